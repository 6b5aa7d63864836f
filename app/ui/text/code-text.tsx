import './code-text.css';
import type { ReactNode } from 'react';

import { InlineCode } from './inline-code.tsx';
import { CodeBlock } from './code-block.tsx';
import { splitCode } from './split-code.ts';

type CodeTextProps = {
  readonly text: string;
  readonly className?: string;
  /** Before the first line and after the last. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** False in finished HTML: the copy button needs the script. */
  readonly isLive?: boolean;
};

/** A paragraph with longer code in blocks of its own. */
export function CodeText({ text, className, before, after, isLive = true }: CodeTextProps) {
  const parts = splitCode(text);
  if (parts.every(({ kind }) => kind === 'words'))
    return (
      <p className={className}>
        {before}
        <InlineCode text={text} />
        {after}
      </p>
    );
  const last = parts.length - 1;
  return (
    <div className={`code-text ${className ?? ''}`.trimEnd()}>
      {parts[0]?.kind === 'block' && before && <p>{before}</p>}
      {parts.map((part, index) => {
        const key = `${index}`;
        return part.kind === 'block' ? (
          <CodeBlock key={key} code={part.code} isLive={isLive} />
        ) : (
          <p key={key}>
            {index === 0 && before}
            <InlineCode text={part.text} />
            {index === last && after}
          </p>
        );
      })}
      {parts[last]?.kind === 'block' && after && <p>{after}</p>}
    </div>
  );
}

/** The same inside a button or summary: the code is not copied. */
export function CodeQuestion({ text }: { readonly text: string }) {
  return splitCode(text).map((part, index) => {
    const key = `${index}`;
    return part.kind === 'words' ? (
      <InlineCode key={key} text={part.text} />
    ) : (
      <span key={key} className={index === 0 ? 'code-line first' : 'code-line'}>
        <code>{part.code}</code>
        {part.mark}
      </span>
    );
  });
}
