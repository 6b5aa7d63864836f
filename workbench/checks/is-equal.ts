/** Whether two values are written alike: arrays, objects, maps, sets and dates by what is in them. Both zeros are one. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return true;
  if (!isObject(one) || !isObject(other) || kindOf(one) !== kindOf(other)) return false;
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (one instanceof Map && other instanceof Map) return isEqual([...one], [...other]);
  if (one instanceof Set && other instanceof Set)
    return one.size === other.size && [...one].every((item) => hasItem(other, item));
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

function hasItem(set: ReadonlySet<unknown>, item: unknown): boolean {
  return set.has(item) || [...set].some((other) => isEqual(item, other));
}

/** A value of another realm has the same name for its class. */
function kindOf(value: object): string {
  return value.constructor?.name ?? '';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
