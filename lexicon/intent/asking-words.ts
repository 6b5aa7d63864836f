/** How a question or a request for an explanation begins or shows itself. */
export const askingWords: readonly string[] = [
  // English
  "what, what's, whats, waht, wat, how, how's, hows, why, when, where, which, who, whose, explain, describe, define",
  'difference, differences, diff between, vs, versus, compare, comparison, meaning of, mean, tell me, show me',
  'example of, examples of, give an example, help me, is it, is there, are there, can i, can you, can we, could you',
  'should i, do i, does, did, is, are, i want to know, i need to know, understand, confused, stuck, struggling',
  'better than',
  // Spanish, Portuguese, French
  'que es, que son, que hace, como, cual, cuales, cuando, donde, por que, porque, para que, diferencia, explica',
  "explicame, significa, o que e, o que sao, qual, quais, quando, onde, diferenca, explique, por que, qu'est-ce",
  "c'est quoi, comment, pourquoi, quand, quel, quelle, quelles, difference entre, explique-moi, expliquer, a quoi",
  // German, Italian, Polish, Turkish
  'was ist, was sind, was bedeutet, was macht, wie, warum, wieso, wann, welche, welcher, welches, wozu, unterschied',
  "erklare, erklar, erklaren, cos'e, che cos'e, cosa, come, perche, quale, quali, differenza, spiega, spiegami",
  'a cosa serve, co to, czym jest, czym sa, czym, jak, dlaczego, kiedy, ktory, roznica, wyjasnij, po co, nedir',
  'ne demek, nasil, neden, nicin, ne zaman, hangi, fark*, acikla*',
  // Russian, Hindi, Arabic, Hebrew
  'что такое, что, как, почему, зачем, когда, какой, какая, чем, отличи*, отличается, разница, объясни*, क्या, कैसे',
  'क्यों, कब, कौन, अंतर, समझाओ, समझाइए, kya, kaise, kyu, kyon, ما هو, ما هي, ماهو, ماهي, كيف, لماذا, متى, الفرق',
  'اشرح, מה זה, מהו, מהי, מה, איך, למה, מדוע, מתי, הבדל, הסבר, תסביר',
  // Chinese, Japanese, Korean
  '什么, 什麼, 怎么, 怎麼, 怎样, 如何, 为什么, 為什麼, 区别, 區別, 解释, 吗, とは, 何ですか, どう, なぜ, 違い, 説明, 方法, ですか, 무엇, 뭐, 뭔, 어떻게, 왜, 차이, 설명',
  '인가요, 할까요',
].flatMap((line) => line.split(', '));

/** The trouble a program is in: a question even without the form of one. */
export const troubleWords: readonly string[] = [
  "error, errors, exception, exceptions, traceback, warning, bug, not working, doesn't work, does not work",
  "don't work, doesnt work, won't work, wont work, isn't working, not recognized, not found, not defined, undefined",
  "cannot find, can't find, failed, fails, crashes, crashed, nothing happens, denied, fatal, no error, wrong",
  'is gone, are gone, was gone, all gone, disappeared, vanished, wiped, lost my work, lost all my, lost everything',
  'overwrote, overwritten, by accident, accidentally, deleted the wrong, dropped the wrong, without where, weg nach',
  'broken, stuck, conflict, blank page, infinite loop, rejected, refused, hangs, no funciona, nao funciona',
  'ne marche pas, ne fonctionne pas, funktioniert nicht, geht nicht, non funziona, nie dziala, calismiyor, hata',
  'fehler, fehlermeldung, errore, erreur, erro, blad, ошибка, не работает, 报错, 错误, エラー, 動かない, 오류, 에러',
].flatMap((line) => line.split(', '));

/** Asking which technology to take. */
export const choosingWords =
  /\b(?:which|what|right|best|good|easiest|choose|pick|first|decide on) (?:(?:a|an|the|my|programming|coding|computer|first|next) )*(?:languages?|technolog(?:y|ies)|(?:tech )?stack)\b/u;
