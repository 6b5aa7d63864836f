/** The JSON object in a model's answer, as models like to put fences around it; null if there is none. */
export function parseJson(answer: string): unknown {
  const json = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
