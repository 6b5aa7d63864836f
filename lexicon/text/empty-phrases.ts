/** Phrases that hold words of code without meaning them, and what one wants of a thing: exercises, a quiz. */
export const emptyPhrases = new RegExp(
  String.raw`\b(?:${[
    String.raw`(?:test|quiz|drill) me (?=(?:on|about|in)\b)`,
    String.raw`(?:give|make|show|send|set|some|more|any|few|practi[sc]e) (?:\w+ ){0,3}?(?:exercises?|tasks?|problems?|quiz(?:zes)?|drills?|challenges?) (?=(?:on|about|for|with|in|to practi[sc]e)\b)`,
    String.raw`(?:just |only |give me )+(?:a |an |some |one )?hints?`,
    String.raw`(?:give|make|send|write|show) (?:me )?(?:\w+ ){0,2}(?:cheat ?sheets?|summary|overview)`,
    String.raw`(?:do not|don't|please no|no|without|avoid) (?:use |using )?(?:any |too much )?(?:jargon|big words|long words)`,
    String.raw`(?:make|keep) it (?:short|simple|brief|easy)|let me (?:know|see|ask)|let's|let us`,
    String.raw`for (?:example|instance|me)|step by step|as well(?: as)?|such as|in order to|at a time|at all`,
    String.raw`of course|in (?:simple|easy|plain) (?:words|terms|english)|in detail|with (?:an )?examples?|what if`,
    String.raw`(?:for|right|from|by|until|just|till) now(?: on)?`,
    String.raw`every (?:second|other|single) (?:day|week|night|evening|morning|weekend)|catch(?:ing)? up`,
    String.raw`(?:use[ds]?|afraid of|scared of|good with|bad with) (?:a |the |my )?computers?(?: much)?|any idea`,
    String.raw`(?:first|each|every|long|short|free|spare|full|part|all the|some|less|little|of|any|no|much|my) time`,
    String.raw`all about`,
  ].join('|')})\b`,
  'giu',
);
