/** A page that leads to someone to talk to; each is in the registry of links. */
export type Helpline = { readonly name: string; readonly url: string };

const anyone: Helpline = { name: 'Find A Helpline', url: 'https://findahelpline.com/' };
const children: Helpline = {
  name: 'Child Helpline International',
  url: 'https://childhelplineinternational.org/helplines/',
};
const german: Helpline = { name: 'TelefonSeelsorge', url: 'https://www.telefonseelsorge.de/' };
const germanYoung: Helpline = { name: 'krisenchat', url: 'https://krisenchat.de/' };

export const helplines = { anyone, children, german, germanYoung };
