import { common, createLowlight } from 'lowlight';

import type { CodeLanguage } from './example-schema.ts';

type Root = ReturnType<ReturnType<typeof createLowlight>['highlight']>;
type Mark = { readonly kind: string; readonly text: string };

const { highlight } = createLowlight(common);

/** Grammars that have another name there. */
const grammars: Partial<Readonly<Record<CodeLanguage, string>>> = {
  angular: 'typescript',
  html: 'xml',
  jsx: 'javascript',
  mongo: 'javascript',
  tsx: 'typescript',
  vue: 'xml',
};

/** What the colors tell apart; `p` is plain. */
const kinds: Readonly<Record<string, string>> = {
  attr: 'a',
  attribute: 'a',
  built_in: 't',
  comment: 'c',
  deletion: 's',
  doctag: 'c',
  keyword: 'k',
  literal: 'n',
  meta: 'm',
  name: 't',
  number: 'n',
  quote: 'c',
  regexp: 's',
  'selector-attr': 'a',
  'selector-class': 't',
  'selector-id': 't',
  'selector-pseudo': 'a',
  'selector-tag': 't',
  string: 's',
  subst: 'p',
  symbol: 'n',
  'template-tag': 'm',
  'template-variable': 'a',
  title: 't',
  type: 't',
  variable: 'a',
};

/** Kind and length of each piece of the code, in order, such as "k3p1t5". Together they are as long as the code. */
export function markCode(code: string, language: CodeLanguage): string {
  const marks = listMarks(highlight(grammars[language] ?? language, code), 'p');
  return joinEqual(marks)
    .map(({ kind, text }) => `${kind}${text.length}`)
    .join('');
}

function listMarks(node: Root | Root['children'][number], kind: string): Mark[] {
  if (node.type === 'text') return [{ kind, text: node.value }];
  if (!('children' in node)) return [];
  const own = node.type === 'element' ? readKind(node.properties['className'], kind) : kind;
  return node.children.flatMap((child) => listMarks(child, own));
}

function readKind(names: unknown, outer: string): string {
  const [name = ''] = Array.isArray(names) ? names.map(String) : [];
  return kinds[name.replace('hljs-', '')] ?? outer;
}

/** Spaces have no color: they go with what comes before them. */
function joinEqual(marks: readonly Mark[]): Mark[] {
  const joined: Mark[] = [];
  for (const mark of marks) {
    const last = joined.at(-1);
    const isSame = last && (last.kind === mark.kind || mark.text.trim() === '');
    if (isSame) joined[joined.length - 1] = { kind: last.kind, text: last.text + mark.text };
    else joined.push(mark);
  }
  return joined;
}
