import { news } from '../news-entry.ts'

export default news({
  author: 'Katja',
  categories: ['lol'],
  tags: ['coaching', 'interview', 'draft', 'lantern-league'],
  mentions: ['Ingrid'],
  image: 'lol-6',
  hoursAgo: 110,
  upvotes: 271,
  moments: [
    'a coach who stopped drafting',
    'one veto per series',
    '8–3 since the change',
    'the pick phase in the players’ hands',
  ],
  talk: `
    Let the ones who play pick what they play. Revolutionary, in its way.
    A coach with one veto who used it twice in six weeks: tell me more about those two.
    > One was Yorick. I cannot prove it.
    It works because they lost so much that nobody was afraid any longer.
    My players asked for this. We drafted five assassins and laughed for twenty minutes.
    > And lost in nineteen?
    > > In seventeen. The other three we said goodbye.
    Trust is cheap to say and expensive in week two.
    8–3 is 8–3, but I would like to see it against a top-three side first.
  `,
  versions: {
    en: {
      title: 'Saltworks kept losing in draft, so their coach stopped drafting',
      excerpt:
        'Ilse Brandvold gave her players the pick phase and kept one veto per series. Six weeks later Saltworks are 8–3 and she has used the veto twice.',
      content: `<p>On Tuesdays at eleven, five index cards lie face down on the table in the Saltworks practice flat in Bergen. Each has three champion names on it, in handwriting that only its owner can read, and one sentence saying why. Nobody turns a card before the support, Fennick, has spoken. That is a rule, because Fennick used to speak last.</p>
<p>Two months ago Saltworks stood 2–7 in the Lantern League and their head coach Ilse Brandvold had drafted all nine games, most of them, she thought, well. She still thinks so.</p>
<p><strong>You say the drafts were good. Why give them away?</strong></p>
<p>“Because I was winning them on my laptop. In week four I drafted Lillia with Yone and Rell, and I could show you on paper why it beats what Tidewater had. At nineteen minutes my jungler was alone in their bottom-side jungle, and I heard him ask: what are we trying to do? He wasn’t being rude. He wanted to know.”</p>
<blockquote>A composition that four people understand is worth more than a better one that only I understand. I have nine games that prove it.<footer>Ilse Brandvold</footer></blockquote>
<p><strong>What happens on the stage now?</strong></p>
<p>“I stand behind them with my notebook shut. Our jungler Haar runs the phase and reads the clock. First three picks come from the cards, in an order they agreed the day before. For the last two, the player who gets the counter-pick decides and nobody discusses it. Before, we spent twenty-two of the thirty seconds being polite to each other.”</p>
<p><strong>And the veto?</strong></p>
<p>“One per series. I say the word ‘no’ and a champion, and they pick again. I have used it twice. Once was a Draven on a day when our bottom laner had slept three hours. The other time I was wrong, and we lost to the thing they picked instead.”</p>
<h2>Fewer champions, more games</h2>
<p>Saltworks are 8–3 since the change. Some of that is schedule: four of the eleven opponents are in the lower third of the table. What cannot be explained by the schedule is how little they play. In the first nine games they used 38 different champions. In the last eleven it was 27, and Fennick’s Rakan has been in seven of them. Their average gold difference at fifteen minutes has hardly moved, from minus 410 to minus 150. They are winning after that, in the part of the game where people have to want the same thing.</p>
<p>Not everybody is convinced. Ingrid, in her third season as a team manager, tried a version of the cards with her own side and gave up after four weeks. “Our two loudest players wrote the best sentences,” she says. “We’d swapped a coach who overruled the quiet ones for two team-mates who did.”</p>
<p>Brandvold nods when I read that to her. It is the reason for the rule about Fennick, she says, and the reason the cards are written at home.</p>
<p><strong>What do you do all day, if you don’t draft?</strong></p>
<p>“Scout. I prepare four pages on the opponent and they are allowed to ignore them. Last week they ignored all four and banned Taliyah, who was on none of them.” She looks for the page, finds it, and holds it up as proof. “She had been played once. In March. Haar remembered.”</p>`,
    },
    sv: {
      title: 'Saltworks förlorade i draften, så tränaren slutade drafta',
      excerpt:
        'Ilse Brandvold lämnade över valen till spelarna och behöll ett veto per serie. Sedan dess står laget på 8–3, och vetot har använts två gånger.',
      content: `<p>Varje tisdag klockan elva ligger fem kort upp och ned på bordet i Saltworks träningslägenhet i Bergen. På varje kort står tre champions och en mening om varför. Ingen vänder sitt kort förrän supporten Fennick har talat, för tidigare kom han alltid till tals sist.</p>
<p>För två månader sedan låg laget på 2–7 och tränaren Ilse Brandvold hade draftat alla nio matcher. ”Jag vann dem på min laptop”, säger hon. ”En komposition som fyra personer förstår är värd mer än en bättre som bara jag begriper.”</p>
<h2>Ett nej per serie</h2>
<p>Nu sköter junglern Haar klockan och valen. Brandvold har rätt till ett veto per serie och har använt det två gånger, den ena gången fel. Facit är 8–3 och 27 olika champions på elva matcher, mot 38 på de nio första.</p>
<p>Lagledaren Ingrid prövade samma sak men gav upp efter fyra veckor: de två mest högljudda skrev helt enkelt bäst.</p>`,
    },
    pt: {
      title: 'A Saltworks perdia na escolha de campeões, e a técnica saiu de cena',
      excerpt:
        'Ilse Brandvold entregou as escolhas aos jogadores e guardou um veto por série. Seis semanas depois, a equipe soma oito vitórias e três derrotas.',
      content: `<p>Às terças, onze da manhã, cinco fichas ficam viradas para baixo na mesa da Saltworks, em Bergen. Cada uma traz três campeões e uma frase de justificativa. Ninguém vira a sua antes de o suporte Fennick falar, porque antigamente ele era sempre o último.</p>
<p>Há dois meses a equipe tinha duas vitórias e sete derrotas, e a técnica Ilse Brandvold havia montado as nove composições. “Eu ganhava os drafts no meu computador”, conta. “Uma composição que quatro pessoas entendem vale mais do que uma melhor que só eu entendo.”</p>
<h2>Um veto por série</h2>
<p>Hoje quem conduz a fase de escolhas é o caçador Haar. Ela só pode dizer um “não” por série. Usou dois até agora, e em um deles se enganou. O resultado: oito vitórias em onze jogos, com 27 campeões diferentes em vez de 38.</p>
<p>Nem todos compram a ideia. Ingrid, que dirige outra equipe, desistiu em quatro semanas: os dois mais falantes escreviam as melhores frases.</p>`,
    },
    de: {
      title: 'Saltworks verlor im Draft, also hörte die Trainerin auf zu draften',
      excerpt:
        'Ilse Brandvold überlässt die Picks ihren Spielern und behält ein Veto pro Serie. Sechs Wochen später steht das Team bei 8:3, zweimal sagte sie Nein.',
      content: `<p>Dienstags um elf liegen in der Trainingswohnung von Saltworks in Bergen fünf Karteikarten verdeckt auf dem Tisch. Drei Champions stehen darauf und ein Satz zur Begründung. Niemand dreht seine Karte um, bevor Support Fennick gesprochen hat. Früher kam der nämlich immer als Letzter dran.</p>
<p>Vor zwei Monaten stand Saltworks bei 2:7, und Cheftrainerin Ilse Brandvold hatte alle neun Spiele selbst gedraftet. „Gewonnen habe ich auf meinem Laptop“, sagt sie. „Eine Komposition, die vier Leute verstehen, ist mehr wert als eine bessere, die nur ich verstehe.“</p>
<h2>Ein Nein pro Serie</h2>
<p>Heute führt Jungler Haar durch die Pickphase. Brandvold steht mit geschlossenem Notizbuch dahinter und darf einmal pro Serie ablehnen. Zweimal hat sie das getan, einmal davon zu Unrecht. Die Bilanz: 8:3, mit 27 statt 38 verschiedenen Champions.</p>
<p>Teammanagerin Ingrid hat das Modell nach vier Wochen wieder aufgegeben: Bei ihr schrieben die beiden Lautesten auch die besten Sätze.</p>`,
    },
    pl: {
      title: 'Saltworks przegrywał drafty, więc trenerka przestała draftować',
      excerpt:
        'Ilse Brandvold oddała wybór bohaterów zawodnikom i zostawiła sobie jedno weto na serię. Od tamtej pory drużyna wygrała osiem z jedenastu gier.',
      content: `<p>We wtorki o jedenastej na stole w mieszkaniu treningowym Saltworks w Bergen leży pięć zakrytych fiszek. Na każdej są trzy postacie i jedno zdanie uzasadnienia. Nikt nie odkrywa swojej, dopóki nie odezwie się support Fennick, bo kiedyś zawsze mówił ostatni.</p>
<p>Dwa miesiące temu zespół miał bilans 2–7, a trenerka Ilse Brandvold sama ułożyła wszystkie dziewięć draftów. „Wygrywałam je na laptopie – przyznaje. – Kompozycja, którą rozumieją cztery osoby, jest warta więcej niż lepsza, którą rozumiem tylko ja”.</p>
<h2>Jedno „nie” na serię</h2>
<p>Dziś fazę wyboru prowadzi dżungler Haar. Brandvold może raz w serii powiedzieć „nie”. Zrobiła to dwukrotnie, w tym raz niesłusznie. Bilans od zmiany: 8–3, a na koncie 27 różnych postaci zamiast 38.</p>
<p>Menedżerka Ingrid wycofała się z podobnego pomysłu po czterech tygodniach. U niej najlepsze zdania pisali ci, którzy i tak najgłośniej mówią.</p>`,
    },
    ru: {
      title: 'Saltworks проигрывали драфты, и тренер перестала драфтить',
      excerpt:
        'Ilse Brandvold отдала пики игрокам и оставила себе одно вето на серию. Шесть недель спустя у команды восемь побед в одиннадцати матчах.',
      content: `<p>По вторникам в одиннадцать на столе тренировочной квартиры Saltworks в Бергене лежат рубашкой вверх пять карточек. На каждой три чемпиона и одна фраза: почему именно они. Никто не открывает свою, пока не выскажется саппорт Fennick. Раньше до него очередь доходила последней.</p>
<p>Два месяца назад команда шла с результатом 2–7, и все девять драфтов собирала главный тренер Ilse Brandvold. «Я выигрывала их у себя на ноутбуке, — говорит она. — Состав, который понимают четверо, дороже более сильного, который понимаю я одна».</p>
<h2>Одно «нет» на серию</h2>
<p>Теперь стадию пиков ведёт лесник Haar. Тренер вправе один раз за серию сказать «нет»; говорила дважды, и однажды зря. Итог: 8–3 и 27 разных чемпионов вместо 38.</p>
<p>Менеджер другой команды Ingrid отказалась от похожей системы через месяц: лучшие фразы у неё писали те, кто и без того громче всех.</p>`,
    },
    uk: {
      title: 'Saltworks програвали драфти, тож тренерка перестала драфтити',
      excerpt:
        'Ilse Brandvold віддала піки гравцям і залишила собі одне вето на серію. Минуло шість тижнів: вісім перемог в одинадцяти іграх, вето знадобилося двічі.',
      content: `<p>Щовівторка об одинадцятій на столі в тренувальній квартирі Saltworks у Бергені лежать долілиць п’ять карток. На кожній три чемпіони й одне речення: чому саме вони. Ніхто не відкриває своєї, доки не висловиться сапорт Fennick. Колись до нього черга доходила останньою.</p>
<p>Два місяці тому команда мала баланс 2–7, а всі дев’ять драфтів складала головна тренерка Ilse Brandvold. «Я вигравала їх у себе на ноутбуці, — каже вона. — Склад, який розуміють четверо, вартий більше за кращий, який розумію тільки я».</p>
<h2>Одне «ні» на серію</h2>
<p>Тепер стадію піків веде лісник Haar. Тренерка має право раз на серію сказати «ні»; сказала двічі, і одного разу даремно. Підсумок: 8–3 і 27 різних чемпіонів замість 38.</p>
<p>Менеджерка іншої команди Ingrid відмовилася від подібної системи за місяць: найкращі речення в неї писали ті, хто й так найголосніший.</p>`,
    },
  },
  comments: [
    {
      by: 'Luisa',
      minutesAfter: 14,
      text: 'I do something close with thirteen-year-olds in Recife. Paper, written at home, quietest kid first. It works for school trips too.',
      upvotes: 32,
    },
    {
      by: 'Ingrid',
      minutesAfter: 26,
      text: '@Luisa Quietest first is the part we never had. Brandvold called me after Katja did and we compared notes for an hour. That rule was probably all of it.',
      upvotes: 41,
    },
    {
      by: 'ecoround',
      minutesAfter: 45,
      text: '“I was winning them on my laptop” should be printed on a mug for every analyst I have met.',
      upvotes: 38,
    },
    {
      by: 'MidOrFeed',
      minutesAfter: 77,
      text: 'Would like to see the card that says Draven. What was the sentence? “I feel good”?',
      upvotes: 27,
    },
    {
      by: 'Bohdan',
      minutesAfter: 110,
      text: 'Twenty-seven champions in eleven games is a lot of information for whoever prepares against them. Wait for the playoffs before you call this a method.',
      upvotes: 20,
    },
    {
      by: 'Wiebke',
      minutesAfter: 163,
      text: 'Ich habe das 19-Minuten-Spiel gegen Tidewater kommentiert. Wir haben uns oben in der Kabine dasselbe gefragt wie ihr Jungler.',
      upvotes: 19,
    },
    {
      by: 'quietward',
      minutesAfter: 240,
      text: 'A team that lets the support speak first. I have sent this to all four of my friends and none of them has answered.',
      upvotes: 35,
    },
    {
      by: 'chairforce',
      minutesAfter: 322,
      text: '@ecoround Face down cards, shut notebook, one veto. Forget the mug, somebody is going to sell this as a board game.',
      upvotes: 9,
    },
    {
      by: 'boxfight',
      minutesAfter: 398,
      text: 'Posted this in the wrong tab and now I cannot find the right one.',
      upvotes: 1,
      deleted: true,
    },
    {
      by: 'Tomasz',
      minutesAfter: 610,
      text: 'U nas na LAN-ie we Wrocławiu amatorzy draftują tak od zawsze, tylko zamiast fiszek jest krzyk, a zamiast weta ktoś wyciąga wtyczkę.',
      upvotes: 24,
    },
    {
      by: 'Yuna',
      minutesAfter: 845,
      text: 'The last pick being silent is underrated. In academy our counter-pick was discussed by six people and two of them were not allowed on stage.',
      upvotes: 30,
    },
    {
      by: 'halftime',
      minutesAfter: 1320,
      text: '@Bohdan Agreed on waiting, but four of those eight wins were against top-half teams. I checked, because I did not want to like it.',
      upvotes: 17,
    },
    {
      by: 'Elif',
      minutesAfter: 2050,
      text: '@Katja So the coach who was wrong about her veto told a journalist she was wrong about her veto. Protect this woman.',
      upvotes: 44,
    },
    {
      by: 'nadezhda',
      minutesAfter: 3425,
      text: 'Как судья добавлю: тренер с закрытым блокнотом за спиной у команды — это ещё и самая тихая стадия пиков, которую я видела в этом сезоне.',
      upvotes: 13,
    },
    {
      by: 'Katja',
      minutesAfter: 4630,
      text: 'Small follow-up: Saltworks won on Saturday, and Fennick’s card said Rakan three times. Brandvold has asked him to take the exercise more seriously.',
      upvotes: 36,
    },
  ],
})
