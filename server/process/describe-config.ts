import type { Config } from '../config.ts';

/** What a server works with, for one line of its log. Contains no secret. */
export function describeConfig(config: Config): Record<string, string | number> {
  const { ai, databaseUrl, smtpUrl, dataDir } = config;
  return {
    database: databaseUrl === undefined ? `SQLite in ${dataDir}` : `PostgreSQL at ${nameHost(databaseUrl)}`,
    mail: smtpUrl === undefined ? `files in ${dataDir}/mail` : `SMTP at ${nameHost(smtpUrl)}`,
    assistant: ai ? `built in, and ${ai.model} at ${nameHost(ai.baseUrl)}` : 'built in',
    assets: config.assetsDir,
    proxies: config.trustedProxies,
    limits: config.rateLimit ? 'on' : 'off',
    metrics: config.metricsToken === undefined ? 'off' : 'on',
  };
}

function nameHost(address: string): string {
  const { host, searchParams } = new URL(address);
  return searchParams.get('host') ?? host;
}
