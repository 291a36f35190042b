import { news } from '../news-entry.ts'

export default news({
  author: 'Lina',
  categories: ['csgo'],
  tags: ['harbour-cup', 'lan-life', 'broadcast'],
  mentions: ['Rasmus', 'Wiebke'],
  image: 'csgo-4',
  hoursAgo: 52,
  upvotes: 876,
  moments: [
    'seventy-one minutes in the dark',
    'the tripped generator',
    'twelve all on the third map',
    'Inferno after the break',
    'what Blacktide did with the wait',
  ],
  talk: `
    Somebody at the power company now knows what an overtime is.
    I was in section C. A stranger shared a torch and half a sandwich, and we have been writing since.
    > That is the best thing to come out of this final.
    Twelve all and then an hour of sitting in the dark with your own thoughts. I would have been sick.
    Blacktide ate. That is all. They ate, and the others talked about the first half.
    > Food is the most underrated tactic there is.
    The caster who filled forty minutes with the history of the hall deserves the trophy.
    Who checks the fuel of the generator? Asking for a friend who checks the fuel of generators.
    > The friend should check it again.
    They put the lights back on and the whole of row nine was asleep.
  `,
  versions: {
    en: {
      title: 'Seventy-one minutes in the dark, then Blacktide win the Harbour Cup on Inferno',
      excerpt:
        'A tripped generator stopped the final in Gothenburg at twelve all on the third map. What the two teams did with the break decided it.',
      content: `<p>The first thing anybody noticed was the quiet. Warehouse 107 in Frihamnen has a ventilation fan that had been humming under the commentary since Friday, and at 21.14 on Sunday it stopped, and then so did the screens, the lights over row F and the Harbour Cup final, at 12–12 on the third map with the bomb on its way down in banana.</p>
<p>Blacktide and Saltworks had shared the first two maps: Nuke 16–14 to Blacktide, after Saltworks had led 14–10; Ancient 16–11 the other way, with Rui Caldas holding cave alone for most of a half. Inferno had been the best of the three. Nobody had been more than two rounds ahead since the knife.</p>
<h2>What happened in the break</h2>
<p>A generator outside had overheated, because the tarpaulin over it had slipped in the rain. There was a second one, for the food trucks. Moving the cable took 71 minutes, and the stage ran the rest of the night on electricity meant for waffles.</p>
<p>Rasmus, who mixes the sound at these finals, kept his desk alive on a battery and had a single microphone working. So Wiebke, casting in German two metres away, walked to the edge of the stage and told nine hundred people in three languages what was going on. Then she took questions. Somebody asked who would win. “Whoever keeps their hands warm,” she said, and got the biggest cheer of the night.</p>
<p>She was closer than she knew. Saltworks went back to the practice room, sat on the sofas and talked about banana for an hour. Blacktide’s coach, Frederik Lauritsen, sent his players out to the quay to throw a tennis ball at each other and forbade them to mention the game.</p>
<ul><li><strong>12–12</strong>: the interrupted round is replayed from its start with money restored, 4,150 dollars against 3,300 on average. Saltworks, on the attack, win it with a plan they have just built. 12–13.</li><li><strong>12–13</strong>: the same plan, and Blacktide are standing in it. Three die to one molotov at the top of banana. 13–13, and the next one follows quickly.</li><li><strong>14–13</strong>: Saltworks, broke, force with two Galils and lose all five inside forty seconds.</li></ul>
<p>It ended 16–13. In the last round Blacktide’s Mathilde Krogh, who had never played a final before this one, killed two with a P250 she had picked up off the floor of the library, after her M4 ran dry.</p>
<blockquote><p>“They came back with one very good idea. We came back awake. After the first round we knew what the idea was.”</p><footer>Frederik Lauritsen</footer></blockquote>
<p>Saltworks made no complaint about the restart, and the referees’ log, which I was allowed to read, shows why: both captains signed the restored round before anyone sat down. Caldas lingered on stage long after the handshake, looking at the banana wall. “An hour is too long to talk about twelve square metres,” he said.</p>
<p>Blacktide take 40,000 euros and go to Katowice in form. The waffle stand sold nothing after nine o’clock and has been promised a refund.</p>`,
    },
    sv: {
      title: 'Strömavbrott i 71 minuter – sedan vann Blacktide Harbour Cup på Inferno',
      excerpt:
        'Ett överhettat elverk stoppade finalen i Göteborg vid 12–12 på tredje kartan. Det som lagen gjorde av pausen fick avgöra.',
      content: `<p>Klockan 21.14 på söndagskvällen tystnade fläkten i magasin 107 i Frihamnen. Sedan slocknade skärmarna. Harbour Cup-finalen mellan Blacktide och Saltworks stod 12–12 på den tredje och avgörande kartan, Inferno.</p>
<p>Ett elverk hade överhettats sedan presenningen glidit i regnet. Medan kabeln flyttades till matvagnarnas reservaggregat höll ljudteknikern Rasmus liv i en enda mikrofon, och kommentatorn Wiebke berättade läget för niohundra åskådare på tre språk.</p>
<p>Saltworks satte sig i soffan och pratade banana i en timme. Blacktides coach Frederik Lauritsen skickade ut sina spelare på kajen med en tennisboll och förbjöd dem att nämna matchen. Saltworks vann den omspelade rundan på sin nya idé. När de försökte igen stod Blacktide redan och väntade, och tre man dog i samma molotov.</p>
<blockquote><p>”De kom tillbaka med en väldigt bra idé. Vi kom tillbaka vakna.”</p><footer>Frederik Lauritsen</footer></blockquote>
<p>Slutsiffrorna skrevs till 16–13. Blacktide får 40 000 euro, våffelståndet får ersättning.</p>`,
    },
    pt: {
      title: 'Depois de 71 minutos sem luz, Blacktide ganha a Harbour Cup na Inferno',
      excerpt:
        'Um gerador parou a final em Gotemburgo com 12–12 no terceiro mapa. O que cada equipe fez durante a pausa acabou decidindo o título.',
      content: `<p>Às 21h14 de domingo, o ventilador do armazém 107 silenciou. Depois os monitores se apagaram. A final da Harbour Cup entre Blacktide e Saltworks estava em 12–12 no terceiro mapa, a Inferno, depois de um 16–14 na Nuke e um 11–16 na Ancient.</p>
<p>A lona que cobria o gerador tinha escorregado com a chuva. Enquanto puxavam um cabo do gerador das barracas de comida, Rasmus, o técnico de som, manteve um único microfone vivo, e a narradora Wiebke explicou a situação a novecentas pessoas em três línguas.</p>
<p>A Saltworks passou a hora discutindo a banana. O treinador da Blacktide, Frederik Lauritsen, mandou seus jogadores para o cais com uma bola de tênis e proibiu falar do jogo. O plano novo da Saltworks funcionou uma vez. Na segunda, três morreram no mesmo molotov.</p>
<blockquote><p>“Eles voltaram com uma ideia muito boa. Nós voltamos acordados.”</p><footer>Frederik Lauritsen</footer></blockquote>
<p>Terminou 16–13, com 40 mil euros para a Blacktide.</p>`,
    },
    de: {
      title: '71 Minuten ohne Strom, dann gewinnt Blacktide den Harbour Cup auf Inferno',
      excerpt:
        'Ein überhitzter Generator stoppt das Finale in Göteborg beim 12:12 auf der dritten Karte. Entschieden hat, was die Teams aus der Pause machten.',
      content: `<p>Um 21.14 Uhr verstummte am Sonntag die Lüftung in Lagerhalle 107, dann gingen die Bildschirme aus. Im Finale des Harbour Cups zwischen Blacktide und Saltworks stand es 12:12 auf der dritten Karte, Inferno.</p>
<p>Über einem Generator war im Regen die Plane verrutscht. Bis das Kabel am Aggregat der Imbisswagen hing, hielt Tontechniker Rasmus ein einziges Mikrofon am Leben, und Kommentatorin Wiebke erklärte neunhundert Leuten in drei Sprachen die Lage. Saltworks redete unterdessen eine Stunde lang über Banana. Blacktides Trainer Frederik Lauritsen schickte seine Leute mit einem Tennisball auf den Kai und verbot jedes Wort über das Spiel.</p>
<p>Die wiederholte Runde ging mit einem neuen Plan an Saltworks. Beim zweiten Versuch starben drei Mann im selben Molotow. Blacktide gewann 16:13.</p>
<blockquote><p>„Sie kamen mit einer sehr guten Idee zurück. Wir kamen wach zurück.“</p><footer>Frederik Lauritsen</footer></blockquote>`,
    },
    pl: {
      title: '71 minut bez prądu, a potem Blacktide wygrywa Harbour Cup na Inferno',
      excerpt:
        'Przegrzany agregat przerwał finał w Göteborgu przy stanie 12:12 na trzeciej mapie. Zdecydowało to, co drużyny zrobiły z przerwą.',
      content: `<p>W niedzielę o 21.14 w magazynie 107 ucichł wentylator, a chwilę później zgasły ekrany. W finale Harbour Cup między Blacktide a Saltworks było 12:12 na trzeciej mapie, Inferno.</p>
<p>Z agregatu zsunęła się w deszczu plandeka. Zanim podłączono scenę do zasilania budek z jedzeniem, dźwiękowiec Rasmus utrzymał przy życiu jeden mikrofon, a komentatorka Wiebke w trzech językach tłumaczyła dziewięciuset widzom, co się dzieje.</p>
<p>Gracze Saltworks przez godzinę rozmawiali o bananie. Trener Blacktide Frederik Lauritsen wysłał swoich na nabrzeże z piłką tenisową i zabronił mówić o meczu. Nowy plan Saltworks zadziałał raz. Za drugim razem trzech zginęło od jednego mołotowa.</p>
<blockquote><p>„Oni wrócili z jednym bardzo dobrym pomysłem. My wróciliśmy wypoczęci”.</p><footer>Frederik Lauritsen</footer></blockquote>
<p>Skończyło się 16:13. Blacktide zabiera 40 tysięcy euro i jedzie do Katowic w formie.</p>`,
    },
    ru: {
      title: '71 минута без света — и Blacktide выигрывают Harbour Cup на Inferno',
      excerpt:
        'Перегревшийся генератор остановил финал в Гётеборге при 12–12 на третьей карте. Всё решило то, чем команды занялись в паузе.',
      content: `<p>В воскресенье в 21:14 на складе № 107 затих вентилятор, следом погасли экраны. В финале Harbour Cup между Blacktide и Saltworks было 12–12 на третьей карте, Inferno.</p>
<p>С генератора под дождём сполз брезент. Пока кабель тянули к генератору фудтраков, звукорежиссёр Rasmus поддерживал единственный живой микрофон, а комментатор Wiebke на трёх языках объясняла девяти сотням зрителей, что происходит.</p>
<p>Saltworks целый час обсуждали банан. Тренер Blacktide Фредерик Лауритсен выгнал своих на причал с теннисным мячом и запретил говорить об игре. Переигранный раунд Saltworks взяли новой заготовкой. Во второй раз их уже ждали: трое сгорели в одном молотове.</p>
<blockquote><p>«Они вернулись с одной очень хорошей идеей. Мы вернулись бодрыми».</p><footer>Фредерик Лауритсен</footer></blockquote>
<p>Итог — 16–13 и 40 тысяч евро. Вафельной палатке обещали возместить убытки.</p>`,
    },
    uk: {
      title: '71 хвилина без світла, а тоді Blacktide виграють Harbour Cup на Inferno',
      excerpt:
        'Перегрітий генератор зупинив фінал у Гетеборзі за 12–12 на третій мапі. Вирішило те, як команди скористалися перервою.',
      content: `<p>У неділю о 21:14 на складі 107 стих вентилятор, а за мить згасли екрани. У фіналі Harbour Cup між Blacktide і Saltworks було 12–12 на третій мапі, Inferno.</p>
<p>З генератора під дощем зсунувся брезент. Поки кабель тягнули до генератора фудтраків, звукорежисер Rasmus підтримував єдиний живий мікрофон, а коментаторка Wiebke трьома мовами пояснювала дев’ятистам глядачам, що коїться.</p>
<p>Saltworks цілу годину обговорювали банан. Тренер Blacktide Фредерік Лаурітсен відправив своїх на причал із тенісним м’ячем і заборонив згадувати про гру. Переграний раунд Saltworks узяли завдяки новій заготовці. Удруге на них уже чекали: троє згоріли в одному молотові.</p>
<blockquote><p>«Вони повернулися з однією дуже доброю ідеєю. Ми повернулися бадьорими».</p><footer>Фредерік Лаурітсен</footer></blockquote>
<p>Підсумок — 16–13 і 40 тисяч євро для Blacktide.</p>`,
    },
  },
  comments: [
    {
      by: 'Rasmus',
      minutesAfter: 11,
      text: 'For the record: one car battery, one inverter I should not own, one microphone. The hum you all loved was at 50 Hz and I had been filtering it out since Friday.',
      upvotes: 57,
    },
    {
      by: 'pixelpaul',
      minutesAfter: 26,
      text: 'My overlays lasted until 21.14 and I choose to believe they were perfect at that moment.',
      upvotes: 34,
    },
    {
      by: 'deagleton',
      minutesAfter: 49,
      text: 'A P250 off the library floor to win a final. I have waited nine years for that and she gets it at the first attempt.',
      upvotes: 40,
    },
    {
      by: 'Tindra',
      minutesAfter: 75,
      text: 'Satt på rad F. Kolmörkt, regn mot plåttaket och niohundra personer som började nynna fläktens ton. Bästa timmen på hela helgen.',
      upvotes: 48,
    },
    {
      by: 'olddust',
      minutesAfter: 130,
      text: 'In my day the power went at every LAN and the winner was whoever had not unplugged the fridge.',
      upvotes: 29,
    },
    {
      by: 'bushcamper',
      minutesAfter: 188,
      text: 'Question for the rule readers: why replay the round from the start and not give it to the side that was ahead in players? It was five against four.',
      upvotes: 14,
    },
    {
      by: 'nadezhda',
      minutesAfter: 242,
      text: '@bushcamper Because the server stops for all ten at once and nobody can prove what the next second would have been. Backup from round start, same money, same nades. Every rulebook I have worked with says so.',
      upvotes: 37,
    },
    {
      by: 'Wiebke',
      minutesAfter: 300,
      text: 'Danke, Lina. Zur Ehrenrettung: Die dritte Sprache war Schwedisch aus dem Urlaub, und ich habe dreimal „våffla“ statt „vapenvila“ gesagt.',
      upvotes: 51,
    },
    {
      by: 'boxfight',
      minutesAfter: 415,
      text: 'cool story but where is the vod, the stream just cuts to a duck loop for an hour',
      upvotes: 8,
    },
    {
      by: 'looplord',
      minutesAfter: 460,
      text: '@boxfight The duck loop has more views than the first map. I have clipped the duck.',
      upvotes: 45,
    },
    {
      by: 'grumble',
      minutesAfter: 630,
      text: 'Two hundred thousand viewers and nobody had checked a tarpaulin. This should be a scandal and you are all writing about waffles.',
      upvotes: 22,
    },
    {
      by: 'chairforce',
      minutesAfter: 811,
      text: 'First comment typed from inside the hall, sorry about the spelling, I could not see my keys',
      upvotes: 1,
      deleted: true,
    },
    {
      by: 'Aino',
      minutesAfter: 1140,
      text: '@Wiebke You were right about the hands, you know. Lauritsen did the right thing and should get the credit. Light throwing keeps hands warm and eyes focused at distance. An hour on a sofa does the opposite.',
      upvotes: 33,
    },
    {
      by: 'Ferreira',
      minutesAfter: 1720,
      text: '@Lina O Caldas segurou a cave sozinho quase uma parte inteira e vai ser lembrado pela parede da banana. O desporto é cruel.',
      upvotes: 20,
    },
    {
      by: 'Tomasz',
      minutesAfter: 2490,
      text: '@grumble I run a LAN. We check the tarpaulin, then it rains sideways. Next month I am buying a second cable and a waffle stand.',
      upvotes: 39,
    },
  ],
})
