import { Fragment } from 'react';

/** Longer code wraps like text: a narrow line has no space for it. */
const longest = 28;

/** Parts between backticks are code. */
export function InlineCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index}`;
    const long = part.length > longest ? 'long' : undefined;
    return index % 2 === 1 ? (
      <code key={key} className={long}>
        {part}
      </code>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
