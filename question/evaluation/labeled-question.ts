export type LabeledQuestion = {
  /** How it is asked: plain, typo, paraphrase, language, compare, error or beginner. */
  readonly kind: string;
  readonly technology: string;
  readonly field: string;
  readonly text: string;
  readonly wanted: readonly string[];
};

/** Reads the lines of a half: kind, technology, field, question and wanted topics, with a tab between; the first line names them. */
export function parseQuestions(lines: string): LabeledQuestion[] {
  return lines
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [kind = '', technology = '', field = '', text = '', wanted = ''] = line.split('\t');
      return {
        kind,
        technology,
        field,
        text,
        wanted: wanted.split(' ').map((slug) => `${technology}/${slug}`),
      };
    });
}
