/** What a program may use; times are in milliseconds. */
export const runLimits = {
  /** For a run without output, which is most likely an endless loop. */
  silence: 5000,
  run: 60_000,
  /** For a runtime to start on a slow device, after it has been downloaded. */
  start: 60_000,
  frame: 8000,
  output: 100_000,
  error: 8000,
  /** What may be told of a repository, each part. */
  repository: 20_000,
  /** What a test may say. */
  saw: 500,
  /** For one loop of a script in a previewed page, which has no thread of its own in every browser. */
  loop: 1000,
  /** For a page to load and to be tested. */
  page: 10_000,
  batch: 30,
  shared: 20_000,
} as const;
