import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';

import { z } from 'zod';

const text = z.string().trim();
const isUrl = (...protocols: string[]) =>
  text.refine((url) => URL.canParse(url) && protocols.includes(new URL(url).protocol));
const integer = (min: number, max: number) =>
  text
    .regex(/^\d+$/)
    .transform(Number)
    .refine((number) => number >= min && number <= max);
const isHost = (host: string) => isIP(host) !== 0 || /^[a-z0-9.-]+$/i.test(host);

const isOrigin = (url: string) => URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`;

const environment = z.object({
  PORT: integer(0, 65535).default(3000),
  HOST: text.refine(isHost).default('127.0.0.1'),
  PUBLIC_URL: isUrl('http:', 'https:').refine(isOrigin).optional(),
  DATA_DIR: text.default('./data'),
  ASSETS_DIR: text.optional(),
  DATABASE_URL: isUrl('postgres:', 'postgresql:').optional(),
  AI_BASE_URL: isUrl('http:', 'https:').optional(),
  AI_API_KEY: text.optional(),
  AI_MODEL: text.optional(),
  AI_CALLS_A_DAY: integer(0, 1_000_000).default(1000),
  AI_READING: z.enum(['always', 'unsure', 'never']).default('always'),
  SMTP_URL: isUrl('smtp:', 'smtps:').optional(),
  MAIL_FROM: text.regex(/^[^\s@<>]+@[^\s@<>]+$/).optional(),
  TRUSTED_PROXIES: integer(0, 10).default(0),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  METRICS_TOKEN: text.min(16).optional(),
  BACKUP_KEY: text.min(16).optional(),
});

/** Each may also be the content of a file that NAME_FILE names, so that no secret is in the environment. */
const secrets = ['DATABASE_URL', 'AI_API_KEY', 'SMTP_URL', 'METRICS_TOKEN', 'BACKUP_KEY'] as const;

/** Sentences never repeat a value, which may be a secret. */
const meanings: Record<keyof z.infer<typeof environment>, string> = {
  PORT: 'a whole number from 0 to 65535',
  HOST: 'the name or address to listen on',
  PUBLIC_URL: 'the http:// or https:// address that learners open, without a path',
  DATA_DIR: 'a folder',
  ASSETS_DIR: 'a folder',
  DATABASE_URL: 'a postgres:// address',
  AI_BASE_URL: 'an http:// or https:// address',
  AI_API_KEY: 'text',
  AI_MODEL: 'text, and set together with AI_BASE_URL',
  AI_CALLS_A_DAY: 'a whole number from 0 to 1000000',
  AI_READING: 'always, unsure or never',
  SMTP_URL: 'an smtp:// or smtps:// address',
  MAIL_FROM: 'an e-mail address',
  TRUSTED_PROXIES: 'a whole number from 0 to 10',
  RATE_LIMIT: 'on or off',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent',
  METRICS_TOKEN: 'at least 16 characters long',
  BACKUP_KEY: 'at least 16 characters long',
};

export const variableNames: readonly string[] = [
  ...Object.keys(meanings),
  ...secrets.map((name) => `${name}_FILE`),
];

/** SD_LISTEN_FDS_START in systemd's sd_listen_fds(3). */
const firstKeptSocket = 3;

export type Config = ReturnType<typeof makeConfig>;

export class ConfigError extends Error {}

/** Empty variables count as absent. Throws a ConfigError that says what each wrong variable must be. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.entries({ ...variables, ...readSecrets(variables) }).filter(
    ([, value]) => value?.trim() !== '',
  );
  const result = environment.safeParse(Object.fromEntries(given));
  const wrong = new Set(result.error?.issues.map((issue) => issue.path[0]));
  if (result.data && (result.data.AI_BASE_URL === undefined) !== (result.data.AI_MODEL === undefined)) {
    wrong.add('AI_MODEL');
  }
  if (result.data && wrong.size === 0) return makeConfig(result.data);
  const sentences = Object.entries(meanings).filter(([name]) => wrong.has(name));
  throw new ConfigError(sentences.map(([name, meaning]) => `${name} must be ${meaning}.`).join(' '));
}

function readSecrets(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read: NodeJS.ProcessEnv = {};
  for (const name of secrets) {
    const path = variables[`${name}_FILE`]?.trim();
    if (!path) continue;
    if (variables[name]?.trim()) throw new ConfigError(`Set ${name} or ${name}_FILE, not both.`);
    try {
      read[name] = readFileSync(path, 'utf8').trim();
    } catch {
      throw new ConfigError(`${name}_FILE must be a file that can be read.`);
    }
  }
  return read;
}

/** What the build has to know: where learners open the site; empty if that is not set. */
export function readSiteAddress(variables: NodeJS.ProcessEnv = process.env): string {
  return variables['PUBLIC_URL']?.trim() ? readConfig(variables).publicUrl : '';
}

export function readVariableNames(variables: NodeJS.ProcessEnv = process.env): string[] {
  return Object.keys(variables);
}

/** The number of a listening socket that systemd opened and keeps while the server restarts, if there is one. */
export function findKeptSocket(
  variables: NodeJS.ProcessEnv = process.env,
  pid = process.pid,
): number | undefined {
  const isForUs = variables['LISTEN_PID'] === String(pid) && Number(variables['LISTEN_FDS']) >= 1;
  return isForUs ? firstKeptSocket : undefined;
}

function makeConfig(read: z.infer<typeof environment>) {
  const publicUrl = new URL(read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).origin;
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: key } = read;
  const { AI_CALLS_A_DAY: callsADay, AI_READING: reading } = read;
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl,
    dataDir: resolve(read.DATA_DIR),
    assetsDir: resolve(read.ASSETS_DIR ?? join(read.DATA_DIR, 'assets')),
    databaseUrl: read.DATABASE_URL,
    ai:
      baseUrl !== undefined && model !== undefined ? { baseUrl, model, key, callsADay, reading } : undefined,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    trustedProxies: read.TRUSTED_PROXIES,
    rateLimit: read.RATE_LIMIT === 'on',
    logLevel: read.LOG_LEVEL,
    metricsToken: read.METRICS_TOKEN,
    backupKey: read.BACKUP_KEY,
  };
}
