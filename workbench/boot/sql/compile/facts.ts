import type { Call } from '../syntax/syntax.ts';
import { readClock, writeDate, writeDateTime } from '../values/dates.ts';
import { types } from '../values/types.ts';
import type { Env } from './scope.ts';
import { integer, makeText, nullValue, type Value } from './value.ts';

/** The release that the roadmap is about. The ending says that it is no server. */
export const version = '8.4.0-in-page';

/** What the surroundings say: the time, and who asks where. Null if it is none of these. */
export function compileFact({ name, args }: Call, { catalog, lastInsertId, rowCount }: Env): Value | null {
  if (args.length > 0) return null;
  const now = readClock();
  switch (name) {
    case 'NOW':
    case 'SYSDATE':
    case 'CURRENT_TIMESTAMP':
    case 'LOCALTIMESTAMP':
    case 'UTC_TIMESTAMP':
      return { ...makeText(writeDateTime(now)), type: types.datetime };
    case 'CURDATE':
    case 'CURRENT_DATE':
    case 'UTC_DATE':
      return { ...makeText(writeDate(now)), type: types.date };
    case 'CURTIME':
    case 'CURRENT_TIME':
      return { ...makeText(writeDateTime(now).slice(11)), type: types.time };
    case 'DATABASE':
    case 'SCHEMA':
      return catalog.current === null ? nullValue : { ...makeText(catalog.current), isNullable: true };
    case 'VERSION':
      return makeText(version);
    case 'USER':
    case 'CURRENT_USER':
    case 'SESSION_USER':
      return makeText('root@localhost');
    case 'CONNECTION_ID':
      return integer('8', false);
    case 'LAST_INSERT_ID':
      return integer(String(lastInsertId), false);
    case 'ROW_COUNT':
      return integer(String(rowCount), false);
    default:
      return null;
  }
}
