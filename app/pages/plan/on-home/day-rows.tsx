import '../plan.css';
import '../days/work-box.css';
import { nameWork } from '#journal/fold/state.ts';
import type { Day, Item } from '#planner/types/plan.ts';
import { describePart, headFill } from '#wording/plan.ts';
import { titleProject } from '#wording/projects/describe-project.ts';

import { recordWithUndo } from '../../../record/undo-offer.ts';
import { useTopic } from '../../../record/use-record.ts';
import { listWork } from '../days/list-work.ts';
import { PlanSelfCheck } from '../days/plan-self-check.tsx';
import { readPart } from '../days/read-part.ts';
import { WorkBox } from '../days/work-box.tsx';
import { describeFill, listProjectParts } from '../describe-fill.ts';
import { TopicLink } from '../topic-link.tsx';
import { nameItem } from '../topics.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';

type DayProps = { readonly tracked: TrackedPlan; readonly day: Day };

/** The work of a day in short lines with checkboxes; the plan itself says more about each. */
export function DayRows({ tracked, day }: DayProps) {
  const { asked, fill } = listWork(tracked, day);
  return (
    <ul className="plan-list plan-checks home-rows">
      {day.items.map((item) => (
        <ItemRow key={item.key} tracked={tracked} item={item} />
      ))}
      {asked.map((work) => (
        <PlanSelfCheck key={nameWork(work)} tracked={tracked} work={work} />
      ))}
      {fill && (
        <li>
          <WorkBox tracked={tracked} work={fill}>
            <FillText tracked={tracked} day={day} />
          </WorkBox>
        </li>
      )}
    </ul>
  );
}

type ItemRowProps = { readonly tracked: TrackedPlan; readonly item: Item };

function ItemRow({ tracked: { shown }, item }: ItemRowProps) {
  const { isDone, change } = readPart(useTopic(item.key), item);
  const part = item.parts > 1 ? ` (${describePart(item)})` : '';
  return (
    <li className="home-row" data-done={isDone}>
      <label className="choice work-box">
        <input
          type="checkbox"
          aria-label={`Done: ${nameItem(shown, item.key)}${part}`}
          checked={isDone}
          disabled={!shown.has(item.key)}
          onChange={() => void recordWithUndo(change)}
        />
      </label>
      <span>
        <TopicLink shown={shown} topic={item.key} />
        {part}
      </span>
      <span className="plan-facts">{item.minutes} min</span>
    </li>
  );
}

/** Projects are named here, and told in the plan. */
function FillText({ tracked, day }: DayProps) {
  if (!day.fill) return null;
  if (day.fill.kind !== 'project') return <>{describeFill(tracked, day)}</>;
  const titles = listProjectParts(tracked, day.day).flatMap((part) => titleProject(part) ?? []);
  return (
    <>
      {headFill(day.fill)} {[...new Set(titles)].join(', ')}
    </>
  );
}
