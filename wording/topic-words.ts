export const levelNames = { 1: 'Beginner', 2: 'Intermediate', 3: 'Advanced' } as const;

export const importanceNames = { core: 'Core', usual: 'Often used', niche: 'Rarely used' } as const;

export const checkAnswers = { right: 'I knew it', wrong: 'Not yet' } as const;

export function describeCheck(isRight: boolean): string {
  return isRight ? 'you knew it' : 'not yet';
}
