import type { Judgment } from './judge-page.ts';

/** The address without the place inside the page: a page is visited once for all rows that lead into it. */
export function pageOf(url: string): string {
  const page = new URL(url);
  page.hash = '';
  return page.href;
}

/** The registry's text with what the visits showed. Rows of pages without a judgment stay as they are. */
export function updateRows(text: string, judgments: ReadonlyMap<string, Judgment>): string {
  const [header = '', ...lines] = text.split('\n');
  const updated = lines.map((line) => {
    const url = line.split('\t')[0] ?? '';
    const judgment = URL.canParse(url) ? judgments.get(pageOf(url)) : undefined;
    return judgment ? updateRow(line, judgment) : line;
  });
  return [header, ...updated].join('\n');
}

/** What is dead stays dead until it works again, even if other visits are unknown on this machine. */
function updateRow(line: string, judgment: Judgment): string {
  const columns = line.split('\t');
  const [url = '', title = '', kind = '', cost = '', language = '', evidence = '', seen = ''] = columns;
  const [state = '', moved = '', archived = ''] = columns.slice(7);
  const page = [url, title, kind, cost, language];
  const row =
    judgment.state === 'works'
      ? [...page, 'opened', judgment.worked, 'works', keepPlace(judgment.moved, url), archived]
      : [...page, evidence, seen, state === 'dead' ? state : judgment.state, moved, archived];
  return row.join('\t').replace(/\t+$/, '');
}

function keepPlace(moved: string, url: string): string {
  return moved === '' ? '' : `${moved}${new URL(url).hash}`;
}
