import type { Stamp } from './stamp.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

type About = { readonly technology: string; readonly topic: string };
type Link = About & { readonly url: string };
type PlanTopic = About & { readonly plan: string };
/** Work of a plan's day besides new topics: `work` is its sort, `about` its topics. */
type PlanWork = {
  readonly plan: string;
  readonly day: number;
  readonly work: string;
  readonly about: readonly About[];
};

export type Bodies = {
  /** Finished parts of a topic that a plan splits; 0 if it was only begun. */
  readonly 'topic-started': About & { readonly parts: number };
  readonly 'topic-done': About;
  readonly 'topic-skipped': About;
  readonly 'topic-undone': About;
  readonly 'link-read': Link;
  readonly 'link-unread': Link;
  readonly 'note-written': About & { readonly text: string };
  readonly 'topic-starred': About;
  readonly 'topic-unstarred': About;
  readonly 'stopped-here': About;
  readonly 'check-right': About;
  readonly 'check-wrong': About;
  readonly 'own-link-added': Link & { readonly title: string };
  readonly 'own-link-removed': Link;
  /** A plan or its new layout. Only the planner reads `request` and `days`. `starts` is the date of day 1. */
  readonly 'plan-saved': {
    readonly plan: string;
    readonly title: string;
    readonly starts: string;
    readonly request: Json;
    readonly days: Json;
  };
  /** To a day of the plan, from 1, until the next layout. */
  readonly 'plan-moved': PlanTopic & { readonly day: number };
  readonly 'plan-locked': PlanTopic & { readonly locked: boolean };
  readonly 'plan-swapped': PlanTopic & { readonly other: About };
  readonly 'plan-dropped': PlanTopic & { readonly dropped: boolean };
  readonly 'plan-work-done': PlanWork;
  readonly 'plan-work-undone': PlanWork;
  readonly 'plan-removed': { readonly plan: string };
  readonly 'setting-chosen': { readonly name: string; readonly value: Json };
  readonly 'roadmap-reset': { readonly technology: string };
  /** Takes back an earlier event, which may itself be an undo. */
  readonly undo: { readonly event: string };
};

export type Kind = keyof Bodies;

export type EventBody = { readonly [K in Kind]: { readonly kind: K } & Bodies[K] }[Kind];
export type JournalEvent = { readonly [K in Kind]: Stamp & { readonly kind: K } & Bodies[K] }[Kind];
