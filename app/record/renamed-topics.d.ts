/** content/renamed.yaml, inserted by the build. */
declare const renamedTopics: readonly import('#journal/renames.ts').Rename[];
