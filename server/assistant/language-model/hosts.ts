const label = String.raw`[\p{L}\p{N}_-]+`;
const dot = '[.。．｡]';
const end = String.raw`(?![\p{L}\p{N}_-]|${dot}[\p{L}\p{N}])`;
/** Top-level domains that are rarely file extensions or member names. */
const sure = 'com|org|net|edu|gov|io|dev|ai|co|uk|xyz|site|online|shop|club|tech|cloud|biz|icu|ru|cn|tk';
/** File extensions and product names that may precede a slash. */
const files =
  'm?jsx?|cjs|tsx?|html?|s?css|json|txt|csv|xml|ya?ml|toml|lock|java|class|jar|cpp|hpp|php|rb|go|sql|vue|exe|png|jpe?g|svg|gif';
const notFile = String.raw`(?!(?:${files})(?![\p{L}\p{N}]))`;
const path = String.raw`(?::\d+)?[/?#][^\s<>\[\]()"'*_${'`'}]*`;

export const hostInProse = String.raw`(?<host>(?:${label}${dot})+(?:(?:${sure})${end}|${notFile}\p{L}{2,24}(?=(?::\d+)?[/?#][^\s])))(?<path>${path})?`;

/** In code, dots and slashes have other meanings: only sure domains, and any host between a quote and a slash. */
export const hostInCode = String.raw`(?<host>(?:${label}${dot})+(?:com|org|xyz|ru|cn|tk)(?!\(|[.]?[\p{L}\p{N}_-]))(?<path>${path})?|(?<=["'])(?://)?(?:${label}${dot})+${notFile}[a-z]{2,24}(?=(?::\d+)?[/?])[^\s"'<>]*`;

export const hostInCommand = String.raw`(?!(?:${label}[.])*example[.](?:com|org|net)(?![\p{L}\p{N}.-]))(?:${label}${dot})+${notFile}\p{L}{2,24}(?![\p{L}\p{N}-]|_[\p{L}\p{N}]|${dot}[\p{L}\p{N}])`;
