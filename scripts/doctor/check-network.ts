import { createTransport } from 'nodemailer';

import type { Config } from '#server/config.ts';

import { broken, type Finding, look, ok } from './finding.ts';

const patience = 5000;
const fine = 'answers 200';

/** Logs in at the mail server and sends nothing. */
export async function checkMail({ smtpUrl }: Config): Promise<Finding[]> {
  if (smtpUrl === undefined) return [];
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  try {
    await transport.verify();
    return [ok('The mail server accepts us.')];
  } catch (error) {
    return [broken(`The mail server in SMTP_URL does not accept us (${readCode(error)}): correct SMTP_URL.`)];
  } finally {
    transport.close();
  }
}

/** Without it the built-in assistant answers, so this is never broken. */
export async function checkModel({ ai }: Config): Promise<Finding[]> {
  if (!ai) return [];
  const headers: Record<string, string> = ai.key === undefined ? {} : { authorization: `Bearer ${ai.key}` };
  const said = await ask(`${ai.baseUrl}/models`, headers);
  if (said === fine) return [ok('The endpoint of the language model answers.')];
  return [
    look(
      `${ai.baseUrl}/models ${said}: correct AI_BASE_URL or AI_API_KEY, or the built-in assistant answers alone.`,
    ),
  ];
}

/** An address that must answer 200, such as /readyz of each process and /healthz through the proxy. */
export async function checkAddress(address: string): Promise<Finding> {
  const said = await ask(address);
  if (said === fine) return ok(`${address} answers.`);
  return broken(`${address} ${said}: read the log of the service and of the proxy.`);
}

async function ask(address: string, headers: Record<string, string> = {}): Promise<string> {
  try {
    const answer = await fetch(address, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    return `answers ${answer.status}`;
  } catch (error) {
    return `does not answer (${readCode(error instanceof Error ? (error.cause ?? error) : error)})`;
  }
}

function readCode(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
