/** Words around a technology's name that are not part of it. */
export const fillerWords: ReadonlySet<string> = new Set(
  [
    'programming language lang languages basic basics fundamentals course tutorial tutorials coding code coder programmer development developer',
    'beginner beginners advanced intermediate complete full introduction intro from scratch zero the a an and or with using in for of to i want',
    'learn learning study please only my lenguaje programacion programmierung langage linguagem programmieren sprache язык bahasa dili version',
    'latest new core framework library stack plus web dev roadmap plan e y et und ve i oder o also then first something some just me teach',
  ].flatMap((line) => line.split(' ')),
);

/** What is written by who does not know yet what to learn, or says it only in general. */
export const openWords: ReadonlySet<string> = new Set(
  [
    'any anything idk none nothing na n/a no not sure dont know help suggest suggestion choose you decide everything all other whatever - ?',
    'computer science software engineering engineer it programming coding code technology computers english language languages which one',
  ].flatMap((line) => line.split(' ')),
);
