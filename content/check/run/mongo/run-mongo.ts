import type { RunOutcome, Runner, RunListing } from '../run-listing.ts';
import { typeIntoShell } from './shell.ts';

/** Lines for MongoDB's shell, answered by mingo. */
export const mongoRunner: Runner = {
  needs: [],
  open: async () => ({ run: async (listing) => runShell(listing) }),
};

function runShell({ code, setup }: RunListing): RunOutcome {
  try {
    return { printed: typeIntoShell(code, setup), errors: '', failed: false };
  } catch (error) {
    return { printed: '', errors: String(error), failed: true };
  }
}
