import { Check } from 'lucide-react';

import type { Day } from '#planner/types/plan.ts';

import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { NextDay } from './next-day.tsx';

type DoneProps = { readonly tracked: TrackedPlan; readonly day: Day; readonly isDone: boolean };

/** Said when the last work of the day is checked off, and as long as that is so. */
export function DoneForToday({ tracked, day, isDone }: DoneProps) {
  return (
    <output className="today-output">
      {isDone && (
        <span className="today-done">
          <Check aria-hidden />
          <span>
            <strong>Done for today.</strong> <NextDay tracked={tracked} day={day} />
          </span>
        </span>
      )}
    </output>
  );
}
