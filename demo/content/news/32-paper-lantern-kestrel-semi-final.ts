import { news } from '../news-entry.ts'

export default news({
  author: 'Lina',
  categories: ['lol'],
  tags: ['lantern-league', 'draft', 'lan-life'],
  mentions: ['Rasmus', 'Yuna'],
  image: 'lol-3',
  hoursAgo: 30,
  upvotes: 388,
  moments: [
    'five people in the Baron pit',
    'a Smite half a second late',
    'a 5,400 lead in game five',
    'coming back twice in one series',
  ],
  talk: `
    5,400 ahead, Baron up, and five people decide on the one thing that can go wrong.
    Half a second. I have stared at that Smite for longer than they played.
    > It was four tenths, I measured. It hurts the same.
    Paper Lantern play from behind as if somebody had told them it pays more.
    Kestrel fans, group hug in the usual place.
    > We need a bigger place.
    They had the wave, the vision and the gold, and then they had an idea.
    I do not blame the jungler. I blame whoever said “we can do this”.
  `,
  versions: {
    en: {
      title: 'Paper Lantern come back twice to beat Kestrel in Gothenburg',
      excerpt:
        'Kestrel led the Lantern League semi-final 2–1 and were 5,400 gold up in game five. Then five people walked into the Baron pit and one Smite came half a second late.',
      content: `<p>Hollin was still looking at his own screen when the Paper Lantern players ran behind his chair. He had 1,200 damage on his Smite key, the Baron had 1,640 health left, and he waited, correctly, for the number to come down. It came down all at once. Plover’s Shockwave took the rest of the margin, Kettle flashed over the wall from the river side, and the purple bar above the pit belonged to the other team.</p>
<p>That was 38:12 in the fifth game. Six minutes earlier Kestrel had been 5,400 gold ahead with three dragons; Paper Lantern paid two deaths to take the fourth themselves. At 41:50 they had no Nexus. Paper Lantern go to the Lantern League final on Sunday; Kestrel go home from Gothenburg with the better statistics in four of the five games.</p>
<p>It should be said how good they were for most of the night. Kestrel lost the opener in 27 minutes after leaving Maokai open on the red side, banned him for the rest of the series and then took two games in a row through the bottom lane. Tallow finished game three on Aphelios with 11.2 creeps a minute and no deaths. His support Nettlebed put four control wards around the same dragon pit inside two minutes, went home, bought two more and did it again.</p>
<p>In the break Paper Lantern’s coach Aurelie Docx sent everybody out of the room except her jungler and her mid laner. “We had been asking all five players for an opinion about the first dragon,” she said later. “We got five good ones, and meanwhile the dragon was dead.” From game four only Kettle and Plover decided whether to contest. They gave up the first two, on purpose, and used the time to place Kettle above Kestrel’s top laner Brack at 6:10, 8:30 and 11:05. Brack’s Gnar was 0–3 before his first item.</p>
<p>Game five looked like a correction of that. Kestrel answered with K’Sante for Brack, kept Hollin topside, and gave away nothing at all before that fourth dragon. Yuna, who played academy jungle for four years and watched from row six, had the pit marked as the problem before it happened. “Sejuani wants to stand in the entrance, and the ball wants her to stand in the entrance,” she said. “If you start Baron against Orianna without knowing where she is, you are giving her five people in a circle.”</p>
<p>Kestrel did know where she was, for a moment: a ward in the river caught Plover at 38:01. It ran out at 38:04. Nobody called it. On the recording that Rasmus made of the team microphones, which both clubs allowed the hall to hear afterwards, there are four voices counting Baron’s health and one, Nettlebed’s, asking “where’s Ori” twice.</p>
<p>Kettle was asked in the mixed zone whether he had been sure. He had bitten through his mouthguard, which he wears for long series because he grinds his teeth, and he took it out before he answered. “No,” he said. “I pressed it because Hollin hadn’t.”</p>`,
    },
    sv: {
      title: 'Paper Lantern vände två gånger och slog Kestrel i Göteborg',
      excerpt:
        'Kestrel ledde semifinalen i Lantern League med 2–1 och hade 5 400 guld till godo i femte matchen. Sedan kom en Smite en halv sekund för sent.',
      content: `<p>Hollin satt kvar och stirrade på skärmen när Paper Lantern sprang förbi bakom hans stol. Baron hade 1 640 i hälsa, hans Smite gör 1 200 i skada, och han väntade helt riktigt. Då landade Plovers Shockwave, Kettle flashade in över väggen och tog Baron mitt framför honom.</p>
<p>Klockan stod på 38:12 i den femte och avgörande matchen. Sex minuter tidigare hade Kestrel lett med 5 400 guld och tre drakar. Strax före 42 minuter var allt över.</p>
<h2>Två fick bestämma</h2>
<p>Vid 1–2 skickade tränaren Aurelie Docx ut alla ur rummet utom junglern och midlanern. Därefter var det bara de två som avgjorde om en drake var värd att slåss om. Yuna, tidigare akademijungler, såg slutet från rad sex: ”Startar du Baron mot Orianna utan att veta var hon står bjuder du henne på fem personer i en ring.”</p>
<p>På ljudet som Rasmus spelade in hörs fyra röster räkna ned Barons hälsa. En femte frågar två gånger efter Orianna.</p>`,
    },
    pt: {
      title: 'Paper Lantern vira duas vezes e elimina a Kestrel em Gotemburgo',
      excerpt:
        'A Kestrel vencia a semifinal da Lantern League por 2 a 1 e tinha 5.400 de ouro de vantagem no quinto jogo. Um Golpear saiu meio segundo atrasado.',
      content: `<p>Hollin ainda olhava para a tela quando os jogadores da Paper Lantern passaram correndo por trás da cadeira dele. O Barão estava com 1.640 de vida, o Golpear tira 1.200, e ele esperou, como manda o manual. Então caiu a Onda de Choque de Plover, Kettle atravessou a parede com Flash e levou o Barão.</p>
<p>Eram 38:12 do quinto jogo. Seis minutos antes, a Kestrel tinha 5.400 de ouro a mais e três dragões. Aos 41:50, já não tinha Nexus.</p>
<p>A série mudou no intervalo, com 2 a 1 contra. A treinadora Aurelie Docx deixou na sala apenas o caçador e o meio: dali em diante, só os dois decidiriam se valia a pena disputar um dragão. Abriram mão dos dois primeiros de propósito e castigaram o topo.</p>
<p>Yuna, ex-caçadora de base, avisou da sexta fila: “Quem começa o Barão contra Orianna sem saber onde ela está entrega cinco pessoas dentro de um círculo.” A final é no domingo.</p>`,
    },
    de: {
      title: 'Paper Lantern dreht das Halbfinale gegen Kestrel gleich zweimal',
      excerpt:
        'Kestrel führte in Göteborg 2:1 und lag im fünften Spiel mit 5.400 Gold vorn. Dann kam ein Smite am Baron eine halbe Sekunde zu spät.',
      content: `<p>Hollin starrte noch auf den Bildschirm, als die Spieler von Paper Lantern hinter seinem Stuhl vorbeirannten. 1.640 Leben hatte der Baron, 1.200 Schaden macht sein Smite, also wartete er, völlig zu Recht. Dann traf Plovers Schockwelle, Kettle flashte über die Wand, und der Baron gehörte den anderen.</p>
<p>38:12 stand auf der Uhr des fünften Spiels. Sechs Minuten vorher führte Kestrel noch mit 5.400 Gold und drei Drachen, keine vier Minuten danach war der Nexus weg.</p>
<h2>Zwei entscheiden, drei hören zu</h2>
<p>Beim Stand von 1:2 schickte Trainerin Aurelie Docx alle aus dem Raum, bis auf Jungler und Midlaner. Von da an bestimmten nur noch diese beiden, ob um einen Drachen gekämpft wird. „Wir bekamen fünf gute Meinungen, und der Drache war tot“, sagte sie.</p>
<p>Yuna, früher Junglerin in einer Akademie, sah das Ende aus Reihe sechs kommen. Auf der Tonspur, die Rasmus mitschnitt, zählen vier Stimmen das Leben des Barons. Die fünfte fragt zweimal, wo Orianna steht.</p>`,
    },
    pl: {
      title: 'Paper Lantern dwa razy wraca z dalekiej podróży i ogrywa Kestrel',
      excerpt:
        'Kestrel prowadził w półfinale Lantern League 2:1, a w piątej grze miał 5400 złota przewagi. Wystarczył jeden Smite spóźniony o pół sekundy.',
      content: `<p>Hollin wciąż patrzył w monitor, kiedy gracze Paper Lantern przebiegali za jego krzesłem. Baron miał 1640 punktów życia, Smite zadaje 1200, więc dżungler Kestrela czekał, i słusznie. Wtedy spadła fala uderzeniowa Plovera, Kettle przeskoczył ścianę Flashem i zabrał Barona sprzed nosa.</p>
<p>Była 38. minuta piątej gry. Chwilę wcześniej Kestrel miał 5400 złota więcej i trzy smoki, a przed upływem 42. minuty nie miał już Nexusa.</p>
<h2>Dwóch decyduje</h2>
<p>Przy stanie 1:2 trenerka Aurelie Docx wyprosiła z szatni wszystkich oprócz dżunglera i midlanera. Od tej pory tylko oni rozstrzygali, czy bić się o smoka. Dwa pierwsze oddali celowo, żeby trzy razy odwiedzić górną linię.</p>
<p>Yuna, była dżunglerka drużyny akademickiej, oglądała to z szóstego rzędu. „Kto zaczyna Barona przeciwko Oriannie, nie wiedząc, gdzie ona stoi, podaje jej pięć osób w jednym kółku” – mówiła. Finał w niedzielę.</p>`,
    },
    ru: {
      title: 'Paper Lantern дважды отыгрались и выбили Kestrel из плей-офф',
      excerpt:
        'Kestrel вели в полуфинале Lantern League 2:1 и имели 5400 золота форы на пятой карте. Всё решила одна «Кара», нажатая на полсекунды позже.',
      content: `<p>Hollin ещё смотрел в монитор, когда за его креслом уже бежали игроки Paper Lantern. У Барона оставалось 1640 здоровья, «Кара» снимает 1200, и лесник Kestrel ждал, причём правильно делал. Тут прошла «Ударная волна» Plover, Kettle перелетел стену на «Скачке» и забрал Барона прямо у него из-под рук.</p>
<p>Шла 39-я минута решающей игры. Незадолго до этого Kestrel опережали соперника на 5400 золота при трёх драконах, а ещё до 42-й остались без Нексуса.</p>
<h2>Решают двое</h2>
<p>При счёте 1:2 тренер Aurelie Docx выставила из комнаты всех, кроме лесника и мидера. С этого момента только они решали, драться ли за дракона. Первых двух отдали намеренно и трижды наведались на верхнюю линию.</p>
<p>«Начинаешь Барона против Орианны, не зная, где она, — даришь ей пятерых в одном круге», — сказала Yuna, бывший лесник академии, сидевшая в шестом ряду. Финал в воскресенье.</p>`,
    },
    uk: {
      title: 'Paper Lantern двічі відігралися і вибили Kestrel у Гетеборзі',
      excerpt:
        'Kestrel вели в півфіналі Lantern League 2:1 і мали 5400 золота переваги в п’ятій грі. Усе вирішила одна «Кара», натиснута на пів секунди запізно.',
      content: `<p>Hollin іще дивився в монітор, коли за його кріслом уже бігли гравці Paper Lantern. У Барона лишалося 1640 здоров’я, «Кара» знімає 1200, тож лісник Kestrel чекав, і чекав слушно. Аж тут пройшла «Ударна хвиля» від Plover, Kettle перескочив стіну «Стрибком» і забрав Барона просто з-під носа.</p>
<p>Тривала 39-та хвилина вирішальної гри. Незадовго до того Kestrel випереджали суперника на 5400 золота й мали трьох драконів, а ще до 42-ї залишилися без Нексуса.</p>
<h2>Вирішують двоє</h2>
<p>За рахунку 1:2 тренерка Aurelie Docx випровадила з кімнати всіх, крім лісника та мідера. Відтоді тільки вони вирішували, чи битися за дракона. Перших двох віддали навмисно, натомість тричі навідалися на верхню лінію.</p>
<p>«Починати Барона проти Оріанни, не знаючи, де вона, — це подарувати їй п’ятьох в одному колі», — сказала Yuna, колишня лісниця академії, яка сиділа в шостому ряду. Фінал у неділю.</p>`,
    },
  },
  comments: [
    {
      by: 'Kestrelfan',
      minutesAfter: 4,
      text: 'I would like it noted that I wrote “it is always next year” in my profile before the season started.',
      upvotes: 55,
    },
    {
      by: 'looplord',
      minutesAfter: 11,
      text: 'Clip of the steal with both jungler screens side by side is done, I only need somebody to confirm the frame where the ward dies.',
      upvotes: 34,
    },
    {
      by: 'quietward',
      minutesAfter: 19,
      text: 'It was not killed, it expired. 38:04 on the minimap, bottom pixel of the river. @looplord I have been staring at it for an hour.',
      upvotes: 29,
    },
    {
      by: 'grumble',
      minutesAfter: 33,
      text: 'Steals were better when Smite did 900 and you had to be brave.',
      upvotes: 12,
    },
    {
      by: 'Tindra',
      minutesAfter: 58,
      text: 'Satt på rad elva. När fyran började rulla sjöng hela Kestrelsektionen, och sedan hörde man bara fläktarna i taket.',
      upvotes: 21,
    },
    {
      by: 'Rasmus',
      minutesAfter: 84,
      text: 'For those asking: both teams signed off on the audio before the series, not after. I would not have touched the record button otherwise.',
      upvotes: 40,
    },
    {
      by: 'DadAim',
      minutesAfter: 127,
      text: 'Went to bed at 2–1 because I have a job. Woke up to this. @Kestrelfan are you all right?',
      upvotes: 38,
    },
    {
      by: 'Kestrelfan',
      minutesAfter: 141,
      text: '@DadAim No. Thank you for asking, but no.',
      upvotes: 60,
    },
    {
      by: 'MidOrFeed',
      minutesAfter: 203,
      text: 'Everyone praises the Smite. Plover held Shockwave through two bad angles with three people pinging him. That is the play.',
      upvotes: 33,
    },
    {
      by: 'caio',
      minutesAfter: 290,
      text: 'Vi o jogo cinco no ônibus, sem som, e mesmo assim gritei no Barão. O motorista perguntou se estava tudo bem comigo.',
      upvotes: 26,
    },
    {
      by: 'ohmyward',
      minutesAfter: 415,
      text: 'Nettlebed asking “where’s Ori” twice into silence is the most support thing I have ever read. Somebody hug him.',
      upvotes: 47,
    },
    {
      by: 'Aino',
      minutesAfter: 602,
      text: 'Happy to see the mouthguard mentioned. Jaw clenching in long series is very common, and the headaches players blame on screens are often exactly that.',
      upvotes: 30,
    },
    {
      by: 'Bohdan',
      minutesAfter: 884,
      text: '@Kestrelfan Не ображайся, але Kestrel лишили Маокая відкритим на червоній стороні, тобто подарували його першим піком. Помилка серії саме тут, а не в лігві Барона.',
      upvotes: 15,
    },
    {
      by: 'halftime',
      minutesAfter: 1190,
      text: 'Five thousand gold is not a lead either, apparently.',
      upvotes: 24,
    },
    {
      by: 'Matteo',
      minutesAfter: 1655,
      text: '@Rasmus Subtitles for the team audio are up in Italian and English. I wrote “[breathing]” eleven times in forty seconds.',
      upvotes: 36,
    },
  ],
})
