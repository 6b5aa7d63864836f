import { eraseDeleted } from '../../database/erase-deleted.ts';
import type { Services } from '../../services.ts';

/** Deletes an account and what belongs to it, so that nothing of it stays readable in the files of the server. */
export async function eraseAccount(
  { database, mailer }: Pick<Services, 'database' | 'mailer'>,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  await database.deleteFrom('accounts').where('id', '=', id).execute();
  await database.deleteFrom('outbox').where('email', '=', email).execute();
  await eraseDeleted(database);
  await mailer.forget(email);
}
