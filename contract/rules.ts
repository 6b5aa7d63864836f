/** One rule of the specification, the message for breaking it, and the field it is about. */
export type FormRule<Form> = readonly [
  holds: (form: Form) => boolean,
  message: string,
  field?: keyof Form & string,
];

export type LoginForm = { readonly email: string; readonly password: string };
export type NewPassword = { readonly password: string; readonly confirmpassword: string };
export type SignupForm = LoginForm & NewPassword & { readonly name: string };
export type AskForm = {
  readonly name: string;
  readonly age: number | string;
  readonly days: number | string;
  readonly language: string;
  readonly problem: string;
};

export const loginRules: readonly FormRule<LoginForm>[] = [
  [({ email, password }) => email.trim() !== '' && password !== '', 'Email and password are required'],
];

/** In the specification's order, for new accounts and new passwords. */
export const passwordRules: readonly FormRule<NewPassword>[] = [
  [({ password }) => password.length >= 8, 'Password must be at least 8 characters long', 'password'],
  [
    ({ password }) => /[A-Z]/.test(password),
    'Password must contain at least one uppercase letter',
    'password',
  ],
  [
    ({ password }) => /[a-z]/.test(password),
    'Password must contain at least one lowercase letter',
    'password',
  ],
  [({ password }) => /\d/.test(password), 'Password must contain at least one number', 'password'],
  [
    ({ password }) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
    'Password must contain at least one special character',
    'password',
  ],
  [
    ({ password, confirmpassword }) => password === confirmpassword,
    'Passwords do not match',
    'confirmpassword',
  ],
];

/** Checked only by the server: browsers do not get the list of common passwords. */
export const tooCommon = 'This password is too common. Choose another one.';

export const signupRules: readonly FormRule<SignupForm>[] = [
  [
    ({ name, email, password, confirmpassword }) =>
      name.trim() !== '' && email.trim() !== '' && password !== '' && confirmpassword !== '',
    'Name, email, and passwords are required',
  ],
  [({ email }) => isEmail(email), 'Invalid email format', 'email'],
  ...passwordRules,
];

export const emailRules: readonly FormRule<{ readonly email: string }>[] = [
  [({ email }) => email.trim() !== '', 'Email is required', 'email'],
  [({ email }) => isEmail(email), 'Invalid email format', 'email'],
];

export const nameRules: readonly FormRule<{ readonly name: string }>[] = [
  [({ name }) => name.trim() !== '', 'Name is required', 'name'],
];

const fillIn = 'Please fill all the details correctly...';

export const problemRules: readonly FormRule<Pick<AskForm, 'problem'>>[] = [
  [({ problem }) => problem.trim() !== '', `${fillIn} Ask the Problem i.e, Prompt Length > 0.`, 'problem'],
];

export const askRules: readonly FormRule<AskForm>[] = [
  [({ name }) => name.trim().length > 1, `${fillIn} Name length > 2 letter.`, 'name'],
  [({ age }) => toNumber(age) > 8, `${fillIn} Age > 8.`, 'age'],
  [({ days }) => toNumber(days) > 0, `${fillIn} Days > 0.`, 'days'],
  [({ language }) => language.trim() !== '', `${fillIn} Language Name Length > 0.`, 'language'],
  ...problemRules,
];

/** The message of the first broken rule, or null. */
export function findBrokenRule<Form>(rules: readonly FormRule<Form>[], form: Form): string | null {
  return rules.find(([holds]) => !holds(form))?.[1] ?? null;
}

/** The specification's pattern: text, one @, text with a dot, and no spaces. */
function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

/** NaN, which breaks every rule, for text that is not a number. */
export function toNumber(value: number | string): number {
  if (typeof value === 'number') return value;
  return value.trim() === '' ? Number.NaN : Number(value);
}
