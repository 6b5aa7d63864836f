/** The shell, and Git: all that is taken from their packages. */
export { Bash } from 'just-bash';
export { createGit, findRepo } from 'just-git';
export { findMergeBases, isAncestor, readBlobText, readTree, revParse } from 'just-git/repo';
