/** Plain JSON data. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

type About = { readonly technology: string; readonly topic: string };
type Link = About & { readonly url: string };
type PlanTopic = About & { readonly plan: string };
/** What a day of a plan asks for besides new topics: `work` says of which sort it is, `about` which topics it is on. */
type PlanWork = {
  readonly plan: string;
  readonly day: number;
  readonly work: string;
  readonly about: readonly About[];
};

/** What each kind of event says besides its stamp. */
export type Bodies = {
  /** `parts` are behind the learner of a topic that a plan splits; 0 where it is only begun. */
  readonly 'topic-started': About & { readonly parts: number };
  readonly 'topic-done': About;
  readonly 'topic-skipped': About;
  /** The topic is open again. */
  readonly 'topic-undone': About;
  readonly 'link-read': Link;
  readonly 'link-unread': Link;
  /** The whole note; an empty one is none. */
  readonly 'note-written': About & { readonly text: string };
  readonly 'topic-starred': About;
  readonly 'topic-unstarred': About;
  readonly 'stopped-here': About;
  readonly 'check-right': About;
  readonly 'check-wrong': About;
  readonly 'own-link-added': Link & { readonly title: string };
  readonly 'own-link-removed': Link;
  /** A plan, or its new layout: `request` and `days` are the planner's to read. `starts` is the date of its day 1. */
  readonly 'plan-saved': {
    readonly plan: string;
    readonly title: string;
    readonly starts: string;
    readonly request: Json;
    readonly days: Json;
  };
  /** To a day of the plan, from 1; the next layout takes it in or overrules it. */
  readonly 'plan-moved': PlanTopic & { readonly day: number };
  readonly 'plan-locked': PlanTopic & { readonly locked: boolean };
  /** Another topic stands in for this one. */
  readonly 'plan-swapped': PlanTopic & { readonly other: About };
  readonly 'plan-dropped': PlanTopic & { readonly dropped: boolean };
  readonly 'plan-work-done': PlanWork;
  /** The work is open again. */
  readonly 'plan-work-undone': PlanWork;
  readonly 'plan-removed': { readonly plan: string };
  /** A value of null is none. */
  readonly 'setting-chosen': { readonly name: string; readonly value: Json };
  /** Forgets the progress in one roadmap; notes, stars and own links stay. */
  readonly 'roadmap-reset': { readonly technology: string };
  /** Takes back an earlier event, which may be an undo. */
  readonly undo: { readonly event: string };
};

export type Kind = keyof Bodies;

/** Where and when an event was made. */
export type Stamp = {
  /** A UUID of version 7, made by `makeId`: its text sorts by time. */
  readonly id: string;
  readonly device: string;
  /** The learner's local time with its offset, as in 2026-11-21T08:39:23.000+01:00; its first ten characters are their date. */
  readonly at: string;
};

export type EventBody = { readonly [K in Kind]: { readonly kind: K } & Bodies[K] }[Kind];
export type JournalEvent = { readonly [K in Kind]: Stamp & { readonly kind: K } & Bodies[K] }[Kind];

/** Where an event is made: `now` in milliseconds since 1970, `offset` in minutes east of Greenwich. */
export type Origin = { readonly device: string; readonly now: number; readonly offset: number };

/** The stamp of a new event, whose id `makeId` made. */
export function makeStamp(id: string, { device, now, offset }: Origin): Stamp {
  const local = new Date(now + offset * 60_000).toISOString().slice(0, -1);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const zone = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
  return { id, device, at: `${local}${offset < 0 ? '-' : '+'}${zone}` };
}

/** The learner's date when the event was made, as in 2026-11-21. */
export function dateOf({ at }: Stamp): string {
  return at.slice(0, 10);
}
