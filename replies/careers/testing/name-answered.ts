import { askSample, library } from '../../testing/ask-sample.ts';

const kinds = ['worth', 'work', 'besides', 'needed'] as const;
const { questions, technologies } = library.careers;
/** What each text is an answer to. */
const answers: readonly (readonly [text: string, name: string])[] = [
  ...questions.map(({ id, says }) => [says, id] as const),
  ...Object.values(technologies).flatMap((told) => kinds.map((kind) => [told[kind], kind] as const)),
];

/** What a reply answers about worth, work and choice: ids of questions, what is asked of a technology, or "compare". */
export function nameAnswered(problem: string, language = ''): string[] {
  const paragraphs = askSample({ language, problem }).replaceAll('\\', '').split('\n\n');
  return paragraphs.flatMap((paragraph) => {
    if (/^Learn the basics of .* first: /.test(paragraph)) return ['needed'];
    if (/^(?:For [^.:]{3,60}, take|As a first language, take|Take|Learn) \*\*/.test(paragraph))
      return ['compare'];
    return answers.filter(([text]) => text === paragraph).map(([, name]) => name);
  });
}
