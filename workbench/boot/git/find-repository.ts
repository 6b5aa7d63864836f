import type { Repository } from '../../messages.ts';
import type { Terminal } from './terminal.ts';

const looks = 'for folder in "$PWD" */; do [ -d "$folder/.git" ] && echo "$folder" && break; done';

/** The repository in which a program has ended, or else one beside it. Null if there is none. */
export async function findRepository({ ask, folder }: Terminal): Promise<Repository | null> {
  const [inside, beside] = [
    await ask('git rev-parse --show-toplevel 2>/dev/null', folder()),
    await ask(looks, folder()),
  ];
  const found = inside || (beside && (await ask(`cd '${beside}' && pwd`, folder())));
  if (!found) return null;
  const history = await ask('git log --oneline --graph --all 2>/dev/null', found);
  return { folder: found.replace('/home/ana', '~'), history, status: await ask('git status -s', found) };
}
