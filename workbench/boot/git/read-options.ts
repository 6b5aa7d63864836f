import type { Setting } from './config-file.ts';

/** What stands before the name of a command: `-C folder`, `--git-dir folder` and `-c name=value`. */
export function readOptions(words: readonly string[]) {
  const own: Setting[] = [];
  let [folder, at] = ['.', 0];
  for (; at < words.length; at += 1) {
    const [word = '', next = ''] = words.slice(at);
    if (word.startsWith('--git-dir=')) folder = word.slice('--git-dir='.length);
    else if (word === '-C' || word === '-c' || word === '--git-dir') {
      if (word === '-c') own.push(readSetting(next));
      else folder = next;
      at += 1;
    } else if (word !== '--no-pager' && word !== '-P') break;
  }
  return { rest: words.slice(at), folder, own };
}

function readSetting(text: string): Setting {
  const at = text.indexOf('=');
  return at === -1 ? [text.toLowerCase(), 'true'] : [text.slice(0, at).toLowerCase(), text.slice(at + 1)];
}

/** The words of an alias. */
export function splitWords(text: string): string[] {
  const words = text.matchAll(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g);
  return Array.from(words, ([word]) => word.replaceAll(/['"]/g, ''));
}

/** A word as the shell reads it back. */
export function quoteWord(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
