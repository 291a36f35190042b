import { news } from '../news-entry.ts'

export default news({
  author: 'Haldor',
  categories: ['fortnite'],
  tags: ['interview', 'rookies', 'northern-masters', 'lan-life'],
  image: 'fortnite-2',
  hoursAgo: 900,
  upvotes: 455,
  moments: [
    'thirty-one doors in Salty Springs',
    'the swim in game five',
    'eleven metal',
    'the geography test',
    'the notebook with the horse on it',
  ],
  talk: `
    Thirty-one doors. I could not tell you how many doors my flat has.
    > Count them tonight. You will be surprised about the wardrobe.
    “Players move.” Retire the number, close the book, she has said it all.
    The swim was the bravest thing I have seen on a stage, and nobody on the stage saw it.
    My teacher would have moved the test. Her teacher has principles.
    > Geography is important. She found the north bank, after all.
    Eleven metal will be a saying in our Discord until I am old.
    Fourth at sixteen, without listening to the sound. That is the part to be afraid of.
  `,
  versions: {
    en: {
      title: 'First LAN at sixteen: “I counted doors, not players”',
      excerpt:
        'Tilde Sandgren took the bus from Skellefteå, finished fourth at the Northern Masters and was back in time for a geography test. She explains game five.',
      content: `<p>The geography test was at 8:20 on the Monday. Tilde Sandgren mentions it before anything else, because the result has come back and she is still cross about question four. On the Sunday she and her partner Alva Lindh had finished fourth at the Northern Masters, their first tournament in the same room as anyone else. Fifty duos, six games, 131 points, and 72,000 kronor that her mother has put in an account she cannot open.</p>
<p>We met at the library in Skellefteå, where the school’s team practises on Wednesdays. She had brought a notebook with a horse on the cover. It contains every house in Salty Springs.</p>
<p><strong>Why count doors?</strong></p>
<p>At home I listen. On stage you can’t hear steps the same way, everybody had warned me about that. So I needed something to look at. A door that was shut when we landed and is open now tells me there is somebody inside, or was. Salty has thirty-one outside doors. I counted doors, not players. Players move.</p>
<p><strong>Did it work?</strong></p>
<p>In four games out of six. In game two somebody opened everything on purpose. I think it was the people from Paper Lantern. I was honestly a bit impressed.</p>
<h2>Game five</h2>
<p>It is the clip everyone has seen. Nine duos left, zone seven pulls hard to the north, over the river. Sandgren and Lindh are on the wrong bank with 180 wood between them, and they walk into the water.</p>
<p><strong>You did not build a bridge.</strong></p>
<p>A bridge is eleven floors and a sign that says “here we are”. When you swim, only your head is up. Alva said: “We can’t shoot while we swim.” I said nobody can hit us either, they are all looking at the bridge the other team is building. And they were. That team was shot down, and we came up under their bank with all our wood.</p>
<p><strong>You finished second in that game. Could you have won it?</strong></p>
<p>Yes. I kept eleven metal for something and then I died with eleven metal. Haven’t slept well since, actually.</p>
<h2>What comes with it</h2>
<p>Three organisations have written to her. She has answered one, to say that she does not read contracts during term. Her hockey team, where she was a goalkeeper until last winter, has written as well.</p>
<blockquote>People think she stopped because of the game. She stopped because we moved training to seven in the morning. She is still the only one on the team who told the defence where the puck would be instead of where it was.<footer>Birgitta Nyman, hockey coach</footer></blockquote>
<p><strong>Is it the same skill?</strong></p>
<p>A goalkeeper sees the whole thing and can’t leave. In the last circle I see the whole thing and can’t leave. So yes. But nobody skates into my face.</p>
<p><strong>What did you get on the geography test?</strong></p>
<p>A C. Question four was which bank of a river bend you should build on. I wrote half a page. I wrote it about Sunday.</p>`,
    },
    sv: {
      title: '”Jag räknade dörrar, inte spelare” – sextonåringens första LAN',
      excerpt:
        'Tilde Sandgren tog bussen från Skellefteå, blev fyra i Northern Masters och var tillbaka till geografiprovet. Här förklarar hon match fem.',
      content: `<p>Geografiprovet började 8.20 på måndagen. Dagen före hade Tilde Sandgren, 16, och Alva Lindh slutat fyra i Northern Masters, deras första turnering på plats: femtio duor, sex matcher, 131 poäng och 72 000 kronor på ett konto som bara mamma kommer åt.</p>
<p>I hennes anteckningsbok finns alla hus i Salty Springs. På scen hörs inte stegen som hemma, så hon behövde något att titta på. ”Det finns trettioen ytterdörrar. Är en öppen som var stängd så är eller var någon där inne. Jag räknade dörrar, inte spelare. Spelare flyttar på sig.”</p>
<p>I match fem drog zonen norrut över floden. Duon hade 180 trä och simmade. ”En bro är elva golv och en skylt där det står ’här är vi’. Alla tittade på laget som byggde en.” De blev tvåa. ”Jag dog med elva metall kvar. Har inte sovit ordentligt sedan dess.”</p>
<p>Tre klubbar har hört av sig. Hon läser inte kontrakt under terminen. På provet blev det ett C.</p>`,
    },
    pt: {
      title: '“Contei portas, não jogadores”: o primeiro presencial aos dezesseis',
      excerpt:
        'Tilde Sandgren foi de ônibus de Skellefteå, terminou em quarto no Northern Masters e voltou a tempo da prova de geografia.',
      content: `<p>A prova de geografia era na segunda-feira, às 8h20. Na véspera, Tilde Sandgren, 16 anos, e a parceira Alva Lindh tinham ficado em quarto lugar no Northern Masters, o primeiro torneio presencial das duas: cinquenta duplas, seis partidas, 131 pontos e um prêmio que está numa conta a que só a mãe tem acesso.</p>
<p>No caderno dela cabem todas as casas de Salty Springs. No palco não se ouvem os passos como em casa, por isso precisava de algo para ver. “São trinta e uma portas externas. Se uma estava fechada e agora está aberta, há ou houve alguém ali. Contei portas, não jogadores. Jogadores se mexem.”</p>
<p>Na quinta partida, a zona fugiu para o outro lado do rio. Com 180 de madeira, elas nadaram. “Uma ponte são onze pisos e um letreiro dizendo ‘estamos aqui’. Todos olhavam para a equipe que construía uma.” Ficaram em segundo. Na prova, tirou C.</p>`,
    },
    de: {
      title: '„Ich habe Türen gezählt, nicht Spieler“: mit sechzehn beim ersten LAN',
      excerpt:
        'Tilde Sandgren fuhr mit dem Bus aus Skellefteå los, wurde Vierte bei den Northern Masters und schrieb am Montag die Erdkundearbeit.',
      content: `<p>Die Erdkundearbeit begann am Montag um 8.20 Uhr. Am Tag davor waren Tilde Sandgren (16) und Alva Lindh bei den Northern Masters Vierte geworden, ihrem ersten Turnier vor Ort: fünfzig Duos, sechs Spiele, 131 Punkte und ein Preisgeld auf einem Konto, an das nur die Mutter kommt.</p>
<p>In ihrem Notizbuch steht jedes Haus von Salty Springs. Auf der Bühne hört man Schritte anders als zu Hause, also brauchte sie etwas zum Hinschauen. „Es gibt einunddreißig Außentüren. War eine zu und ist jetzt offen, dann ist oder war da jemand. Ich habe Türen gezählt, nicht Spieler. Spieler bewegen sich.“</p>
<p>Im fünften Spiel zog die Zone über den Fluss. Mit 180 Holz schwammen die beiden einfach hinüber. „Eine Brücke ist elf Böden und ein Schild, auf dem steht: Hier sind wir. Alle haben auf das Team geschaut, das eine baute.“ Es wurde Platz zwei. In Erdkunde gab es ein C.</p>`,
    },
    pl: {
      title: '„Liczyłam drzwi, nie graczy”. Pierwszy LAN szesnastolatki',
      excerpt:
        'Tilde Sandgren przyjechała autobusem ze Skellefteå, zajęła czwarte miejsce w Northern Masters i zdążyła na sprawdzian z geografii.',
      content: `<p>Sprawdzian z geografii zaczynał się w poniedziałek o 8.20. Dzień wcześniej szesnastoletnia Tilde Sandgren i Alva Lindh zajęły czwarte miejsce w Northern Masters, swoim pierwszym turnieju na żywo: pięćdziesiąt duetów, sześć gier, 131 punktów i nagroda na koncie, do którego dostęp ma tylko mama.</p>
<p>W jej zeszycie są wszystkie domy z Salty Springs. Na scenie kroki słychać inaczej niż w domu, więc potrzebowała czegoś dla oczu. „Tam jest trzydzieści jeden drzwi zewnętrznych. Jeśli któreś były zamknięte, a teraz są otwarte, to ktoś tam jest albo był. Liczyłam drzwi, nie graczy. Gracze się ruszają”.</p>
<p>W piątej grze strefa uciekła za rzekę. Dziewczyny miały 180 drewna i popłynęły wpław. „Most to jedenaście podłóg i tabliczka »tu jesteśmy«. Wszyscy patrzyli na drużynę, która właśnie go budowała”. Skończyły na drugim miejscu, a z geografii było C.</p>`,
    },
    ru: {
      title: '«Я считала двери, а не игроков»: первый LAN в шестнадцать лет',
      excerpt:
        'Тильда Сандгрен приехала на автобусе из Шеллефтео, стала четвёртой на Northern Masters и успела на контрольную по географии.',
      content: `<p>Контрольная по географии начиналась в понедельник в 8:20. Накануне шестнадцатилетняя Тильда Сандгрен и Альва Линд заняли четвёртое место на Northern Masters, своём первом очном турнире: пятьдесят дуэтов, шесть игр, 131 очко и призовые на счёте, который может открыть только мама.</p>
<p>В её тетради записаны все дома Salty Springs. На сцене шаги слышно не так, как дома, и ей нужно было на что-то смотреть. «Там тридцать одна наружная дверь. Если была закрыта, а теперь открыта, значит, внутри кто-то есть или был. Я считала двери, а не игроков. Игроки двигаются».</p>
<p>В пятой игре зона ушла за реку. У девушек было 180 дерева на двоих, и они поплыли. «Мост — это одиннадцать полов и табличка „мы здесь“. Все смотрели на команду, которая его строила». Вышло второе место. А за контрольную поставили C.</p>`,
    },
    uk: {
      title: '«Я рахувала двері, а не гравців»: перший LAN у шістнадцять років',
      excerpt:
        'Тільда Сандгрен приїхала автобусом із Шеллефтео, стала четвертою на Northern Masters і встигла на контрольну з географії.',
      content: `<p>Контрольна з географії починалася в понеділок о 8:20. Напередодні шістнадцятирічна Тільда Сандгрен та Альва Лінд посіли четверте місце на Northern Masters, своєму першому турнірі наживо: п’ятдесят дуетів, шість ігор, 131 очко і призові на рахунку, до якого має доступ лише мама.</p>
<p>У її зошиті записано всі будинки Salty Springs. На сцені кроки чути не так, як удома, тож треба було на щось дивитися. «Там тридцять одні зовнішні двері. Якщо були зачинені, а тепер відчинені, значить, усередині хтось є або був. Я рахувала двері, а не гравців. Гравці рухаються».</p>
<p>У п’ятій грі зона пішла за річку. Дівчата мали 180 дерева на двох і попливли. «Міст — це одинадцять підлог і табличка „ми тут“. Усі дивилися на команду, яка його будувала». Вийшло друге місце, а за контрольну — C.</p>`,
    },
  },
  comments: [
    {
      by: 'Tindra',
      minutesAfter: 8,
      text: 'Thirty-one doors in a horse notebook. I have seen strategy folders at professional teams with less in them.',
      upvotes: 57,
    },
    {
      by: 'DadAim',
      minutesAfter: 20,
      text: 'Account she cannot open, contract she does not read during term, test at 8:20. Whoever is raising this kid, please write a book.',
      upvotes: 60,
    },
    {
      by: 'krzak',
      minutesAfter: 33,
      text: '@Tindra sprawdziłem: w Salty Springs jest trzydzieści jeden zewnętrznych drzwi, ale dwie pary są zablokowane meblami. Chyba że ktoś je rozwali, wtedy znowu jest trzydzieści jeden.',
      upvotes: 38,
    },
    {
      by: 'lastcircle',
      minutesAfter: 57,
      text: '“I died with eleven metal.” Second place is a brotherhood, Tilde. Welcome. We have biscuits.',
      upvotes: 49,
    },
    {
      by: 'grumble',
      minutesAfter: 90,
      text: 'You could always swim. You could swim in every season. It took a goalkeeper to notice.',
      upvotes: 27,
    },
    {
      by: 'halftime',
      minutesAfter: 114,
      text: 'As a Finn I have to object to the idea that seven in the morning is early for ice hockey. As a person I agree with her.',
      upvotes: 33,
    },
    {
      by: 'looplord',
      minutesAfter: 171,
      text: 'The river clip with the comms on top is up. “Nobody can hit us” with four teams firing over their heads, I have goosebumps every time.',
      upvotes: 30,
    },
    {
      by: 'MidOrFeed',
      minutesAfter: 240,
      text: 'fourth place and she gets an interview, what about the three teams above her, nobody cares',
      upvotes: 4,
      deleted: true,
    },
    {
      by: 'Marisol',
      minutesAfter: 263,
      text: '@MidOrFeed the winners had theirs on Tuesday, first item on the page. There is room for both.',
      upvotes: 41,
    },
    {
      by: 'Saga',
      minutesAfter: 322,
      text: '@grumble swimming costs you the first shot when you climb out. It works if the bank is empty or busy. She saw that it was busy, that is the part you can’t copy.',
      upvotes: 24,
    },
    {
      by: 'Yuna',
      minutesAfter: 505,
      text: 'I signed at fifteen without reading anything and it took two years to get out. “I do not read contracts during term” should be on a poster in every academy.',
      upvotes: 52,
    },
    {
      by: 'Haldor',
      minutesAfter: 560,
      text: '@Yuna I will pass it on. She has asked whether she gets royalties for the poster, and I believe she was serious.',
      upvotes: 35,
    },
    {
      by: 'Ferreira',
      minutesAfter: 1320,
      text: 'A resposta à quatro: margem interna, Tilde. A externa sofre erosão. Para a próxima, fala comigo antes da final.',
      upvotes: 21,
    },
    {
      by: 'nopeek',
      minutesAfter: 2050,
      text: 'Door states are the cheapest information in the game and nobody ever pays for it. I have felt alone for years.',
      upvotes: 28,
    },
    {
      by: 'quietward',
      minutesAfter: 3900,
      text: '@nopeek question from somebody who does not play this: can you close the doors again behind you to lie to people like her?',
      upvotes: 16,
    },
  ],
})
