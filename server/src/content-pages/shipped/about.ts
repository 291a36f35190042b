import type { ShippedPage } from './shipped-page.ts'

export const about: ShippedPage = {
  url: 'about',
  footer_category: 1,
  versions: {
    en: {
      title: 'About',
      content: `<p>This is a site about games and esports, run by the community that uses it. We publish news and discuss it, and we keep the two apart: an article tells you what happened, a comment tells you what somebody makes of it.</p>
<h2>What you find here</h2>
<ul>
<li><strong>News.</strong> Match reports, patches and analysis, sorted by game. Pick your games at the top of the <a href="/">front page</a>.</li>
<li><strong>Discussion.</strong> Every article has comments. An upvote tells the others that reading one is worth their time.</li>
<li><strong>Around it.</strong> Members write posts of their own. There are events, streams, videos and rankings, and the points you earn are spent in the store.</li>
</ul>
<h2>Who runs it</h2>
<p>People from this community. Some write, some moderate, and somebody keeps the server awake. The name on an article belongs to the person who wrote it and who answers for it.</p>
<p>The software behind {site} is open source, and any community can install it. The people who develop it do not run this site and cannot see your account.</p>
<h2>How to reach the staff</h2>
<p>Sign in, open your user menu and choose <strong>Contact us</strong>. Your message goes to the staff and nobody else. Say what it is about and add a link, and you will have an answer sooner. If you have spotted a mistake in an article, a comment below it does the job.</p>
<p>New here? Read the <a href="/rules">house rules</a> before your first comment. What we store about you is on the page about <a href="/privacy">privacy</a>.</p>`,
    },
    sv: {
      title: 'Om oss',
      content: `<p>Det här är en sajt om spel och e-sport som drivs av communityn som använder den. Vi publicerar nyheter och diskuterar dem, och vi håller isär de två: en artikel berättar vad som har hänt, en kommentar vad någon tycker om saken.</p>
<h2>Det här hittar du</h2>
<ul>
<li><strong>Nyheter.</strong> Matchreferat, patchar och analyser, sorterade efter spel. Välj dina spel högst upp på <a href="/">startsidan</a>.</li>
<li><strong>Diskussion.</strong> Alla artiklar går att kommentera. Med en uppröst visar du att en kommentar är värd att läsa.</li>
<li><strong>Och mer därtill.</strong> Medlemmarna skriver egna inlägg. Här finns evenemang, streamar, videor och topplistor, och poängen du tjänar använder du i butiken.</li>
</ul>
<h2>Vilka som driver sajten</h2>
<p>Folk ur den här communityn. Några skriver, några modererar och någon håller servern vaken. Namnet vid en artikel tillhör den som har skrivit den och som står för den.</p>
<p>Programvaran bakom {site} är öppen källkod och kan installeras av vilken community som helst. De som utvecklar den driver inte den här sajten och kan inte se ditt konto.</p>
<h2>Så når du oss</h2>
<p>Logga in, öppna användarmenyn och välj <strong>Kontakta oss</strong>. Meddelandet går till oss som driver sajten och ingen annan. Skriv vad det gäller och lägg med en länk, så får du svar snabbare. Har du hittat ett fel i en artikel räcker det med en kommentar under den.</p>
<p>Ny här? Läs <a href="/rules">reglerna</a> innan du skriver din första kommentar. Vad vi lagrar om dig står på sidan om <a href="/privacy">integritet</a>.</p>`,
    },
    pt: {
      title: 'Sobre',
      content: `<p>Este é um site sobre jogos e esports, mantido pela própria comunidade que o usa. Publicamos notícias e discutimos cada uma delas, sem misturar as coisas: a notícia conta o que aconteceu, o comentário diz o que alguém achou.</p>
<h2>O que você encontra aqui</h2>
<ul>
<li><strong>Notícias.</strong> Relatos de partidas, atualizações e análises, separados por jogo. Escolha os seus no alto da <a href="/">página inicial</a>.</li>
<li><strong>Discussão.</strong> Toda notícia tem comentários. Ao votar em um deles, você mostra aos outros que vale a leitura.</li>
<li><strong>E mais.</strong> Os membros publicam seus próprios posts. Há eventos, transmissões, vídeos e rankings, e os pontos que você ganha são gastos na loja.</li>
</ul>
<h2>Quem cuida do site</h2>
<p>Gente desta comunidade. Uns escrevem, outros moderam e alguém mantém o servidor acordado. O nome que aparece na notícia é o de quem a escreveu e responde por ela.</p>
<p>O programa por trás deste site, {site}, tem código aberto e qualquer comunidade pode instalá-lo. Quem o desenvolve não administra este site nem tem acesso à sua conta.</p>
<h2>Como falar com a equipe</h2>
<p>Entre na sua conta, abra o menu do usuário e escolha <strong>Fale conosco</strong>. A mensagem chega à equipe e a mais ninguém. Diga do que se trata e inclua um link: a resposta sai mais rápido. Se você achou um erro em uma notícia, basta um comentário nela.</p>
<p>Chegou agora? Leia as <a href="/rules">regras da casa</a> antes do primeiro comentário. O que guardamos sobre você está na página de <a href="/privacy">privacidade</a>.</p>`,
    },
    de: {
      title: 'Über uns',
      content: `<p>Diese Seite handelt von Spielen und E-Sport, und sie wird von der Community betrieben, die sie nutzt. Wir veröffentlichen News und diskutieren darüber, und beides bleibt getrennt: Ein Artikel sagt, was passiert ist, ein Kommentar, was jemand davon hält.</p>
<h2>Was du hier findest</h2>
<ul>
<li><strong>News.</strong> Spielberichte, Patches und Analysen, nach Spielen sortiert. Deine Spiele wählst du oben auf der <a href="/">Startseite</a> aus.</li>
<li><strong>Diskussion.</strong> Unter jedem Artikel kann kommentiert werden. Mit einem Upvote zeigst du den anderen, dass sich das Lesen lohnt.</li>
<li><strong>Und drumherum.</strong> Mitglieder schreiben eigene Beiträge. Es gibt Events, Streams, Videos und Ranglisten, und verdiente Punkte löst du im Shop ein.</li>
</ul>
<h2>Wer die Seite betreibt</h2>
<p>Leute aus dieser Community. Einige schreiben, einige moderieren, und irgendjemand hält den Server wach. Der Name an einem Artikel gehört dem Menschen, der ihn geschrieben hat und dafür einsteht.</p>
<p>Die Software hinter {site} ist quelloffen, und jede Community kann sie installieren. Wer sie entwickelt, betreibt nicht diese Seite und hat keinen Einblick in dein Konto.</p>
<h2>So erreichst du das Team</h2>
<p>Melde dich an, öffne dein Benutzermenü und wähle <strong>Kontakt</strong>. Deine Nachricht geht an das Team und an niemanden sonst. Schreib dazu, worum es geht, und füge einen Link bei, dann kommt die Antwort schneller. Ist dir in einem Artikel ein Fehler aufgefallen, genügt ein Kommentar darunter.</p>
<p>Neu hier? Lies vor dem ersten Kommentar die <a href="/rules">Hausregeln</a>. Was wir über dich speichern, steht auf der Seite zum <a href="/privacy">Datenschutz</a>.</p>`,
    },
    pl: {
      title: 'O nas',
      content: `<p>To strona o grach i esporcie, prowadzona przez społeczność, która z niej korzysta. Publikujemy newsy i o nich dyskutujemy, ale jednego z drugim nie mieszamy: artykuł mówi, co się stało, a komentarz, co ktoś o tym myśli.</p>
<h2>Co tu znajdziesz</h2>
<ul>
<li><strong>Newsy.</strong> Relacje z meczów, łatki i analizy, poukładane według gier. Swoje gry wybierzesz u góry <a href="/">strony głównej</a>.</li>
<li><strong>Dyskusje.</strong> Każdy artykuł można skomentować. Plus przy komentarzu podpowiada innym, że warto go przeczytać.</li>
<li><strong>I cała reszta.</strong> Użytkownicy piszą własne wpisy. Są wydarzenia, streamy, filmy i rankingi, a zdobyte punkty wydasz w sklepie.</li>
</ul>
<h2>Kto prowadzi stronę</h2>
<p>Ludzie z tej społeczności. Jedni piszą, inni moderują, a ktoś pilnuje, żeby serwer nie zasnął. Nazwa przy artykule należy do osoby, która go napisała i za niego odpowiada.</p>
<p>Oprogramowanie serwisu {site} ma otwarty kod i może je zainstalować każda społeczność. Jego twórcy nie prowadzą tej strony i nie mają wglądu w twoje konto.</p>
<h2>Jak się z nami skontaktować</h2>
<p>Zaloguj się, otwórz menu użytkownika i wybierz <strong>Kontakt</strong>. Wiadomość trafi do zespołu strony i do nikogo więcej. Napisz, o co chodzi, i dodaj link, a odpowiedź przyjdzie szybciej. Jeśli chodzi o błąd w artykule, wystarczy komentarz pod spodem.</p>
<p>Jesteś tu od niedawna? Przed pierwszym komentarzem przeczytaj <a href="/rules">zasady</a>. O tym, jakie dane przechowujemy, piszemy na stronie o <a href="/privacy">prywatności</a>.</p>`,
    },
    ru: {
      title: 'О сайте',
      content: `<p>Это сайт об играх и киберспорте, и ведёт его то самое сообщество, которое им пользуется. Мы публикуем новости и обсуждаем их, но одно с другим не смешиваем: статья рассказывает, что произошло, а комментарий — что кто-то об этом думает.</p>
<h2>Что здесь есть</h2>
<ul>
<li><strong>Новости.</strong> Отчёты о матчах, патчи и разборы, разложенные по играм. Свои игры можно выбрать вверху <a href="/">главной страницы</a>.</li>
<li><strong>Обсуждения.</strong> Комментарии есть под каждой статьёй. Плюс подсказывает остальным, что комментарий стоит прочитать.</li>
<li><strong>И всё остальное.</strong> Участники пишут собственные посты. Есть события, стримы, видео и рейтинги, а заработанные очки можно потратить в магазине.</li>
</ul>
<h2>Кто ведёт сайт</h2>
<p>Люди из этого сообщества. Одни пишут, другие модерируют, а кто-то следит, чтобы не уснул сервер. Имя у статьи — это имя человека, который её написал и за неё отвечает.</p>
<p>У программы, на которой работает {site}, открытый исходный код, и установить её может любое сообщество. Её разработчики не ведут этот сайт и не видят ваших данных.</p>
<h2>Как связаться с командой</h2>
<p>Войдите, откройте меню пользователя и выберите <strong>«Связаться с нами»</strong>. Сообщение увидит только команда сайта. Напишите, о чём речь, и приложите ссылку — так ответ придёт быстрее. Если вы нашли ошибку в статье, достаточно комментария под ней.</p>
<p>Вы здесь впервые? Перед первым комментарием загляните в <a href="/rules">правила</a>. О том, какие данные мы храним, рассказано на странице о <a href="/privacy">конфиденциальности</a>.</p>`,
    },
    uk: {
      title: 'Про сайт',
      content: `<p>Це сайт про ігри та кіберспорт, і веде його та сама спільнота, яка ним користується. Ми публікуємо новини й обговорюємо їх, але не змішуємо одне з одним: стаття розповідає, що сталося, а коментар — що хтось про це думає.</p>
<h2>Що тут є</h2>
<ul>
<li><strong>Новини.</strong> Звіти про матчі, патчі та розбори, розкладені за іграми. Свої ігри можна вибрати вгорі <a href="/">головної сторінки</a>.</li>
<li><strong>Обговорення.</strong> Коментарі є під кожною статтею. Плюс підказує іншим, що коментар варто прочитати.</li>
<li><strong>І все інше.</strong> Учасники пишуть власні дописи. Є події, стріми, відео та рейтинги, а зароблені бали можна витратити в крамниці.</li>
</ul>
<h2>Хто веде сайт</h2>
<p>Люди з цієї спільноти. Одні пишуть, інші модерують, а хтось пильнує, щоб не заснув сервер. Ім’я біля статті — це ім’я людини, яка її написала й за неї відповідає.</p>
<p>Програма, на якій працює {site}, має відкритий код, і встановити її може будь-яка спільнота. Її розробники не ведуть цей сайт і не бачать ваших даних.</p>
<h2>Як звернутися до команди</h2>
<p>Увійдіть, відкрийте меню користувача й виберіть <strong>«Зв’язатися з нами»</strong>. Повідомлення побачить лише команда сайту. Напишіть, про що йдеться, і додайте посилання — тоді відповідь прийде швидше. Якщо ви знайшли помилку в статті, досить коментаря під нею.</p>
<p>Ви тут уперше? Перед першим коментарем зазирніть у <a href="/rules">правила</a>. Які дані ми зберігаємо, розказано на сторінці про <a href="/privacy">конфіденційність</a>.</p>`,
    },
  },
}
