import type { CareerQuestion } from '#content/careers/career-schema.ts';
import type { TopicIndex } from '#search/index.ts';
import { errorLine } from '../classify/tag-message.ts';
import { looksLikeCode } from '../intent/content.ts';
import type { CareerAsked, CareersIndex } from './careers-index.ts';
import { matchRule } from './match-rule.ts';
import type { Place } from './place.ts';
import { readParts } from './read-parts.ts';

export type FoundCareer = {
  readonly asked: CareerAsked;
  /** The technologies named with it, the one that is asked about first. */
  readonly technologies: readonly string[];
  readonly parts: number;
};

type Known = Pick<TopicIndex, 'names' | 'vocabulary'>;

/** What a message asks about worth, work and choice: at most two things, the likeliest first. */
export function findCareers(
  index: CareersIndex,
  known: Known,
  { message, form }: { readonly message: string; readonly form: readonly string[] },
): FoundCareer[] {
  if (looksLikeCode(message) || errorLine.test(message) || message.length > longest) return [];
  const said = readParts(index, known, message);
  const matches = index.rules.flatMap((rule): Match[] => {
    const places = rule.ofForm && form.length === 0 ? null : matchRule(rule, said);
    return places && namesEachOnce(places) ? [{ asked: rule.asked, places, ofForm: rule.ofForm }] : [];
  });
  const best = pickBest(matches);
  const named = said.get('tech') ?? [];
  return best.map(({ asked, places }) => ({
    asked,
    technologies: listNamed(places, named),
    parts: places.length,
  }));
}

/** Whether a message speaks of what a question is about, which is the first part of each of its rules. */
export function namesSubject(
  index: CareersIndex,
  known: Known,
  message: string,
  { id, when }: CareerQuestion,
): boolean {
  return when.length === 0 || listSubjects(index, known, message).includes(id);
}

export function namesAnySubject(index: CareersIndex, known: Known, message: string): boolean {
  return listSubjects(index, known, message).length > 0;
}

function listSubjects(index: CareersIndex, known: Known, message: string): string[] {
  const said = readParts(index, known, message);
  return index.rules.flatMap(({ parts: [subject = ''], asked }) =>
    asked.about === 'question' && said.has(subject) ? [asked.question.id] : [],
  );
}

const longest = 700;

type Match = { readonly asked: CareerAsked; readonly places: readonly Place[]; readonly ofForm: boolean };

/** The rule with the most parts wins, then the first. A second thing is asked if it takes other words. */
function pickBest(matches: readonly Match[]): Match[] {
  const ranked = matches.toSorted((one, other) => weigh(other) - weigh(one));
  const [best, ...others] = ranked;
  if (!best) return [];
  const second = others.find((one) => nameAsked(one) !== nameAsked(best) && isBeside(best, one));
  return second ? [best, second] : [best];
}

function weigh({ places, ofForm }: Match): number {
  return ofForm ? 1 : places.length;
}

function nameAsked({ asked }: Match): string {
  return asked.about === 'question' ? asked.question.id : asked.about;
}

/** Two questions about one technology may share words; other questions must not overlap. */
function isBeside(best: Match, other: Match): boolean {
  if (other.ofForm || other.places.length < 2) return false;
  if (best.asked.about !== 'question' && other.asked.about !== 'question') return true;
  const [first, second] = [measure(best), measure(other)];
  return first.end <= second.start || second.end <= first.start;
}

function measure({ places }: Match): Place {
  return {
    start: Math.min(...places.map(({ start }) => start)),
    end: Math.max(...places.map(({ end }) => end)),
  };
}

/** "React without JSX" names one technology. */
function namesEachOnce(places: readonly Place[]): boolean {
  const slugs = places.flatMap(({ slug }) => slug ?? []);
  return new Set(slugs).size === slugs.length;
}

function listNamed(places: readonly Place[], named: readonly Place[]): string[] {
  return [...new Set([...places, ...named].flatMap(({ slug }) => slug ?? []))];
}
