/** A topic by its slugs, and its title to name it. */
export type TopicName = { readonly technology: string; readonly topic: string; readonly title: string };
