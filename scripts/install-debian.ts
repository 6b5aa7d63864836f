import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages, only as root, which in practice means in CI. */
export function installDebian(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const names = packages.join(', ');
  console.info(`Installing ${names} with apt-get for the browser tests.`);
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'inherit' });
  } catch {
    console.error(`apt-get could not install ${names}.`);
  }
}
