/** The interests whose goals begin with something of the learner's own: a language, an exam, an old program. */
const personal: ReadonlySet<string> = new Set(['moving', 'exams', 'old-code']);

/** Whether a goal suits people who did not ask for it. */
export function isOpenToAll({ interest }: { readonly interest: string }): boolean {
  return !personal.has(interest);
}
