/** What examples of PHP have that PHP in the page does not do. The content check proves all others. */
export const missingPhp = /\b(?:Fiber|shell_exec|sodium_\w+)\b/;
