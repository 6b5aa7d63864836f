import { nameWork } from '#journal/fold/state.ts';
import type { Day } from '#planner/model/plan.ts';

import { nameSort } from '../../../../wording/event.ts';
import { listWork } from './list-work.ts';
import type { LivingPlan } from '../tracked/tracked.ts';
import { nameTopic } from '../topics.ts';
import { nameWorkIn } from './name-work-in.ts';
import { WorkBox } from './work-box.tsx';

type WorkLinesProps = { readonly living: LivingPlan; readonly day: Day };

/** What a day asks again, and what its other minutes are for: on days that are over, with boxes to check off. */
export function WorkLines({ living, day }: WorkLinesProps) {
  const isPast = day.day < living.progress.today;
  return isPast ? <PastWork living={living} day={day} /> : <WorkToCome living={living} day={day} />;
}

function PastWork({ living, day }: WorkLinesProps) {
  const { asked, fill, besides } = listWork(living, day);
  const all = [...asked, ...(fill ? [fill] : []), ...besides];
  if (all.length === 0) return null;
  return (
    <ul className="plan-lines">
      {all.map((work) => (
        <li key={nameWork(work)}>
          <WorkBox living={living} work={work} isSmall>
            {nameWorkIn(work, (key) => nameTopic(living.shown, key))}
          </WorkBox>
        </li>
      ))}
    </ul>
  );
}

function WorkToCome({ living, day }: WorkLinesProps) {
  const { asked } = listWork(living, day);
  const names = asked.flatMap(({ about }) => about).map((key) => nameTopic(living.shown, key));
  const fill = day.fill ? [`${nameSort(day.fill.kind)}, ${day.fill.minutes} min`] : [];
  const questions = names.length > 0 ? [`questions on ${names.join(', ')}`] : [];
  const line = [...questions, ...fill].join('; ');
  return line === '' ? null : (
    <p className="plan-facts plan-work">{line.charAt(0).toUpperCase() + line.slice(1)}</p>
  );
}
