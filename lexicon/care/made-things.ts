/** What people want to make for their work and lives. Folded, as `foldMessage` leaves it; `*` stands for any letters. */
export const madeThings = {
  spaced: [
    'app apps appli application aplicacion aplikacj* aplikasi applicazione aplicativo anwendung uygulama* приложени*',
    'web website* webseite* seite seiten pagina* page pages site sites sitio strona strone stronk* sayfa* trang halaman',
    'застосун* сайт* страниц* страничк* сторінк* *موقع *صفحه *تطبيق *אתר *אפליקציה *דף वेबसाइट ऐप पेज साइट',
    'program* programm* script* skript* betik* скрипт* bot bots программ* програм* *برنامج* *תוכנה प्रोग्राम',
    'tabla tablas tableau* tabelle tabela tabele* tabella tabel tablo* таблиц* *جدول* *טבלה *טבלת तालिका',
    'lista listas listen lijst* list liste listesi* daftar список* *قائمه *רשימה सूची form* formul* formu форм* *نموذج*',
    'calendario* calendrier kalend* takvim* календар* *تقويم* कैलेंडर timer* таймер* minuteur temporizador',
    'datenbank database* banco+de+dados base+de+datos base+de+donnees baza+danych veritabani*',
    'boton bouton knopf botao pulsante knop guzik przycisk* dugme* tombol кнопк* *زر* *כפתור बटन nut bang danh+sach',
    'grafic* graph* grafik* grafiek* wykres* график* графік* sensor* sensore capteur* czujnik* датчик* *חיישן सेंसर',
    'game* jeu juego* spiel jogo* gioco spel gry gre oyun* игр* игру гру *لعبه *משחק खेल python javascript html css sql git',
  ],
  glued: [
    '网页 网站 網頁 網站 应用 程序 程式 列表 清单 表 按钮 日历 游戏 传感器 计时器 报警器',
    'サイト アプリ ページ プログラム スクリプト 一覧 表を 表が ボタン カレンダー ゲーム センサー タイマー',
    '사이트 앱 페이지 프로그램 목록 표를 표가 버튼 달력 게임 센서 타이머',
  ],
} as const;
