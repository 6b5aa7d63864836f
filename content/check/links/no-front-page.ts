import { type ContentRule, listTopicSources } from '../text/rule.ts';

/** Path segments that only say where documentation or a book begins. */
const generic =
  /^(index|welcome|home|docs?|documentation|en|en-us|latest|stable|current|html|manual|guides?|handbook|book|learn|reference|v?\d+(\.\d+)*e?)(\.\w+)?$/i;

/** Hosts with many books or courses, and the number of path segments of a front page there. */
const shelves = new Map([
  ['www.w3schools.com', 1],
  ['www.programiz.com', 1],
  ['goalkicker.com', 1],
  ['inventwithpython.com', 1],
  ['thevalleyofcode.com', 1],
  ['opentextbc.ca', 1],
  ['cs50.harvard.edu', 2],
  ['greenteapress.com', 2],
  ['beej.us', 2],
]);

/** Books, courses and sections with their own folder or file on a host. */
const books: ReadonlySet<string> = new Set([
  'https://bookdown.org/rdpeng/exdata',
  'https://bookdown.org/roback/bookdown-BeyondMLR',
  'https://cran.r-project.org/doc/contrib/Faraway-PRA.pdf',
  'https://crumplab.github.io/statistics/',
  'https://csgillespie.github.io/efficientR/',
  'https://developer.android.com/courses/android-basics-compose/course',
  'https://docs.gradle.org/current/userguide/userguide.html',
  'https://jakevdp.github.io/WhirlwindTourOfPython/',
  'https://learn.jquery.com/about-jquery/',
  'https://learn.jquery.com/performance/',
  'https://learn.jquery.com/using-jquery-core/',
  'https://learnbyexample.github.io/100_page_python_intro/',
  'https://rstudio-education.github.io/hopr/',
  'https://runestone.academy/ns/books/published/fopp/index.html',
  'https://web.dev/learn/accessibility/',
  'https://web.dev/learn/forms/',
  'https://web.dev/learn/images',
  'https://www.khanacademy.org/computing/computer-science/algorithms',
  'https://www.py4e.com/lessons',
  'https://www.robmiles.com/s/CSharp-Book-2019-Refresh.pdf',
]);

/** Pages with the address of a front page that are themselves about their topic. */
const allowed: ReadonlySet<string> = new Set([
  'https://api.jquery.com/html/',
  'https://api.jquery.com/index/',
  'https://en.wikipedia.org/wiki/HTML',
  'https://sass-lang.com/guide/',
  'https://vite.dev/guide/',
  'https://vitest.dev/guide/',
  'https://beej.us/guide/bggdb/',
  'https://www.bigocheatsheet.com/',
]);

/** No link leads to the front page of a site, a book, a course or documentation. */
export const frontPageRule: ContentRule = {
  name: 'links-no-front-page',
  check: ({ technology }) =>
    listTopicSources(technology).flatMap(({ slug, websites }) =>
      websites
        .filter(isFrontPage)
        .map((url) => ({ topic: slug, message: `${url} is a front page: link the page on this topic` })),
    ),
};

function isFrontPage(address: string): boolean {
  if (allowed.has(address)) return false;
  if (books.has(address)) return true;
  const { host, pathname, hash, search } = new URL(address);
  if (hash !== '' || search !== '') return false;
  const parts = pathname.split('/').filter((part) => part !== '' && !/^index\.\w+$/.test(part));
  return parts.length <= (shelves.get(host) ?? 0) || parts.every((part) => generic.test(part));
}
