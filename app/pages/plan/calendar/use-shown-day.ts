import { useState } from 'react';

type View = 'list' | 'calendar';

/** An object, so that the same day can be asked for again. */
export type TargetDay = { readonly day: number };

export type ShownDay = ReturnType<typeof useShownDay>;

/** How all days are shown, and the day that the learner asked for, first by the address. */
export function useShownDay() {
  const [view, setView] = useState<View>('list');
  const [target, setTarget] = useState<TargetDay | null>(() => readTarget(location.hash));
  const turn = (next: View, day: TargetDay | null) => {
    setView(next);
    setTarget(day);
  };
  return {
    view,
    target,
    setView: (next: View) => turn(next, null),
    show: (day: number) => turn('list', { day }),
  };
}

function readTarget(hash: string): TargetDay | null {
  const [, day] = /^#day-(\d+)$/.exec(hash) ?? [];
  return day === undefined ? null : { day: Number(day) };
}
