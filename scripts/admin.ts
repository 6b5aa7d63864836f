import { AdminError, adminCommands } from '#server/admin/commands.ts';
import { readConfig } from '#server/config.ts';
import { migrateConfigured } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { makeMailer } from '#server/mail/make-mailer.ts';

/** `npm run admin -- COMMAND` works on the database of DATA_DIR or DATABASE_URL, while the server runs or without it. */
const [name = '', subject = ''] = process.argv.slice(2);
const command = adminCommands.get(name);
if (!command || (command.argument !== undefined) !== (subject !== '')) {
  const known = [...adminCommands].map(([one, { argument = '' }]) => `  npm run admin -- ${one} ${argument}`);
  console.error(['These commands exist:', ...known].join('\n'));
  process.exit(1);
}
const config = readConfig();
await migrateConfigured(config);
const database = await openDatabase(config, { unhurried: true });
const mailer = makeMailer(config);
try {
  for (const line of await command.run({ database, mailer }, subject)) console.info(line);
} catch (error) {
  if (!(error instanceof AdminError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  mailer.close();
  await database.destroy();
}
