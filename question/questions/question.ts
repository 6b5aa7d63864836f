/** What a learner typed, and the topics that answer it. */
export type Question = {
  /** How it is asked: plain, typo, paraphrase, language, compare, error or beginner. */
  readonly kind: string;
  /** The technology it is about. */
  readonly technology: string;
  /** The language field as typed. */
  readonly field: string;
  readonly text: string;
  /** Keys of the topics that answer, each as right as the others. */
  readonly wanted: readonly string[];
};

/** Reads the lines of a half: kind, technology, field, question and wanted topics, with a tab between; the first line names them. */
export function parseQuestions(lines: string): Question[] {
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
