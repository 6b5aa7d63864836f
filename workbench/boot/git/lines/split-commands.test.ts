import assert from 'node:assert/strict';
import { test } from 'node:test';

import { splitCommands } from './split-commands.ts';

const isClosed = (text: string) => (text.match(/'/g) ?? []).length % 2 === 0;

test('splitCommands() keeps together what goes over several lines, and knows where it begins', () => {
  const code =
    "git init\n\n# A note\ncat > a << 'END'\nHello\nEND\ngit commit -m 'One\n\nTwo'\necho \\\n  end\n";
  assert.deepEqual(splitCommands(code, isClosed), [
    { line: 1, text: 'git init' },
    { line: 4, text: "cat > a << 'END'\nHello\nEND" },
    { line: 7, text: "git commit -m 'One\n\nTwo'" },
    { line: 10, text: 'echo \\\n  end' },
  ]);
});

test('splitCommands() takes what is never finished as the last command', () => {
  assert.deepEqual(splitCommands("pwd\necho 'a\nb", isClosed), [
    { line: 1, text: 'pwd' },
    { line: 2, text: "echo 'a\nb" },
  ]);
});
