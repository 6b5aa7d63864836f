const cues = [
  /\b(?:difference|differences|different from|differ|differs|compare|compared|versus|vs)\b/i,
  /\b(?:unterschied|unterschiede|diferencia|diferencias|diferença|différence|differenza)\b/i,
  /\b(?:better|instead of|or)\b[^?]*\?/i,
  /\bwhen (?:to|do i|should i) use\b.*\b(?:and|or|instead)\b/i,
];

export function isComparison(question: string): boolean {
  return cues.some((cue) => cue.test(question));
}
