import type { ShippedPage } from './shipped-page.ts'

export const giveaway: ShippedPage = {
  url: 'giveaway',
  footer_category: 1,
  versions: {
    en: {
      title: 'Giveaways',
      content: `<p><strong>No giveaway is running right now.</strong> When the next one starts, you will read about it here and on the <a href="/">front page</a>.</p>
<h2>How a giveaway is announced</h2>
<p>Every giveaway gets an article among the news. It names the prize and who gives it, who may take part, the closing time with its time zone, and how the winner is drawn. If somebody promises you a prize anywhere else, in a comment, in a private message or on another site, it does not come from us.</p>
<h2>The rules that always apply</h2>
<ul>
<li><strong>It is free.</strong> You pay nothing and buy nothing, and spending {ld} does not improve your chances.</li>
<li><strong>One entry per person.</strong> Second accounts are taken out before the draw.</li>
<li><strong>Staff do not take part,</strong> and neither do the people they live with.</li>
<li><strong>Chance decides.</strong> The draw is made among all valid entries after the closing time, with two members of staff present.</li>
<li><strong>The winner gets a message on this site</strong> and has seven days to answer. After that we draw again.</li>
<li><strong>We never ask for a password, a card number or a fee.</strong></li>
<li><strong>Your address stays between us.</strong> We use it to send the prize, then delete it.</li>
</ul>
<p>Where the law of your country sets an age or forbids taking part, the law goes first. If something is unclear, choose <strong>Contact us</strong> in your user menu.</p>`,
    },
    sv: {
      title: 'Utlottningar',
      content: `<p><strong>Just nu pågår ingen utlottning.</strong> När nästa börjar läser du om den här och på <a href="/">startsidan</a>.</p>
<h2>Så tillkännages en utlottning</h2>
<p>Varje utlottning får en egen artikel bland nyheterna. Där står vad vinsten är och vem som skänker den, vilka som får vara med, när den stänger och i vilken tidszon, och hur vinnaren lottas fram. Om någon lovar dig en vinst någon annanstans, i en kommentar, ett privat meddelande eller på en annan sajt, kommer den inte från oss.</p>
<h2>Regler som alltid gäller</h2>
<ul>
<li><strong>Det är gratis.</strong> Du betalar inget och köper inget, och det hjälper inte att göra av med {ld}.</li>
<li><strong>En lott per person.</strong> Extrakonton tas bort före dragningen.</li>
<li><strong>Vi som driver sajten är inte med,</strong> och inte heller de vi bor ihop med.</li>
<li><strong>Slumpen avgör.</strong> Dragningen görs bland alla giltiga anmälningar efter att tiden har gått ut, och två av oss är med.</li>
<li><strong>Vinnaren får ett meddelande på sajten</strong> och har sju dagar på sig att svara. Sedan drar vi en ny.</li>
<li><strong>Vi frågar aldrig efter lösenord, kortnummer eller en avgift.</strong></li>
<li><strong>Din adress stannar hos oss.</strong> Vi använder den för att skicka vinsten och raderar den sedan.</li>
</ul>
<p>Om lagen i ditt land har en åldersgräns eller förbjuder deltagande går lagen före. Är något oklart väljer du <strong>Kontakta oss</strong> i användarmenyn.</p>`,
    },
    pt: {
      title: 'Sorteios',
      content: `<p><strong>Nenhum sorteio em andamento no momento.</strong> Quando o próximo começar, você vai ler sobre ele aqui e na <a href="/">página inicial</a>.</p>
<h2>Como um sorteio é anunciado</h2>
<p>Todo sorteio ganha uma notícia própria. Ela informa o prêmio e quem o oferece, quem pode participar, o prazo com o fuso horário e como o vencedor é sorteado. Se alguém prometer um prêmio em outro lugar, em um comentário, em uma mensagem particular ou em outro site, a promessa não é nossa.</p>
<h2>As regras que sempre valem</h2>
<ul>
<li><strong>É de graça.</strong> Você não paga nem compra nada, e gastar {ld} não aumenta as suas chances.</li>
<li><strong>Uma inscrição por pessoa.</strong> Contas extras saem antes do sorteio.</li>
<li><strong>A equipe não participa,</strong> nem quem mora com ela.</li>
<li><strong>Quem decide é a sorte.</strong> O sorteio é feito entre todas as inscrições válidas, depois do prazo, com duas pessoas da equipe presentes.</li>
<li><strong>Quem ganha recebe uma mensagem neste site</strong> e tem sete dias para responder. Depois disso, sorteamos de novo.</li>
<li><strong>Nunca pedimos senha, número de cartão ou taxa.</strong></li>
<li><strong>Seu endereço fica entre nós.</strong> Usamos para enviar o prêmio e depois apagamos.</li>
</ul>
<p>Se a lei do seu país exigir uma idade mínima ou proibir a participação, vale a lei. Ficou alguma dúvida? Use <strong>Fale conosco</strong> no menu do usuário.</p>`,
    },
    de: {
      title: 'Verlosungen',
      content: `<p><strong>Zurzeit läuft keine Verlosung.</strong> Wenn die nächste beginnt, liest du davon hier und auf der <a href="/">Startseite</a>.</p>
<h2>So wird eine Verlosung angekündigt</h2>
<p>Jede Verlosung bekommt einen eigenen Artikel in den News. Darin stehen der Gewinn und wer ihn stiftet, wer mitmachen darf, der Einsendeschluss mit Zeitzone und wie gezogen wird. Verspricht dir jemand anderswo einen Gewinn, in einem Kommentar, einer privaten Nachricht oder auf einer anderen Seite, kommt das nicht von uns.</p>
<h2>Was immer gilt</h2>
<ul>
<li><strong>Mitmachen kostet nichts.</strong> Du bezahlst nichts und kaufst nichts, und {ld} auszugeben erhöht deine Chancen nicht.</li>
<li><strong>Ein Los pro Person.</strong> Zweitkonten werden vor der Ziehung aussortiert.</li>
<li><strong>Das Team macht nicht mit,</strong> und wer mit ihm zusammenwohnt, auch nicht.</li>
<li><strong>Der Zufall entscheidet.</strong> Gezogen wird nach dem Einsendeschluss unter allen gültigen Teilnahmen, und zwei Leute aus dem Team sind dabei.</li>
<li><strong>Wer gewinnt, bekommt eine Nachricht auf dieser Seite</strong> und hat sieben Tage Zeit für die Antwort. Danach ziehen wir neu.</li>
<li><strong>Wir fragen nie nach einem Passwort, einer Kartennummer oder einer Gebühr.</strong></li>
<li><strong>Deine Adresse bleibt unter uns.</strong> Wir schicken den Gewinn hin und löschen sie danach.</li>
</ul>
<p>Wenn das Recht deines Landes ein Mindestalter vorschreibt oder die Teilnahme verbietet, geht das Recht vor. Ist etwas unklar, wähle <strong>Kontakt</strong> in deinem Benutzermenü.</p>`,
    },
    pl: {
      title: 'Rozdania',
      content: `<p><strong>W tej chwili nie trwa żadne rozdanie.</strong> Gdy zacznie się następne, przeczytasz o nim tutaj i na <a href="/">stronie głównej</a>.</p>
<h2>Jak ogłaszamy rozdanie</h2>
<p>Każde rozdanie ma własny artykuł wśród newsów. Znajdziesz w nim nagrodę i informację, kto ją daje, kto może wziąć udział, do kiedy można się zgłaszać (ze strefą czasową) i jak losujemy zwycięzcę. Jeśli ktoś obiecuje ci nagrodę gdzie indziej, w komentarzu, w prywatnej wiadomości albo na innej stronie, to nie my.</p>
<h2>Zasady, które obowiązują zawsze</h2>
<ul>
<li><strong>To nic nie kosztuje.</strong> Niczego nie płacisz i nie kupujesz, a wydawanie {ld} nie zwiększa szans.</li>
<li><strong>Jedno zgłoszenie na osobę.</strong> Dodatkowe konta odpadają przed losowaniem.</li>
<li><strong>Zespół nie bierze udziału,</strong> podobnie jak domownicy jego członków.</li>
<li><strong>Decyduje los.</strong> Losujemy spośród wszystkich ważnych zgłoszeń, po zamknięciu zapisów i w obecności dwóch osób z zespołu.</li>
<li><strong>Zwycięzca dostaje wiadomość na tej stronie</strong> i ma siedem dni na odpowiedź. Potem losujemy ponownie.</li>
<li><strong>Nigdy nie prosimy o hasło, numer karty ani opłatę.</strong></li>
<li><strong>Twój adres zostaje między nami.</strong> Służy do wysłania nagrody, a potem go usuwamy.</li>
</ul>
<p>Jeśli prawo twojego kraju określa minimalny wiek albo zabrania udziału, pierwszeństwo ma prawo. Gdy coś jest niejasne, wybierz <strong>Kontakt</strong> w menu użytkownika.</p>`,
    },
    ru: {
      title: 'Розыгрыши',
      content: `<p><strong>Сейчас розыгрышей нет.</strong> Когда начнётся следующий, вы прочитаете о нём здесь и на <a href="/">главной странице</a>.</p>
<h2>Как мы объявляем розыгрыш</h2>
<p>О каждом розыгрыше выходит отдельная новость. В ней сказано, какой приз и кто его предоставил, кто может участвовать, когда заканчивается приём заявок (с указанием часового пояса) и как определяют победителя. Если приз обещают где-то ещё — в комментарии, в личном сообщении или на другом сайте, — это не мы.</p>
<h2>Что действует всегда</h2>
<ul>
<li><strong>Участие бесплатное.</strong> Платить и покупать ничего не нужно, а потраченные {ld} шансов не прибавляют.</li>
<li><strong>Одна заявка от человека.</strong> Запасные аккаунты исключаются до розыгрыша.</li>
<li><strong>Команда сайта не участвует,</strong> как и те, кто живёт с её членами под одной крышей.</li>
<li><strong>Решает случай.</strong> Победителя выбирают из всех действительных заявок после окончания приёма, в присутствии двух человек из команды.</li>
<li><strong>Победитель получает сообщение на этом сайте,</strong> и у него есть семь дней на ответ. Потом выбираем заново.</li>
<li><strong>Мы никогда не спрашиваем пароль и номер карты и не берём плату.</strong></li>
<li><strong>Ваш адрес остаётся между нами.</strong> Он нужен, чтобы отправить приз, после чего мы его удаляем.</li>
</ul>
<p>Если закон вашей страны устанавливает возраст или запрещает участвовать, важнее закон. Если что-то неясно, выберите <strong>«Связаться с нами»</strong> в меню пользователя.</p>`,
    },
    uk: {
      title: 'Розіграші',
      content: `<p><strong>Зараз розіграшів немає.</strong> Коли почнеться наступний, ви прочитаєте про нього тут і на <a href="/">головній сторінці</a>.</p>
<h2>Як ми оголошуємо розіграш</h2>
<p>Про кожен розіграш виходить окрема новина. У ній сказано, який приз і хто його надав, хто може брати участь, коли завершується прийом заявок (із зазначенням часового поясу) та як визначають переможця. Якщо приз обіцяють деінде — у коментарі, в особистому повідомленні чи на іншому сайті, — це не ми.</p>
<h2>Що діє завжди</h2>
<ul>
<li><strong>Участь безкоштовна.</strong> Платити й купувати нічого не треба, а витрачені {ld} шансів не додають.</li>
<li><strong>Одна заявка від людини.</strong> Запасні акаунти вилучають до розіграшу.</li>
<li><strong>Команда сайту участі не бере,</strong> як і ті, хто живе з її учасниками під одним дахом.</li>
<li><strong>Вирішує випадок.</strong> Переможця вибирають з усіх дійсних заявок після завершення прийому, у присутності двох людей з команди.</li>
<li><strong>Переможець отримує повідомлення на цьому сайті</strong> й має сім днів на відповідь. Потім вибираємо знову.</li>
<li><strong>Ми ніколи не питаємо пароль і номер картки й не беремо плати.</strong></li>
<li><strong>Ваша адреса лишається між нами.</strong> Вона потрібна, щоб надіслати приз, після чого ми її видаляємо.</li>
</ul>
<p>Якщо закон вашої країни встановлює вік або забороняє участь, важливіший закон. Якщо щось незрозуміло, виберіть <strong>«Зв’язатися з нами»</strong> в меню користувача.</p>`,
    },
  },
}
