import type { TopicIndex } from '#search/index.ts';
import { classifyIntent } from '../classify-intent.ts';
import type { Intent } from '../meaning/meaning.ts';
import type { ReplyInput } from '../reply-input.ts';
import type { CareerAsked } from './careers-index.ts';
import type { FoundCareer } from './find-careers.ts';

type Message = { readonly read: ReplyInput; readonly problem: string };

/** Keeps what was found by its parts if the message is likely to mean it. */
export function keepMeant(
  index: TopicIndex,
  found: readonly FoundCareer[],
  { read, problem }: Message,
): readonly FoundCareer[] {
  const fitting = found.filter((one) => fits(read, one));
  if (fitting.length === 0) return [];
  const shares = classifyIntent(index, problem, { hasReply: false });
  const sum = (...intents: readonly Intent[]) =>
    shares.reduce((all, { label, share }) => (intents.includes(label) ? all + share : all), 0);
  if (sum('danger', 'harm') >= danger || sum('crisis') >= crisis) return fitting.filter(isOfNamed);
  const isTaught = read.intent === 'answer' && sum('concept', 'error') >= taught && sum('career') < hardly;
  return fitting.filter((one) => !isTaught || one.parts >= clear || isWhole(one.asked));
}

/** Nothing is said if somebody may be in danger, and little if the message is most likely about something that we teach. */
const [danger, crisis, taught, hardly] = [0.25, 0.4, 0.85, 0.05];
/** From this number of parts on, a question is clear. */
const clear = 3;

/** Never answers about what has no roadmap with another technology; how long a roadmap takes is counted elsewhere. */
function fits(read: ReplyInput, { asked, parts }: FoundCareer): boolean {
  if (isCompared(read)) return asked.about === 'besides' && parts >= clear;
  if (asked.about === 'question') return true;
  return read.intent !== 'uncovered' && !(read.intent === 'advice' && read.about === 'time');
}

/** A comparison stays one, unless more is asked: "after HTML and CSS, what should I learn". */
function isCompared(read: ReplyInput): boolean {
  return read.intent === 'compare' && (read.contrast !== null || read.choice !== null);
}

/** "Is C dead" has a word that people in despair use too. */
function isOfNamed({ asked, technologies }: FoundCareer): boolean {
  return asked.about !== 'question' && technologies.length > 0;
}

/** Whether it is about a technology as a whole, which no topic answers. */
function isWhole({ about }: CareerAsked): boolean {
  return about === 'worth' || about === 'work';
}
