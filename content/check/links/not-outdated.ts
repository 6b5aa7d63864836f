import { type ContentRule, listTopicSources } from '../text/rule.ts';

/** Outdated documentation, and what to link instead. */
const outdated: readonly (readonly [RegExp, string])[] = [
  [/^https:\/\/docs\.oracle\.com\/javase\//, 'dev.java, or the documentation of Java 25'],
  [/^https:\/\/docs\.oracle\.com\/en\/java\/javase\/(?!25\/)\d+\//, 'the documentation of Java 25'],
  [/java-?8-?tutorial/, 'dev.java'],
  [/^https:\/\/junit\.org\/junit[45]\b/, 'docs.junit.org'],
  [/^https:\/\/docs\.junit\.org\/[45]\./, 'docs.junit.org/current'],
  [/^https:\/\/dev\.mysql\.com\/doc\/refman\/([1-7]\.\d|8\.[0-3])/, 'the manual of MySQL 8.4 or 9.7'],
  [/^https:\/\/docs\.ruby-lang\.org\/en\/[1-3]\.\d/, 'the documentation of Ruby 4.0'],
  [/^https:\/\/docs\.python\.org\/(2|3\.\d+)\b/, 'docs.python.org/3'],
  [/^https:\/\/nodejs\.org\/(dist\/|docs\/latest-v|docs\/v|download\/release\/)/, 'nodejs.org/api'],
  [/^https:\/\/(v\d+\.vitejs\.dev|vitejs\.dev)\//, 'vite.dev'],
  [/^https:\/\/getbootstrap\.com\/docs\/[1-4]\./, 'the documentation of Bootstrap 5.3'],
  [/^https:\/\/(v[0-3]\.tailwindcss|tailwindcss-v[0-3])\./, 'tailwindcss.com/docs'],
  [/^https:\/\/(legacy\.)?reactjs\.org\//, 'react.dev'],
  [/^https:\/\/(v\d+\.)?angular\.io\//, 'angular.dev'],
  [/^https:\/\/v\d+\.angular\.dev\//, 'angular.dev'],
  [/^https:\/\/(v[12]|legacy)\.vuejs\.org\//, 'vuejs.org'],
  [/^https:\/\/expressjs\.com\/en\/[1-4]x\//, 'the documentation of Express 5'],
  [/^https:\/\/(docs\.mongodb\.com|www\.mongodb\.com\/docs\/(manual\/)?v\d)/, 'www.mongodb.com/docs/manual'],
  [/^https:\/\/guides\.rubyonrails\.org\/v\d/, 'guides.rubyonrails.org'],
  [/^https:\/\/shiny\.rstudio\.com\//, 'shiny.posit.co'],
  [/^https:\/\/(www\.)?fastify\.io\//, 'fastify.dev'],
  [/^https:\/\/ajv\.js\.org\/v[1-7]\//, 'ajv.js.org'],
];

/** No link leads to an outdated version of documentation, or to an address that a project has left. */
export const outdatedRule: ContentRule = {
  name: 'links-not-outdated',
  check: ({ technology }) =>
    listTopicSources(technology).flatMap(({ slug, websites }) =>
      websites.flatMap((url) => {
        const instead = outdated.find(([pattern]) => pattern.test(url))?.[1];
        return instead ? [{ topic: slug, message: `${url} is outdated: link ${instead}` }] : [];
      }),
    ),
};
