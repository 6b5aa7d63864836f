/** What people want to have programmed for their work and lives; `*` stands for any letters, `+` for a space. */
export const madeThings = {
  /** Words that stand apart. */
  spaced: [
    'tool tools spreadsheet timeline app apps appli application aplicación aplikacj* aplikasi applicazione aplicativo anwendung uygulama* приложени*',
    'web website* webseite* webpagina seite seiten página* page pages site sites sitio strona stronę stronk* sayfa* situs',
    'trang halaman застосун* сайт* страниц* страничк* сторінк* *موقع *صفحة *تطبيق *אתר *אפליקציה *דף वेबसाइट ऐप पेज साइट',
    'program* programm* script* skript* betik* betiği скрипт* bot bots программ* програм* *برنامج* *תוכנה प्रोग्राम chương+trình',
    'tabla tablas tableau* tabelle tabela tabele* tabella tabel tablo* таблиц* *جدول* *טבלה *טבלת तालिका bảng',
    'lista listas listę listen lijst* list liste listesi* daftar список* *قائمة *רשימה सूची form* formul* formu форм* *نموذج*',
    'calendario* calendrier kalend* takvim* календар* *تقويم* कैलेंडर timer* таймер* minuteur temporizador rooster horario',
    'расписани* розклад* jadwal danh+sách datenbank database* banco+de+dados base+de+datos base+de+données baza+danych',
    'botón bouton knopf botão pulsante bottone knop guzik przycisk* düğme* tombol кнопк* *زر* *כפתור बटन nút',
    'gráfic* graph* grafik* grafiek* wykres* график* графік* sensor* sensore capteur* czujnik* датчик* *חיישן *جهاز* सेंसर',
    'pengingat recordatorio* rappel* lembrete* promemoria hatırlatma* erinnerung напоминани* нагадуванн* registro registre',
    'búsqueda buscador busca recherche ricerca wyszukiwark* arama pencarian поиск пошук *חיפוש *بحث खोज tìm+kiếm',
    'cadastro painel planilha hoja+de+cálculo tableur arkusz ewidencj* inventario inventaire inventur stok+tablosu bộ+đếm',
    'базы+данных базам+данных баз+даних *قواعد+بيانات *מסדי+נתונים *מסד+נתונים डेटाबेस basis+data',
    'cơ+sở+dữ+liệu registrar aufzeichnen записывать записувати mencatat ghi+lại notificações powiadomieni* rezerwacj*',
    'game* jeu juego* spiel jogo* gioco spel grę gry gra oyun* игр* игру гру *لعبة *משחק खेल scan* skan* сканир* сканув*',
  ],
  /** Writing without spaces, and names that stand in it. */
  glued: [
    '网页 网站 網頁 網站 页面 应用 程序 程式 列表 清单 表格 的表 一个表 按钮 日历 游戏 传感器 计时器 报警器 装置 数据库 搜索 记录',
    'サイト アプリ ページ プログラム スクリプト リスト 一覧 表を 表が ボタン カレンダー ゲーム センサー タイマー 装置 記録したい データベース 検索',
    '사이트 앱 페이지 프로그램 목록 표를 표가 버튼 달력 게임 센서 타이머 장치 데이터베이스 검색 기록하고 자바스크립트 파이썬',
    'javascript python html excel эксель ексель',
  ],
} as const;
