import type { FoundCareer } from '#question/careers/find-careers.ts';
import type { ReplyInput } from '#question/reply-input.ts';
import { isChild } from '#planner/time/allowance.ts';
import { joinWords } from '#wording/lists.ts';

import { sayHave, sayTime } from './roadmap-time.ts';
import type { Library } from '../library.ts';
import { escapeMarks } from '../marks.ts';
import type { ReplyBody } from '../reply-body.ts';
import type { Request } from '../request.ts';
import { splitSteps } from '../sentences.ts';
import { linkTopic, nameOf } from '../words.ts';
import { sayNoPromise } from './say-no-promise.ts';
import { sayNeed } from './say-need.ts';

type Asked = Omit<Request, 'name'>;
type Asking = Extract<ReplyInput, { readonly intent: 'career' }>;

/** The verdict first, what the roadmaps count where that belongs to it, and one offer. */
export function writeCareer(library: Library, asked: Asked, asking: Asking): ReplyBody {
  const { found, offered } = asking;
  const says = orderFound(found).flatMap((one) => sayAsked(library, one, offered));
  const work = found.find(({ asked: one }) => one.about === 'work');
  return {
    paragraphs: [
      ...says.map((text) => (isChild(asked.age) ? splitSteps(text) : text)),
      ...(work ? sayNoPromise(library, work.technologies.length > 0 ? work.technologies : offered) : []),
      ...sayCounts(library, asked, asking),
      ...readOn(library, found),
      ...offerPlan(library, asking),
    ],
  };
}

/** What is answered to one of the things asked, about the technologies that it names, or else those meant. */
export function sayAsked(
  library: Library,
  { asked, technologies }: FoundCareer,
  meant: readonly string[],
): string[] {
  if (asked.about === 'question') return [escapeMarks(asked.question.says)];
  const about = technologies.length > 0 ? technologies : meant;
  if (asked.about === 'needed') return sayNeed(library, about, meant).map(escapeMarks);
  const slug = asked.about === 'besides' ? findLast(library, about) : about[0];
  const said = library.careers.technologies[slug ?? '']?.[asked.about];
  return said === undefined ? [] : [escapeMarks(said)];
}

/** What is missing says enough about work: "HTML alone is rarely enough for a job". */
function orderFound(found: readonly FoundCareer[]): readonly FoundCareer[] {
  const besides = found.filter(({ asked }) => asked.about === 'besides');
  return besides.length > 0 ? [...besides, ...found.filter(isNeither)] : found;
}

function isNeither({ asked: { about } }: FoundCareer): boolean {
  return about !== 'besides' && about !== 'work';
}

/** Of several, the one that builds on most of the others. */
function findLast({ needs }: Library, slugs: readonly string[]): string | undefined {
  const countBelow = (slug: string) => slugs.filter((one) => needs[slug]?.includes(one)).length;
  return slugs.toSorted((one, other) => countBelow(other) - countBelow(one))[0];
}

/** An example is where no technology is meant. */
const example = ['python'];

function sayCounts(library: Library, asked: Asked, asking: Asking): string[] {
  const { found, offered } = asking;
  if (!found.some(({ asked: one }) => one.about === 'question' && one.question.counts)) return [];
  const technologies = (offered.length > 0 ? offered : example).slice(0, maxCounted);
  const times = technologies.map((slug) => sayTime(library, slug, { asked, asking }));
  return [
    ...(offered.length > 0 ? times : times.map((time) => time.replace(/^The /, 'As an example, the '))),
    ...sayHave(library, technologies, { asked, asking }),
  ];
}

const maxCounted = 2;

function readOn(library: Library, found: readonly FoundCareer[]): string[] {
  const keys = found.flatMap(({ asked }) => (asked.about === 'question' ? asked.question.also : []));
  const topics = keys.flatMap((key) => library.topics.get(key) ?? []);
  return topics.length === 0 ? [] : [`Read on: ${joinWords(topics.map(linkTopic))}.`];
}

/** A plan of what was named, of what is in the form, or of what the answer advises; none for someone with a heavy heart. */
function offerPlan(library: Library, { found, offered, decided }: Asking): string[] {
  if (decided.intent === 'discouraged') return [];
  const advised = found.flatMap(({ asked }) =>
    asked.about === 'question' ? (asked.question.plan ?? []) : [],
  );
  const [slug] = [...offered, ...advised];
  if (slug === undefined) return [];
  return [`Say "make me a plan for ${escapeMarks(nameOf(library, slug))}", and I will lay out your days.`];
}
