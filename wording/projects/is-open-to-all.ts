/** The interests whose goals begin with something of the learner's own: a language, an exam, an old program, things that only they have. */
const personal: ReadonlySet<string> = new Set(['moving', 'exams', 'old-code', 'own']);

type OfInterest = { readonly interest: string };

export function isOpenToAll({ interest }: OfInterest): boolean {
  return !personal.has(interest);
}

/** The learner's own thing: beside it nothing else is begun. */
export function isPersonal({ interest }: OfInterest): boolean {
  return interest === 'own';
}

/** The goals among which one may come after another. Those who prepare for a test, or make their own thing, begin nothing else. */
export function listToGoOn<Goal extends OfInterest>(own: OfInterest, goals: readonly Goal[]): Goal[] {
  return own.interest === 'exams' || isPersonal(own) ? [] : goals.filter(isOpenToAll);
}
