import type { FormRule } from '#contract/rules.ts';

import type { FieldErrors } from '../ui/errors.ts';

type Texts = Readonly<Record<string, string>>;

/** An empty field gets its sentence in `asked`, or its first rule. Null if there are no errors. */
export function findErrors<Form extends Texts>(
  rules: readonly FormRule<Form>[],
  form: Form,
  asked: Texts,
): FieldErrors | null {
  const broken = rules.filter(([holds]) => !holds(form));
  const errors: Record<string, readonly string[]> = {};
  for (const [name, value] of Object.entries(form)) {
    const sentences = broken.flatMap(([, message, field]) => (field === name ? [message] : []));
    const first = isEmpty(name, value) ? (asked[name] ?? sentences[0]) : undefined;
    if (first !== undefined) errors[name] = [first];
    else if (sentences.length > 0) errors[name] = sentences;
  }
  return Object.keys(errors).length > 0 ? errors : null;
}

/** A password may consist of spaces. */
function isEmpty(name: string, value: string): boolean {
  return (name.endsWith('password') ? value : value.trim()) === '';
}
