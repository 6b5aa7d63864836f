/** A name that stands for several technologies, in the order in which they are learnt. */
export type Bundle = {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly technologies: readonly string[];
};

type Row = readonly [name: string, aliases: readonly string[], technologies: string];

const rows: readonly Row[] = [
  ['MERN', ['mern, mern stack, mern development, mern stack development'], 'mongo express react nodejs'],
  ['MEAN', ['mean stack, mean stack development, mean'], 'mongo express angular nodejs'],
  ['MEVN', ['mevn, mevn stack'], 'mongo express vue nodejs'],
  ['LAMP', ['lamp, lamp stack, xampp, php mysql, php and mysql'], 'php sql'],
  [
    'Front end',
    [
      'front end, frontend, front end development, frontend development, front end developer',
      'frontend developer, front end web development, client side',
    ],
    'html css javascript',
  ],
  [
    'Back end',
    [
      'back end, backend, back end development, backend development, back end developer, backend developer',
      'server side',
    ],
    'javascript nodejs express sql',
  ],
  [
    'Full stack',
    [
      'full stack, fullstack, full stack development, fullstack development, full stack developer',
      'fullstack developer, full stack web development, full stack web developer',
    ],
    'html css javascript nodejs express mongo react',
  ],
  [
    'Web development',
    [
      'web development, web dev, webdev, web developer, web, website, websites, web designing',
      'website development, web programming, web technologies',
    ],
    'html css javascript',
  ],
];

export const bundles: readonly Bundle[] = rows.map(([name, aliases, technologies]) => ({
  name,
  aliases: aliases.flatMap((line) => line.split(', ')),
  technologies: technologies.split(' '),
}));
