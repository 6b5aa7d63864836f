import { type Breach, repeated, type ContentRule } from '../text/rule.ts';

/**
 * A topic links to a page once. A chapter and the videos use an address once. Topics of a chapter may share a page if
 * each links to its own section.
 */
export const repeatRule: ContentRule = {
  name: 'links-no-repeats',
  check: ({ technology: { chapters, videos } }) => {
    const topics = chapters.flatMap((chapter) => chapter.topics);
    const inTopics = topics.flatMap(({ slug, websites }): Breach[] =>
      repeated(websites.map(pageOf)).map((page) => ({
        topic: slug,
        message: `links to two sections of one page, ${page}`,
      })),
    );
    const inChapters = chapters.flatMap((chapter) =>
      repeated(chapter.topics.flatMap((topic) => [...new Set(topic.websites)])).map((url) => ({
        message: `${url} is used twice in the chapter "${chapter.title}"`,
      })),
    );
    const inVideos = repeated(videos.videos).map((url) => ({
      topic: 'videos',
      message: `${url} is used twice`,
    }));
    return [...inTopics, ...inChapters, ...inVideos];
  },
};

function pageOf(address: string): string {
  return address.replace(/#.*$/, '').replace(/\/$/, '');
}
