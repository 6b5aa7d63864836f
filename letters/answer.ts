import { understand } from '#finding/understand.ts';
import type { Understanding } from '#finding/understanding.ts';

import { writeAnswer } from './answer-letter.ts';
import { writeHomework } from './homework-letter.ts';
import type { Letter } from './letter.ts';
import { writePlanLetter } from './plan-letter.ts';
import { writeOffTopic, writeRefusal, writeUncovered } from './short-letters.ts';
import { greet } from './words.ts';
import type { Library } from './library.ts';
import type { Request } from './request.ts';

/** The reply to a request, in Markdown. The same request always gives the same reply. */
export function answerRequest(library: Library, request: Request): string {
  const { name, ...asked } = request;
  const letter = library.recentLetters(JSON.stringify(asked), () =>
    writeLetter(library, request).paragraphs.join('\n\n'),
  );
  return `Hello ${greet(name)},\n\n${letter}`;
}

/** All of the reply but the greeting, which is how learners with the same question can share it. */
export function writeLetter(library: Library, request: Request): Letter {
  const understanding = understand(request.problem, request.language, library.index);
  const letter = writeBody(library, request, understanding);
  return understanding.english ? letter : { paragraphs: [onlyEnglish, ...letter.paragraphs] };
}

const onlyEnglish = 'I can only write in English. I went by the names and terms in your question.';

function writeBody(library: Library, request: Request, understanding: Understanding): Letter {
  switch (understanding.intent) {
    case 'plan':
      return writePlanLetter(library, request, understanding);
    case 'answer':
      return writeAnswer(library, request, understanding);
    case 'homework':
      return { paragraphs: writeHomework(library, understanding) };
    case 'refusal':
      return { paragraphs: writeRefusal(understanding.comfort) };
    case 'off-topic':
      return { paragraphs: writeOffTopic(library, understanding) };
    default:
      return { paragraphs: writeUncovered(library, understanding) };
  }
}
