import type { JournalEvent } from '../event/event.ts';
import { keyOf, type Renames } from '../renames.ts';
import { nameWork, type PlanState, type Work } from './state.ts';

export type PlanEvent = Extract<JournalEvent, { readonly plan: string }>;

type WorkEvent = Extract<PlanEvent, { readonly work: string }>;

type PlanDraft = {
  saved: Extract<PlanEvent, { kind: 'plan-saved' }> | null;
  moved: Map<string, number>;
  readonly locked: Set<string>;
  readonly dropped: Set<string>;
  readonly swapped: Map<string, string>;
  readonly worked: Map<string, Work>;
};

export function foldPlans(events: readonly PlanEvent[], renames: Renames): Map<string, PlanState> {
  const drafts = new Map<string, PlanDraft>();
  for (const event of events) {
    const draft = drafts.get(event.plan) ?? startPlan();
    drafts.set(event.plan, draft);
    if (event.kind === 'plan-removed') drafts.delete(event.plan);
    else if (event.kind === 'plan-saved') savePlan(draft, event);
    else if ('work' in event) applyWorkEvent(draft, event, renames);
    else for (const { key } of renames.follow(keyOf(event))) applyPlanEvent(draft, event, { key, renames });
  }
  return new Map([...drafts].flatMap(([id, draft]) => finishPlan(id, draft)));
}

function startPlan(): PlanDraft {
  return {
    saved: null,
    moved: new Map(),
    locked: new Set(),
    dropped: new Set(),
    swapped: new Map(),
    worked: new Map(),
  };
}

/** A new layout replaces earlier moves, and keeps what the learner locked, dropped, swapped and finished. */
function savePlan(draft: PlanDraft, event: Extract<PlanEvent, { kind: 'plan-saved' }>): void {
  draft.saved = event;
  draft.moved = new Map();
}

function applyPlanEvent(
  draft: PlanDraft,
  event: Exclude<PlanEvent, WorkEvent | { kind: 'plan-saved' | 'plan-removed' }>,
  { key, renames }: { key: string; renames: Renames },
): void {
  const other = event.kind === 'plan-swapped' ? renames.follow(keyOf(event.other))[0] : undefined;
  if (other) draft.swapped.set(key, other.key);
  if (event.kind === 'plan-moved') draft.moved.set(key, event.day);
  if (event.kind === 'plan-locked') setMember(draft.locked, key, event.locked);
  if (event.kind === 'plan-dropped') setMember(draft.dropped, key, event.dropped);
}

/** Work on a topic that was split is about all of its successors. */
function applyWorkEvent(draft: PlanDraft, { kind, day, work, about }: WorkEvent, renames: Renames): void {
  const keys = about.flatMap((topic) => renames.follow(keyOf(topic)).map(({ key }) => key));
  const done = { day, work, about: [...new Set(keys)] };
  if (kind === 'plan-work-done') draft.worked.set(nameWork(done), done);
  else draft.worked.delete(nameWork(done));
}

function setMember(members: Set<string>, key: string, belongs: boolean): void {
  if (belongs) members.add(key);
  else members.delete(key);
}

function finishPlan(id: string, { saved, ...changes }: PlanDraft): [string, PlanState][] {
  if (!saved) return [];
  const { title, starts, request, days } = saved;
  return [[id, { id, title, starts, request, days, ...changes }]];
}
