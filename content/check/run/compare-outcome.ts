import type { RunOutcome, RunListing } from './run-listing.ts';

/** What differs from what is written, or null. Spaces at the ends of lines do not count. */
export function compareOutcome(listing: RunListing, outcome: RunOutcome): string | null {
  const { prints, fails, shows } = listing;
  if (outcome.isLate) return 'did not end in time';
  if (fails !== undefined) return compareFailure(fails, outcome);
  if (outcome.failed) return `failed:\n${lastLines(outcome)}`;
  if (shows !== undefined)
    return outcome.shown === true ? null : `\`shows\` is ${String(outcome.shown)}, not true`;
  if (prints === undefined) return 'has no outcome. It printed:\n' + trimLines(outcome.printed);
  const printed = trimLines(outcome.printed);
  return printed === trimLines(prints)
    ? null
    : `printed:\n${printed}\nbut is written as:\n${trimLines(prints)}`;
}

function compareFailure(fails: string, outcome: RunOutcome): string | null {
  if (!outcome.failed) return `was to fail, but printed:\n${trimLines(outcome.printed)}`;
  const said = `\n${trimLines(`${outcome.printed}\n${outcome.errors}`)}\n`;
  return said.includes(`\n${trimLines(fails)}\n`) ? null : `failed with other words:\n${lastLines(outcome)}`;
}

export function trimLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  return lines.join('\n').trimEnd();
}

function lastLines({ printed, errors }: RunOutcome): string {
  return trimLines(`${printed}\n${errors}`).split('\n').slice(-12).join('\n');
}
