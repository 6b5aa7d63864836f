/** The table of content/renamed.yaml, which the build puts in this name's place: pages and finished HTML agree on it. */
declare const renamedTopics: readonly import('#journal/renames.ts').Rename[];
