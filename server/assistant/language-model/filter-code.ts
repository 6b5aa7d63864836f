import { type Allowed, isKnownHost } from './allowed.ts';
import { hideCommands } from './hide-commands.ts';
import { hostInCode } from './hosts.ts';

const hosts = new RegExp(hostInCode, 'giu');

/**
 * Learners copy code, so it keeps only addresses reserved for examples and commands for packages that our topics
 * name.
 */
export function filterCode(code: string, allowed: Allowed): string {
  if (/\|[ \t]*(?:sudo[ \t]+)?(?:(?:ba|da|k|z)?sh|iex)\b/i.test(code)) return '…';
  const local = code
    .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'`<>]*/gi, (url) =>
      /^https?:\/\/(?:[\w-]+\.)*(?:example\.(?:com|org|net)|localhost)(?:[:/?#]|$)/i.test(url) ? url : '…',
    )
    .replaceAll(/\b(?:javascript|vbscript|data|file)\s*:/gi, '…')
    .replaceAll(hosts, (all, host: string | undefined, path = '') =>
      host !== undefined && isKnownHost(host, path, allowed) ? all : '…',
    );
  return hideCommands(local, allowed, 'code');
}
