import type { ShippedPage } from './shipped-page.ts'

export const rules: ShippedPage = {
  url: 'rules',
  footer_category: 1,
  versions: {
    en: {
      title: 'Rules',
      content: `<p>These rules hold for comments, posts, profiles and everything else you publish here. Each comes with its reason, because a rule without one is only a habit.</p>
<ol>
<li><strong>Criticise the play, not the person.</strong> A bad round is fair game. The player who had it may be reading along.</li>
<li><strong>No hate and no threats.</strong> Nobody is insulted for where they come from, what they believe, whom they love, their sex or a disability. A threat, however ironic, ends the discussion for everyone.</li>
<li><strong>Keep private things private.</strong> No addresses, phone numbers, private messages or pictures of other people. What is public once cannot be called back.</li>
<li><strong>Stay on the subject.</strong> People open a discussion for what its headline promises.</li>
<li><strong>Say where it comes from.</strong> Link the source of a claim and call a rumour a rumour. Others repeat what they read here.</li>
<li><strong>Write it yourself.</strong> Quote a few lines and link the rest. Copying a whole article takes the readers away from whoever did the work.</li>
<li><strong>Do not advertise.</strong> No shops, betting offers or referral links, and no begging for upvotes. A recommendation is worth something only as long as nobody is paid for it.</li>
<li><strong>One person, one account.</strong> Second accounts that vote make every count on this site worthless.</li>
<li><strong>No cheats, no stolen goods, nothing illegal.</strong> They ruin games for others, and in the end they can close the site.</li>
<li><strong>Warn before spoilers.</strong> Keep the result out of your first line on match day. Somebody always has to watch the final a day late.</li>
</ol>
<h2>When a rule is broken</h2>
<p>A moderator removes the comment or post. If it was serious, or happens again, the account is banned. We prefer to talk first where talking can help.</p>
<p>If you see something that breaks a rule, do not answer it. Copy the link and send it with <strong>Contact us</strong> in your user menu. If you think we got a decision wrong, write the same way and we will look at it again.</p>`,
    },
    sv: {
      title: 'Regler',
      content: `<p>Reglerna gäller kommentarer, inlägg, profiler och allt annat du publicerar här. Varje regel har sitt skäl, för utan skäl är en regel bara en vana.</p>
<ol>
<li><strong>Kritisera spelet, inte människan.</strong> En dålig runda får man prata om. Den som spelade den kanske läser med.</li>
<li><strong>Inget hat och inga hot.</strong> Ingen ska förolämpas för sitt ursprung, sin tro, vem hen älskar, sitt kön eller en funktionsnedsättning. Ett hot förstör diskussionen för alla, hur ironiskt det än är menat.</li>
<li><strong>Låt det privata vara privat.</strong> Inga adresser, telefonnummer, privata meddelanden eller bilder på andra. Det som en gång är offentligt går inte att ta tillbaka.</li>
<li><strong>Håll dig till ämnet.</strong> Folk öppnar en diskussion för det som rubriken lovar.</li>
<li><strong>Berätta var uppgiften kommer ifrån.</strong> Länka till källan och kalla ett rykte för ett rykte. Andra för vidare det de läser här.</li>
<li><strong>Skriv själv.</strong> Citera några rader och länka till resten. Den som kopierar en hel artikel tar läsarna från den som gjorde jobbet.</li>
<li><strong>Gör inte reklam.</strong> Inga butiker, bettingsajter eller värvningslänkar, och inget tiggeri om uppröster. En rekommendation är värd något bara så länge ingen får betalt för den.</li>
<li><strong>En person, ett konto.</strong> Extrakonton som röstar gör varje siffra på sajten värdelös.</li>
<li><strong>Inga fusk, inget stulet, inget olagligt.</strong> Det förstör spelen för andra och kan till slut stänga sajten.</li>
<li><strong>Varna för spoilers.</strong> Skriv inte resultatet på första raden på matchdagen. Det är alltid någon som måste se finalen dagen efter.</li>
</ol>
<h2>När en regel bryts</h2>
<p>En moderator tar bort kommentaren eller inlägget. Är det allvarligt, eller händer det igen, stängs kontot av. Går det att prata om saken gör vi hellre det först.</p>
<p>Ser du något som bryter mot reglerna, svara inte på det. Kopiera länken och skicka den via <strong>Kontakta oss</strong> i användarmenyn. Tycker du att vi har gjort fel skriver du på samma ställe, så tittar vi på det en gång till.</p>`,
    },
    pt: {
      title: 'Regras',
      content: `<p>Estas regras valem para comentários, posts, perfis e tudo o mais que você publicar aqui. Cada uma vem com o seu motivo, porque regra sem motivo é só costume.</p>
<ol>
<li><strong>Critique a jogada, não a pessoa.</strong> De um round ruim se pode falar à vontade. Quem jogou talvez esteja lendo.</li>
<li><strong>Nada de ódio nem de ameaças.</strong> Ninguém é ofendido pela origem, pela fé, por quem ama, pelo sexo ou por uma deficiência. Ameaça, mesmo de brincadeira, acaba com a conversa para todo mundo.</li>
<li><strong>O que é privado continua privado.</strong> Nada de endereços, telefones, mensagens particulares ou fotos de outras pessoas. O que se torna público não tem volta.</li>
<li><strong>Fique no assunto.</strong> Quem abre uma discussão quer o que o título promete.</li>
<li><strong>Diga de onde veio.</strong> Inclua o link da fonte e chame boato de boato. Outros vão repetir o que leram aqui.</li>
<li><strong>Escreva com as suas palavras.</strong> Cite algumas linhas e ponha o link para o resto. Copiar um texto inteiro tira leitores de quem fez o trabalho.</li>
<li><strong>Não faça propaganda.</strong> Nada de lojas, casas de apostas, links de indicação ou pedidos de voto. Uma recomendação só vale enquanto ninguém recebe por ela.</li>
<li><strong>Uma pessoa, uma conta.</strong> Contas extras que votam tiram o sentido de qualquer número deste site.</li>
<li><strong>Nada de trapaças, de coisas roubadas ou ilegais.</strong> Elas estragam o jogo dos outros e podem acabar fechando o site.</li>
<li><strong>Avise antes do spoiler.</strong> No dia da partida, deixe o resultado fora da primeira linha. Sempre tem alguém que só consegue ver a final no dia seguinte.</li>
</ol>
<h2>Quando uma regra é quebrada</h2>
<p>Um moderador remove o comentário ou o post. Se for grave, ou se acontecer de novo, a conta é banida. Quando uma conversa resolve, preferimos conversar antes.</p>
<p>Se vir algo contra as regras, não responda. Copie o link e envie por <strong>Fale conosco</strong>, no menu do usuário. Se achar que erramos em uma decisão, escreva pelo mesmo caminho e vamos olhar de novo.</p>`,
    },
    de: {
      title: 'Regeln',
      content: `<p>Diese Regeln gelten für Kommentare, Beiträge, Profile und alles andere, was du hier veröffentlichst. Bei jeder steht der Grund dabei, denn eine Regel ohne Grund ist nur eine Gewohnheit.</p>
<ol>
<li><strong>Kritisiere das Spiel, nicht den Menschen.</strong> Über eine schlechte Runde darf man reden. Wer sie gespielt hat, liest vielleicht mit.</li>
<li><strong>Kein Hass, keine Drohungen.</strong> Niemand wird wegen Herkunft, Glauben, Geschlecht, sexueller Orientierung oder Behinderung beleidigt. Eine Drohung beendet das Gespräch für alle, auch wenn sie ironisch gemeint ist.</li>
<li><strong>Privates bleibt privat.</strong> Keine Adressen, Telefonnummern, privaten Nachrichten oder Bilder anderer Leute. Was einmal öffentlich ist, lässt sich nicht zurückholen.</li>
<li><strong>Bleib beim Thema.</strong> Wer eine Diskussion öffnet, sucht das, was die Überschrift verspricht.</li>
<li><strong>Sag, woher du es hast.</strong> Verlinke die Quelle und nenne ein Gerücht ein Gerücht. Andere erzählen weiter, was sie hier lesen.</li>
<li><strong>Schreib selbst.</strong> Zitiere ein paar Zeilen und verlinke den Rest. Wer ganze Artikel kopiert, nimmt denen die Leser weg, die die Arbeit hatten.</li>
<li><strong>Keine Werbung.</strong> Keine Shops, Wettangebote oder Empfehlungslinks und kein Betteln um Upvotes. Eine Empfehlung ist nur etwas wert, solange niemand dafür bezahlt wird.</li>
<li><strong>Ein Mensch, ein Konto.</strong> Zweitkonten, die abstimmen, machen jede Zahl auf dieser Seite wertlos.</li>
<li><strong>Keine Cheats, kein Diebesgut, nichts Illegales.</strong> Das verdirbt anderen das Spiel, und am Ende muss vielleicht die ganze Seite schließen.</li>
<li><strong>Warne vor Spoilern.</strong> Am Spieltag gehört das Ergebnis nicht in die erste Zeile. Irgendjemand kann das Finale immer erst am nächsten Tag sehen.</li>
</ol>
<h2>Wenn eine Regel gebrochen wird</h2>
<p>Die Moderation entfernt den Kommentar oder Beitrag. Ist es schwerwiegend oder passiert es wieder, wird das Konto gesperrt. Wo Reden hilft, reden wir lieber zuerst.</p>
<p>Wenn du etwas siehst, das gegen die Regeln verstößt, antworte nicht darauf. Kopiere den Link und schick ihn uns über <strong>Kontakt</strong> in deinem Benutzermenü. Hältst du eine Entscheidung für falsch, schreib uns auf demselben Weg, dann sehen wir sie uns noch einmal an.</p>`,
    },
    pl: {
      title: 'Zasady',
      content: `<p>Te zasady dotyczą komentarzy, wpisów, profili i wszystkiego innego, co tu publikujesz. Każda ma uzasadnienie, bo zasada bez uzasadnienia to tylko przyzwyczajenie.</p>
<ol>
<li><strong>Krytykuj grę, nie człowieka.</strong> O słabej rundzie wolno mówić. Ten, kto ją zagrał, być może to czyta.</li>
<li><strong>Bez nienawiści i gróźb.</strong> Nikogo nie obrażamy za pochodzenie, wiarę, płeć, orientację ani niepełnosprawność. Groźba, nawet rzucona żartem, kończy rozmowę dla wszystkich.</li>
<li><strong>Prywatne zostaje prywatne.</strong> Żadnych cudzych adresów, numerów telefonu, prywatnych wiadomości ani zdjęć. Tego, co raz stało się publiczne, nie da się cofnąć.</li>
<li><strong>Trzymaj się tematu.</strong> Kto otwiera dyskusję, szuka w niej tego, co obiecuje tytuł.</li>
<li><strong>Podaj, skąd to wiesz.</strong> Dodaj link do źródła, a plotkę nazwij plotką. Inni powtarzają to, co tu przeczytają.</li>
<li><strong>Pisz po swojemu.</strong> Zacytuj kilka zdań, a do reszty podaj link. Kopiowanie całych artykułów odbiera czytelników tym, którzy wykonali pracę.</li>
<li><strong>Nie reklamuj.</strong> Żadnych sklepów, bukmacherów, linków polecających ani żebrania o plusy. Polecenie jest coś warte tylko dopóty, dopóki nikt za nie nie płaci.</li>
<li><strong>Jedna osoba, jedno konto.</strong> Dodatkowe konta, które głosują, odbierają sens każdej liczbie na tej stronie.</li>
<li><strong>Żadnych cheatów, kradzionych rzeczy ani niczego nielegalnego.</strong> Psują grę innym, a w końcu mogą doprowadzić do zamknięcia strony.</li>
<li><strong>Ostrzegaj przed spoilerami.</strong> W dniu meczu nie zdradzaj wyniku w pierwszym zdaniu. Zawsze jest ktoś, kto finał obejrzy dopiero nazajutrz.</li>
</ol>
<h2>Gdy ktoś złamie zasady</h2>
<p>Moderator usuwa komentarz lub wpis. Jeśli sprawa jest poważna albo się powtarza, konto zostaje zablokowane. Tam, gdzie rozmowa może pomóc, wolimy najpierw porozmawiać.</p>
<p>Jeśli widzisz coś niezgodnego z zasadami, nie odpowiadaj. Skopiuj link i wyślij go nam przez <strong>Kontakt</strong> w menu użytkownika. Jeśli uważasz, że nasza decyzja była błędna, napisz tą samą drogą, a przyjrzymy się jej jeszcze raz.</p>`,
    },
    ru: {
      title: 'Правила',
      content: `<p>Эти правила действуют для комментариев, постов, профилей и всего остального, что вы здесь публикуете. У каждого есть причина: правило без причины — просто привычка.</p>
<ol>
<li><strong>Критикуйте игру, а не человека.</strong> Неудачный раунд обсуждать можно. Тот, кто его сыграл, возможно, всё это читает.</li>
<li><strong>Без ненависти и угроз.</strong> Никого не оскорбляют за происхождение, веру, пол, ориентацию или инвалидность. Угроза, даже в шутку, заканчивает разговор для всех.</li>
<li><strong>Личное остаётся личным.</strong> Никаких чужих адресов, телефонов, переписок и фотографий. То, что однажды стало публичным, назад не вернуть.</li>
<li><strong>Держитесь темы.</strong> Обсуждение открывают ради того, что обещает заголовок.</li>
<li><strong>Говорите, откуда вы это знаете.</strong> Давайте ссылку на источник и называйте слух слухом. Прочитанное здесь другие перескажут дальше.</li>
<li><strong>Пишите сами.</strong> Процитируйте несколько строк, а на остальное дайте ссылку. Копия чужой статьи отнимает читателей у того, кто над ней работал.</li>
<li><strong>Без рекламы.</strong> Никаких магазинов, букмекеров, реферальных ссылок и выпрашивания плюсов. Совет чего-то стоит, только пока за него никому не платят.</li>
<li><strong>Один человек — один аккаунт.</strong> Голоса с запасных аккаунтов обесценивают любую цифру на сайте.</li>
<li><strong>Никаких читов, краденого и незаконного.</strong> Всё это портит игру другим, а в итоге может закрыть и сам сайт.</li>
<li><strong>Предупреждайте о спойлерах.</strong> В день матча не пишите счёт в первой строке. Всегда найдётся тот, кто посмотрит финал только назавтра.</li>
</ol>
<h2>Если правило нарушено</h2>
<p>Модератор удаляет комментарий или пост. Если нарушение серьёзное или повторяется, аккаунт блокируют. Там, где может помочь разговор, мы предпочитаем начать с разговора.</p>
<p>Увидели нарушение — не отвечайте на него. Скопируйте ссылку и пришлите её через пункт <strong>«Связаться с нами»</strong> в меню пользователя. Считаете, что ошиблись мы, — напишите туда же, и мы посмотрим ещё раз.</p>`,
    },
    uk: {
      title: 'Правила',
      content: `<p>Ці правила діють для коментарів, дописів, профілів і всього іншого, що ви тут публікуєте. Кожне має причину: правило без причини — просто звичка.</p>
<ol>
<li><strong>Критикуйте гру, а не людину.</strong> Невдалий раунд обговорювати можна. Той, хто його зіграв, можливо, все це читає.</li>
<li><strong>Без ненависті й погроз.</strong> Нікого не ображають через походження, віру, стать, орієнтацію чи інвалідність. Погроза, навіть жартома, закінчує розмову для всіх.</li>
<li><strong>Особисте лишається особистим.</strong> Жодних чужих адрес, телефонів, листувань і фотографій. Те, що раз стало публічним, назад не повернеш.</li>
<li><strong>Тримайтеся теми.</strong> Обговорення відкривають заради того, що обіцяє заголовок.</li>
<li><strong>Кажіть, звідки ви це знаєте.</strong> Давайте посилання на джерело й називайте чутку чуткою. Прочитане тут інші перекажуть далі.</li>
<li><strong>Пишіть самі.</strong> Процитуйте кілька рядків, а на решту дайте посилання. Копія чужої статті забирає читачів у того, хто над нею працював.</li>
<li><strong>Без реклами.</strong> Жодних магазинів, букмекерів, реферальних посилань і випрошування плюсів. Порада чогось варта лише доти, доки за неї нікому не платять.</li>
<li><strong>Одна людина — один акаунт.</strong> Голоси із запасних акаунтів знецінюють будь-яку цифру на сайті.</li>
<li><strong>Жодних читів, краденого й незаконного.</strong> Усе це псує гру іншим, а зрештою може закрити й сам сайт.</li>
<li><strong>Попереджайте про спойлери.</strong> У день матчу не пишіть рахунок у першому рядку. Завжди знайдеться той, хто подивиться фінал лише назавтра.</li>
</ol>
<h2>Якщо правило порушено</h2>
<p>Модератор видаляє коментар або допис. Якщо порушення серйозне чи повторюється, акаунт блокують. Там, де може зарадити розмова, ми воліємо почати з розмови.</p>
<p>Побачили порушення — не відповідайте на нього. Скопіюйте посилання й надішліть його через пункт <strong>«Зв’язатися з нами»</strong> в меню користувача. Вважаєте, що помилилися ми, — напишіть туди ж, і ми подивимося ще раз.</p>`,
    },
  },
}
