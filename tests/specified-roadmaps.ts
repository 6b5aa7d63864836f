/** What the specification fixes about a technology. Topics after `lastId`, and videos beyond `minVideos`, are ours. */
export type SpecifiedRoadmap = {
  readonly slug: string;
  readonly name: string;
  readonly heading: string;
  readonly firstId: number;
  readonly lastId: number;
  readonly minVideos: number;
  /** The label above the videos; the JSON page alone says "Link:". */
  readonly videosLabel: 'Link:' | 'Links:';
};

type Row = readonly [
  slug: string,
  name: string,
  heading: string,
  first: number,
  last: number,
  videos: number,
];

const rows: readonly Row[] = [
  ['html', 'HTML', 'HTML', 0, 68, 4],
  ['css', 'CSS', 'CSS', 0, 90, 3],
  ['python', 'Python', 'PYTHON', 1, 36, 2],
  ['react', 'React', 'React', 1, 30, 2],
  ['nodejs', 'NodeJS', 'NODEJS', 0, 52, 2],
  ['javascript', 'JavaScript', 'JAVASCRIPT', 0, 65, 2],
  ['java', 'Java', 'JAVA', 1, 30, 4],
  ['sql', 'MySQL', 'SQL', 0, 53, 2],
  ['mongo', 'MongoDB', 'MongoDB', 0, 52, 2],
  ['angular', 'Angular (AngularJS)', 'ANGULAR', 0, 71, 2],
  ['bootstrap', 'Bootstrap', 'BOOTSTRAP', 0, 76, 2],
  ['vue', 'Vue', 'VUE', 0, 13, 2],
  ['git', 'Git', 'GIT', 0, 107, 4],
  ['ruby', 'Ruby', 'RUBY', 0, 75, 3],
  ['json', 'JSON', 'JSON', 0, 60, 3],
  ['jquery', 'JQuery', 'JQUERY', 0, 110, 2],
  ['dsa', 'DSA', 'DSA', 0, 89, 4],
  ['c', 'C', 'C', 0, 17, 3],
  ['cpp', 'C++', 'C++', 0, 48, 4],
  ['csharp', 'C#', 'C#', 0, 60, 3],
  ['r', 'R', 'R', 0, 60, 2],
  ['kotlin', 'Kotlin', 'KOTLIN', 0, 76, 3],
  ['typescript', 'TypeScript', 'TYPESCRIPT', 0, 89, 2],
  ['express', 'Express', 'EXPRESS', 1, 74, 2],
  ['tailwind', 'Tailwind', 'TAILWIND', 0, 60, 3],
  ['php', 'PHP', 'PHP', 0, 122, 3],
];

/** The 26 technologies that the specification asks for, in the order of its catalogue page (sections 2 and 3). */
export const specifiedRoadmaps: readonly SpecifiedRoadmap[] = rows.map(
  ([slug, name, heading, firstId, lastId, minVideos]) => ({
    slug,
    name,
    heading,
    firstId,
    lastId,
    minVideos,
    videosLabel: slug === 'json' ? 'Link:' : 'Links:',
  }),
);
