import type { Repository } from '#workbench/messages.ts';

/** What a run with Git left behind: its commits, and the files that no commit holds yet. */
export function RepositoryState({ folder, history, status }: Repository) {
  return (
    <section className="repository-state" aria-label={`Repository ${folder}`}>
      <p className="listing-label">
        Commits in <code>{folder}</code>
      </p>
      <LetterDrawing text={history || 'There is no commit yet.'} label="Commits" />
      <p className="listing-label">Changes that are not committed</p>
      <LetterDrawing text={status || 'None'} label="Changes" />
    </section>
  );
}

function LetterDrawing({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by keyboard.
    <pre aria-label={label} tabIndex={0}>
      {text}
    </pre>
  );
}
