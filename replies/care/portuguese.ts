import type { CareText } from './care-text.ts';

export const portuguese: CareText = {
  openings: {
    overdose:
      'Isso pode ser perigoso mesmo que você se sinta bem agora. Ligue já para o número de emergência do seu país, ou peça a alguém perto de você que ligue, e diga exatamente o que aconteceu.',
    despair:
      'Que bom que você escreveu isso. Parece que tudo dói muito agora, e você não precisa carregar isso sem ajuda. Por favor, fale com alguém hoje.',
    other:
      'Que bom que você se preocupa com essa pessoa. Você pode perguntar com calma como ela está e se pensa em se machucar; perguntar não piora nada. Você não precisa resolver isso sem ajuda: conte também a outra pessoa, mesmo que tenham pedido segredo.',
    stranger:
      'Você não fez nada de errado, e é bom que tenha contado. Não envie mais nada, não pague e não se encontre com ninguém. Guarde as mensagens, bloqueie essa pessoa e mostre tudo a alguém de confiança.',
    violence:
      'Sinto muito que isso esteja acontecendo. Ninguém tem o direito de machucar você, e a culpa não é sua. Você merece segurança, e há pessoas que ajudam exatamente nisso.',
    bullying:
      'Sinto muito que tratem você assim. A culpa não é sua, e você não precisa aguentar isso sem ajuda. Guarde o que escrevem ou publicam: isso ajuda quem pode parar isso.',
    unsafe:
      'Obrigado por contar. Parece que algo está muito errado, e sinto muito. Você não precisa lidar com isso sem ajuda, e a culpa não é sua.',
  },
  young:
    'Fale hoje com um adulto de confiança: sua mãe, seu pai, outro parente, uma professora ou o orientador da escola.',
  grown: 'Fale hoje com alguém de confiança: um amigo, a sua família ou um médico.',
  link: 'Você também pode falar de graça com alguém numa linha de apoio do seu país: {link}.',
  emergency: 'Se você ou outra pessoa está em perigo agora, ligue para o número de emergência do seu país.',
  line: 'Se há algo mais por trás disso, se você não se sente em segurança ou pensa em se machucar, fale com alguém de confiança. Aqui você encontra uma linha de apoio: {link}.',
};
