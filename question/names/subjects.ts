import type { TopicIndex } from '../../search/index.ts';
import { type Names, nearestTo } from '../../search/query/names.ts';
import { listMentioned, type Mention } from './mentions.ts';
import { readStack } from './stacks.ts';
import { type FieldReading, splitNames } from './technologies.ts';

/** What a question is about: technologies (none if the learner has not chosen), or what we do not teach (null if unnamed). */
export type Subject =
  /** `bundle` is a full stack, whose technologies are learned one after another as far as the days go. */
  | { readonly technologies: readonly string[]; readonly bundle?: string }
  | { readonly uncovered: string | null };

/** The subject among what we teach. If the field's technology has a topic about what has no roadmap ("Android" in Kotlin), that technology. */
export function findSubject(index: TopicIndex, field: FieldReading, mentions: readonly Mention[]): Subject {
  const subject = chooseSubject(index.names, field, mentions);
  if (!('uncovered' in subject) || subject.uncovered === null || field.kind !== 'covered') return subject;
  const [{ technologies }, names] = [field, splitNames(subject.uncovered)];
  const isTaught = index.topics.some(
    ({ technology, title }) =>
      technologies.includes(technology) && names.every((name) => splitNames(title).includes(name)),
  );
  return isTaught ? { technologies } : subject;
}

/** The field decides, unless the question plainly names something else. What it asks for comes before what it tells. */
export function chooseSubject(names: Names, field: FieldReading, mentions: readonly Mention[]): Subject {
  const stack = readStack(names, field, mentions);
  if (stack) return stack;
  if (field.kind === 'covered') return weighField(names, field.technologies, mentions);
  const plain = listMentioned(mentions.filter((mention) => mention.plain));
  if (plain.length > 0) return { technologies: plain };
  if (field.kind === 'uncovered') return { uncovered: field.name };
  const asked = mentions.filter(({ stance }) => stance === null);
  return readNamed(asked) ?? readNamed(mentions) ?? readNameless(field);
}

function readNamed(mentions: readonly Mention[]): Subject | null {
  const any = listMentioned(mentions);
  if (any.length > 0) return { technologies: any };
  const uncovered = mentions.find((mention) => mention.kind === 'uncovered');
  return uncovered ? { uncovered: uncovered.name } : null;
}

function readNameless(field: FieldReading): Subject {
  return field.kind === 'open' ? { technologies: [] } : { uncovered: null };
}

/** The technologies of the field, or those asked for instead; a list that has them all adds the others. */
function weighField(names: Names, technologies: readonly string[], mentions: readonly Mention[]): Subject {
  const plain = listMentioned(mentions.filter((mention) => mention.plain));
  const asked = listMentioned(mentions.filter(({ stance }) => stance !== 'known'));
  const kept = asked.some((technology) => technologies.includes(technology));
  const widened = technologies.every((technology) => plain.includes(technology));
  if (plain.length > 0 && (widened || !kept)) return { technologies: plain };
  const other = mentions.find((mention) => mention.kind === 'uncovered' && mention.plain);
  if (!other || (!other.wanted && leadsTo(names, technologies, other.name))) return { technologies };
  return kept && !(other.wanted && plain.length === 0) ? { technologies } : { uncovered: other.name };
}

/** With C# in the form, "Unity" is where it leads. */
function leadsTo(names: Names, technologies: readonly string[], uncovered: string): boolean {
  const [nearest] = nearestTo(names, uncovered);
  return nearest !== undefined && !nearest.after && technologies.includes(nearest.technology);
}
