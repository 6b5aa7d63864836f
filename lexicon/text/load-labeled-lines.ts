import { readdir, readFile } from 'node:fs/promises';

/** A message as someone may write it, with its label, its language and the file of its author. */
export type AuthorLine = {
  readonly author: string;
  readonly label: string;
  readonly language: string;
  readonly text: string;
};

/** The lines of all files of a folder, in a fixed order. */
export async function loadLabeledLines(folder: URL): Promise<AuthorLine[]> {
  const files = (await readdir(folder)).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  return texts.flatMap((content, at) =>
    content
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [label = '', language = '', text = ''] = line.split('\t');
        const author = files[at]?.replace('.tsv', '') ?? '';
        return { author, label, language, text: text.replaceAll(' ⏎ ', '\n') };
      }),
  );
}
