import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Display = { readonly name: string; readonly close: () => void };

/** A display in memory. Xvfb picks a free number and writes it to the given descriptor. */
export async function openDisplay(): Promise<Display> {
  const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = server.stdio[3];
  if (!numbers) throw new Error('Xvfb has nowhere to write its number.');
  const died = once(server, 'exit').then(() => {
    throw new Error('Xvfb ended before it had a display.');
  });
  died.catch(() => {});
  const [number] = await Promise.race([once(numbers, 'data'), died]);
  return { name: `:${String(number).trim()}`, close: () => server.kill() };
}
