import type { Bash as TheBash } from 'just-bash';
import type { createGit as CreateGit, findRepo as FindRepo } from 'just-git';
import type * as Repo from 'just-git/repo';

type RepoNames = 'findMergeBases' | 'isAncestor' | 'readBlobText' | 'readTree' | 'revParse';

/** What is downloaded once: the shell and Git. */
export type Packages = {
  readonly Bash: typeof TheBash;
  readonly createGit: typeof CreateGit;
  readonly findRepo: typeof FindRepo;
} & Pick<typeof Repo, RepoNames>;

let all: Packages | null = null;

export function setPackages(packages: Packages): void {
  all = packages;
}

function get(): Packages {
  if (!all) throw new Error('The shell has not been loaded.');
  return all;
}

export const makeBash = (...options: ConstructorParameters<Packages['Bash']>): TheBash =>
  new (get().Bash)(...options);
export const createGit: typeof CreateGit = (options) => get().createGit(options);
export const findRepo: typeof FindRepo = (fs, path) => get().findRepo(fs, path);
export const findMergeBases: typeof Repo.findMergeBases = (...given) => get().findMergeBases(...given);
export const isAncestor: typeof Repo.isAncestor = (...given) => get().isAncestor(...given);
export const readBlobText: typeof Repo.readBlobText = (...given) => get().readBlobText(...given);
export const readTree: typeof Repo.readTree = (...given) => get().readTree(...given);
export const revParse: typeof Repo.revParse = (...given) => get().revParse(...given);
