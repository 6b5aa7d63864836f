import { isNodeNewEnough, minNode } from './process/node-version.ts';

/** Only a recent Node may load the server's modules. */
if (isNodeNewEnough(process.versions.node)) await import('./start.ts');
else {
  console.error(`Waymark needs Node ${minNode} or newer; this is ${process.versions.node}.`);
  process.exitCode = 1;
}
