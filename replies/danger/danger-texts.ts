import type { Danger } from '#lexicon/danger/danger.ts';

/** How to be safe now, and the topics that are nearest to it: the first of a technology that is asked about, else the first. */
type DangerText = { readonly first: string; readonly topics: readonly string[] };

export const dangerTexts: Readonly<Record<Danger, DangerText>> = {
  firmware: {
    first:
      'Do not cut the power while firmware is being written: the computer may never start again. Leave it plugged in and wait, and look up what the maker says about it on another device.',
    topics: [],
  },
  'body-alarm': {
    first:
      'Stop for now: your body comes before the code. Call your local emergency number if your chest hurts, your heart races, you faint or you cannot feel a limb; if something hurts whenever you type, rest it and show it to a doctor.',
    topics: [],
  },
  'mains-power': {
    first:
      'Stop charging it, and unplug it before you touch anything. Mains voltage, wet electronics and damaged batteries can kill or start a fire, so leave them to an electrician or a repair shop, and build with a low voltage such as USB.',
    topics: [],
  },
  'at-the-wheel': {
    first:
      'Please do not read, watch or type while you drive or ride: looking away for a few seconds can kill someone. Park first, and learn when you have arrived.',
    topics: [],
  },
  stimulants: {
    first:
      'Please do not take medicine that was not prescribed for you, and do not change the dose of your own without a doctor or a pharmacist. If you have taken something and feel unwell or your heart races, call your local emergency number.',
    topics: [],
  },
  'school-system': {
    first:
      "Getting into your school's system, around its locks, or at the grades in it is not allowed, and in most countries it is a crime, even with a password that you found. If a grade looks wrong, show it to your teacher; if you are worried about the next test, I can plan with you what to learn until then.",
    topics: [],
  },
  wifi: {
    first:
      "Using someone's Wi-Fi without being asked, or reading what others send over it, is against the law in most countries. Ask the owner for a guest password, or use the free Wi-Fi of a library.",
    topics: [],
  },
  'game-cheat': {
    first:
      "No code can make free Robux, V-Bucks or skins, and what promises it often steals the account instead. Cheats get accounts banned, and crashing a game's servers or taking what belongs to other players is a crime in many countries.",
    topics: [],
  },
  'parental-controls': {
    first:
      'Limits that your parents set are theirs to change, and going around them in secret makes the next limit stricter. Tell them what you want to do on the device, such as learning to program, and ask how much time there is for it.',
    topics: [],
  },
  'steal-data': {
    first:
      'Taking passwords, cookies, card numbers or keystrokes from other people harms them, and it is a crime in most countries. Practice only with accounts and pages of your own, and learn how to protect them.',
    topics: ['php/session-security', 'express/cookies', 'nodejs/security-best-practices'],
  },
  'break-in': {
    first:
      'Getting into an account, a phone or a system that is not yours, or watching someone in secret, is a crime in most countries, even if you know the password. If you are worried about that person, talk to them or to someone you trust; if someone may be in your own account, change your password and log out all devices.',
    topics: ['nodejs/authentication', 'express/password-login'],
  },
  'attack-others': {
    first:
      'Attacking, flooding, infecting or deceiving others harms them, and it is a crime in most countries. Test only on a machine of your own, or where the owner has allowed it in writing.',
    topics: ['nodejs/security-best-practices', 'php/session-security'],
  },
  'hacked-account': {
    first:
      'Change the password of that account now, from a device that you trust, and log out all other devices. Change it everywhere you used the same one, and turn on two-step login. If you cannot get in anymore, use the recovery page of the service itself; if you are under 18, ask an adult to help.',
    topics: [],
  },
  scam: {
    first:
      'This may be a scam: do not pay, and do not send documents, codes or bank details. Check the company at an address that you looked up yourself; if you have already paid or shared something, call your bank now and change your passwords.',
    topics: [],
  },
  'strange-code': {
    first:
      'Do not run code that you cannot read from people you do not know, and leave your antivirus on: it can take over your accounts and your computer. If you already ran it, disconnect from the network, change your passwords on another device and log out everywhere.',
    topics: ['nodejs/dependency-security'],
  },
  'leaked-key': {
    first:
      'Treat that key or password as stolen: revoke it now where you got it, and make a new one. Deleting the file or the commit is not enough, because copies stay in the history, and programs search public pages for keys.',
    topics: ['git/removing-secrets', 'nodejs/environment-variables', 'php/secrets-and-encryption'],
  },
  'private-details': {
    first:
      'Keep addresses, phone numbers, schools, documents and full names off a public page: any stranger can read it, and copies stay. If something is already online, take it down now. If you are under 18, look at the page with an adult you trust first; if it is about other people, ask them first.',
    topics: [],
  },
  'wiping-command': {
    first:
      'Do not run it yet: it deletes at once and for good, and nothing goes to a trash. Check the exact path and make a backup first; if you already ran it, stop using that disk and restore your files from a backup.',
    topics: [],
  },
  'deleted-files': {
    first:
      'Stop saving anything to that disk now, because new data can overwrite what was deleted. Look in the trash, in your backups and synced folders, in the local history of your editor, and in Git.',
    topics: [],
  },
  'mass-change': {
    first:
      'Stop and change nothing else: if the transaction is still open, run `ROLLBACK`; if not, tell whoever runs the database, and restore from the last backup. Before you try anything on real data, make a backup and try it on a copy.',
    topics: ['sql/backups', 'mongo/backups', 'sql/transactions'],
  },
  'force-push': {
    first:
      'Do not force push to a branch that others use: it takes their commits off the branch. Pull first and merge; if the history really has to change, agree on it with everyone, keep a copy of the branch, and use `git push --force-with-lease`.',
    topics: ['git/force-pushing'],
  },
  'risky-release': {
    first:
      'Do not release it when nobody is there to watch and fix it. Wait until the tests pass and someone is at hand, and know how to go back to the last version before you start.',
    topics: ['git/reverting-a-commit'],
  },
  'lost-work': {
    first:
      'Stop and keep the folder as it is, because committed work is most likely still there: `git reflog` lists where your branches were. Do not delete the folder, run `git gc` or force push before you have looked there.',
    topics: ['git/reflog', 'git/force-pushing'],
  },
  'plain-passwords': {
    first:
      'Do not keep passwords in a form that can be read back: whoever gets that file gets into every account. Store only a hash from a function made for passwords, such as bcrypt or Argon2, and have people choose new passwords if real ones could be read.',
    topics: ['nodejs/hashing-passwords', 'php/password-hashing', 'express/password-login'],
  },
  'key-in-page': {
    first:
      'Do not put that key into code that others can read: everyone who opens the page or the repository can copy and use it. Keep it on the server in an environment variable, and if it was already public, revoke it and make a new one.',
    topics: ['nodejs/environment-variables', 'php/secrets-and-encryption'],
  },
  'card-data': {
    first:
      'Do not store card numbers or security codes yourself: a leak costs people their money, and card companies forbid keeping the code. Let a payment provider take the card, and delete any numbers that you already have.',
    topics: ['nodejs/security-best-practices', 'php/secrets-and-encryption'],
  },
  injection: {
    first:
      'Do not put what a visitor typed straight into a query, a page or a command: they could run their own code with it. Use placeholders in queries, escape what you show, and accept only the kinds of input that you expect.',
    topics: [
      'sql/sql-injection-and-prepared-statements',
      'php/sql-injection',
      'mongo/query-injection',
      'express/escaping-output',
    ],
  },
  'open-door': {
    first:
      'Close this before anything else: strangers search the internet all day for open servers and simple passwords. Set a strong password, give each user only the rights that they need, and keep databases off the public internet.',
    topics: ['nodejs/security-best-practices', 'php/session-security'],
  },
  'no-sleep': {
    first:
      'Please sleep first: without sleep you make more mistakes and remember little of what you study. Do not drive while you are this tired, and if your heart races or you feel unwell, get medical help.',
    topics: [],
  },
};
