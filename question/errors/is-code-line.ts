const forms = [
  // A statement or a block that begins or ends.
  /[;{}]\s*(?:\/\/.*)?$/,
  /^\s*[})\]]+[;,)]*\s*$/,
  /^\s*(?:def|class|if|elif|else|for|while|try|except|finally|with|match|case)\b.*:\s*(?:#.*)?$/,
  /^\s*(?:for \w+ in [\w.]+(?:[([].*)?|def \w+ ?\(.*|class \w+\(.*|while [^.?]*(?:[<>()]|==)[^?]*)$/,
  // An assignment, or a call that is all of the line.
  /^\s*[\w$@.[\]'"]{1,80}(?:\s*:\s*[\w[\]<>]{1,40})?\s*(?:[-+*/%|&]|\/\/|\*\*|<)?=(?!=)\s*\S/,
  /^\s*(?:await |return |new |\$)?[\w$.]{1,80}\(.*\)?[;,]?\s*(?:(?:#|\/\/).*)?$/,
  /^\s*\.[\w$]{1,60}\(/,
  /^\s*[\w.$]{1,40} [-+*/^] [\w.$"']{1,40}$/,
  /^\s*[\w.$[\]]{1,80} ?<<?- ?\S/,
  /^\s*[\w.]{1,40}(?:, ?[\w.]{1,40}){1,6} = \S/,
  // A declaration.
  /^\s*(?:import|from|export|const|let|var|val|fun|def|class|function|async|public|private|protected|static|package|using|namespace|interface|enum|struct|typedef|require|include|use) +["'<{*$\w]/,
  /^\s*(?:int|long|float|double|char|bool|boolean|String|string|void|auto|unsigned|size_t) +[*&\w]/,
  /^\s*(?:return|raise|throw|break|continue|pass|puts|echo|print|printf|yield|del|assert|end|global)\b(?:\s+["'$\w([{-].*)?$/,
  // A tag, a directive, a comment, a selector, a query, a command.
  /^\s*<[/!?a-zA-Z]/,
  /^\s*(?:#\s*(?:include|define|if|ifdef|ifndef|endif|pragma)\b|@\w+)/,
  /^\s*(?:\/\/|\/\*|\* |<!--)/,
  /^\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|FROM|WHERE|JOIN|LEFT JOIN|INNER JOIN|GROUP BY|ORDER BY|HAVING|VALUES)\b/,
  /^\s*(?:\$ |> )?(?:git|npm|npx|pip3?|python3?|node|java|javac|gcc|g\+\+|cd|docker|composer|gem|bundle|rails|ng|vue|php|mongosh|psql|mysql|sqlite3) +[-\w./]/,
  /^\s*"[^"]*"\s*:\s*\S/,
];

const words = /^(?:[A-Z]?[a-z']+,? ){4}/;

/** Whether a line outside a code block is code. A sentence is not, although it may end with a call. */
export function isCodeLine(line: string): boolean {
  if (words.test(line.trim()) && !/[;{}=]|\($/.test(line)) return false;
  return forms.some((form) => form.test(line)) || /^(?: {2,}|\t)\S/.test(line);
}
