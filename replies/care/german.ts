import type { CareText } from './care-text.ts';

export const german: CareText = {
  openings: {
    overdose:
      'Das kann gefährlich sein, auch wenn du dich gerade gut fühlst. Ruf sofort den Notruf deines Landes an oder bitte jemanden in deiner Nähe darum, und sag genau, was passiert ist.',
    despair:
      'Gut, dass du das geschrieben hast. Es klingt, als täte gerade alles sehr weh, und du musst das nicht allein tragen. Bitte sprich noch heute mit jemandem.',
    other:
      'Es ist gut, dass du hinschaust und dir Sorgen machst. Du kannst ruhig fragen, wie es der Person geht und ob sie daran denkt, sich etwas anzutun; Fragen macht es nicht schlimmer. Du musst das nicht allein lösen: Sag es noch jemandem, auch wenn du es geheim halten sollst.',
    stranger:
      'Du hast nichts falsch gemacht, und es ist gut, dass du davon erzählst. Schick nichts mehr, zahle nicht und triff dich mit niemandem. Heb die Nachrichten auf, blockiere die Person und zeig sie jemandem, dem du vertraust.',
    violence:
      'Es tut mir leid, dass dir das passiert. Niemand darf dir wehtun, und du bist nicht schuld. Du hast ein Recht auf Sicherheit, und es gibt Menschen, die genau dabei helfen.',
    bullying:
      'Es tut mir leid, dass sie so mit dir umgehen. Du bist nicht schuld, und du musst das nicht allein aushalten. Heb auf, was sie schreiben oder posten: Das hilft denen, die es beenden können.',
    unsafe:
      'Danke, dass du das sagst. Es klingt, als wäre etwas gar nicht in Ordnung, und das tut mir leid. Du musst damit nicht allein fertig werden, und du bist nicht schuld.',
  },
  young:
    'Sprich heute mit einem Erwachsenen, dem du vertraust: mit deinen Eltern, anderen Verwandten, einer Lehrkraft oder der Schulsozialarbeit.',
  grown: 'Sprich heute mit jemandem, dem du vertraust: mit Freunden, deiner Familie oder einer Ärztin.',
  link: 'Du kannst auch kostenlos mit jemandem sprechen: {link}.',
  emergency: 'Wenn du oder jemand anderes gerade in Gefahr ist, ruf den Notruf deines Landes an.',
  line: 'Wenn mehr dahintersteckt, du dich nicht sicher fühlst oder daran denkst, dir etwas anzutun, sprich bitte mit jemandem, dem du vertraust. Hilfe findest du auch hier: {link}.',
};
