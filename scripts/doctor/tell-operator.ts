import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '#server/config.ts';
import { makeMailer } from '#server/mail/make-mailer.ts';

import type { Finding } from './finding.ts';

/** Mails what is broken when that has changed since the last time, and that all is well again. */
export async function tellOperator(
  config: Config,
  address: string,
  findings: readonly Finding[],
): Promise<boolean> {
  const sentences = findings.filter(({ state }) => state === 'broken').map(({ said }) => said);
  const file = join(config.dataDir, 'doctor.json');
  const now = JSON.stringify(sentences.map(withoutNumbers));
  const before = await readFile(file, 'utf8').catch(() => '[]');
  if (now === before) return false;
  const mailer = makeMailer(config);
  const subject = sentences.length === 0 ? 'All is well again' : `${sentences.length} things are broken`;
  const text = `${sentences.join('\n\n') || 'Nothing is broken any more.'}\n`;
  await mailer
    .send({ to: { name: 'Operator', address }, subject: `${config.publicUrl}: ${subject}`, text })
    .finally(() => mailer.close());
  await mkdir(config.dataDir, { recursive: true });
  await writeFile(file, now);
  return true;
}

/** A backup that gets older is the same news. */
function withoutNumbers(said: string): string {
  return said.replaceAll(/\d+(\.\d+)?/g, '#');
}
