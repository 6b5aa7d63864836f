const namespaces = ['', '.Collections.Generic', '.IO', '.Linq', '.Threading', '.Threading.Tasks'];
const usings = namespaces.map((name) => `using System${name};`).join(' ');

const using = /^using [\w.= ]+;/;
const type =
  /^(\[|\/\/\/|((public|internal|abstract|sealed|static|readonly) )*(class|struct|enum|interface|delegate|namespace) )/;
const statement = /^(await|return|throw|new|using|if|for|foreach|while|do|lock|switch|try)\b/;
const method = /^((static|async) )*([\w<>[\],.?]+|\(.+?\)) \w+(<\w+>)?\(.*\)( where .*)?( =>.*)?$/;
const goesOn = /^([{}\s]|else\b|catch\b|finally\b|while .*;$|\/\/ |$)/;
const leadsOn = /^(\[.*\]|\/\/\/.*)$/;

/** These say what may be null, which changes nothing when the program runs. */
const hint = /\b(string|object|EventHandler(<\w+>)?)\?(?=[ >])/g;

/**
 * The program that the .NET compiler makes of top-level statements: `Main` around the statements, local functions as
 * methods, types below, and the usual `using` lines. Mono's compiler knows none of these.
 */
export function writeMain(listing: string): string {
  const code = listing.replaceAll(hint, '$1');
  if (/\bstatic\b.*\bMain\(/.test(code)) return `${usings}\n${code}`;
  const kinds = Map.groupBy(splitParts(code), nameKind);
  const list = (kind: ReturnType<typeof nameKind>) => kinds.get(kind) ?? [];
  const body = list('statement').join('\n');
  const start = 'static void Main(string[] args) {';
  const head = /\bawait\b/.test(body)
    ? `${start} Start(args).GetAwaiter().GetResult(); } static async Task Start(string[] args) {`
    : start;
  const methods = list('method').map((part) => (part.startsWith('static ') ? part : `static ${part}`));
  return [
    usings,
    ...list('using'),
    'class Program {',
    head,
    body,
    '}',
    ...methods,
    '}',
    ...list('type'),
  ].join('\n');
}

function nameKind(part: string): 'using' | 'type' | 'method' | 'statement' {
  const [first = ''] = part.split('\n');
  if (using.test(first)) return 'using';
  if (type.test(first)) return 'type';
  return method.test(first) && !statement.test(first) ? 'method' : 'statement';
}

/** A part begins at the margin and goes on with what is indented below it. */
function splitParts(code: string): string[] {
  const parts: string[] = [];
  for (const line of code.split('\n')) {
    const last = parts.at(-1);
    const isJoined = last !== undefined && (goesOn.test(line) || leadsOn.test(last));
    if (isJoined) parts[parts.length - 1] = `${last}\n${line}`;
    else parts.push(line);
  }
  return parts;
}
