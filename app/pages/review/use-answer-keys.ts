import { type RefObject, useEffect } from 'react';

/** While the focus is in the answer, 1 says that the learner knew it, and 2 that they did not. */
export function useAnswerKeys(
  place: RefObject<HTMLElement | null>,
  record: (isRight: boolean) => void,
): void {
  useEffect(() => {
    const { current } = place;
    const listen = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || repeat) return;
      if (key === '1' || key === '2') record(key === '1');
    };
    current?.addEventListener('keydown', listen);
    return () => current?.removeEventListener('keydown', listen);
  });
}
