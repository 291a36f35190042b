import type { ShippedPage } from './shipped-page.ts'

export const writeForUs: ShippedPage = {
  url: 'write-for-us',
  footer_category: 3,
  versions: {
    en: {
      title: 'Write for us',
      content: `<p>The best texts here come from people who watched closely and had to tell somebody. You need no press pass and no rank, only something to say.</p>
<h2>What we look for</h2>
<ul>
<li><strong>Something of your own.</strong> A match you followed, a tactic you tried, a number you counted, a person you asked.</li>
<li><strong>One thought.</strong> If the headline needs an “and”, there are probably two texts in it.</li>
<li><strong>Something to hold on to.</strong> Round, minute, patch, link. The reader should be able to check what you say.</li>
<li><strong>A reader who was not there.</strong> Explain a term once and spell out what was at stake.</li>
</ul>
<p>Write in any of the site’s seven languages, and choose the one you think in.</p>
<h2>What we do not take</h2>
<p>Rewritten press releases, copied texts, hidden advertising, rumours without a source, and texts nobody has checked, whether a person or a machine wrote them.</p>
<h2>How to start</h2>
<ol>
<li><strong>Read</strong> the <a href="/rules">house rules</a> and a few articles you like.</li>
<li><strong>Comment.</strong> A good comment is often the first paragraph of a good post.</li>
<li><strong>Write a post.</strong> The entry is in your user menu. A post has at least 280 characters, and nobody but you sees a draft. If the entry is missing, posts are not open on this site yet.</li>
<li><strong>Offer an article.</strong> For the news, send the staff three sentences with <strong>Contact us</strong>: what it is about, why now, and how you know. You get an answer either way.</li>
</ol>
<p>What you write stays yours and appears under your name. The details are in the <a href="/terms">terms</a>.</p>`,
    },
    sv: {
      title: 'Skriv för oss',
      content: `<p>De bästa texterna här kommer från folk som har tittat noga och var tvungna att berätta för någon. Du behöver varken presskort eller rank, bara något att säga.</p>
<h2>Det här letar vi efter</h2>
<ul>
<li><strong>Något eget.</strong> En match du har följt, en taktik du har prövat, en siffra du har räknat fram, någon du har frågat.</li>
<li><strong>En tanke.</strong> Behöver rubriken ett ”och” är det nog två texter.</li>
<li><strong>Något att hålla sig i.</strong> Runda, minut, patch, länk. Läsaren ska kunna kontrollera det du säger.</li>
<li><strong>En läsare som inte var där.</strong> Förklara ett ord en gång och berätta vad som stod på spel.</li>
</ul>
<p>Skriv på något av sajtens sju språk, helst det du tänker på.</p>
<h2>Det här tar vi inte</h2>
<p>Omskrivna pressmeddelanden, kopierade texter, smygreklam, rykten utan källa och texter som ingen har kontrollerat, vare sig en människa eller en maskin har skrivit dem.</p>
<h2>Så börjar du</h2>
<ol>
<li><strong>Läs</strong> <a href="/rules">reglerna</a> och några artiklar du gillar.</li>
<li><strong>Kommentera.</strong> En bra kommentar är ofta första stycket i ett bra inlägg.</li>
<li><strong>Skriv ett inlägg.</strong> Det gör du från användarmenyn. Ett inlägg har minst 280 tecken, och ett utkast ser ingen annan än du. Saknas valet i menyn har inläggen inte öppnat på den här sajten än.</li>
<li><strong>Föreslå en artikel.</strong> Vill du skriva för nyheterna, skicka oss tre meningar via <strong>Kontakta oss</strong>: vad det handlar om, varför just nu och hur du vet det. Du får svar vilket det än blir.</li>
</ol>
<p>Det du skriver förblir ditt och publiceras under ditt namn. Detaljerna står i <a href="/terms">villkoren</a>.</p>`,
    },
    pt: {
      title: 'Escreva para o site',
      content: `<p>Os melhores textos daqui vêm de gente que prestou atenção e precisou contar para alguém. Não é preciso credencial de imprensa nem elo alto, só ter o que dizer.</p>
<h2>O que procuramos</h2>
<ul>
<li><strong>Algo seu.</strong> Uma partida que você acompanhou, uma tática que testou, um número que contou, alguém que entrevistou.</li>
<li><strong>Uma ideia só.</strong> Se o título precisa de um “e”, provavelmente são dois textos.</li>
<li><strong>Algo em que se apoiar.</strong> Round, minuto, atualização, link. Quem lê deve poder conferir o que você diz.</li>
<li><strong>Um leitor que não estava lá.</strong> Explique cada termo uma vez e diga o que estava em jogo.</li>
</ul>
<p>Escreva em qualquer um dos sete idiomas do site, de preferência naquele em que você pensa.</p>
<h2>O que não aceitamos</h2>
<p>Comunicados de imprensa reescritos, textos copiados, propaganda disfarçada, boatos sem fonte e textos que ninguém conferiu, escritos por gente ou por máquina.</p>
<h2>Como começar</h2>
<ol>
<li><strong>Leia</strong> as <a href="/rules">regras da casa</a> e algumas notícias de que você gosta.</li>
<li><strong>Comente.</strong> Um bom comentário muitas vezes é o primeiro parágrafo de um bom post.</li>
<li><strong>Escreva um post</strong> pelo menu do usuário. Um post tem pelo menos 280 caracteres, e o rascunho só você vê. Se a opção não aparece, os posts ainda não foram abertos neste site.</li>
<li><strong>Proponha uma notícia.</strong> Mande à equipe três frases por <strong>Fale conosco</strong>: do que se trata, por que agora e como você sabe. A resposta vem de um jeito ou de outro.</li>
</ol>
<p>O que você escreve continua sendo seu e sai com o seu nome. Os detalhes estão nos <a href="/terms">termos</a>.</p>`,
    },
    de: {
      title: 'Mitschreiben',
      content: `<p>Die besten Texte hier stammen von Leuten, die genau hingesehen haben und es jemandem erzählen mussten. Du brauchst weder Presseausweis noch Rang, nur etwas zu sagen.</p>
<h2>Was wir suchen</h2>
<ul>
<li><strong>Etwas Eigenes.</strong> Ein Spiel, das du verfolgt, eine Taktik, die du ausprobiert, eine Zahl, die du ausgezählt, jemanden, den du gefragt hast.</li>
<li><strong>Einen Gedanken.</strong> Wenn die Überschrift ein „und“ braucht, sind es wahrscheinlich zwei Texte.</li>
<li><strong>Etwas zum Festhalten.</strong> Runde, Minute, Patch, Link. Wer liest, soll nachprüfen können, was du sagst.</li>
<li><strong>Leser, die nicht dabei waren.</strong> Erkläre einen Begriff einmal und sag, was auf dem Spiel stand.</li>
</ul>
<p>Schreib in einer der sieben Sprachen dieser Seite, am besten in der, in der du denkst.</p>
<h2>Was wir nicht nehmen</h2>
<p>Umgeschriebene Pressemitteilungen, kopierte Texte, versteckte Werbung, Gerüchte ohne Quelle und Texte, die niemand geprüft hat, ob sie nun ein Mensch geschrieben hat oder eine Maschine.</p>
<h2>So fängst du an</h2>
<ol>
<li><strong>Lies</strong> die <a href="/rules">Hausregeln</a> und ein paar Artikel, die dir gefallen.</li>
<li><strong>Kommentiere.</strong> Ein guter Kommentar ist oft der erste Absatz eines guten Beitrags.</li>
<li><strong>Schreib einen Beitrag.</strong> Das geht über dein Benutzermenü. Ein Beitrag hat mindestens 280 Zeichen, und einen Entwurf siehst nur du. Fehlt der Eintrag im Menü, sind Beiträge auf dieser Seite noch nicht freigeschaltet.</li>
<li><strong>Biete einen Artikel an.</strong> Für die News schickst du dem Team über <strong>Kontakt</strong> drei Sätze: worum es geht, warum gerade jetzt und woher du es weißt. Eine Antwort bekommst du in jedem Fall.</li>
</ol>
<p>Was du schreibst, bleibt deins und erscheint unter deinem Namen. Genaueres steht in den <a href="/terms">Nutzungsbedingungen</a>.</p>`,
    },
    pl: {
      title: 'Pisz dla nas',
      content: `<p>Najlepsze teksty piszą tu ludzie, którzy uważnie patrzyli i musieli komuś o tym opowiedzieć. Nie trzeba legitymacji prasowej ani rangi, wystarczy mieć coś do powiedzenia.</p>
<h2>Czego szukamy</h2>
<ul>
<li><strong>Czegoś własnego.</strong> Obejrzanego meczu, wypróbowanej taktyki, policzonej liczby, rozmowy z kimś, kto wie.</li>
<li><strong>Jednej myśli.</strong> Jeśli tytuł potrzebuje „i”, to pewnie są dwa teksty.</li>
<li><strong>Konkretów.</strong> Runda, minuta, łatka, link. Czytelnik powinien móc sprawdzić to, co mówisz.</li>
<li><strong>Myślenia o tych, których tam nie było.</strong> Wyjaśnij pojęcie jeden raz i powiedz, o co toczyła się gra.</li>
</ul>
<p>Pisz w dowolnym z siedmiu języków strony, najlepiej w tym, w którym myślisz.</p>
<h2>Czego nie bierzemy</h2>
<p>Przerobionych informacji prasowych, skopiowanych tekstów, ukrytej reklamy, plotek bez źródła i tekstów, których nikt nie sprawdził, czy to napisał je człowiek, czy maszyna.</p>
<h2>Jak zacząć</h2>
<ol>
<li><strong>Przeczytaj</strong> <a href="/rules">zasady</a> i kilka artykułów, które ci się podobają.</li>
<li><strong>Komentuj.</strong> Dobry komentarz to często pierwszy akapit dobrego wpisu.</li>
<li><strong>Napisz wpis.</strong> Zaczniesz w menu użytkownika. Wpis ma co najmniej 280 znaków, a szkic widzisz tylko ty. Jeśli brakuje tej pozycji w menu, wpisy nie są jeszcze na tej stronie dostępne.</li>
<li><strong>Zaproponuj artykuł.</strong> Jeśli chcesz pisać newsy, wyślij zespołowi przez <strong>Kontakt</strong> trzy zdania: o czym, dlaczego teraz i skąd to wiesz. Odpowiedź dostaniesz tak czy inaczej.</li>
</ol>
<p>To, co piszesz, pozostaje twoje i ukazuje się pod twoją nazwą. Szczegóły znajdziesz w <a href="/terms">regulaminie</a>.</p>`,
    },
    ru: {
      title: 'Стать автором',
      content: `<p>Лучшие тексты здесь пишут те, кто внимательно смотрел и не мог об этом не рассказать. Пресс-карта и ранг не нужны: достаточно, чтобы вам было что сказать.</p>
<h2>Что мы ищем</h2>
<ul>
<li><strong>Своё.</strong> Матч, за которым вы следили, тактика, которую вы опробовали, цифра, которую вы посчитали, человек, которого вы расспросили.</li>
<li><strong>Одну мысль.</strong> Если заголовку нужно «и», это, скорее всего, два текста.</li>
<li><strong>Опору.</strong> Раунд, минута, патч, ссылка. Читатель должен иметь возможность проверить ваши слова.</li>
<li><strong>Заботу о тех, кого там не было.</strong> Объясните термин один раз и скажите, что стояло на кону.</li>
</ul>
<p>Пишите на любом из семи языков сайта, лучше всего на том, на котором думаете.</p>
<h2>Чего мы не берём</h2>
<p>Переписанные пресс-релизы, скопированные тексты, скрытую рекламу, слухи без источника и тексты, которые никто не проверил, кто бы их ни написал — человек или машина.</p>
<h2>С чего начать</h2>
<ol>
<li><strong>Прочитайте</strong> <a href="/rules">правила</a> и несколько статей, которые вам нравятся.</li>
<li><strong>Комментируйте.</strong> Хороший комментарий — часто первый абзац хорошего поста.</li>
<li><strong>Напишите пост</strong> через меню пользователя. В посте не меньше 280 знаков, а черновик видите только вы. Если такого пункта в меню нет, посты на этом сайте ещё не открыты.</li>
<li><strong>Предложите статью.</strong> Для новостей пришлите команде через пункт <strong>«Связаться с нами»</strong> три предложения: о чём текст, почему именно сейчас и откуда вы это знаете. Ответ придёт в любом случае.</li>
</ol>
<p>Написанное остаётся вашим и выходит под вашим именем. Подробности — в <a href="/terms">условиях</a>.</p>`,
    },
    uk: {
      title: 'Стати автором',
      content: `<p>Найкращі тексти тут пишуть ті, хто уважно дивився й не міг про це не розповісти. Прескарта й ранг не потрібні: досить, щоб вам було що сказати.</p>
<h2>Що ми шукаємо</h2>
<ul>
<li><strong>Своє.</strong> Матч, за яким ви стежили, тактика, яку ви випробували, цифра, яку ви порахували, людина, яку ви розпитали.</li>
<li><strong>Одну думку.</strong> Якщо заголовкові потрібне «і», це, найімовірніше, два тексти.</li>
<li><strong>Опору.</strong> Раунд, хвилина, патч, посилання. Читач повинен мати змогу перевірити ваші слова.</li>
<li><strong>Турботу про тих, кого там не було.</strong> Поясніть термін один раз і скажіть, що стояло на кону.</li>
</ul>
<p>Пишіть будь-якою із семи мов сайту, найкраще тією, якою думаєте.</p>
<h2>Чого ми не беремо</h2>
<p>Переписані пресрелізи, скопійовані тексти, приховану рекламу, чутки без джерела й тексти, яких ніхто не перевірив, хоч хто б їх написав — людина чи машина.</p>
<h2>З чого почати</h2>
<ol>
<li><strong>Прочитайте</strong> <a href="/rules">правила</a> та кілька статей, які вам подобаються.</li>
<li><strong>Коментуйте.</strong> Добрий коментар — часто перший абзац доброго допису.</li>
<li><strong>Напишіть допис</strong> через меню користувача. У дописі не менше ніж 280 знаків, а чернетку бачите лише ви. Якщо такого пункту в меню немає, дописи на цьому сайті ще не відкрито.</li>
<li><strong>Запропонуйте статтю.</strong> Для новин надішліть команді через пункт <strong>«Зв’язатися з нами»</strong> три речення: про що текст, чому саме зараз і звідки ви це знаєте. Відповідь надійде в будь-якому разі.</li>
</ol>
<p>Написане лишається вашим і виходить під вашим іменем. Подробиці — в <a href="/terms">умовах</a>.</p>`,
    },
  },
}
