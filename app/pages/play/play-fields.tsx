import type { PlaygroundPart } from '#workbench/playgrounds.ts';

import { CodeField } from '../../ui/workbench/code-field.tsx';
import type { Texts } from '../../ui/workbench/shared-code.ts';

export type PlayFieldsProps = {
  readonly parts: readonly PlaygroundPart[];
  readonly texts: Texts;
  readonly write: (part: string, text: string) => void;
  readonly onRun: () => void;
};

/** The learner may make a field larger. */
const maxRows = 14;

export function PlayFields({ parts, texts, write, onRun }: PlayFieldsProps) {
  return parts.map(({ id, label, hint, starter }) => (
    <CodeField
      key={id}
      label={label}
      hint={hint}
      value={texts[id] ?? ''}
      rows={Math.min(starter.split('\n').length + 1, maxRows)}
      onChange={(text) => write(id, text)}
      onRun={onRun}
    />
  ));
}
