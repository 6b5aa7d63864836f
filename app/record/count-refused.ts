import { openRecord } from './sync.ts';

export async function countRefused(): Promise<number> {
  const database = await openRecord();
  return database ? database.count('refused') : 0;
}
