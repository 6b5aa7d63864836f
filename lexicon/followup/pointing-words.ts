/** Words of a question that speak of what was answered before: "how do I empty it", "and with two of them". Folded text. */
export const pointingWords =
  /^(?:(?:ok|okay|and|but|so|then|also|cool|thanks|hm+)[ ,]+)+(?:how|what|where|when|why|which|can|could|does|do|is|are|would|should|if|to)\b|\b(?:how|what|where|when|why|can|could|does|is|will|would|should)\b.*\b(?:it|its|them|those|these|of them|one of|that one|the (?:first|last|second|other) one)\b/u;

/** In a wish for a plan they say that it is for what was answered before; a wish of few words leaves them out. */
export const pointsBack =
  /\b(?:this|that|it|these|those|them|das|dafur|dazu|esto|eso|isso|isto|ca|cela|questo|quello|tego)\b/u;
