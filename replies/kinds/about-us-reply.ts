import type { Library } from '../library.ts';

/** What this site is and does, for those who ask about it or complain. */
export function writeAboutUs({ roadmaps }: Library): string[] {
  return [
    `I am the study assistant of this site. I am a program and not a person, so I can misread you. This site has ${roadmaps.size} [Roadmaps](/language) for learning to program.`,
    [
      'I can do three things:',
      '- make a study plan for your days and your time',
      '- explain a topic of a roadmap and link to pages about it',
      '- say what an error message means and which topic helps',
    ].join('\n'),
    'If an answer was not what you meant, ask again in other words, with the technology and the topic by name.',
  ];
}
