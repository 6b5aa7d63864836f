import './keys-help.css';
import { Keyboard } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import type { Roadmap } from '#content/roadmap.ts';

import { browserItems } from '../../../browser/browser-storage.ts';
import { useTopicKeys } from './use-topic-keys.ts';

const keys = [
  ['j', 'Next topic'],
  ['k', 'Previous topic'],
  ['d', 'Mark the topic as done, or not done'],
  ['s', 'Star the topic, or remove the star'],
  ['?', 'Show these keys'],
] as const;

const item = 'topic-keys';

/** Lists the keys of a roadmap, and turns them off for those whom single letters disturb. */
export function KeysHelp({ roadmap }: { readonly roadmap: Roadmap }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useState(() => browserItems.read(item) !== 'off');
  const open = useCallback(() => dialog.current?.showModal(), []);
  useTopicKeys(roadmap, isOn, open);
  const turn = () => {
    browserItems.write(item, isOn ? 'off' : 'on');
    setOn(!isOn);
  };
  return (
    <>
      <button type="button" className="tool keys-button" onClick={open}>
        <Keyboard aria-hidden />
        Keys
      </button>
      {createPortal(
        <dialog ref={dialog} className="dialog keys-help" aria-labelledby="keys-title">
          <h2 id="keys-title">Keys on a roadmap</h2>
          <dl>
            {keys.map(([key, words]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          <label>
            <input type="checkbox" checked={isOn} onChange={turn} /> Use these keys
          </label>
          <div className="dialog-buttons">
            <button type="button" className="button" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </div>
        </dialog>,
        document.body,
      )}
    </>
  );
}
