import { type FormEvent, useEffect, useId, useRef, useState } from 'react';

import { removeForbidden } from '#journal/event/guards.ts';
import { journalLimits } from '#journal/event/limits.ts';

import { recordWithUndo } from '../../../record/undo-offer.ts';
import { readText } from '../../../ui/read-text.ts';
import { readOwnAddress } from './read-own-address.ts';
import type { TopicName } from '../../../record/controls/topic-name.ts';

type OwnLinkFormProps = TopicName & { readonly onClose: () => void };

export function OwnLinkForm({ technology, topic, title, onClose }: OwnLinkFormProps) {
  const [error, setError] = useState('');
  const id = useId();
  const address = useRef<HTMLInputElement>(null);
  useEffect(() => address.current?.focus(), []);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const url = readOwnAddress(readText(data, 'address'));
    if (url === null) {
      setError('That is not a web address. It should start with https:// or http://.');
      address.current?.focus();
      return;
    }
    const name = removeForbidden(readText(data, 'name').trim(), journalLimits.link.title);
    void recordWithUndo({ kind: 'own-link-added', technology, topic, url, title: name || new URL(url).host });
    onClose();
  };
  return (
    <form className="own-link-form" aria-label={`Add your own link: ${title}`} noValidate onSubmit={add}>
      <div className="field">
        <label htmlFor={`${id}-address`}>Address</label>
        <input
          ref={address}
          id={`${id}-address`}
          name="address"
          type="url"
          placeholder="https://"
          autoComplete="off"
          aria-invalid={error !== ''}
          aria-describedby={`${id}-error`}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-name`}>Title (optional)</label>
        <input id={`${id}-name`} name="name" autoComplete="off" maxLength={journalLimits.link.title} />
      </div>
      <p id={`${id}-error`} className="error" role="alert">
        {error}
      </p>
      <p className="own-link-buttons">
        <button type="submit" className="button">
          {' '}
          Add link{' '}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          Cancel
        </button>
      </p>
    </form>
  );
}
