/** Commands of Git that are not in `just-git`. Any other word is no command at all, as far as we know. */
export const gitOnly: ReadonlySet<string> = new Set(
  `am annotate apply archive bugreport bundle cat-file check-attr check-ignore check-mailmap
check-ref-format checkout-index cherry citool column commit-graph commit-tree count-objects
credential credential-cache credential-store daemon diff-files diff-index diff-tree difftool
fast-export fast-import fetch-pack filter-branch filter-repo for-each-ref for-each-repo
format-patch fsck gitk gui hash-object help hook http-backend imap-send index-pack
instaweb interpret-trailers lfs ls-remote ls-tree maintenance mailinfo mailsplit merge-base
merge-file merge-index merge-tree mergetool mktag mktree multi-pack-index name-rev notes
pack-objects pack-refs patch-id prune prune-packed quiltimport range-diff read-tree
receive-pack replace request-pull rerere rev-list scalar send-email send-pack shell show-branch
show-index show-ref sparse-checkout stage stripspace submodule svn symbolic-ref
unpack-file unpack-objects update-index update-ref update-server-info upload-archive
upload-pack var verify-commit verify-pack verify-tag whatchanged worktree write-tree`.split(/\s+/),
);
