import { findLanguage } from '#content/examples/languages.ts';
import type { TopicSection } from '#content/roadmap.ts';
import { isChild } from '#planner/time/allowance.ts';
import type { ReplyInput } from '#question/reply-input.ts';
import { joinWords } from '#wording/lists.ts';

import { fenceCode } from '../kinds/fence-code.ts';
import type { Library } from '../library.ts';
import { escapeMarks, marksOf } from '../marks.ts';
import type { ReplyBody } from '../reply-body.ts';
import type { Request } from '../request.ts';
import { splitSteps } from '../sentences.ts';
import { linkTopic, nameOf } from '../words.ts';

type Direct = Pick<Extract<ReplyInput, { readonly intent: 'direct' }>, 'answer' | 'technologies'>;

const pagesShown = 2;

/** The answer itself, code to copy, and where it is taught. */
export function writeDirect(library: Library, { age }: Pick<Request, 'age'>, direct: Direct): ReplyBody {
  const { says, code, topic: key = '', also, next: isDetail } = direct.answer;
  const topic = library.topics.get(key);
  const others = also.flatMap((one) => library.topics.get(one) ?? []);
  const language = findLanguage(topic?.technology ?? direct.technologies[0] ?? '') ?? '';
  return {
    paragraphs: [
      escapeMarks(isChild(age) ? splitSteps(says) : says),
      ...(code === undefined ? [] : [fenceCode(code.trimEnd(), language)]),
      ...(topic ? goOn(topic, others, isDetail) : lead(library, direct, others)),
    ],
  };
}

/** A topic need not teach each detail that is asked about it. */
function goOn(topic: TopicSection, others: readonly TopicSection[], isDetail = false): string[] {
  const pages = marksOf(topic).pages.slice(0, pagesShown);
  const opening = isDetail
    ? `Read on in ${linkTopic(topic)}:`
    : `${linkTopic(topic)} explains it step by step:`;
  return [
    `${opening}\n${pages.map((page) => `- ${page}`).join('\n')}`,
    `**Try it.** ${marksOf(topic).task}`,
    ...(others.length > 0 ? [`Related: ${joinWords(others.map(linkTopic))}.`] : []),
  ];
}

/** Where the answer is about no topic: what to read, and a plan of what it is about. */
function lead(library: Library, { technologies }: Direct, others: readonly TopicSection[]): string[] {
  const plans = technologies.map((slug) => escapeMarks(nameOf(library, slug)));
  return [
    ...(others.length > 0 ? [`Read on: ${joinWords(others.map(linkTopic))}.`] : []),
    ...plans.map((name) => `Say "make me a plan for ${name}", and I will lay out your days.`),
  ];
}
