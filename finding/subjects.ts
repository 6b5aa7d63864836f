import { listMentioned, type Mention } from './mentions.ts';
import { readStack } from './stacks.ts';
import type { FieldReading } from './technologies.ts';

/** What a question is about: technologies we teach (none where the learner has not chosen), or what we do not, null where unnamed. */
export type Subject =
  /** `bundle` names a full stack, whose technologies are learnt one after the other as far as the days go. */
  | { readonly technologies: readonly string[]; readonly bundle?: string }
  | { readonly uncovered: string | null };

/**
 * The subject by field and question. The field decides, unless the question plainly names something else and nothing of the field; where
 * the field says nothing, what the question names decides.
 */
export function chooseSubject(field: FieldReading, mentions: readonly Mention[]): Subject {
  const stack = readStack(field, mentions);
  if (stack) return stack;
  if (field.kind === 'covered') return weighField(field.technologies, mentions);
  const plain = listMentioned(mentions.filter((mention) => mention.plain));
  if (plain.length > 0) return { technologies: plain };
  if (field.kind === 'uncovered') return { uncovered: field.name };
  const any = listMentioned(mentions);
  const uncovered = mentions.find((mention) => mention.kind === 'uncovered');
  if (any.length > 0) return { technologies: any };
  if (uncovered) return { uncovered: uncovered.name };
  return field.kind === 'open' ? { technologies: [] } : { uncovered: null };
}

/** The field's technologies, or what the question names in their place; a list that holds them all widens them. */
function weighField(technologies: readonly string[], mentions: readonly Mention[]): Subject {
  const plain = listMentioned(mentions.filter((mention) => mention.plain));
  const kept = listMentioned(mentions).some((technology) => technologies.includes(technology));
  const widened = technologies.every((technology) => plain.includes(technology));
  if (plain.length > 0 && (widened || !kept)) return { technologies: plain };
  const other = mentions.find((mention) => mention.kind === 'uncovered' && mention.plain);
  return kept || !other ? { technologies } : { uncovered: other.name };
}
