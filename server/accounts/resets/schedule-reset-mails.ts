import { isDatabaseUnavailable } from '../../database/is-database-unavailable.ts';
import { limits } from '../../limits.ts';
import type { Services } from '../../services.ts';
import { sendDueResetMails } from './reset-outbox.ts';

/** Looks for mails to send until the server stops. Mails that are left then are sent after the next start. */
export function scheduleResetMails(services: Services): void {
  let isBusy = false;
  const run = async () => {
    isBusy = true;
    // While the database is gone, /readyz says so.
    await sendDueResetMails(services)
      .catch((error: unknown) => {
        if (!isDatabaseUnavailable(error)) throw error;
      })
      .finally(() => (isBusy = false));
  };
  const timer = setInterval(() => {
    if (!isBusy) services.background.run('sending mails', run);
  }, limits.mail.every);
  services.stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
}
