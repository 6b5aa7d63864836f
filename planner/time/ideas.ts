/** An idea takes about that long. Our own choice. */
export const ideaMinutes = 25;

/** In minutes: longer than that is no honest time for one idea. Our own choice. */
const maxIdeaMinutes = 45;

export type IdeaTime = { readonly ideas: number; readonly minutes: number };

export function shareIdeas(minutes: number, left: number): IdeaTime {
  const ideas = Math.min(left, Math.max(1, Math.round(minutes / ideaMinutes)));
  return { ideas, minutes: Math.min(minutes, ideas * maxIdeaMinutes) };
}
