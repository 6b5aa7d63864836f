/** What examples of Git have that Git in the page does not do, or does otherwise. The content check proves all others. */
export const missingGit =
  /\bgit (?:archive|check-attr|check-ignore|format-patch|fsck|sparse-checkout|submodule|worktree)\b|\b(?:add -p|rebase -q -i|restore -h)\b|\brerere\b|push -q \.\.\/|-X theirs|--autosquash|--left-right|autocrlf|conflictStyle|gpg\.format/;
