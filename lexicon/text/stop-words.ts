/** Words that say nothing about the topic: the grammar of a sentence, and the phrases with which a question is asked. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    "a an the am are be been being was were i i'm i've i'll i'd im ive me my mine myself you you're your yours we us our they them their he she",
    "it's its that that's these those there here what what's whats which who whom whose how how's why cause doesn't don't dont isn't aren't",
    'does do did doing done didnt doesnt could would should will wont might must shall may cant cannot dose',
    "couldn't wouldn't shouldn't won't can't didn't haven't hasn't wasn't weren't",
    'of to at into onto about also too very just only really actually still yet already again ever even much many more most some lot lots bit',
    'but so because such same other another both either neither own',
    'please pls plz thanks thank hi hello hey sir madam dear ok okay yes no nope maybe',
    'explain explained explanation describe tell show give help define definition meaning means mean example examples understand know knowing',
    'want wanted need needed would try trying tried make makes making made use uses used using useful work works working',
    'difference differences different versus vs compare comparison better best good right way ways thing things something anything everything',
    'question questions answer problem issue simple simply easy easily easiest basically exactly properly correctly',
    'getting going goes come comes see say says said take takes happen happens happened someone anyone',
    'word words term terms concept concepts topic topics stuff etc eg ie idea ideas point purpose reason wondering wonder confused confusing stuck',
    'learn learning teach study studying',
    'without among instead except around along against whether given certain various several kind',
    'anybody enough rather everywhere somewhere nowhere always never often sometimes',
    'actual really possible possibly supposed keep keeps kept seem seems look looks looking',
  ].flatMap((line) => line.split(' ')),
);
