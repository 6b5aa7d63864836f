import { parseArgs } from 'node:util';

import { readConfig } from '#server/config.ts';

import { examine } from './examine.ts';
import { tellOperator } from './tell-operator.ts';

/**
 * `npm run doctor` says what is wrong with this installation and what to do, and ends with 1 if something is broken.
 * `--ask URL` (as often as needed) must answer 200, `--backups FOLDER` must hold one of the last night, and
 * `--mail ADDRESS` gets a mail when what is broken changes.
 */
const { values } = parseArgs({
  options: {
    ask: { type: 'string', multiple: true, default: [] },
    backups: { type: 'string' },
    mail: { type: 'string' },
  },
});
const variables = process.env;
const findings = await examine({
  variables,
  nodeVersion: process.versions.node,
  addresses: values.ask,
  backups: values.backups,
});
for (const { state, said } of findings) console.info(`${state.padEnd(6)} ${said}`);
if (values.mail !== undefined) await tell(values.mail);
if (findings.some(({ state }) => state === 'broken')) process.exitCode = 1;

async function tell(address: string): Promise<void> {
  try {
    await tellOperator(readConfig(variables), address, findings);
  } catch (error) {
    console.error(
      `No mail could be sent to ${address}: ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = 1;
  }
}
