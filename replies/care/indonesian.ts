import type { CareText } from './care-text.ts';

export const indonesian: CareText = {
  openings: {
    overdose:
      'Ini bisa berbahaya walaupun sekarang kamu merasa baik-baik saja. Segera hubungi nomor darurat di negaramu, atau minta orang di dekatmu menelepon, dan katakan dengan jelas apa yang terjadi.',
    despair:
      'Terima kasih sudah menuliskannya. Sepertinya semuanya terasa sangat sakit sekarang, dan kamu tidak harus menanggungnya sendirian. Tolong bicaralah dengan seseorang hari ini.',
    other:
      'Baik sekali kamu peduli padanya. Kamu bisa bertanya dengan tenang bagaimana keadaannya dan apakah dia berpikir untuk menyakiti diri; bertanya tidak memperburuk keadaan. Kamu tidak harus menyelesaikannya sendirian: ceritakan juga kepada orang lain, walaupun kamu diminta merahasiakannya.',
    stranger:
      'Kamu tidak berbuat salah, dan bagus bahwa kamu bercerita. Jangan kirim apa pun lagi, jangan bayar, dan jangan temui siapa pun. Simpan pesannya, blokir orang itu, dan tunjukkan kepada orang yang kamu percaya.',
    violence:
      'Aku ikut sedih ini terjadi. Tidak ada yang berhak menyakitimu, dan ini bukan salahmu. Kamu berhak merasa aman, dan ada orang yang membantu dalam hal seperti ini.',
    bullying:
      'Aku ikut sedih mereka memperlakukanmu begitu. Ini bukan salahmu, dan kamu tidak harus menanggungnya sendirian. Simpan apa yang mereka tulis atau unggah: itu membantu orang yang bisa menghentikannya.',
    unsafe:
      'Terima kasih sudah bercerita. Sepertinya ada sesuatu yang sangat tidak beres, dan aku ikut sedih. Kamu tidak harus menghadapinya sendirian, dan ini bukan salahmu.',
  },
  young:
    'Bicaralah hari ini dengan orang dewasa yang kamu percaya: orang tua, kerabat lain, guru, atau guru BK di sekolah.',
  grown: 'Bicaralah hari ini dengan orang yang kamu percaya: teman, keluarga, atau dokter.',
  link: 'Kamu juga bisa bicara gratis dengan seseorang di layanan bantuan di negaramu: {link}.',
  emergency: 'Jika kamu atau orang lain sedang dalam bahaya, hubungi nomor darurat di negaramu.',
  line: 'Jika ada hal lain di balik ini, kamu tidak merasa aman, atau berpikir untuk menyakiti diri, bicaralah dengan orang yang kamu percaya. Layanan bantuan ada di sini: {link}.',
};
