/** Words of messages that name a topic which are no part of its name, though a topic may be called like one of them. */
export const aroundNames = `
no not what i i'm actually meant asked asking was mean about sorry wrong the other one that thats this is my
question something anything else thing add put include included forgot missing leave left skip drop remove
without out in part know already need want wanted care had have please pls also too well like so dont don't
school year last can you tbh lol lass lasst bitte weg den die das teil mit quita tira togli enleve parte de
del le la las les los el por favor svp
`;
/** Everyday words that are other names of topics too: "text" of strings, "oops" of objects. */
export const everydayNames = 'oops text word words';
/** Before a name that is not meant. */
export const refusingWords = 'not|rather than|instead of|statt|en vez de|au lieu de';
