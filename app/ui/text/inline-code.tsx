import { Fragment } from 'react';

/** More signs than a narrow line holds: such code runs over lines as the text does. */
const longest = 28;

/** Text whose parts between backticks are code. */
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
