import type { ReplyOutput } from './fetch-reply.ts';

/** The first paragraph of a reply that says more than hello, without its marks. */
export function readGist({ text }: Pick<ReplyOutput, 'text'>): string {
  const paragraphs = text.split('\n\n');
  const first = paragraphs.find((paragraph) => !/^(Hello |I understood: )/.test(paragraph));
  const [line = ''] = (first ?? text).split('\n');
  return line
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/\\([\\*_[\]#|~!])/g, '$1');
}
