import { checkBackups } from './check-backups.ts';
import { checkDatabase } from './check-database.ts';
import { checkBuild, checkFolders, checkNode } from './check-machine.ts';
import { checkAddress, checkMail, checkModel } from './check-network.ts';
import { checkSettings, parseSettings } from './check-settings.ts';
import type { Finding } from './finding.ts';

export type Examination = {
  readonly variables: NodeJS.ProcessEnv;
  readonly nodeVersion: string;
  readonly addresses: readonly string[];
  readonly backups: string | undefined;
};

/** Everything that the doctor looks at, in the order in which it is told. */
export async function examine({
  variables,
  nodeVersion,
  addresses,
  backups,
}: Examination): Promise<Finding[]> {
  const config = parseSettings(variables);
  const node = checkNode(nodeVersion);
  if ('state' in config) return [node, config];
  const parts = await Promise.all([
    checkSettings(config, variables),
    checkFolders(config),
    checkDatabase(config),
    checkBuild(),
    checkMail(config),
    checkModel(config),
    ...(backups === undefined ? [] : [checkBackups(backups, Date.now()).then((finding) => [finding])]),
    ...addresses.map(async (address) => [await checkAddress(address)]),
  ]);
  return [node, ...parts.flat()];
}
