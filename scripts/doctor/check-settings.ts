import { stat } from 'node:fs/promises';

import { type Config, readConfig, variableNames } from '#server/config.ts';
import { explainStartError } from '#server/process/explain-start-error.ts';
import { listWarnings } from '#server/warnings.ts';

import { broken, type Finding, look, ok } from './finding.ts';

type Variables = NodeJS.ProcessEnv;

/** The settings, or what is wrong with them. */
export function parseSettings(variables: Variables): Config | Finding {
  try {
    return readConfig(variables);
  } catch (error) {
    return broken(`${explainStartError(error)} Correct it in the environment of the service.`);
  }
}

export async function checkSettings(config: Config, variables: Variables): Promise<Finding[]> {
  const warnings = listWarnings(config, Object.keys(variables)).map(look);
  const open = await listOpenSecrets(variables);
  const risks = [
    isPlain(config.publicUrl) &&
      look('PUBLIC_URL begins with http: passwords travel in the clear; put a proxy with TLS in front.'),
    !config.rateLimit && broken('RATE_LIMIT is off: anyone may guess passwords; remove it.'),
    config.databaseUrl !== undefined &&
      isPlainDatabase(config.databaseUrl) &&
      look('The database is on another machine and DATABASE_URL asks for no TLS: add ?sslmode=verify-full.'),
    config.backupKey === undefined &&
      look(
        'BACKUP_KEY is not set: backups can be read by whoever has the file; set a key and keep it elsewhere.',
      ),
  ];
  return [
    ok(`The settings can be read: learners open ${config.publicUrl}.`),
    ...warnings,
    ...open.map((name) => broken(`Everyone on this machine can read the file in ${name}: chmod o= it.`)),
    ...risks.filter((risk) => risk !== false),
  ];
}

async function listOpenSecrets(variables: Variables): Promise<string[]> {
  const names = Object.keys(variables).filter(
    (name) => name.endsWith('_FILE') && variableNames.includes(name),
  );
  const modes = await Promise.all(names.map(async (name) => (await stat(variables[name] ?? '')).mode));
  return names.filter((_, at) => ((modes[at] ?? 0) & 0o004) !== 0);
}

function isPlain(address: string): boolean {
  return address.startsWith('http:') && !isLocal(new URL(address).hostname);
}

function isPlainDatabase(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? hostname;
  return (
    !host.startsWith('/') && !isLocal(host) && !/^(require|verify-)/.test(searchParams.get('sslmode') ?? '')
  );
}

function isLocal(host: string): boolean {
  return host === '' || host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}
