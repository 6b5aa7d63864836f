import type { OwnCommand } from '../answer.ts';
import { commit } from './commit.ts';
import { log, revList } from './log.ts';
import { catFile, countObjects, hashObject, lsTree, mergeBase } from './objects.ts';
import { push } from './push.ts';
import { show } from './show.ts';
import { branch, forEachRef, lsRemote, symbolicRef, tag } from './refs.ts';

/** What is done here because the package does not do it, or not all of it. */
export const ownCommands: Readonly<Record<string, OwnCommand>> = {
  branch,
  'cat-file': catFile,
  commit,
  'count-objects': countObjects,
  'for-each-ref': forEachRef,
  'hash-object': hashObject,
  log,
  'ls-remote': lsRemote,
  'ls-tree': lsTree,
  'merge-base': mergeBase,
  push,
  'rev-list': revList,
  show,
  'symbolic-ref': symbolicRef,
  tag,
};
