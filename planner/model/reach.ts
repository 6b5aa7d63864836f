/** These and all that `next` leads to from them, directly or not, each once. */
export function reach<T>(from: Iterable<T>, next: (one: T) => Iterable<T>): Set<T> {
  const reached = new Set(from);
  for (const one of reached) for (const other of next(one)) reached.add(other);
  return reached;
}
