import type { Work } from '#journal/fold/state.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { PlanTopic } from '#planner/types/plan-topic.ts';
import type { Progress } from '#planner/types/progress.ts';

import type { ProjectsByDay } from '../projects/list-projects.ts';
import type { ProjectStep } from '../projects/project-part.ts';

/** A saved plan as a calendar shows it, from a browser or on the server. */
export type CalendarPlan = {
  readonly saved: {
    readonly id: string;
    readonly title: string;
    readonly starts: string;
    readonly worked: ReadonlyMap<string, Work>;
  };
  readonly plan: Plan;
  readonly progress: Progress;
  /** Topics and steps by key; what is missing no longer exists. */
  readonly shown: ReadonlyMap<string, CalendarTopic | CalendarStep>;
  readonly projects: ProjectsByDay;
};

type CalendarTopic = Pick<PlanTopic, 'title'> & { readonly websites: readonly { readonly url: string }[] };

type CalendarStep = Pick<ProjectStep, 'title' | 'needs' | 'does' | 'shows'> & { readonly step: true };
