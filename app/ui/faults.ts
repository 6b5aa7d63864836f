import { createContext, use } from 'react';

/** What is wrong with a form: sentences by the name of the field they are about. */
export type Faults = Readonly<Record<string, readonly string[]>>;

export const FaultsContext = createContext<Faults>({});

const none: readonly string[] = [];

/** What is wrong with a field of the form around it. */
export function useFaults(name: string): readonly string[] {
  return use(FaultsContext)[name] ?? none;
}
