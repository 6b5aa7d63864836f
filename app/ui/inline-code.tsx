import { Fragment } from 'react';

/** More signs than a narrow line holds: such code runs over lines as the text does. */
const longest = 28;

/** Text whose parts between backticks are code. */
export function InlineCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <code key={key} className={part.length > longest ? 'long' : undefined}>
        {part}
      </code>
    );
  });
}
