/** What is logged, as one line. Libraries write their warnings with `%s`, as `printf` has it. */
export function formatValues(values: readonly unknown[], show: (value: unknown) => string): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string') return values.map(show).join(' ');
  const text = first.replaceAll(/%[sdifoOc]/g, (slot) => {
    if (rest.length === 0) return slot;
    const value = rest.shift();
    return slot === '%c' ? '' : show(value);
  });
  return [text, ...rest.map(show)].join(' ');
}
