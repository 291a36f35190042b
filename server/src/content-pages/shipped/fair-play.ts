import type { ShippedPage } from './shipped-page.ts'

export const fairPlay: ShippedPage = {
  url: 'fair-play',
  footer_category: 3,
  versions: {
    en: {
      title: 'Fair play',
      content: `<p>Esports rests on one thing: that both sides try to win, and by the same rules. That is as true of a ranked game on a Tuesday as of a final, and it is true of the upvotes on this site.</p>
<h2>What we expect</h2>
<ul>
<li><strong>No match fixing.</strong> Nobody loses on purpose, agrees on a result, or passes on line-ups, illnesses and tactics to people who bet. Report an offer even if you have turned it down.</li>
<li><strong>No cheating.</strong> No cheat programs, no peeking at an opponent’s stream, no known bugs used to win. Here it means no bought upvotes, no scripts and no second accounts that collect points.</li>
<li><strong>No account sharing.</strong> Your account is played by you. Borrowed, bought and boosted accounts spoil every ranking, and whoever has your password can take everything you own in the game.</li>
<li><strong>No toxicity.</strong> Talk about the play as sharply as you like. Insults, threats and hunting somebody down after a lost match have no place here.</li>
</ul>
<h2>How to report</h2>
<ol>
<li><strong>Accuse nobody in public.</strong> A suspicion is not proof, and a wrong one sticks to its victim.</li>
<li><strong>Save what you have:</strong> the link, the match and the round, the time with its time zone, a replay or a screenshot.</li>
<li><strong>Send it to the staff</strong> with <strong>Contact us</strong> in your user menu. We do not tell the other side who wrote.</li>
<li><strong>Tell the organiser too</strong> if it happened at a tournament, and use the report function of the game. We can only decide about this site.</li>
</ol>
<h2>What happens then</h2>
<p>We look at what there is, hear the other side and decide. Comments can be removed, points taken back and accounts banned. A report made up to harm somebody breaks the rules itself. You find the <a href="/rules">house rules</a> on their own page.</p>`,
    },
    sv: {
      title: 'Fair play',
      content: `<p>E-sporten vilar på en enda sak: att båda sidor försöker vinna, och efter samma regler. Det gäller en rankad match en tisdag lika mycket som en final, och det gäller upprösterna på den här sajten.</p>
<h2>Det här förväntar vi oss</h2>
<ul>
<li><strong>Ingen matchfixning.</strong> Ingen förlorar med flit, gör upp om ett resultat eller lämnar ut laguppställningar, sjukdomar och taktik till folk som satsar pengar. Berätta om ett erbjudande även om du har tackat nej.</li>
<li><strong>Inget fusk.</strong> Inga fuskprogram, inget sneglande på motståndarens stream, inga kända buggar för att vinna. Här betyder det också inga köpta uppröster, inga skript och inga extrakonton som samlar poäng.</li>
<li><strong>Inga delade konton.</strong> På ditt konto spelar bara du. Lånade, köpta och boostade konton förstör varje ranking, och den som har ditt lösenord kan ta allt du äger i spelet.</li>
<li><strong>Ingen giftig ton.</strong> Prata om spelet så skarpt du vill. Förolämpningar, hot och drev efter en förlorad match hör inte hemma här.</li>
</ul>
<h2>Så anmäler du</h2>
<ol>
<li><strong>Anklaga ingen offentligt.</strong> En misstanke är inget bevis, och en felaktig fastnar på den som drabbas.</li>
<li><strong>Spara det du har:</strong> länken, matchen och rundan, tiden med tidszon, en repris eller en skärmbild.</li>
<li><strong>Skicka det till oss</strong> via <strong>Kontakta oss</strong> i användarmenyn. Vi berättar inte för den andra sidan vem som har skrivit.</li>
<li><strong>Säg till arrangören också</strong> om det hände i en turnering, och använd spelets egen anmälan. Vi kan bara bestämma om den här sajten.</li>
</ol>
<h2>Vad som händer sedan</h2>
<p>Vi går igenom det som finns, hör den andra sidan och bestämmer oss. Kommentarer kan tas bort, poäng dras av och konton stängas av. En påhittad anmälan som ska skada någon bryter själv mot reglerna. <a href="/rules">Reglerna</a> har en egen sida.</p>`,
    },
    pt: {
      title: 'Jogo limpo',
      content: `<p>O esport se apoia em uma coisa só: os dois lados tentam vencer, e pelas mesmas regras. Isso vale tanto para uma ranqueada de terça-feira quanto para uma final, e vale para os votos deste site.</p>
<h2>O que esperamos</h2>
<ul>
<li><strong>Nada de resultado combinado.</strong> Ninguém perde de propósito, acerta um placar nem passa escalações, problemas de saúde ou táticas a quem aposta. Denuncie a proposta mesmo que você a tenha recusado.</li>
<li><strong>Nada de trapaça.</strong> Nem programas, nem espiar a transmissão do adversário, nem usar bugs conhecidos para ganhar. Aqui isso quer dizer: sem votos comprados, sem scripts e sem contas extras para juntar pontos.</li>
<li><strong>Nada de conta compartilhada.</strong> Na sua conta joga você. Contas emprestadas, compradas ou turbinadas por outra pessoa estragam qualquer ranking, e quem tem a sua senha pode levar tudo o que você tem no jogo.</li>
<li><strong>Nada de toxicidade.</strong> Fale da jogada com a dureza que quiser. Insultos, ameaças e perseguição depois de uma derrota não têm lugar aqui.</li>
</ul>
<h2>Como denunciar</h2>
<ol>
<li><strong>Não acuse ninguém em público.</strong> Suspeita não é prova, e a suspeita errada gruda na vítima.</li>
<li><strong>Guarde o que tiver:</strong> o link, a partida e o round, a hora com o fuso, um replay ou uma captura de tela.</li>
<li><strong>Envie à equipe</strong> por <strong>Fale conosco</strong>, no menu do usuário. Não contamos ao outro lado quem escreveu.</li>
<li><strong>Avise também a organização,</strong> se foi em um torneio, e use a denúncia do próprio jogo. Nós só decidimos sobre este site.</li>
</ol>
<h2>O que acontece depois</h2>
<p>Analisamos o que existe, ouvimos o outro lado e decidimos. Comentários podem ser removidos, pontos retirados e contas banidas. Uma denúncia inventada para prejudicar alguém também quebra as regras. As <a href="/rules">regras da casa</a> têm página própria.</p>`,
    },
    de: {
      title: 'Fair Play',
      content: `<p>E-Sport beruht auf einer einzigen Sache: dass beide Seiten gewinnen wollen, und zwar nach denselben Regeln. Das gilt für ein Ranglistenspiel am Dienstag genauso wie für ein Finale, und es gilt für die Upvotes auf dieser Seite.</p>
<h2>Was wir erwarten</h2>
<ul>
<li><strong>Keine Spielmanipulation.</strong> Niemand verliert mit Absicht, spricht Ergebnisse ab oder gibt Aufstellungen, Krankheiten und Taktiken an Leute weiter, die wetten. Melde ein Angebot auch dann, wenn du es abgelehnt hast.</li>
<li><strong>Kein Betrug.</strong> Keine Cheats, kein Blick in den Stream des Gegners, kein Sieg durch bekannte Fehler im Spiel. Hier heißt das: keine gekauften Upvotes, keine Skripte und keine Zweitkonten, die Punkte sammeln.</li>
<li><strong>Kein geteiltes Konto.</strong> Auf deinem Konto spielst nur du. Geliehene, gekaufte und geboostete Konten verderben jede Rangliste, und wer dein Passwort hat, kann dir alles nehmen, was du im Spiel besitzt.</li>
<li><strong>Kein vergifteter Ton.</strong> Über das Spiel darfst du so hart urteilen, wie du willst. Beleidigungen, Drohungen und Hetzjagden nach einer Niederlage haben hier nichts verloren.</li>
</ul>
<h2>So meldest du etwas</h2>
<ol>
<li><strong>Beschuldige niemanden öffentlich.</strong> Ein Verdacht ist kein Beweis, und ein falscher bleibt am Opfer hängen.</li>
<li><strong>Sichere, was du hast:</strong> den Link, das Match und die Runde, die Uhrzeit mit Zeitzone, eine Aufzeichnung oder ein Bildschirmfoto.</li>
<li><strong>Schick es dem Team</strong> über <strong>Kontakt</strong> in deinem Benutzermenü. Wir verraten der anderen Seite nicht, wer geschrieben hat.</li>
<li><strong>Sag auch dem Veranstalter Bescheid,</strong> wenn es auf einem Turnier war, und nutze die Meldefunktion des Spiels. Wir können nur über diese Seite entscheiden.</li>
</ol>
<h2>Was dann passiert</h2>
<p>Wir sehen uns an, was vorliegt, hören die andere Seite und entscheiden. Kommentare können entfernt, Punkte abgezogen und Konten gesperrt werden. Eine erfundene Meldung, die jemandem schaden soll, verstößt selbst gegen die Regeln. Die <a href="/rules">Hausregeln</a> haben eine eigene Seite.</p>`,
    },
    pl: {
      title: 'Fair play',
      content: `<p>Esport opiera się na jednym: obie strony chcą wygrać, i to według tych samych reguł. Dotyczy to zarówno wtorkowego meczu rankingowego, jak i finału, a także plusów na tej stronie.</p>
<h2>Czego oczekujemy</h2>
<ul>
<li><strong>Żadnego ustawiania meczów.</strong> Nikt nie przegrywa celowo, nie umawia się na wynik i nie przekazuje składów, wieści o chorobach ani taktyk ludziom, którzy obstawiają. Propozycję zgłoś także wtedy, gdy ją odrzucisz.</li>
<li><strong>Żadnego oszukiwania.</strong> Ani cheatów, ani podglądania streamu rywala, ani wygrywania dzięki znanym błędom gry. Tutaj oznacza to: bez kupionych plusów, skryptów i dodatkowych kont zbierających punkty.</li>
<li><strong>Żadnego dzielenia się kontem.</strong> Na twoim koncie grasz ty. Pożyczone, kupione i boostowane konta psują każdy ranking, a kto zna twoje hasło, może zabrać wszystko, co masz w grze.</li>
<li><strong>Żadnej toksyczności.</strong> O grze mów tak ostro, jak chcesz. Na wyzwiska, groźby i nagonkę po przegranym meczu nie ma tu miejsca.</li>
</ul>
<h2>Jak zgłosić</h2>
<ol>
<li><strong>Nikogo nie oskarżaj publicznie.</strong> Podejrzenie to nie dowód, a niesłuszne przylega do ofiary.</li>
<li><strong>Zachowaj to, co masz:</strong> link, mecz i rundę, godzinę ze strefą czasową, powtórkę albo zrzut ekranu.</li>
<li><strong>Wyślij to zespołowi</strong> przez <strong>Kontakt</strong> w menu użytkownika. Nie mówimy drugiej stronie, kto napisał.</li>
<li><strong>Powiadom też organizatora,</strong> jeśli stało się to na turnieju, i skorzystaj ze zgłoszeń w samej grze. My możemy decydować tylko o tej stronie.</li>
</ol>
<h2>Co dzieje się potem</h2>
<p>Sprawdzamy, co jest, wysłuchujemy drugiej strony i podejmujemy decyzję. Komentarz może zostać usunięty, punkty odebrane, a konto zablokowane. Zgłoszenie zmyślone po to, żeby komuś zaszkodzić, samo łamie zasady. <a href="/rules">Zasady</a> mają osobną stronę.</p>`,
    },
    ru: {
      title: 'Честная игра',
      content: `<p>Киберспорт держится на одном: обе стороны хотят победить, и по одним и тем же правилам. Это верно и для рейтинговой игры во вторник, и для финала, и для плюсов на этом сайте.</p>
<h2>Чего мы ждём</h2>
<ul>
<li><strong>Никаких договорных матчей.</strong> Никто не проигрывает нарочно, не договаривается о счёте и не передаёт составы, сведения о болезнях и тактику тем, кто делает ставки. Сообщите о предложении, даже если вы отказались.</li>
<li><strong>Никакого обмана.</strong> Ни читов, ни подглядывания в стрим соперника, ни побед за счёт известных ошибок игры. На этом сайте — ни купленных плюсов, ни скриптов, ни запасных аккаунтов для сбора очков.</li>
<li><strong>Никаких общих аккаунтов.</strong> На своём аккаунте играете вы. Одолженные, купленные и прокачанные чужими руками аккаунты портят любой рейтинг, а тот, кто знает ваш пароль, может забрать всё, что у вас есть в игре.</li>
<li><strong>Никакой токсичности.</strong> Об игре можно говорить сколь угодно резко. Оскорблениям, угрозам и травле после поражения здесь не место.</li>
</ul>
<h2>Как сообщить</h2>
<ol>
<li><strong>Не обвиняйте никого публично.</strong> Подозрение — не доказательство, а ложное прилипает к тому, кого задело.</li>
<li><strong>Сохраните всё, что есть:</strong> ссылку, матч и раунд, время с часовым поясом, запись или снимок экрана.</li>
<li><strong>Пришлите это команде</strong> через пункт <strong>«Связаться с нами»</strong> в меню пользователя. Мы не говорим другой стороне, кто написал.</li>
<li><strong>Сообщите и организатору,</strong> если это было на турнире, и пожалуйтесь в самой игре. Мы можем решать только то, что касается этого сайта.</li>
</ol>
<h2>Что будет дальше</h2>
<p>Мы смотрим, что есть, выслушиваем другую сторону и принимаем решение. Комментарий могут удалить, очки снять, аккаунт заблокировать. Жалоба, придуманная, чтобы кому-то навредить, сама нарушает правила. Сами <a href="/rules">правила</a> — на отдельной странице.</p>`,
    },
    uk: {
      title: 'Чесна гра',
      content: `<p>Кіберспорт тримається на одному: обидві сторони хочуть перемогти, і за тими самими правилами. Це правда і для рейтингової гри у вівторок, і для фіналу, і для плюсів на цьому сайті.</p>
<h2>Чого ми очікуємо</h2>
<ul>
<li><strong>Жодних договірних матчів.</strong> Ніхто не програє навмисно, не домовляється про рахунок і не передає склади, відомості про хвороби й тактику тим, хто робить ставки. Повідомте про пропозицію, навіть якщо ви відмовилися.</li>
<li><strong>Жодного обману.</strong> Ні читів, ні підглядання в стрім суперника, ні перемог завдяки відомим помилкам гри. На цьому сайті — ні куплених плюсів, ні скриптів, ні запасних акаунтів для збирання балів.</li>
<li><strong>Жодних спільних акаунтів.</strong> На своєму акаунті граєте ви. Позичені, куплені й прокачані чужими руками акаунти псують будь-який рейтинг, а той, хто знає ваш пароль, може забрати все, що ви маєте в грі.</li>
<li><strong>Жодної токсичності.</strong> Про гру можна говорити як завгодно різко. Образам, погрозам і цькуванню після поразки тут не місце.</li>
</ul>
<h2>Як повідомити</h2>
<ol>
<li><strong>Не звинувачуйте нікого публічно.</strong> Підозра — не доказ, а хибна прилипає до того, кого зачепила.</li>
<li><strong>Збережіть усе, що є:</strong> посилання, матч і раунд, час із часовим поясом, запис або знімок екрана.</li>
<li><strong>Надішліть це команді</strong> через пункт <strong>«Зв’язатися з нами»</strong> в меню користувача. Ми не кажемо іншій стороні, хто написав.</li>
<li><strong>Повідомте й організатора,</strong> якщо це було на турнірі, і поскаржтеся в самій грі. Ми можемо вирішувати лише те, що стосується цього сайту.</li>
</ol>
<h2>Що буде далі</h2>
<p>Ми дивимося, що є, вислуховуємо іншу сторону й ухвалюємо рішення. Коментар можуть видалити, бали зняти, акаунт заблокувати. Скарга, вигадана, щоб комусь зашкодити, сама порушує правила. Самі <a href="/rules">правила</a> — на окремій сторінці.</p>`,
    },
  },
}
