import { Fragment } from 'react';

/** Text whose parts between backticks are code. */
export function InlineCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
