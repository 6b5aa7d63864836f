import { ViewBar } from '../view/view-bar.tsx';
import { CheckResult } from './check-result.tsx';
import { OwnLinks } from '../own-links/own-links.tsx';
import { ReadTick } from './read-tick.tsx';
import { ResetProgress } from './reset-progress.tsx';
import { RoadmapFinished } from './roadmap-finished.tsx';
import { TopicTools } from './topic-tools.tsx';
import { describeRoadmapChange } from './describe-roadmap-change.ts';
import { UndoBar } from '../../../record/controls/undo-bar.tsx';
import { WhatChanged } from './what-changed.tsx';

/** What the record adds to a roadmap page: one file, which loads after the page. */
export const tools = {
  CheckResult,
  OwnLinks,
  ReadTick,
  ResetProgress,
  RoadmapFinished,
  TopicTools,
  UndoBar,
  ViewBar,
  describeRoadmapChange,
  WhatChanged,
} as const;

export type Tools = typeof tools;
