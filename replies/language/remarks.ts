import type { CareLanguage } from '#question/care/read-language.ts';

/** That replies are English, and what helps, in the learner's own language. */
export const remarks: Readonly<Partial<Record<CareLanguage, string>>> = {
  es: 'Solo puedo escribir en inglés. Tu navegador puede traducir esta página: busca «Traducir» en su menú.',
  fr: 'Je ne peux écrire qu’en anglais. Ton navigateur peut traduire cette page : cherche « Traduire » dans son menu.',
  de: 'Ich kann nur auf Englisch schreiben. Dein Browser kann diese Seite übersetzen: Suche in seinem Menü nach „Übersetzen“.',
  pt: 'Só consigo escrever em inglês. O navegador pode traduzir esta página: procure “Traduzir” no menu.',
  it: 'Posso scrivere solo in inglese. Il browser può tradurre questa pagina: cerca «Traduci» nel suo menu.',
  nl: 'Ik kan alleen in het Engels schrijven. Je browser kan deze pagina vertalen: zoek “Vertalen” in het menu.',
  pl: 'Umiem pisać tylko po angielsku. Przeglądarka może przetłumaczyć tę stronę: poszukaj w menu opcji „Przetłumacz”.',
  tr: 'Yalnızca İngilizce yazabiliyorum. Tarayıcın bu sayfayı çevirebilir: menüsünde “Çevir” seçeneğine bak.',
  id: 'Saya hanya bisa menulis dalam bahasa Inggris. Browser bisa menerjemahkan halaman ini: cari “Terjemahkan” di menunya.',
  vi: 'Tôi chỉ viết được tiếng Anh. Trình duyệt có thể dịch trang này: hãy tìm mục “Dịch” trong trình đơn.',
  'hi-Latn':
    'Main sirf English mein likh sakta hoon. Aapka browser is page ka anuvaad kar sakta hai: menu mein “Translate” dekhiye.',
  hi: 'मैं केवल अंग्रेज़ी में लिख सकता हूँ। आपका ब्राउज़र इस पेज का अनुवाद कर सकता है: मेनू में “अनुवाद” देखें।',
  ar: 'لا أستطيع الكتابة إلا بالإنجليزية. يمكن لمتصفحك ترجمة هذه الصفحة: ابحث عن «ترجمة» في القائمة.',
  he: 'אני כותב רק באנגלית. הדפדפן יכול לתרגם את הדף הזה: חפשו "תרגום" בתפריט.',
  ja: '英語でしか書けません。ブラウザーのメニューにある「翻訳」で、このページを翻訳できます。',
  ko: '저는 영어로만 쓸 수 있습니다. 브라우저 메뉴의 ‘번역’으로 이 페이지를 번역할 수 있습니다.',
  ru: 'Я могу писать только по-английски. Браузер может перевести эту страницу: найдите в его меню «Перевести».',
  uk: 'Я можу писати лише англійською. Браузер може перекласти цю сторінку: знайдіть у його меню «Перекласти».',
  zh: '我只能用英文回答。浏览器可以翻译本页：请在菜单里找“翻译”。',
};
