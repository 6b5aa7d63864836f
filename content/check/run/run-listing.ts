import type { z } from 'zod';

import type { CodeLanguage, runSchema } from '../../examples/example-schema.ts';

type Written = z.infer<typeof runSchema>;

/** A listing with the topic that it belongs to. */
export type RunListing = Omit<Written, 'when' | 'language'> & {
  readonly technology: string;
  readonly slug: string;
  readonly language: CodeLanguage;
};

/** What came of a run. `shown` is what the expression `shows` gave. */
export type RunOutcome = {
  readonly printed: string;
  readonly errors: string;
  readonly failed: boolean;
  readonly isLate?: boolean;
  readonly shown?: unknown;
};

/** Runs listings in a fresh folder each. */
export type ListingBench = {
  readonly run: (listing: RunListing, folder: string) => Promise<RunOutcome>;
  readonly close?: () => Promise<void>;
};

/** What can run listings, if the tools that it needs are on this machine. */
export type ListingRunner = {
  readonly needs: readonly string[];
  readonly open: () => Promise<ListingBench>;
};
