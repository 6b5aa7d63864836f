/** What an expression reads: the document, and variables. */
export type Scope = { readonly root: unknown; readonly variables: ReadonlyMap<string, unknown> };

/** Gives the value of an expression; undefined if it has none. */
export type Run = (scope: Scope) => unknown;

export function openScope(root: unknown, variables: ReadonlyMap<string, unknown> = new Map()): Scope {
  return { root, variables };
}

export function withVariables({ root, variables }: Scope, added: Readonly<Record<string, unknown>>): Scope {
  return { root, variables: new Map([...variables, ...Object.entries(added)]) };
}
