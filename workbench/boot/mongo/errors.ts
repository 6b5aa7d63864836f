type Facts = { readonly code?: number; readonly codeName?: string; readonly info?: unknown };

/** What the server, its driver or the shell answers in place of a result. The next line is still run. */
export class MongoError extends Error {
  override readonly name: string;
  readonly code: number | undefined;
  readonly codeName: string | undefined;
  readonly errInfo: unknown;

  constructor(message: string, { code, codeName, info }: Facts = {}, name = 'MongoServerError') {
    super(message);
    this.name = name;
    this.code = code;
    this.codeName = codeName;
    this.errInfo = info;
  }
}

/** What MongoDB has and this page has not. It ends the program, since an answer would be wrong. */
export class NotHere extends Error {
  override readonly name = 'Not in this page';
}

const codes = {
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  NamespaceExists: 48,
  DollarPrefixedFieldName: 52,
  ImmutableField: 66,
  InvalidOptions: 72,
  IndexKeySpecsConflict: 86,
  DocumentValidationFailure: 121,
  CommandNotSupportedOnView: 166,
  InvalidPipelineOperator: 168,
  ConversionFailure: 241,
  DuplicateKey: 11000,
} as const;

export type CodeName = keyof typeof codes;

/** An error of a command. Its number has a name, which the shell shows. */
export function refuse(message: string, code: CodeName | number = 'BadValue'): MongoError {
  return typeof code === 'number'
    ? new MongoError(message, { code, codeName: `Location${code}` })
    : new MongoError(message, { code: codes[code], codeName: code });
}

/** An error of one write. The shell shows no name of its number. */
export function refuseWrite(
  message: string,
  code: CodeName | number = 'BadValue',
  info?: unknown,
): MongoError {
  return new MongoError(message, { code: typeof code === 'number' ? code : codes[code], info });
}

/** The driver asks for other arguments, before the server hears of them. */
export function refuseArgument(message: string): MongoError {
  return new MongoError(message, {}, 'MongoInvalidArgumentError');
}

export function needServer(what: string): NotHere {
  return new NotHere(`${what} needs a real MongoDB server.`);
}
