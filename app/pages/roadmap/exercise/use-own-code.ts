import { useState } from 'react';

import { browserItems } from '../../../browser/browser-storage.ts';

/** What a device keeps of one exercise, in characters. */
const maxKept = 20_000;

type OwnCode = {
  readonly code: string;
  readonly write: (code: string) => void;
  readonly startOver: () => void;
  /** Brings back what starting over has replaced; null if there is nothing. */
  readonly undo: (() => void) | null;
};

/** A learner's code for an exercise, kept on the device from its first change on. */
export function useOwnCode(key: string, starter: string): OwnCode {
  const name = `exercise:${key}`;
  const [code, setCode] = useState(() => browserItems.read(name) ?? starter);
  const [replaced, setReplaced] = useState<string | null>(null);
  const write = (changed: string) => {
    setCode(changed);
    if (changed === starter) browserItems.remove(name);
    else if (changed.length <= maxKept) browserItems.write(name, changed);
  };
  const startOver = () => {
    if (code !== starter) setReplaced(code);
    write(starter);
  };
  const undo = () => {
    if (replaced !== null) write(replaced);
    setReplaced(null);
  };
  return { code, write, startOver, undo: replaced === null ? null : undo };
}
