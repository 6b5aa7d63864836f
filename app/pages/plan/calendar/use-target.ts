import { useEffect, useRef } from 'react';

import type { TargetDay } from './use-shown-day.ts';

/** Opens a week for a day in it, and then goes to that day, once. */
export function useTarget(target: TargetDay | null, isOpen: boolean, open: (isOpen: boolean) => void): void {
  const reached = useRef<TargetDay | null>(null);
  useEffect(() => {
    if (!target || reached.current === target) return;
    if (!isOpen) return open(true);
    reached.current = target;
    const line = document.getElementById(nameDayLine(target.day));
    line?.scrollIntoView({ block: 'center' });
    line?.focus({ preventScroll: true });
  }, [target, isOpen, open]);
}

/** The id of a day in the list, which addresses name. */
export function nameDayLine(day: number): string {
  return `day-${day}`;
}
