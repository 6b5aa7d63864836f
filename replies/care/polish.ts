import type { CareText } from './care-text.ts';

export const polish: CareText = {
  openings: {
    overdose:
      'To może być niebezpieczne, nawet jeśli teraz czujesz się dobrze. Zadzwoń od razu na numer alarmowy w swoim kraju albo poproś o to kogoś obok i powiedz dokładnie, co się stało.',
    despair:
      'Dobrze, że to piszesz. Wygląda na to, że teraz wszystko bardzo boli, i nie musisz dźwigać tego bez pomocy. Proszę, porozmawiaj dziś z kimś.',
    other:
      'Dobrze, że się troszczysz o tę osobę. Możesz spokojnie zapytać, jak się czuje i czy myśli o zrobieniu sobie krzywdy; pytanie niczego nie pogorszy. Nie musisz radzić sobie z tym bez pomocy: powiedz też komuś innemu, nawet jeśli to miała być tajemnica.',
    stranger:
      'To nie twoja wina i dobrze, że o tym mówisz. Nie wysyłaj nic więcej, nie płać i z nikim się nie spotykaj. Zachowaj wiadomości, zablokuj tę osobę i pokaż je komuś, komu ufasz.',
    violence:
      'Przykro mi, że to się dzieje. Nikt nie ma prawa cię krzywdzić i to nie twoja wina. Masz prawo do bezpieczeństwa, a są ludzie, którzy pomagają właśnie w takich sprawach.',
    bullying:
      'Przykro mi, że tak cię traktują. To nie twoja wina i nie musisz znosić tego bez pomocy. Zachowaj to, co piszą lub publikują: pomoże to tym, którzy mogą to przerwać.',
    unsafe:
      'Dziękuję, że o tym mówisz. Wygląda na to, że dzieje się coś bardzo złego, i przykro mi z tego powodu. Nie musisz radzić sobie z tym bez pomocy i to nie twoja wina.',
  },
  young:
    'Porozmawiaj dziś z dorosłym, któremu ufasz: z rodzicem, kimś z rodziny, nauczycielem albo pedagogiem szkolnym.',
  grown: 'Porozmawiaj dziś z kimś, komu ufasz: z przyjacielem, rodziną albo lekarzem.',
  link: 'Możesz też bezpłatnie porozmawiać z kimś na linii pomocy w swoim kraju: {link}.',
  emergency:
    'Jeśli ty lub ktoś inny jest teraz w niebezpieczeństwie, zadzwoń na numer alarmowy w swoim kraju.',
  line: 'Jeśli kryje się za tym coś więcej, nie czujesz się bezpiecznie albo myślisz o zrobieniu sobie krzywdy, porozmawiaj z kimś, komu ufasz. Tu znajdziesz linię pomocy: {link}.',
};
