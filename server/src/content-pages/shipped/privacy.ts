import type { ShippedPage } from './shipped-page.ts'

export const privacy: ShippedPage = {
  url: 'privacy',
  footer_category: 1,
  versions: {
    en: {
      title: 'Privacy',
      content: `<p>In short: we store what the site needs in order to work, we sell none of it, and you can have it corrected or deleted.</p>
<h2>What we store and why</h2>
<ul>
<li><strong>Your account:</strong> username, e-mail address, country, language, and your password in a scrambled form that cannot be read back. We need them to sign you in and to write to you.</li>
<li><strong>What you publish:</strong> comments, posts, pictures and your profile. They are public, because they are written to be read.</li>
<li><strong>What you do:</strong> upvotes, poll votes, whom you follow, points, {ld} and orders, so that counts and balances are right.</li>
<li><strong>Messages to the staff:</strong> so that we can answer and look things up later.</li>
<li><strong>Linked accounts:</strong> your number and name at another service, only if you connect it.</li>
<li><strong>Technical data:</strong> network address, browser and time of a request. They keep you signed in, hold off abuse, and make an upvote without an account count only once. Readers of an article are counted by a scrambled mark that changes every day.</li>
</ul>
<h2>How long</h2>
<p>Your account and what you publish stay until you delete them or ask us to. When an account is deleted, its name, e-mail address and profile go. Comments stay without a name so that discussions remain readable, unless you want them gone too; entries about points and {ld} stay under a number. A sign-in ends 90 days after your last visit, after a year at the latest. Technical data is kept only as long as security needs it. Backups may hold deleted things until they are overwritten.</p>
<h2>Who else sees it</h2>
<p>Nobody buys your data, and it is not used for advertising. Hosting and e-mail services process it on our behalf. Staff see what their task requires. Authorities receive something only where the law obliges us. Videos and streams from other services, such as YouTube or Twitch, load from there, and that service then sees your network address.</p>
<h2>Your rights</h2>
<p>You may ask what we store about you, have it corrected or deleted, receive a copy, and object to its use. In your settings you change e-mail address and country, take a copy of everything with you and delete your account, which goes seven days later; for the rest choose <strong>Contact us</strong> in your user menu. You may also complain to the data protection authority of your country.</p>
<p>Everything this site keeps in your browser is listed under <a href="/cookies">cookies</a>.</p>`,
    },
    sv: {
      title: 'Integritet',
      content: `<p>I korthet: vi lagrar det som sajten behöver för att fungera, vi säljer inget av det och du kan få det rättat eller raderat.</p>
<h2>Vad vi lagrar och varför</h2>
<ul>
<li><strong>Ditt konto:</strong> användarnamn, e-postadress, land, språk och ditt lösenord som en hash som inte går att räkna tillbaka. Det behövs för att logga in dig och kunna skriva till dig.</li>
<li><strong>Det du publicerar:</strong> kommentarer, inlägg, bilder och din profil. De är offentliga, eftersom de är skrivna för att läsas.</li>
<li><strong>Det du gör:</strong> uppröster, röster i omröstningar, vilka du följer, poäng, {ld} och beställningar, så att siffror och saldon stämmer.</li>
<li><strong>Meddelanden till oss:</strong> så att vi kan svara och gå tillbaka till ärendet senare.</li>
<li><strong>Kopplade konton:</strong> ditt nummer och namn hos en annan tjänst, bara om du kopplar den.</li>
<li><strong>Tekniska uppgifter:</strong> nätverksadress, webbläsare och tidpunkt för ett anrop. De håller dig inloggad, stoppar missbruk och gör att en uppröst utan konto räknas bara en gång. Läsarna av en artikel räknas med ett kodat märke som byts varje dag.</li>
</ul>
<h2>Hur länge</h2>
<p>Kontot och det du publicerar finns kvar tills du tar bort det eller ber oss göra det. När ett konto raderas försvinner namn, e-postadress och profil. Kommentarer står kvar utan namn så att diskussionerna går att läsa, om du inte vill ha bort dem också. Poster om poäng och {ld} ligger kvar under ett nummer. En inloggning upphör 90 dagar efter ditt senaste besök, senast efter ett år. Tekniska uppgifter sparas bara så länge säkerheten kräver det. I säkerhetskopior kan raderat finnas kvar tills de skrivs över.</p>
<h2>Vilka andra som ser det</h2>
<p>Ingen köper dina uppgifter och de används inte till reklam. Tjänster för drift och e-post behandlar dem för vår räkning. Var och en av oss ser bara det som behövs för den egna uppgiften. Myndigheter får något bara när lagen tvingar oss. Videor och streamar från andra tjänster, som YouTube eller Twitch, hämtas därifrån, och den tjänsten ser då din nätverksadress.</p>
<h2>Dina rättigheter</h2>
<p>Du kan fråga vad vi har lagrat om dig, få det rättat eller raderat, få en kopia och invända mot hur det används. I inställningarna ändrar du e-postadress och land, tar med dig en kopia av allt och tar bort ditt konto, som försvinner efter sju dagar. För resten väljer du <strong>Kontakta oss</strong> i användarmenyn. Du kan också klaga hos dataskyddsmyndigheten i ditt land.</p>
<p>Allt som sajten sparar i din webbläsare står under <a href="/cookies">kakor</a>.</p>`,
    },
    pt: {
      title: 'Privacidade',
      content: `<p>Em resumo: guardamos o que o site precisa para funcionar, não vendemos nada disso e você pode pedir a correção ou a exclusão.</p>
<h2>O que guardamos e por quê</h2>
<ul>
<li><strong>Sua conta:</strong> nome de usuário, e-mail, país, idioma e a senha como um hash, do qual não dá para recuperá-la. Precisamos disso para você entrar e para escrevermos a você.</li>
<li><strong>O que você publica:</strong> comentários, posts, imagens e o seu perfil. São públicos, porque foram feitos para serem lidos.</li>
<li><strong>O que você faz:</strong> votos em textos e enquetes, quem você segue, pontos, {ld} e pedidos, para que as contagens e os saldos estejam certos.</li>
<li><strong>Mensagens à equipe:</strong> para podermos responder e consultar o caso mais tarde.</li>
<li><strong>Contas conectadas:</strong> seu número e nome em outro serviço, só se você o conectar.</li>
<li><strong>Dados técnicos:</strong> endereço de rede, navegador e hora de cada acesso. Eles mantêm você conectado, barram abusos e fazem com que um voto sem conta valha uma vez só. Os leitores de uma notícia são contados por uma marca codificada que muda todo dia.</li>
</ul>
<h2>Por quanto tempo</h2>
<p>Sua conta e o que você publica ficam até que você os exclua ou nos peça isso. Quando uma conta é excluída, desaparecem o nome, o e-mail e o perfil. Os comentários ficam sem nome, para que as conversas continuem legíveis, a não ser que você queira apagá-los também; os registros de pontos e {ld} ficam sob um número. O acesso expira 90 dias depois da sua última visita e no máximo depois de um ano. Dados técnicos ficam só pelo tempo que a segurança exige. Cópias de segurança podem conter o que foi excluído até serem substituídas.</p>
<h2>Quem mais vê</h2>
<p>Ninguém compra os seus dados, e eles não servem para publicidade. Serviços de hospedagem e de e-mail os processam em nosso nome. A equipe vê o que a sua tarefa exige. Autoridades só recebem algo quando a lei nos obriga. Vídeos e transmissões de outros serviços, como YouTube ou Twitch, são carregados de lá, e esse serviço vê o seu endereço de rede.</p>
<h2>Seus direitos</h2>
<p>Você pode perguntar o que guardamos sobre você, pedir a correção, a exclusão ou uma cópia e se opor ao uso. Nas configurações você muda e-mail e país, leva uma cópia de tudo e exclui sua conta, que deixa de existir sete dias depois; para o resto, use <strong>Fale conosco</strong> no menu do usuário. Você também pode reclamar à autoridade de proteção de dados do seu país.</p>
<p>Tudo o que este site guarda no seu navegador está em <a href="/cookies">cookies</a>.</p>`,
    },
    de: {
      title: 'Datenschutz',
      content: `<p>Kurz gesagt: Wir speichern, was die Seite zum Funktionieren braucht, verkaufen nichts davon, und du kannst es berichtigen oder löschen lassen.</p>
<h2>Was wir speichern und warum</h2>
<ul>
<li><strong>Dein Konto:</strong> Benutzername, E-Mail-Adresse, Land, Sprache und dein Passwort als Hash, aus dem es sich nicht zurückrechnen lässt. Das brauchen wir, um dich anzumelden und dir schreiben zu können.</li>
<li><strong>Was du veröffentlichst:</strong> Kommentare, Beiträge, Bilder und dein Profil. Sie sind öffentlich, weil sie zum Lesen geschrieben sind.</li>
<li><strong>Was du tust:</strong> Upvotes, Stimmen in Umfragen, wem du folgst, Punkte, {ld} und Bestellungen, damit Zählungen und Guthaben stimmen.</li>
<li><strong>Nachrichten an das Team:</strong> damit wir antworten und später nachsehen können.</li>
<li><strong>Verknüpfte Konten:</strong> deine Nummer und dein Name bei einem anderen Dienst, nur wenn du ihn verknüpfst.</li>
<li><strong>Technische Daten:</strong> Netzwerkadresse, Browser und Zeitpunkt einer Anfrage. Sie halten dich angemeldet, wehren Missbrauch ab und sorgen dafür, dass ein Upvote ohne Konto nur einmal zählt. Die Leser eines Artikels zählen wir über eine unkenntlich gemachte Kennung, die täglich wechselt.</li>
</ul>
<h2>Wie lange</h2>
<p>Dein Konto und deine Veröffentlichungen bleiben, bis du sie löschst oder uns darum bittest. Wird ein Konto gelöscht, verschwinden Name, E-Mail-Adresse und Profil. Kommentare bleiben ohne Namen stehen, damit Diskussionen lesbar sind, es sei denn, auch sie sollen weg; Buchungen von Punkten und {ld} bleiben unter einer Nummer. Eine Anmeldung endet 90 Tage nach deinem letzten Besuch, spätestens nach einem Jahr. Technische Daten behalten wir nur, solange die Sicherheit es erfordert. Sicherungskopien können Gelöschtes enthalten, bis sie überschrieben werden.</p>
<h2>Wer sie sonst sieht</h2>
<p>Niemand kauft deine Daten, und sie dienen nicht der Werbung. Dienstleister für Hosting und E-Mail verarbeiten sie in unserem Auftrag. Das Team sieht, was seine Aufgabe verlangt. Behörden erhalten nur etwas, wenn das Gesetz uns verpflichtet. Videos und Streams anderer Dienste wie YouTube oder Twitch werden von dort geladen, und der Dienst sieht dann deine Netzwerkadresse.</p>
<h2>Deine Rechte</h2>
<p>Du kannst erfahren, was wir über dich speichern, es berichtigen oder löschen lassen, eine Kopie bekommen und der Verwendung widersprechen. In den Einstellungen änderst du E-Mail-Adresse und Land, nimmst eine Kopie von allem mit und löschst dein Konto, das nach sieben Tagen verschwindet; für alles andere wähle <strong>Kontakt</strong> in deinem Benutzermenü. Du kannst dich auch bei der Datenschutzbehörde deines Landes beschweren.</p>
<p>Alles, was diese Seite in deinem Browser ablegt, steht unter <a href="/cookies">Cookies</a>.</p>`,
    },
    pl: {
      title: 'Prywatność',
      content: `<p>W skrócie: przechowujemy to, czego strona potrzebuje do działania, niczego z tego nie sprzedajemy, a ty możesz zażądać poprawienia lub usunięcia danych.</p>
<h2>Co przechowujemy i po co</h2>
<ul>
<li><strong>Konto:</strong> nazwa użytkownika, adres e-mail, kraj, język oraz hasło w postaci skrótu, z którego nie da się go odczytać. Potrzebujemy ich, żeby cię zalogować i móc do ciebie napisać.</li>
<li><strong>To, co publikujesz:</strong> komentarze, wpisy, obrazy i profil. Są publiczne, bo powstały po to, żeby je czytano.</li>
<li><strong>To, co robisz:</strong> plusy, głosy w ankietach, obserwowane osoby, punkty, {ld} i zamówienia, żeby liczby i stan konta się zgadzały.</li>
<li><strong>Wiadomości do zespołu:</strong> żebyśmy mogli odpowiedzieć i wrócić do sprawy później.</li>
<li><strong>Połączone konta:</strong> twój numer i nazwa w innym serwisie, tylko jeśli go połączysz.</li>
<li><strong>Dane techniczne:</strong> adres sieciowy, przeglądarka i czas żądania. Dzięki nim nie trzeba się stale logować, można powstrzymać nadużycia, a plus bez konta liczy się tylko raz. Czytelników artykułu liczymy za pomocą zakodowanego znacznika, który codziennie się zmienia.</li>
</ul>
<h2>Jak długo</h2>
<p>Konto i to, co publikujesz, zostają, dopóki ich nie usuniesz albo nas o to nie poprosisz. Po usunięciu konta znikają nazwa, adres e-mail i profil. Komentarze zostają bez podpisu, żeby dyskusje dało się czytać, chyba że je też chcesz usunąć; zapisy o punktach i {ld} zostają pod numerem. Zalogowanie wygasa 90 dni po ostatniej wizycie, najpóźniej po roku. Dane techniczne trzymamy tylko tak długo, jak wymaga tego bezpieczeństwo. Kopie zapasowe mogą zawierać usunięte rzeczy, dopóki nie zostaną nadpisane.</p>
<h2>Kto jeszcze je widzi</h2>
<p>Nikt nie kupuje twoich danych i nie służą one reklamie. Dostawcy hostingu i poczty przetwarzają je w naszym imieniu. Zespół widzi to, czego wymaga jego zadanie. Urzędy dostają cokolwiek tylko wtedy, gdy zmusza nas do tego prawo. Filmy i streamy z innych serwisów, takich jak YouTube czy Twitch, wczytują się stamtąd, a serwis ten widzi wtedy twój adres sieciowy.</p>
<h2>Twoje prawa</h2>
<p>Możesz zapytać, co o tobie przechowujemy, poprosić o poprawienie, usunięcie lub kopię danych i sprzeciwić się ich wykorzystaniu. W ustawieniach zmienisz adres e-mail i kraj, pobierzesz kopię wszystkich danych i usuniesz konto, które zniknie po siedmiu dniach; w pozostałych sprawach wybierz <strong>Kontakt</strong> w menu użytkownika. Możesz też złożyć skargę do organu ochrony danych w swoim kraju.</p>
<p>Wszystko, co ta strona zapisuje w przeglądarce, wymieniamy na stronie <a href="/cookies">Pliki cookie</a>.</p>`,
    },
    ru: {
      title: 'Конфиденциальность',
      content: `<p>Коротко: мы храним то, без чего сайт не работает, ничего из этого не продаём, а вы можете попросить данные исправить или удалить.</p>
<h2>Что мы храним и зачем</h2>
<ul>
<li><strong>Аккаунт:</strong> имя пользователя, адрес почты, страна, язык и пароль в виде хеша, из которого его нельзя восстановить. Это нужно, чтобы вы могли войти, а мы могли вам написать.</li>
<li><strong>Что вы публикуете:</strong> комментарии, посты, изображения и профиль. Они видны всем, потому что написаны, чтобы их читали.</li>
<li><strong>Что вы делаете:</strong> плюсы, голоса в опросах, подписки, очки, {ld} и заказы, чтобы счётчики и баланс были верными.</li>
<li><strong>Сообщения команде:</strong> чтобы мы могли ответить и позже вернуться к вопросу.</li>
<li><strong>Привязанные аккаунты:</strong> ваш номер и имя в другом сервисе, только если вы его привязали.</li>
<li><strong>Технические данные:</strong> сетевой адрес, браузер и время запроса. Они нужны, чтобы не входить каждый раз заново, сдерживать злоупотребления и считать плюс без аккаунта только один раз. Читателей статьи мы считаем по обезличенной метке, которая меняется каждый день.</li>
</ul>
<h2>Как долго</h2>
<p>Аккаунт и опубликованное хранятся, пока вы их не удалите или не попросите об этом нас. При удалении аккаунта исчезают имя, адрес почты и профиль. Комментарии остаются без имени, чтобы обсуждения можно было читать, если только вы не захотите убрать и их; записи об очках и {ld} остаются под номером. Вход действует 90 дней после последнего визита, но не дольше года. Технические данные мы храним лишь столько, сколько нужно для безопасности. В резервных копиях удалённое может оставаться, пока их не перезапишут.</p>
<h2>Кто ещё это видит</h2>
<p>Ваши данные никто не покупает, и для рекламы они не используются. Хостинг и почтовая служба обрабатывают их по нашему поручению. Команда видит то, что нужно для её работы. Государственные органы получают что-либо, только если нас обязывает закон. Видео и стримы других сервисов, таких как YouTube или Twitch, загружаются оттуда, и такой сервис видит ваш сетевой адрес.</p>
<h2>Ваши права</h2>
<p>Вы можете узнать, что мы о вас храним, попросить это исправить или удалить, получить копию и возразить против использования. В настройках можно поменять почту и страну, забрать копию всего и удалить аккаунт, который исчезнет через семь дней; с остальным обращайтесь через пункт <strong>«Связаться с нами»</strong> в меню пользователя. Можно также подать жалобу в орган по защите данных вашей страны.</p>
<p>Всё, что сайт хранит в вашем браузере, перечислено на странице <a href="/cookies">«Файлы cookie»</a>.</p>`,
    },
    uk: {
      title: 'Конфіденційність',
      content: `<p>Коротко: ми зберігаємо те, без чого сайт не працює, нічого з цього не продаємо, а ви можете попросити дані виправити чи видалити.</p>
<h2>Що ми зберігаємо і навіщо</h2>
<ul>
<li><strong>Акаунт:</strong> ім’я користувача, адреса пошти, країна, мова й пароль у вигляді гешу, з якого його не можна відновити. Це потрібно, щоб ви могли ввійти, а ми могли вам написати.</li>
<li><strong>Що ви публікуєте:</strong> коментарі, дописи, зображення та профіль. Їх бачать усі, бо написано їх для того, щоб читали.</li>
<li><strong>Що ви робите:</strong> плюси, голоси в опитуваннях, підписки, бали, {ld} і замовлення, щоб лічильники й баланс були правильні.</li>
<li><strong>Повідомлення команді:</strong> щоб ми могли відповісти й згодом повернутися до питання.</li>
<li><strong>Прив’язані акаунти:</strong> ваш номер та ім’я в іншому сервісі, лише якщо ви його прив’язали.</li>
<li><strong>Технічні дані:</strong> мережева адреса, браузер і час запиту. Вони потрібні, щоб не входити щоразу заново, стримувати зловживання й рахувати плюс без акаунта лише один раз. Читачів статті ми рахуємо за знеособленою міткою, яка змінюється щодня.</li>
</ul>
<h2>Як довго</h2>
<p>Акаунт і опубліковане зберігаються, доки ви їх не видалите або не попросите про це нас. Під час видалення акаунта зникають ім’я, адреса пошти та профіль. Коментарі лишаються без імені, щоб обговорення можна було читати, якщо тільки ви не захочете прибрати і їх; записи про бали та {ld} лишаються під номером. Вхід діє 90 днів після останнього візиту, але не довше року. Технічні дані ми зберігаємо лише стільки, скільки потрібно для безпеки. У резервних копіях видалене може лишатися, доки їх не перезапишуть.</p>
<h2>Хто ще це бачить</h2>
<p>Ваших даних ніхто не купує, і для реклами їх не використовують. Хостинг і поштова служба обробляють їх за нашим дорученням. Команда бачить те, що потрібно для її роботи. Державні органи отримують щось лише тоді, коли нас зобов’язує закон. Відео та стріми інших сервісів, як-от YouTube чи Twitch, завантажуються звідти, і такий сервіс бачить вашу мережеву адресу.</p>
<h2>Ваші права</h2>
<p>Ви можете дізнатися, що ми про вас зберігаємо, попросити це виправити чи видалити, отримати копію та заперечити проти використання. У налаштуваннях можна змінити пошту й країну, забрати копію всього та видалити акаунт, який зникне за сім днів; з рештою звертайтеся через пункт <strong>«Зв’язатися з нами»</strong> в меню користувача. Можна також подати скаргу до органу із захисту даних вашої країни.</p>
<p>Усе, що сайт зберігає у вашому браузері, перелічено на сторінці <a href="/cookies">«Файли cookie»</a>.</p>`,
    },
  },
}
