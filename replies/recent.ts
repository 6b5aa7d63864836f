/**
 * Keeps the values last asked for, at most that many; the one that was asked for longest ago goes first. Neither a value that may not be
 * kept nor its key stays.
 */
export function makeRecent<Value>(
  most: number,
  mayKeep: (value: Value) => boolean = () => true,
): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    if (!mayKeep(value)) return value;
    kept.set(key, value);
    const oldest = kept.size > most ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
