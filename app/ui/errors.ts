import { createContext, use } from 'react';

/** What is wrong with a form: sentences by the name of the field they are about. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export const ErrorsContext = createContext<FieldErrors>({});

const none: readonly string[] = [];

/** What is wrong with a field of the form around it. */
export function useErrors(name: string): readonly string[] {
  return use(ErrorsContext)[name] ?? none;
}
