import { aboutCode } from './about-code.ts';
import { assertions } from './assertions.ts';

/** Runs before a program that answers a request, or that is tested. Its names are in a namespace, so that learners may use the same. */
export const prepare = String.raw`<?php
namespace Waymark;

${assertions}
${aboutCode}

(function (array $given) {
    if ($given['setup'] !== null) run_setup($given['setup']);
    if ($given['request'] !== null) answer_request($given['request']);
    if ($given['tests'] === []) return;
    // The last of all, also after functions of the program for its end.
    register_shutdown_function(fn () => register_shutdown_function(fn () => run_tests($given['tests'])));
})(json_decode(file_get_contents('/internal/given.json'), true));

/** What was there before is made by a program, which prints nothing. */
function run_setup(string $setup): void {
    file_put_contents('/internal/setup.php', $setup);
    prints(static fn () => include '/internal/setup.php');
}

function answer_request(string $request): void {
    [$head, $body] = explode("\n\n", "$request\n\n", 3);
    $lines = explode("\n", $head);
    [$method, $address] = explode(' ', trim(array_shift($lines)));
    [$path, $query] = explode('?', "$address?", 3);
    foreach ($lines as $line) {
        [$name, $value] = explode(': ', "$line: ", 3);
        $_SERVER['HTTP_' . strtoupper(str_replace('-', '_', $name))] = $value;
        if ($name === 'Cookie') parse_str(str_replace('; ', '&', $value), $_COOKIE);
    }
    $_SERVER['HTTP_HOST'] ??= 'localhost:8000';
    parse_str($query, $_GET);
    if ($method === 'POST') parse_str(trim($body), $_POST);
    $_REQUEST = [...$_GET, ...$_POST];
    $_SERVER['REQUEST_METHOD'] = $method;
    $_SERVER['REQUEST_URI'] = $address;
    $_SERVER['QUERY_STRING'] = $query;
    $_SERVER['REMOTE_ADDR'] = '127.0.0.1';
}

function run_tests(array $tests): void {
    if (in_array(error_get_last()['type'] ?? 0, [E_ERROR, E_PARSE, E_CORE_ERROR, E_COMPILE_ERROR])) return;
    while (ob_get_level() > 0) ob_end_flush();
    ['code' => $code, 'printed' => $printed] = json_decode(\post_message_to_js('begin'), true);
    ob_start();
    set_error_handler(function (int $level, string $message) {
        if (str_contains($message, 'Undefined variable')) throw new Missed("$message.");
        return true;
    });
    set_exception_handler(null);
    foreach ($tests as $at => $test) {
        \post_message_to_js(json_encode(['at' => $at, 'saw' => run_test($test, $printed, $code)]));
    }
    ob_end_clean();
}

function run_test(string $test, string $printed, string $code): ?string {
    $GLOBALS['waymark'] = ['code' => $code];
    try {
        $names = [
            'printed' => $printed,
            'lines' => array_map(rtrim(...), explode("\n", rtrim($printed))),
            'code' => $code,
            'source' => tidy($code),
        ];
        return evaluate($test, [...$GLOBALS, ...$names]) ? null : '';
    } catch (Missed $missed) {
        return $missed->getMessage();
    } catch (\Throwable $error) {
        return 'It stops with ' . $error::class . ': ' . $error->getMessage();
    }
}

function evaluate(): mixed {
    extract(func_get_arg(1));
    return eval(USES . 'return (' . func_get_arg(0) . "\n);");
}
`;
