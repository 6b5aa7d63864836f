import { type Breach, repeated, type Rule } from './rule.ts';

/**
 * A page stands once in a topic, and an address once in a chapter and once among the videos.
 * Topics of a chapter may share a page where each names its own section of it.
 */
export const repeatRule: Rule = {
  name: 'links-no-repeats',
  check: ({ technology: { chapters, videos } }) => {
    const topics = chapters.flatMap((chapter) => chapter.topics);
    const inTopics = topics.flatMap(({ slug, websites }): Breach[] =>
      repeated(websites.map(pageOf)).map((page) => ({
        topic: slug,
        message: `names sections of one page, ${page}, as two links`,
      })),
    );
    const inChapters = chapters.flatMap((chapter) =>
      repeated(chapter.topics.flatMap((topic) => [...new Set(topic.websites)])).map((url) => ({
        message: `${url} stands twice in the chapter "${chapter.title}"`,
      })),
    );
    const inVideos = repeated(videos.videos).map((url) => ({
      topic: 'videos',
      message: `${url} stands twice`,
    }));
    return [...inTopics, ...inChapters, ...inVideos];
  },
};

function pageOf(address: string): string {
  return address.replace(/#.*$/, '').replace(/\/$/, '');
}
