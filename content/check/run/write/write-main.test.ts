import assert from 'node:assert/strict';
import { test } from 'node:test';

import { writeMain } from './write-main.ts';

const short = `using System.Text;
Console.WriteLine(Add(1, 2));
if (args.Length > 0)
{
    Greet();
}

int Add(int a, int b) => a + b;

void Greet()
{
    Console.WriteLine(new Dog().Name);
}

class Dog
{
    public string Name => "Rex";
}`;

test('writeMain() puts statements into Main, functions beside it and types below', () => {
  const [usings, ...lines] = writeMain(short).split('\n');
  assert.match(usings ?? '', /^using System; .*using System\.Linq;/);
  assert.deepEqual(
    lines.filter((line) => /^\S/.test(line) && line !== '{'),
    [
      'using System.Text;',
      'class Program {',
      'static void Main(string[] args) {',
      'Console.WriteLine(Add(1, 2));',
      'if (args.Length > 0)',
      '}',
      '}',
      'static int Add(int a, int b) => a + b;',
      'static void Greet()',
      '}',
      '}',
      'class Dog',
      '}',
    ],
  );
});

test('writeMain() waits for statements that await, and leaves a whole program as it is', () => {
  assert.match(writeMain('await Task.Delay(1);'), /static async Task Start\(string\[\] args\) \{\nawait/);
  const whole = 'class P { static void Main() { } }';
  assert.ok(writeMain(whole).endsWith(`\n${whole}`));
});
