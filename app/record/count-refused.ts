import { openRecord } from './sync.ts';

/** How many events the account's server did not accept. They stay here, and are sent again after the next login. */
export async function countRefused(): Promise<number> {
  const database = await openRecord();
  return database ? database.count('refused') : 0;
}
