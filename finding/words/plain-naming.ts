/** Words before a name that make it the subject: "in Java", "learn Java". */
export const plainBefore: ReadonlySet<string> = new Set(
  'in learn learning study studying master mastering aprender aprendo estudiar estudar en em apprendre lernen imparare auf w nauczyc ucze на изучить выучить'.split(
    ' ',
  ),
);

/** Words behind a name that make it the subject: "Java roadmap". */
export const plainAfter: ReadonlySet<string> = new Set(
  'roadmap plan syllabus course programming language developer tutorial lang program lernen ogrenmek सीखना'.split(
    ' ',
  ),
);

/** Names that are everyday words or single letters: in a question they are names only where they are the subject. */
export const riskyNames: ReadonlySet<string> = new Set(
  [
    'c r d go basic swift dart rust scheme elm scratch julia ada crystal spring rails shell unix spark phoenix nest koa bun hapi lit remix astro logo less foundation',
    'express node web mean cloud crypto ai ml cyber networking embedded foundation lamp oracle apollo nim hacking website websites sas ember backbone cs ng py',
    'algorithm algorithms algo algos stylesheet stylesheets ajax markdown csv containers fetch lua bulma tableau excel basic',
  ].flatMap((line) => line.split(' ')),
);

/** Names that are such in the language field alone: "what next" and "the next 30 days" name nothing. */
export const fieldNames: ReadonlySet<string> = new Set(['next']);
