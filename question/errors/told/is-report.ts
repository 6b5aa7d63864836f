/** What people say who tell what went wrong, not those who ask what something is. */
const reporting =
  /\b(?:errors?|warnings?|exception|says?|said|saying|tells? me|telling me|told me|complain(?:s|ing)?|gett?ing|gets|i get|get this|got|gives?(?: me)?|gave|throws?|threw|crash(?:es|ed|ing)?|fail(?:s|ed|ing)?|fatal|uncaught|traceback|keeps?|stuck|broken|not work(?:ing)?|stopped working|help|fix|when (?:i|you) [a-z]+|(?:but|only) (?:it )?works|on line|at line|line \d+|shows?|showing|red|wont|won't|why)\b/;
const asking =
  /^(?:hi |hello |hey )?(?:what(?:'s| is| are)|explain|teach|tell me about|difference|how (?:do|does|can|to)|when (?:do|should)|should|why (?:do (?:people|we|you)|would|should)|is it|is (?:a|an|there)|are there|can (?:i|you|we)|do (?:i|you|we)|i want|make me|plan|i (?:do not|don.?t) (?:get|understand))\b/;

export function isReport(folded: string): boolean {
  const text = folded.trim();
  return !asking.test(text) && (reporting.test(text) || text.split(' ').length <= 8);
}
