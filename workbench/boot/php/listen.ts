import { report } from '../report.ts';

export const home = '/home/ana/';

/** An error that ends a program, as PHP prints it, with its kind and its line. */
const fatal = /^\n(?:Fatal|Parse) error: .* on line \d+\n$/s;
const said = /^\n(?:Warning|Notice|Deprecated|Fatal error|Parse error): /;

/** Passes on what PHP prints. The error that ends a program waits, as it is told with the ending. */
export function listen() {
  const decoders = [new TextDecoder(), new TextDecoder()] as const;
  let waiting = '';
  const print = (text: string, isError: boolean) => {
    if (waiting !== '') report({ kind: 'printed', text: waiting, isError: true });
    waiting = '';
    if (text !== '') report({ kind: 'printed', text, isError });
  };
  return {
    onStdout: (bytes: Uint8Array) => {
      const whole = decoders[0].decode(bytes, { stream: true });
      const text = said.test(whole) ? whole.replaceAll(home, '') : whole;
      print(fatal.test(text) ? '' : text, false);
      if (fatal.test(text)) waiting = text;
    },
    onStderr: (bytes: Uint8Array) => print(decoders[1].decode(bytes, { stream: true }), true),
    /** What has been kept back, and is left out of what was printed. */
    takeError: () => {
      const error = waiting;
      waiting = '';
      return error;
    },
  };
}
