const led = String.raw`(?:should|do|must|can|did|will|could|would|does|shall|to|what|how|that|which|when|where|why|if)`;
const self = String.raw`(?<!\b${led} )\b(?:i|we|i've|ive|we've|i'm|im|we're)\b`;
const lately = String.raw`(?: (?:am|are|was|were|have|had|been|currently|now|also|mainly|mostly|still|just|only|already|usually|always))*`;
const trade = String.raw`(?:developer|engineer|programmer|dev|coder|freelancer|tester|designer|architect)s?`;

/** Words with which a learner goes over from what was told to what is wanted, or to the next thing told. */
const turns = [
  String.raw`(?:but|so|because|although|however|now|please|i (?:want|need|would|wish|have to|am trying|know|use|work)|i'd|who (?:want|need|would)|wants?|would like|wish to)\b`,
  String.raw`and (?:i|we|now|then|want|need|would|wish|am|have to|teach|make|give|help|show|explain|how|what|why)\b`,
].join('|');
const asks = String.raw`(?:teach|make|give|create|build|help|show|tell|explain|prepare|how|what|why|when|where|which|can|could|should|is|are|does|do|i|i'm|we|plan|roadmap)\b`;

/** Where one clause ends and the next begins. */
export const clauseBreaks = new RegExp(
  String.raw`(?<=[.;!?\n])\s+|(?<!\b(?:${led}|i|we|and|but|so|who))\s+(?=(?:${turns}))|(?<=,)\s+(?=${asks})`,
  'iu',
);

/** What is still to come is not told. */
export const wantingWords =
  /\b(?:wants?|wanted|needs?|wish|would|must|hope|have to|has to|going to|gonna|like to|become|becoming)\b/iu;

/** A clause that says what one knows, has learnt or is; "I don't know" and "I want to know" are not such. */
export const knownClauses = new RegExp(
  [
    String.raw`${self}(?!.{0,12}\b(?:don't|dont|do not|can't|cannot|couldn't|didn't|haven't|not|never|no|hardly|barely|want|need|would|wish|hope)\b).{0,20}\b(?:know|knew|known|learned|learnt|finished|completed|mastered|understand|understood|familiar|comfortable|fluent|confident|already|studied|done with|(?:done|taken|took|attended|did) (?:the|a|an|some) (?:\S+ ){0,3}(?:course|class|roadmap|bootcamp|tutorial)|good at|good with|come from|came from|coming from)\b`,
    String.raw`^(?!.*\b(?:no|not|don't|never|without|zero|little|want|need|gain|get)\b).*\b(?:years? (?:of )?(?:\S+ ){0,3}experience|experienced? (?:in|with|of|as)|(?:have|had|got|with) (?:\S+ ){1,3}(?<!\b(?:user|developer|customer) )experience|my background|(?:have|had|with|after|spent) (?:\S+ ){0,3}years? (?:in|with|of|as))\b`,
    String.raw`(?:${self}${lately}|\bas) an? (?:\S+ ){0,4}${trade}\b`,
    String.raw`^(?:i am |i'm )?(?:coming|come) from\b`,
    String.raw`^(?:and |but )?i can (?:already |only |just )*(?:do|use|write|read|make|run)\b`,
    String.raw`^(?!.*\b(?:quiero|quisiera|aprender|apprendre|veux|voudrais|aimerais|lernen|will|möchte|vorrei|voglio|imparare|quero|gostaria)\b).*(?:\bj'ai (?:déjà )?(?:des |quelques )?(?:bases|notions)|\bje connais|\bya sé|\btengo (?:bases|nociones)|\bconozco|\btenho (?:base|noções)|\bjá sei|\bich (?:kann|kenne|beherrsche)|\bgrundkenntnisse|\bconosco|\bho (?:le )?basi)`,
  ].join('|'),
  'iu',
);

/** A clause that says what one works with. */
export const usedClauses = new RegExp(
  [
    String.raw`${self}${lately} (?:work(?:ed|ing)?|use|used|using|program(?:med|ming)?|cod(?:e|ed|ing)|develop(?:ed|ing)?|wrote|written|write|writing|teach|taught)\b`,
    String.raw`\b(?:at|in) (?:my |our )?(?:work|job|company|team|office),? (?:we|i|they|it)\b`,
    String.raw`\b(?:my|our) (?:company|team|boss|office|job|work)(?! interview)(?: \w+)? (?:uses?|works?|is|are|has)\b`,
  ].join('|'),
  'iu',
);
