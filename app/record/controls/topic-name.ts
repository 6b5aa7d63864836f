/** The topic that a tool is about: its slugs, and its title to speak of it. */
export type TopicName = { readonly technology: string; readonly topic: string; readonly title: string };
