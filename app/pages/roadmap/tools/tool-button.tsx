import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';

type ToolButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly icon: LucideIcon;
  /** The visible text. `spoken` begins with it, so that voice control finds the button. */
  readonly word: string;
  readonly spoken: string;
  readonly isOn?: boolean;
};

export function ToolButton({ icon: Icon, word, spoken, isOn = false, ...button }: ToolButtonProps) {
  return (
    <button type="button" className="tool" data-on={isOn} aria-label={spoken} {...button}>
      <Icon aria-hidden />
      {word}
    </button>
  );
}
