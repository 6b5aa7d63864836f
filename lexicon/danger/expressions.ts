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
  [
    'school-system',
    /(?:黑进|黑掉|黑入|入侵|破解|潜入|侵入|ハッキング|ハック|不正アクセス|해킹|뚫).{0,14}(?:学校|教务|成绩|分数|成績|학교|성적)|(?:学校|教务|成绩|成績|학교|성적).{0,14}(?:黑进|黑掉|入侵|破解|侵入|ハッキング|ハック|不正アクセス|해킹|뚫)/,
  ],
  [
    'wifi',
    /(?:破解|偷|盗|蹭).{0,8}(?:wi-?fi|无线|网络密码)|(?:wi-?fi|無線).{0,8}(?:破解|ただ乗り|ハッキング|勝手に)|와이파이.{0,10}(?:해킹|뚫|몰래)/i,
  ],
  [
    'game-cheat',
    /(?:外挂|游戏服务器).{0,10}(?:写|做|攻击|搞崩)|(?:写|做).{0,6}外挂|チートツール.{0,6}作|(?:게임|로블록스).{0,8}(?:해킹|핵 만들)/,
  ],
  ['attack-others', /(?:写|做|编).{0,6}(?:木马|病毒|勒索)|ウイルスを作|바이러스.{0,4}만들/],
];
