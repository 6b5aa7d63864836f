import type { CareText } from './care-text.ts';

export const italian: CareText = {
  openings: {
    overdose:
      "Può essere pericoloso anche se ora ti senti bene. Chiama subito il numero di emergenza del tuo paese, o chiedi a qualcuno vicino a te di chiamare, e di' esattamente che cosa è successo.",
    despair:
      "È un bene che tu l'abbia scritto. Sembra che adesso tutto faccia molto male, e non devi portarne il peso senza aiuto. Per favore, parla con qualcuno oggi.",
    other:
      'È un bene che tu ti preoccupi per questa persona. Puoi chiederle con calma come sta e se pensa di farsi del male; chiederlo non peggiora le cose. Non devi risolvere tutto senza aiuto: dillo anche a qualcun altro, anche se ti hanno chiesto di mantenere il segreto.',
    stranger:
      'Non hai fatto niente di male, ed è un bene che tu ne parli. Non mandare altro, non pagare e non incontrare nessuno. Conserva i messaggi, blocca questa persona e mostrali a qualcuno di cui ti fidi.',
    violence:
      'Mi dispiace che ti succeda questo. Nessuno ha il diritto di farti del male, e non è colpa tua. Hai diritto a vivere al sicuro, e ci sono persone che aiutano proprio in questo.',
    bullying:
      'Mi dispiace che ti trattino così. Non è colpa tua, e non devi sopportarlo senza aiuto. Conserva quello che scrivono o pubblicano: serve a chi può fermarli.',
    unsafe:
      'Grazie di averlo detto. Sembra che qualcosa non vada affatto, e mi dispiace. Non devi affrontarlo senza aiuto, e non è colpa tua.',
  },
  young:
    'Parla oggi con un adulto di cui ti fidi: un genitore, un altro parente, un insegnante o lo psicologo della scuola.',
  grown: 'Parla oggi con qualcuno di cui ti fidi: un amico, la tua famiglia o un medico.',
  link: 'Puoi anche parlare gratis con qualcuno a una linea di ascolto del tuo paese: {link}.',
  emergency:
    "Se tu o un'altra persona siete in pericolo adesso, chiama il numero di emergenza del tuo paese.",
  line: "Se dietro c'è altro, se non ti senti al sicuro o pensi di farti del male, parla con qualcuno di cui ti fidi. Qui trovi una linea di ascolto: {link}.",
};
