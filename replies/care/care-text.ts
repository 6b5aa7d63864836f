import type { Trouble } from '#lexicon/care/trouble.ts';

/** The parts of a reply of care in one language. `{link}` is where the helpline's page goes. */
export type CareText = {
  /** What is said first, by what is wrong; `unsafe` where that is not clear. */
  readonly openings: Readonly<Record<Trouble | 'unsafe', string>>;
  /** Whom to talk to: for those under 18, and for everyone else. */
  readonly young: string;
  readonly grown: string;
  readonly link: string;
  readonly emergency: string;
  /** One line above an ordinary reply. */
  readonly line: string;
};
