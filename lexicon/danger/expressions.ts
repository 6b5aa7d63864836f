import type { Danger } from './danger.ts';

/** What shows a danger in code, in a pasted key, or in writing that puts no spaces between words. */
export const dangerExpressions: readonly (readonly [Danger, RegExp])[] = [
  [
    'leaked-key',
    /\bsk-[A-Za-z0-9_-]{12,}|\bgh[pousr]_[A-Za-z0-9]{12,}|\bAKIA[A-Z0-9]{12,}|\bAIza[\w-]{20,}|\bxox[bp]-\w{8,}/,
  ],
  ['leaked-key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  [
    'injection',
    /\bselect\b[^;\n]{0,120}\bwhere\b[^;\n]{0,80}['"]\s*[.+]\s*(?:\$_?\w|req\.|request|input|user)/i,
  ],
  ['injection', /\beval\(\s*(?:input\(|req\.|request|\$_(?:GET|POST))/],
  ['steal-data', /盗取?(?:密码|账号|号码)|パスワードを盗|비밀번호를? ?훔/],
  [
    'break-in',
    /(?:破解|黑进|入侵).{0,12}(?:账号|微信|手机|电脑|QQ|密码)|(?:アカウント|スマホ).{0,8}(?:ハッキング|乗っ取)|(?:계정|카톡).{0,8}(?:해킹|뚫)/,
  ],
  ['attack-others', /(?:写|做|编).{0,6}(?:木马|病毒|勒索)|ウイルスを作|바이러스.{0,4}만들/],
];
