import type { ShippedPage } from './shipped-page.ts'

export const terms: ShippedPage = {
  url: 'terms',
  footer_category: 1,
  versions: {
    en: {
      title: 'Terms',
      content: `<h2>Using the site</h2>
<p>Anyone may read here. By creating an account or publishing something you accept these terms and the <a href="/rules">house rules</a>.</p>
<h2>Your account</h2>
<p>An account belongs to one person. You must be old enough to agree to these terms under the law of your country; otherwise a parent agrees for you. Give an e-mail address that reaches you, keep your password to yourself, and tell us if somebody else got in. You can leave at any time: ask the staff to delete your account.</p>
<h2>What you write</h2>
<p>It stays yours. You allow this site, free of charge and without exclusivity, to store it, to show it, and to adapt it where technology needs that, for instance to resize a picture or shorten a text for a preview. This permission ends when the text or picture is removed. Publish only what you have the right to publish.</p>
<h2>Moderation</h2>
<p>The staff may remove what breaks the rules or the law, and may ban accounts. We say why where we can, and you may ask for a second look. We do not read everything before it appears. If you find something unlawful, tell us and we will look into it without delay.</p>
<h2>Points and {ld}</h2>
<p>Points and {ld} are part of a game played on this site. They have no cash value. They cannot be bought, sold, passed on or paid out. What earns points, what the store offers and what it costs may change, and both may end. Items are handed out by the staff while they last. Points gained by cheating are taken back.</p>
<h2>No warranty</h2>
<p>We run the site with care, but as it is: we cannot promise that it is always reachable, free of mistakes or safe from loss. As far as the law allows, we are not liable for damage that comes from using it, unless we caused it on purpose or by gross negligence. Rights that the law gives you as a consumer are not touched. Other sites that we link to answer for themselves.</p>
<h2>Changes</h2>
<p>We may change these terms, and we announce important changes on the site before they apply. If you do not agree with them, you may close your account.</p>
<p>How we treat your data is described under <a href="/privacy">privacy</a>.</p>`,
    },
    sv: {
      title: 'Villkor',
      content: `<h2>Att använda sajten</h2>
<p>Vem som helst får läsa här. När du skapar ett konto eller publicerar något godkänner du de här villkoren och <a href="/rules">reglerna</a>.</p>
<h2>Ditt konto</h2>
<p>Ett konto tillhör en enda person. Du måste vara gammal nog att godkänna villkoren enligt lagen i ditt land, annars godkänner en förälder åt dig. Ange en e-postadress som når dig, behåll lösenordet för dig själv och hör av dig om någon annan har kommit in på kontot. Du kan sluta när du vill: be oss radera kontot.</p>
<h2>Det du skriver</h2>
<p>Det förblir ditt. Du låter sajten, utan ersättning och utan ensamrätt, lagra och visa det och anpassa det när tekniken kräver det, till exempel ändra storlek på en bild eller korta en text i en förhandsvisning. Tillståndet upphör när texten eller bilden tas bort. Publicera bara sådant som du har rätt att publicera.</p>
<h2>Moderering</h2>
<p>Vi får ta bort det som strider mot reglerna eller lagen och stänga av konton. Vi säger varför när vi kan, och du kan be oss titta en gång till. Vi läser inte allt innan det syns. Hittar du något olagligt, hör av dig så tar vi tag i det direkt.</p>
<h2>Poäng och {ld}</h2>
<p>Poäng och {ld} är en del av ett spel på den här sajten. De har inget värde i pengar och kan inte köpas, säljas, överlåtas eller betalas ut. Vad som ger poäng, vad som finns i butiken och vad det kostar kan ändras, och båda delarna kan upphöra. Varorna delas ut av oss så länge de räcker. Poäng som någon har fuskat till sig tas tillbaka.</p>
<h2>Inga garantier</h2>
<p>Vi sköter sajten med omsorg men lämnar den i befintligt skick: vi kan inte lova att den alltid går att nå, är fri från fel eller att inget går förlorat. Så långt lagen tillåter ansvarar vi inte för skador som uppstår när den används, om vi inte har orsakat dem med avsikt eller genom grov vårdslöshet. Dina lagstadgade rättigheter som konsument påverkas inte. Andra sajter som vi länkar till svarar för sig själva.</p>
<h2>Ändringar</h2>
<p>Vi kan ändra villkoren och meddelar viktiga ändringar på sajten innan de börjar gälla. Om du inte går med på dem kan du avsluta ditt konto.</p>
<p>Hur vi hanterar dina uppgifter står under <a href="/privacy">integritet</a>.</p>`,
    },
    pt: {
      title: 'Termos',
      content: `<h2>Uso do site</h2>
<p>Qualquer pessoa pode ler o site. Ao criar uma conta ou publicar algo, você aceita estes termos e as <a href="/rules">regras da casa</a>.</p>
<h2>Sua conta</h2>
<p>Cada conta pertence a uma única pessoa. Você precisa ter idade para aceitar estes termos segundo a lei do seu país; caso contrário, um responsável aceita por você. Informe um e-mail que você realmente lê, não passe sua senha a ninguém e avise se outra pessoa entrou na sua conta. Você pode sair quando quiser: peça à equipe que exclua a conta.</p>
<h2>O que você escreve</h2>
<p>Continua sendo seu. Você permite que este site, de graça e sem exclusividade, guarde e mostre o que publicou e faça as adaptações técnicas necessárias, como redimensionar uma imagem ou encurtar um texto na prévia. A permissão termina quando o texto ou a imagem é removido. Publique apenas o que você tem o direito de publicar.</p>
<h2>Moderação</h2>
<p>A equipe pode remover o que viola as regras ou a lei e pode banir contas. Sempre que possível explicamos o motivo, e você pode pedir uma segunda análise. Não lemos tudo antes de aparecer no site. Se encontrar algo ilegal, avise, e vamos verificar sem demora.</p>
<h2>Pontos e {ld}</h2>
<p>Pontos e {ld} fazem parte de um jogo dentro deste site. Não têm valor em dinheiro e não podem ser comprados, vendidos, transferidos nem sacados. O que rende pontos, o que há na loja e quanto custa podem mudar, e ambos podem acabar. Os itens são entregues pela equipe enquanto durarem. Pontos obtidos com trapaça são retirados.</p>
<h2>Sem garantia</h2>
<p>Cuidamos bem do site, mas ele é oferecido como está: não podemos prometer que esteja sempre no ar, sem erros e a salvo de perdas. Até onde a lei permite, não respondemos por danos decorrentes do uso, a não ser que os tenhamos causado de propósito ou por negligência grave. Os direitos que a lei lhe dá como consumidor continuam valendo. Outros sites para os quais há links respondem por si.</p>
<h2>Mudanças</h2>
<p>Podemos mudar estes termos e anunciamos no site as mudanças importantes antes que passem a valer. Se você não concordar, pode encerrar sua conta.</p>
<p>Como tratamos os seus dados está em <a href="/privacy">privacidade</a>.</p>`,
    },
    de: {
      title: 'Nutzungsbedingungen',
      content: `<h2>Nutzung der Seite</h2>
<p>Lesen darf hier jeder. Wenn du ein Konto anlegst oder etwas veröffentlichst, stimmst du diesen Bedingungen und den <a href="/rules">Hausregeln</a> zu.</p>
<h2>Dein Konto</h2>
<p>Ein Konto gehört genau einem Menschen. Du musst nach dem Recht deines Landes alt genug sein, um diesen Bedingungen zuzustimmen; sonst stimmen deine Eltern für dich zu. Gib eine E-Mail-Adresse an, unter der du erreichbar bist, behalte dein Passwort für dich und sag uns Bescheid, wenn jemand anderes hineingekommen ist. Du kannst jederzeit gehen: Bitte das Team, dein Konto zu löschen.</p>
<h2>Was du schreibst</h2>
<p>Es bleibt deins. Du erlaubst dieser Seite unentgeltlich und nicht exklusiv, es zu speichern, zu zeigen und technisch anzupassen, etwa ein Bild zu verkleinern oder einen Text für die Vorschau zu kürzen. Diese Erlaubnis endet, sobald der Text oder das Bild entfernt ist. Veröffentliche nur, was du veröffentlichen darfst.</p>
<h2>Moderation</h2>
<p>Das Team darf entfernen, was gegen die Regeln oder das Gesetz verstößt, und Konten sperren. Wenn möglich, nennen wir den Grund, und du kannst um eine zweite Prüfung bitten. Wir lesen nicht alles, bevor es erscheint. Wenn dir etwas Rechtswidriges auffällt, sag es uns, und wir gehen dem unverzüglich nach.</p>
<h2>Punkte und {ld}</h2>
<p>Punkte und {ld} gehören zu einem Spiel auf dieser Seite. Sie haben keinen Geldwert und lassen sich nicht kaufen, verkaufen, übertragen oder auszahlen. Wofür es Punkte gibt, was der Shop anbietet und was es kostet, kann sich ändern, und beides kann enden. Das Team gibt die Artikel aus, solange der Vorrat reicht. Erschlichene Punkte werden wieder abgezogen.</p>
<h2>Keine Gewähr</h2>
<p>Wir betreiben die Seite mit Sorgfalt, aber so, wie sie ist: Wir können nicht versprechen, dass sie immer erreichbar und fehlerfrei ist und nie etwas verloren geht. Soweit das Gesetz es zulässt, haften wir nicht für Schäden aus der Nutzung, es sei denn, wir haben sie vorsätzlich oder grob fahrlässig verursacht. Deine gesetzlichen Rechte als Verbraucher bleiben unberührt. Für verlinkte Seiten sind deren Betreiber verantwortlich.</p>
<h2>Änderungen</h2>
<p>Wir können diese Bedingungen ändern und kündigen wichtige Änderungen auf der Seite an, bevor sie gelten. Wenn du nicht einverstanden bist, kannst du dein Konto schließen.</p>
<p>Wie wir mit deinen Daten umgehen, steht unter <a href="/privacy">Datenschutz</a>.</p>`,
    },
    pl: {
      title: 'Regulamin',
      content: `<h2>Korzystanie ze strony</h2>
<p>Czytać może każdy. Zakładając konto albo coś publikując, akceptujesz ten regulamin i <a href="/rules">zasady</a>.</p>
<h2>Twoje konto</h2>
<p>Konto należy do jednej osoby. Musisz być w wieku, w którym prawo twojego kraju pozwala zaakceptować ten regulamin; w przeciwnym razie zgodę wyraża rodzic lub opiekun. Podaj adres e-mail, pod którym da się z tobą skontaktować, nie zdradzaj nikomu hasła i daj nam znać, jeśli na konto wszedł ktoś inny. Możesz odejść w każdej chwili: poproś zespół o usunięcie konta.</p>
<h2>To, co piszesz</h2>
<p>Pozostaje twoje. Pozwalasz tej stronie, nieodpłatnie i bez wyłączności, przechowywać to, pokazywać i dostosowywać, gdy wymaga tego technika, na przykład zmniejszyć obraz albo skrócić tekst w podglądzie. Zgoda wygasa, gdy tekst lub obraz zostanie usunięty. Publikuj tylko to, do czego masz prawo.</p>
<h2>Moderacja</h2>
<p>Zespół może usuwać to, co narusza zasady lub prawo, i blokować konta. Gdy to możliwe, podajemy powód, a ty możesz poprosić o ponowne rozpatrzenie sprawy. Nie czytamy wszystkiego, zanim się ukaże. Jeśli trafisz na coś bezprawnego, daj nam znać, a zajmiemy się tym niezwłocznie.</p>
<h2>Punkty i {ld}</h2>
<p>Punkty i {ld} są częścią zabawy na tej stronie. Nie mają wartości pieniężnej, nie można ich kupić, sprzedać, przekazać ani wypłacić. To, za co dostaje się punkty, co jest w sklepie i ile kosztuje, może się zmienić, a jedno i drugie może się skończyć. Nagrody wydaje zespół do wyczerpania zapasów. Punkty zdobyte oszustwem odbieramy.</p>
<h2>Brak gwarancji</h2>
<p>Dbamy o stronę, ale udostępniamy ją taką, jaka jest: nie możemy obiecać, że zawsze będzie dostępna, wolna od błędów i że nic nie przepadnie. W granicach prawa nie odpowiadamy za szkody związane z korzystaniem z niej, chyba że spowodowaliśmy je umyślnie lub przez rażące niedbalstwo. Nie narusza to praw, które przysługują ci jako konsumentowi. Za strony, do których prowadzą linki, odpowiadają ich właściciele.</p>
<h2>Zmiany</h2>
<p>Możemy zmieniać ten regulamin, a o ważnych zmianach uprzedzamy na stronie, zanim zaczną obowiązywać. Jeśli się z nimi nie zgadzasz, możesz zamknąć konto.</p>
<p>O tym, jak traktujemy twoje dane, przeczytasz na stronie o <a href="/privacy">prywatności</a>.</p>`,
    },
    ru: {
      title: 'Условия',
      content: `<h2>Пользование сайтом</h2>
<p>Читать сайт может каждый. Создавая аккаунт или публикуя что-либо, вы принимаете эти условия и <a href="/rules">правила</a>.</p>
<h2>Ваш аккаунт</h2>
<p>Аккаунт принадлежит одному человеку. По законам своей страны вы должны быть достаточно взрослыми, чтобы принять эти условия, иначе согласие за вас дают родители. Укажите действующий адрес почты, никому не сообщайте пароль и дайте нам знать, если в аккаунт вошёл кто-то другой. Уйти можно в любой момент: попросите команду удалить аккаунт.</p>
<h2>Что вы пишете</h2>
<p>Написанное остаётся вашим. Вы разрешаете сайту безвозмездно и на неисключительной основе хранить и показывать опубликованное и менять его там, где этого требует техника: например, уменьшать изображение или сокращать текст для анонса. Разрешение действует, пока текст или изображение не удалены. Публикуйте только то, на что у вас есть право.</p>
<h2>Модерация</h2>
<p>Команда может удалять то, что нарушает правила или закон, и блокировать аккаунты. Когда это возможно, мы объясняем причину, а вы можете попросить проверить решение ещё раз. Мы не читаем всё до публикации. Если вы нашли что-то незаконное, сообщите нам, и мы сразу этим займёмся.</p>
<h2>Очки и {ld}</h2>
<p>Очки и {ld} — часть игры на этом сайте. Денежной ценности у них нет, их нельзя купить, продать, передать или вывести. За что дают очки, что есть в магазине и сколько это стоит, может измениться; и то и другое может закончиться. Товары выдаёт команда, пока они есть в наличии. Очки, полученные обманом, снимаются.</p>
<h2>Без гарантий</h2>
<p>Мы заботимся о сайте, но предоставляем его как есть: мы не можем обещать, что он всегда доступен, что в нём нет ошибок и что ничего не потеряется. В пределах закона мы не отвечаем за ущерб от пользования сайтом, если только не причинили его умышленно или по грубой неосторожности. Ваши законные права потребителя это не затрагивает. Сайты, на которые мы ссылаемся, отвечают за себя сами.</p>
<h2>Изменения</h2>
<p>Мы можем менять эти условия и объявляем о важных изменениях на сайте до того, как они вступят в силу. Если вы с ними не согласны, аккаунт можно закрыть.</p>
<p>Как мы обращаемся с вашими данными, написано на странице о <a href="/privacy">конфиденциальности</a>.</p>`,
    },
    uk: {
      title: 'Умови',
      content: `<h2>Користування сайтом</h2>
<p>Читати сайт може кожен. Створюючи акаунт або публікуючи щось, ви приймаєте ці умови та <a href="/rules">правила</a>.</p>
<h2>Ваш акаунт</h2>
<p>Акаунт належить одній людині. За законами своєї країни ви маєте бути достатньо дорослими, щоб прийняти ці умови, інакше згоду за вас дають батьки. Вкажіть чинну адресу пошти, нікому не повідомляйте пароль і дайте нам знати, якщо в акаунт увійшов хтось інший. Піти можна будь-коли: попросіть команду видалити акаунт.</p>
<h2>Що ви пишете</h2>
<p>Написане лишається вашим. Ви дозволяєте сайту безоплатно й на невиключній основі зберігати та показувати опубліковане й змінювати його там, де цього вимагає техніка: наприклад, зменшувати зображення чи скорочувати текст для анонсу. Дозвіл діє, доки текст чи зображення не видалено. Публікуйте лише те, на що маєте право.</p>
<h2>Модерація</h2>
<p>Команда може видаляти те, що порушує правила чи закон, і блокувати акаунти. Коли це можливо, ми пояснюємо причину, а ви можете попросити переглянути рішення. Ми не читаємо всього до публікації. Якщо ви знайшли щось незаконне, повідомте нас, і ми відразу цим займемося.</p>
<h2>Бали та {ld}</h2>
<p>Бали та {ld} — частина гри на цьому сайті. Грошової вартості вони не мають, їх не можна купити, продати, передати чи вивести. За що дають бали, що є в крамниці та скільки це коштує, може змінитися; і те, і те може скінчитися. Товари видає команда, доки вони є в наявності. Бали, здобуті обманом, знімаються.</p>
<h2>Без гарантій</h2>
<p>Ми дбаємо про сайт, але надаємо його як є: ми не можемо обіцяти, що він завжди доступний, що в ньому немає помилок і що нічого не загубиться. У межах закону ми не відповідаємо за шкоду від користування сайтом, хіба що завдали її навмисно чи через грубу необережність. Ваших законних прав споживача це не зачіпає. Сайти, на які ми посилаємося, відповідають за себе самі.</p>
<h2>Зміни</h2>
<p>Ми можемо змінювати ці умови й оголошуємо про важливі зміни на сайті до того, як вони наберуть чинності. Якщо ви з ними не згодні, акаунт можна закрити.</p>
<p>Як ми поводимося з вашими даними, написано на сторінці про <a href="/privacy">конфіденційність</a>.</p>`,
    },
  },
}
