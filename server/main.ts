import { isNodeNewEnough, minNode } from './node-version.ts';

/** Starts the server. What it is made of is loaded only by a Node that knows all that it needs. */
if (isNodeNewEnough(process.versions.node)) await import('./start.ts');
else {
  console.error(`Waymark needs Node ${minNode} or newer, and this is ${process.versions.node}.`);
  process.exitCode = 1;
}
