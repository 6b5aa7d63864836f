import { Check, Copy } from 'lucide-react';
import { type MouseEvent, useState } from 'react';

/** When the browser does not allow copying, the code is selected instead. */
export function CopyButton({ text }: { readonly text: string }) {
  const [words, setWords] = useState('');
  const copy = async ({ currentTarget: button }: MouseEvent) => {
    const isCopied = await copyText(text);
    const code = button.parentElement?.querySelector('code');
    if (!isCopied && code) getSelection()?.selectAllChildren(code);
    setWords(isCopied ? 'Copied' : 'Selected. Press Ctrl+C or Cmd+C to copy.');
  };
  const isCopied = words === 'Copied';
  return (
    <>
      <button
        type="button"
        className="copy-button"
        aria-label="Copy the code"
        title={words || 'Copy'}
        onClick={(event) => void copy(event)}
        onBlur={() => setWords('')}
      >
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </button>
      <output className={isCopied ? 'unseen' : 'copy-words'}>{words}</output>
    </>
  );
}

async function copyText(text: string): Promise<boolean> {
  // Without a secure connection there is no clipboard.
  const copying = navigator.clipboard?.writeText(text).then(() => true);
  return (await copying?.catch(() => false)) ?? false;
}
