import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

export function CopyReply({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <button type="button" className="button quiet" onClick={() => void copy()}>
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />} {copied ? 'Copied' : 'Copy'}
    </button>
  );
}
