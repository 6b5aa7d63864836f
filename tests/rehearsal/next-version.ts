import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const left = new Set(['node_modules', '.git', 'data', 'tests', 'bench', 'app', 'site']);

/** A copy of this version with one more table and one more asset on its first page. Gives its main file. */
export async function makeNextVersion(folder: string): Promise<string> {
  const next = join(folder, 'next');
  const filter = (source: string) => !left.has(source.slice(root.length + 1));
  await cp(root, next, { recursive: true, filter });
  await symlink(join(root, 'node_modules'), join(next, 'node_modules'));
  await change(join(next, 'server/database/migrations.ts'), (text) =>
    text.replace(
      /(export const migrations[^{]*\{)/,
      "$1\n  '999-rehearsal': { up: async (db) => void (await sql`create table rehearsal (id text)`.execute(db)) },",
    ),
  );
  const client = join(next, 'dist/client');
  await writeFile(join(client, 'assets/next-rehearsal.js'), '');
  await change(join(client, 'index.html'), (text) =>
    text.replace('</head>', '<link rel="modulepreload" href="/assets/next-rehearsal.js"></head>'),
  );
  for (const suffix of ['br', 'gz']) await rm(join(client, `index.html.${suffix}`), { force: true });
  return join(next, 'server/main.ts');
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = edit(text);
  if (changed === text) throw new Error(`${file} is not as the rehearsal expects it.`);
  await writeFile(file, changed);
}
