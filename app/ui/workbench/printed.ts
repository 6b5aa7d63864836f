/** Printed text, with errors apart from the rest. */
export type Printed = { readonly id: number; readonly text: string; readonly isError: boolean };

/** Joins text to what was printed before it in the same way. */
export function addOutput(output: readonly Printed[], added: Omit<Printed, 'id'>): Printed[] {
  const last = output.at(-1);
  if (last?.isError !== added.isError) return [...output, { ...added, id: output.length }];
  return [...output.slice(0, -1), { ...last, text: last.text + added.text }];
}
