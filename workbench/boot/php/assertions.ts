/** The words in which tests of PHP are written. */
export const assertions = String.raw`
const USES = 'use function Waymark\{equal, near, matches, numbersIn, throws, prints, lastLine, rerun};';

class Missed extends \Exception {}

function show(mixed $value): string {
    $text = write($value);
    return mb_strlen($text) > 160 ? mb_substr($text, 0, 160) . ' …' : $text;
}

function write(mixed $value): string {
    if ($value === null) return 'null';
    if (is_array($value)) {
        $write = fn ($key, $one) => (array_is_list($value) ? '' : write($key) . ' => ') . write($one);
        return '[' . implode(', ', array_map($write, array_keys($value), $value)) . ']';
    }
    if ($value instanceof \UnitEnum) return $value::class . '::' . $value->name;
    return is_object($value) ? 'an object of ' . $value::class : var_export($value, true);
}

function same(mixed $got, mixed $wanted): bool {
    $isNumber = fn ($one) => is_int($one) || is_float($one);
    if ($isNumber($got) && $isNumber($wanted)) return $got == $wanted;
    if (is_object($got) && is_object($wanted)) return $got == $wanted;
    if (!is_array($got) || !is_array($wanted)) return $got === $wanted;
    if (count($got) !== count($wanted)) return false;
    foreach ($wanted as $key => $one) {
        if (!array_key_exists($key, $got) || !same($got[$key], $one)) return false;
    }
    return true;
}

function equal(mixed $got, mixed $wanted): bool {
    if (same($got, $wanted)) return true;
    throw new Missed('It gives ' . show($got) . ', and should give ' . show($wanted) . '.');
}

function near(float $got, float $wanted, float $within = 0.001): bool {
    if (abs($got - $wanted) <= $within) return true;
    throw new Missed('It gives ' . show($got) . ', and should give about ' . show($wanted) . '.');
}

function matches(string $text, string $pattern): bool {
    return preg_match($pattern, $text) === 1;
}

function numbersIn(string $text): array {
    preg_match_all('/-?\d+(?:\.\d+)?/', $text, $found);
    return array_map(fn ($one) => +$one, $found[0]);
}

function lastLine(string $text): string {
    return array_slice(explode("\n", rtrim($text)), -1)[0];
}

function throws(callable $call, string $class = \Throwable::class): bool {
    try {
        $got = $call();
    } catch (\Throwable $error) {
        if ($error instanceof $class) return true;
        throw new Missed('It throws ' . $error::class . ", and should throw $class.");
    }
    throw new Missed('It throws nothing, and gives ' . show($got) . '.');
}

function prints(callable $call): string {
    ob_start();
    try {
        $call();
    } finally {
        $printed = ob_get_clean();
    }
    return rtrim($printed);
}
`;
