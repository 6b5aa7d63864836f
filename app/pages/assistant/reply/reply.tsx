import './reply.css';
import type { ReactNode } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import { Link } from 'react-router';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';

import { CodeBlock } from '../../../ui/text/code-block.tsx';
import { foldReply } from './fold-reply.ts';
import { findOwnPath } from './find-own-path.ts';
import { setOffCode } from './set-off-code.ts';

const plugins = [foldReply, setOffCode, remarkGfm, remarkBreaks];

const components: Components = {
  pre: ({ node }) => <CodeBlock code={readCode(node)} isLive />,
  a: ({ href = '', children }) => <Way to={href}>{children}</Way>,
  // Loading an image from another host would reveal the reader, so it becomes a link.
  img: ({ src = '', alt }) => {
    if (typeof src !== 'string') return alt;
    const own = src === '' ? null : findOwnPath(src, location.href);
    return own === null ? <Way to={src}>{alt || 'Image'}</Way> : <img src={own} alt={alt ?? ''} />;
  },
};

/** The text of a code block without its final line break. */
function readCode(node: ExtraProps['node']): string {
  const [code] = node?.children ?? [];
  const [text] = code?.type === 'element' ? code.children : [];
  return text?.type === 'text' ? text.value.replace(/\n$/, '') : '';
}

/** A link of a reply: client navigation for our own pages, plain text for an unsafe address. */
function Way({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  if (to === '') return children;
  const own = findOwnPath(to, location.href);
  if (own !== null) return <Link to={own}>{children}</Link>;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** A reply's Markdown as React nodes. HTML stays text, and nothing is loaded from other hosts. */
export function Reply({ text }: { readonly text: string }) {
  return (
    <div className="reply">
      <Markdown remarkPlugins={plugins} components={components}>
        {text}
      </Markdown>
    </div>
  );
}
