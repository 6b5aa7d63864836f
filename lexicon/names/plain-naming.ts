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
    'love c r d go basic swift dart rust scheme elm scratch julia ada crystal spring rails shell unix spark phoenix nest koa bun hapi lit remix astro logo less foundation',
    'express node web mean cloud crypto ai ml cyber networking embedded foundation lamp oracle apollo nim hacking website websites sas ember backbone cs ng py',
    'framer twine expo storybook meteor prisma outlook notion premiere houdini maya cypress prometheus maven hugo phaser eiffel forth cad sap',
    'rpa qa etl dbt plc ros sdl copilot cura mojo gimp illustrator playwright procreate obsidian canva kodu sas postman awk apl houdini sdl',
    'algorithm algorithms algo algos stylesheet stylesheets ajax markdown csv containers fetch lua bulma tableau excel basic',
  ]
    .flatMap((line) => line.split(' '))
    .concat('me an'),
);

/** Names that are such in the language field alone: "what next" and "the next 30 days" name nothing. */
export const fieldNames: ReadonlySet<string> = new Set(['next']);

/** What stands before a name that is to be planned or prepared for: "plan for", "exam on", "refresher in", "move to". */
export const wantedBefore =
  /\b(?:plans?|road ?maps?|courses?|bootcamps?|syllabus|curriculum|schedules?|timetables?|lessons?|guides?|path|basics|fundamentals|essentials|introduction|intro|refresher|exams?|tests?|quiz|interviews?|certificat\w*|finals|midterms?|viva|paper|assignment|skills?|days?|weeks?|months?|good at|better at|prepar\w*|ready|start(?:ing)?|begin(?:ning)?|focus|move|moving|switch(?:ing)?|over|come|go(?:ing)?|class|degree|semester|module|new|through|using)(?: (?:for|of|in|on|about|to|with|into|from|my|the|a|some|is|will be|please|daily|weekly|detailed|complete|full|good))* $|\b(?:need|want|wants|wanna|pick up|get into|dive into|brush up(?: on)?|understand|relearn|revise|review|repeat|crack|teach (?:me|us|him|her|my \w+)|then|next|first|now|after that) (?:some |a bit of |a little |the |my |to do |to know |to learn |to study )*$/u;

/** Behind a name that is to be learned, and behind one that begins a list of such names. */
export const wantedAfter =
  /^(?:basics|essentials|fundamentals|exam|test|interview|certificate|refresher|beginner)$/;
export const listedAfter = /^(?:and|in|within|for|then|on|plan|roadmap|days?|weeks?|months?|dys|wk|\d.*|)$/;
