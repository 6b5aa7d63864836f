import { runLimits } from '../limits.ts';
import type { Ending, StopReason } from '../messages.ts';

const seconds = (time: number) => `${time / 1000} seconds`;

const stops: Readonly<Record<StopReason, string>> = {
  learner: 'Stopped.',
  silence: `Stopped, because it printed nothing for ${seconds(runLimits.silence)}. Does it have a loop that never ends?`,
  run: `Stopped after ${seconds(runLimits.run)}.`,
  start: 'It did not start in time on this device. Press Run to try again.',
  output: `Stopped, because it printed more than ${runLimits.output.toLocaleString('en')} characters. The rest is not shown.`,
};

export function describeEnding(ending: Ending): string {
  if (ending.how === 'done') return 'Finished.';
  if (ending.how === 'stopped') return stops[ending.why];
  return ending.line === null ? 'It ended with an error.' : `It ended with an error in line ${ending.line}.`;
}
