/** Phrases that hold words of code without meaning them. */
export const emptyPhrases =
  /\b(?:let me (?:know|see|ask)|let's|let us|for (?:example|instance|me)|step by step|as well(?: as)?|such as|in order to|at a time|at all|of course|in (?:simple|easy|plain) (?:words|terms|english)|in detail|with (?:an )?examples?|what if|any idea|(?:first|each|every|long|short|free|spare|full|part|all the|some|less|little|of|any|no|much|my) time|all about)\b/giu;
