import { measureEdits } from '../search/text/edit-distance.ts';

import { type Config, variableNames } from './config.ts';

/** Settings that are probably mistakes. */
export function listWarnings(config: Config, names: readonly string[]): string[] {
  const { smtpUrl, publicUrl, trustedProxies, dataDir } = config;
  const isHttps = publicUrl.startsWith('https:');
  const warnings = [
    smtpUrl === undefined && `SMTP_URL is not set: mail is written to ${dataDir}/mail and not sent.`,
    !names.includes('PUBLIC_URL') && `PUBLIC_URL is not set: links in mail start with ${publicUrl}.`,
    isHttps && trustedProxies === 0 && 'TRUSTED_PROXIES is 0: behind a proxy all learners share one limit.',
  ];
  return [...warnings.filter((warning) => warning !== false), ...listMisspelled(names)];
}

function listMisspelled(names: readonly string[]): string[] {
  const unknown = names.filter((name) => !variableNames.includes(name));
  return unknown.flatMap((name) => {
    const meant = variableNames.find((known) => known.length > 5 && measureEdits(name, known, 3) <= 3);
    return meant === undefined ? [] : [`${name} is unknown and has no effect. Did you mean ${meant}?`];
  });
}
