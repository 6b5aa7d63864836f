/** What clients met. `failed` got no answer of ours, `unavailable` was asked to try again while the database was away. */
export type Tally = {
  requests: number;
  failed: number;
  unavailable: number;
  unexpected: string[];
  pages: number;
  missingAssets: string[];
  /** Writes on their way when a process was killed. */
  cut: number;
};

export function makeTally(): Tally {
  return { requests: 0, failed: 0, unavailable: 0, unexpected: [], pages: 0, missingAssets: [], cut: 0 };
}
