import type { Example } from '../chat/examples.tsx';

type WaysForwardProps = { readonly language: string; readonly onPick: (example: Example) => void };

/** For a message that was not understood: three ways to say it, which fill in the question. */
export function WaysForward({ language, onPick }: WaysForwardProps) {
  const ways = [
    ['Make a plan', `Make me a plan for ${language}.`],
    ['Explain a topic', 'Explain this topic: '],
    ['Fix an error', 'My code:\n\n\nThe message:\n'],
  ] as const;
  return ways.map(([label, problem]) => (
    <button key={label} type="button" className="button quiet" onClick={() => onPick({ language, problem })}>
      {label}
    </button>
  ));
}
