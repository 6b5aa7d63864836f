import './subtle.ts';

import { Bash } from 'just-bash';
import { createGit, findRepo } from 'just-git';
import { findMergeBases, isAncestor, readBlobText, readTree, revParse } from 'just-git/repo';

Object.assign(self, {
  shell: { Bash, createGit, findRepo, findMergeBases, isAncestor, readBlobText, readTree, revParse },
});
