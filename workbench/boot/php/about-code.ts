/** Words of the tests of PHP that are about the program itself. */
export const aboutCode = String.raw`
/** What the program prints if its first assignments to these variables give other values. */
function rerun(array $values): string {
    static $count = 0;
    $code = $GLOBALS['waymark']['code'];
    foreach ($values as $name => $value) {
        $line = '$' . $name . ' = ' . var_export($value, true) . ';';
        $code = preg_replace_callback("/\\\$$name\s*=(?!=)[^;]*;/", fn () => $line, $code, 1, $changed);
        if ($changed === 0) throw new Missed("There is no line that begins with \$$name =.");
    }
    $count += 1;
    // Functions of the same name may be declared in a namespace of their own.
    if (preg_match('/\bfunction \w/', $code)) $code = preg_replace('/^<\?php/', "<?php namespace Again$count;", $code);
    $file = '/home/ana/.again.php';
    file_put_contents($file, $code);
    // What it warns of has been seen in the run itself.
    set_error_handler(fn () => true);
    try {
        return prints(static fn () => include $file);
    } finally {
        restore_error_handler();
        unlink($file);
    }
}

/** The program without comments and needless spaces, with single quotes. */
function tidy(string $code): string {
    $text = '';
    foreach (\PhpToken::tokenize($code) as $token) {
        if ($token->is([T_COMMENT, T_DOC_COMMENT, T_WHITESPACE, T_OPEN_TAG, T_CLOSE_TAG])) continue;
        $isPlain = $token->is(T_CONSTANT_ENCAPSED_STRING) && !preg_match("/['\\\\$]/", substr($token->text, 1, -1));
        $word = $isPlain ? "'" . substr($token->text, 1, -1) . "'" : $token->text;
        $text .= (preg_match('/\w$/', $text) && preg_match('/^[\w$]/', $word) ? ' ' : '') . $word;
    }
    return $text;
}
`;
