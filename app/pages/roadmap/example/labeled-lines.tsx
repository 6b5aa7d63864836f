import { CodeLines } from '../../../ui/text/code-block.tsx';
import { InlineCode } from '../../../ui/text/inline-code.tsx';

type LabeledLinesProps = {
  readonly label: string;
  readonly text: string | undefined;
  /** Code that somebody wrote, what a program printed, or a sentence. */
  readonly as: 'code' | 'samp' | 'span';
};

/** Nothing if there is no text. */
export function LabeledLines({ label, text, as: Lines }: LabeledLinesProps) {
  return (
    text && (
      <>
        <p className="listing-label">{label}</p>
        <CodeLines code={text}>
          <Lines>{Lines === 'span' ? <InlineCode text={text} /> : text.trimEnd()}</Lines>
        </CodeLines>
      </>
    )
  );
}
