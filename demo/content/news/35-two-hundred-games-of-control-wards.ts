import { news } from '../news-entry.ts'

export default news({
  author: 'mirka',
  categories: ['lol'],
  tags: ['ranked', 'economy', 'utility', 'statistics'],
  mentions: ['quietward', 'ohmyward'],
  image: 'lol-2',
  hoursAgo: 1000,
  upvotes: 846,
  moments: [
    '96,450 gold of pink light',
    'a control ward on every back',
    'two hundred ranked games',
    'half of what we believe about brushes',
  ],
  talk: `
    96,450 gold. You could have bought a Rabadon for every day of winter.
    I copied the rule for a week: same rank, fewer deaths, and my jungler said thank you. Out loud.
    > Keep the recording, nobody will believe it.
    The brush behind the blue buff gets one ward in my elo, and it is from 2017.
    As a support of nine years: I do not need the win rate, I need the deaths.
    > And a massage.
    Pink light in an empty brush is how I feel most evenings.
    Now somebody do it with sweepers.
  `,
  versions: {
    en: {
      title: 'Two hundred ranked games with a control ward on every back',
      excerpt:
        'One support, one rule, 96,450 gold spent on pink light. My win rate barely moved. My deaths did, and half of what I believed about brushes was wrong.',
      content: `<p>The rule was written on a sticky note under my monitor: no leaving the fountain without a control ward, even if it costs the boots. Two hundred games later, all solo queue, Emerald and low Diamond, all support, I have bought 1,286 of them. That is 6.4 a game and 482 gold a game, more than half a Kindlegem planted in the grass every time, at an age when I should know better.</p>
<p>I did it because quietward and ohmyward have been arguing under every second article of mine about whether the pink ward is a habit or a religion. I kept a sheet. For each ward: where, when, when it died, who killed it, and whether it had done anything I could name.</p>
<h2>The disappointing part first</h2>
<p>I won 109 games and lost 91. In the two hundred before that I won 102. Seven wins more is nothing you may draw conclusions from, so I will not. What did change is that I died 5.2 times a game instead of 6.1, and that is a large change for somebody whose hobby is standing alone in rivers.</p>
<h2>How long they live</h2>
<p>I had always bought on instinct: one for dragon, one for the river, done. These are the median lives, from the places I used at least eighty times.</p>
<ol><li><strong>Our own tri-brush, defending:</strong> 3:40. Nobody looks there unless they have already decided to dive.</li><li><strong>Enemy brush by the red or blue buff, placed with the jungler:</strong> 2:05. Short, but in 61 percent of cases it cleared an enemy ward on arrival.</li><li><strong>River pixel brush:</strong> 1:12. Everyone knows it. Everyone.</li><li><strong>Dragon pit, within the minute before spawn:</strong> 0:38. It is not vision, it is an invitation to send the support in to kill it.</li></ol>
<p>The last line changed my play most. I was paying 75 gold for thirty-eight seconds and telling myself that this was objective control. Now the ward goes into the brush the enemy support has to walk past to clear the pit. It dies just as often, but somebody is standing in the light when it does. From game 90 onward, eleven of those walks ended with the support dead before dragon came up.</p>
<h2>What it costs to be strict</h2>
<p>Playing the rule without exceptions was stupid in exactly one situation, and it came up often: the first back below 700 gold. Boots and two refills beat a ward that early, because without boots I was not the one deciding where it went. Of the 63 wards I bought on such a back, 29 died to the enemy mid laner who happened to be passing, and I was dead next to nine of them.</p>
<p>The other cost is attention. Around game 130 I noticed that I was thinking about wards when I should have been thinking about Thresh’s hook. I lost four in a row on the best-lit map in the region.</p>
<p>So the sticky note has a new text: one on every back after the first, never into the pit, never alone past a dead tower. ohmyward says I have invented what he has been doing since season four. quietward says it is still a religion. Both are right, and the sheet is there for whoever wants to argue with 1,286 rows.</p>`,
    },
    sv: {
      title: 'Tvåhundra rankade matcher med en kontrollward vid varje back',
      excerpt:
        'En support, en regel och 96 450 guld på rosa ljus. Vinsterna blev knappt fler, men dödsfallen färre, och hälften av det jag trodde om buskar var fel.',
      content: `<p>Regeln satt på en lapp under skärmen: aldrig ut ur fontänen utan en kontrollward, även om det kostar skorna. Tvåhundra matcher senare har jag köpt 1 286 stycken. Det blir 482 guld per match.</p>
<p>Jag vann 109 matcher, mot 102 av de tvåhundra närmast före, och det får man inte dra några slutsatser av. Däremot dör jag 5,2 gånger per match i stället för 6,1.</p>
<h2>Så länge lever de</h2>
<p>I den egna trebusken överlever warden 3:40 i median. I flodens pixelbuske 1:12. I drakgropen, sista minuten före spawn: 38 sekunder. Numera lägger jag den i stället i busken som motståndarens support måste passera för att rensa gropen. Elva gånger slutade den promenaden med en död support.</p>
<p>Enligt ohmyward har jag uppfunnit det han gjort sedan säsong fyra. Enligt quietward är det fortfarande en religion. Båda har rätt, och mina 1 286 rader ligger ute för den som vill gräla.</p>`,
    },
    pt: {
      title: 'Duzentas ranqueadas com uma sentinela de controle em cada volta à base',
      excerpt:
        'Uma suporte, uma regra e 96.450 de ouro gastos em luz rosa. As vitórias quase não mudaram, as mortes sim, e metade do que eu achava dos arbustos estava errado.',
      content: `<p>A regra ficava num papel colado embaixo do monitor: não sair da fonte sem uma sentinela de controle, mesmo que custe a bota. Duzentas partidas depois, foram 1.286 compras, ou 482 de ouro por jogo.</p>
<p>Ganhei 109, contra 102 nas duzentas anteriores. É pouco para qualquer conclusão. O que mudou de verdade foram as mortes: 5,2 por partida, e antes eram 6,1.</p>
<h2>Quanto tempo elas duram</h2>
<p>No nosso arbusto triplo, a sentinela vive 3:40 em mediana. No arbusto pequeno do rio, 1:12. Dentro do covil do dragão, no minuto antes de ele nascer, apenas 38 segundos. Hoje eu a coloco no caminho que o suporte inimigo precisa fazer para limpar o covil. Onze vezes ele não voltou.</p>
<p>O erro foi ser rígida na primeira volta: com menos de 700 de ouro, bota vale mais. Das 63 que comprei assim, 29 caíram para um meio que só estava passando.</p>`,
    },
    de: {
      title: 'Zweihundert Ranglistenspiele mit einem Control Ward bei jedem Einkauf',
      excerpt:
        'Eine Supporterin, eine Regel, 96.450 Gold für rosa Licht. Die Siegquote blieb fast gleich, die Tode nicht, und bei den Büschen lag ich oft daneben.',
      content: `<p>Der Zettel klebte unter dem Monitor: nie ohne Control Ward aus dem Brunnen, auch wenn es die Stiefel kostet. Zweihundert Spiele später habe ich 1.286 Stück gekauft, das sind 482 Gold pro Spiel.</p>
<p>Gewonnen habe ich 109 Spiele, von den zweihundert davor waren es 102. Daraus folgt nichts. Aber ich sterbe jetzt 5,2-mal pro Spiel statt 6,1-mal.</p>
<h2>Wie lange sie leben</h2>
<p>Im eigenen Tribush steht ein Ward im Median 3:40, im Pixelbusch am Fluss 1:12 und in der Drachengrube kurz vor dem Spawn ganze 38 Sekunden. Deshalb stelle ich ihn jetzt in den Busch, an dem der gegnerische Support auf dem Weg zur Grube vorbeimuss. Elfmal endete dieser Spaziergang tödlich.</p>
<p>ohmyward sagt, ich hätte erfunden, was er seit Saison vier macht. quietward hält das Ganze weiter für eine Religion. Beide haben recht. Nur beim ersten Einkauf unter 700 Gold gilt künftig: erst die Stiefel.</p>`,
    },
    pl: {
      title: 'Dwieście rankedów z kontrolnym wardem przy każdym powrocie do bazy',
      excerpt:
        'Jedna supporterka, jedna zasada i 96 450 złota wydane na różowe światło. Wygranych prawie nie przybyło, za to ginę wyraźnie rzadziej.',
      content: `<p>Zasada wisiała na karteczce pod monitorem: nie wychodzę z fontanny bez kontrolnego warda, choćby kosztem butów. Dwieście gier później mam na koncie 1286 zakupów, czyli 482 sztuki złota na mecz.</p>
<p>Wygrałam 109 gier, w poprzednich dwustu było 102. Z tego nic nie wynika. Ginę za to 5,2 raza na mecz zamiast 6,1, a dla kogoś, kto hobbystycznie stoi samotnie w rzece, to spora zmiana.</p>
<h2>Ile żyją</h2>
<p>W naszym potrójnym krzaku mediana wynosi 3:40, w małym krzaku na rzece 1:12, a w leżu smoka tuż przed odrodzeniem ledwie 38 sekund. Dlatego stawiam teraz warda tam, gdzie wrogi support musi przejść, żeby to leże wyczyścić. Jedenaście razy już z tego spaceru nie wrócił.</p>
<p>Jeden wyjątek zostaje: przy pierwszym powrocie, gdy mam mniej niż 700 sztuk złota, najpierw buty. Bez nich i tak nie ja decyduję, gdzie stanie ward.</p>`,
    },
    ru: {
      title: 'Двести рейтинговых игр с контрольным тотемом на каждом бэке',
      excerpt:
        'Один саппорт, одно правило и 96 450 золота на розовый свет. Побед почти не прибавилось, зато умирать я стала заметно реже.',
      content: `<p>Правило висело на стикере под монитором: без контрольного тотема из фонтана не выходить, даже если не хватит на ботинки. Двести игр спустя куплено 1286 штук, это 482 золота за матч.</p>
<p>Выиграла я 109 раз, а в предыдущих двухстах играх — 102. Выводов из этого делать нельзя. Зато умираю теперь 5,2 раза за игру вместо 6,1.</p>
<h2>Сколько они живут</h2>
<p>В своём тройном кусте медиана 3:40, в маленьком речном кусте 1:12, а в логове дракона за минуту до появления всего 38 секунд. Поэтому теперь ставлю тотем там, где вражеский саппорт обязан пройти, чтобы логово расчистить. Одиннадцать раз эта прогулка закончилась для него плохо.</p>
<p>Одно исключение оставила: на первом бэке, если золота меньше 700, сначала ботинки. Из 63 тотемов, купленных вместо них, 29 снёс мидер, который просто шёл мимо.</p>`,
    },
    uk: {
      title: 'Двісті рейтингових ігор із контрольним вардом на кожному беку',
      excerpt:
        'Одна сапортка, одне правило й 96 450 золота на рожеве світло. Перемог майже не побільшало, зате помирати я стала помітно рідше.',
      content: `<p>Правило висіло на стікері під монітором: без контрольного варда з фонтана не виходити, навіть якщо забракне на чоботи. Двісті ігор по тому куплено 1286 штук, тобто 482 золота за матч.</p>
<p>Виграла я 109 разів, а в попередніх двохстах іграх — 102. Висновків із цього робити не можна. Зате помираю тепер 5,2 раза за гру замість 6,1.</p>
<h2>Скільки вони живуть</h2>
<p>У власному потрійному кущі медіана 3:40, у маленькому річковому 1:12, а в лігві дракона за хвилину до появи лише 38 секунд. Тож тепер ставлю вард там, де ворожий сапорт мусить пройти, щоб те лігво розчистити. Одинадцять разів він із цієї прогулянки не повернувся.</p>
<p>Один виняток лишила: на першому беку, якщо золота менш як 700, спершу чоботи. Із 63 вардів, куплених замість них, 29 зніс мідер, який просто йшов повз.</p>`,
    },
  },
  comments: [
    {
      by: 'ohmyward',
      minutesAfter: 5,
      text: 'Season three. I have been doing it since season three.',
      upvotes: 59,
    },
    {
      by: 'quietward',
      minutesAfter: 12,
      text: '@ohmyward And how many rows is your sheet? Mirka has converted me only in one respect: the pit ward is dead to me.',
      upvotes: 44,
    },
    {
      by: 'Elif',
      minutesAfter: 40,
      text: 'My duo read this and bought four in one game. We lost, but I have never lost so visibly.',
      upvotes: 51,
    },
    {
      by: 'krzak',
      minutesAfter: 66,
      text: '„Mały krzak na rzece 1:12. Wszyscy go znają. Wszyscy.” Czuję się osobiście zaatakowany, a nawet nie gram w tę grę.',
      upvotes: 38,
    },
    {
      by: 'Gustavo',
      minutesAfter: 130,
      text: 'Deaths from 6.1 to 5.2 over 200 games is well outside the noise, you can be less modest there. The question is whether the ward did it or the sticky note did.',
      upvotes: 35,
    },
    {
      by: 'mirka',
      minutesAfter: 155,
      text: '@Gustavo Ugh. The sticky note. I also stopped playing after midnight in week two, which I should have written.',
      upvotes: 42,
    },
    {
      by: 'grumble',
      minutesAfter: 240,
      text: 'Pink wards used to be invisible problems for invisible people. Now they are a lamp with four hit points. The patch was better before.',
      upvotes: 17,
    },
    {
      by: 'DadAim',
      minutesAfter: 420,
      text: 'Is there a version of this study for people who forget to use the yellow one?',
      upvotes: 46,
    },
    {
      by: 'Vitya',
      minutesAfter: 700,
      text: 'Двести игр за месяц на саппорте, и человек ещё шутит. Вот это выдержка.',
      upvotes: 18,
    },
    {
      by: 'boxfight',
      minutesAfter: 1100,
      text: 'Edited because I mixed up tri-brush and pixel brush and five people told me.',
      upvotes: 2,
      deleted: true,
    },
    {
      by: 'MidOrFeed',
      minutesAfter: 1500,
      text: 'I am the mid laner who happened to be passing. It is 30 gold and I was going that way. Nothing personal.',
      upvotes: 40,
    },
    {
      by: 'Wiebke',
      minutesAfter: 2300,
      text: 'The brush on the way to the pit is exactly where tournament supports put it. You see it dozens of times a weekend and somehow never copy it at home.',
      upvotes: 22,
    },
    {
      by: 'Ferreira',
      minutesAfter: 3100,
      text: 'Fiz as contas às minhas últimas cinquenta: 1,4 por jogo. Vou ali colar um papel no monitor e já volto.',
      upvotes: 25,
    },
    {
      by: 'stormside',
      minutesAfter: 4600,
      text: 'From a game where vision means building a tower and looking around: this is the most relaxing thing I have read all month. My friends on the phone would hate it.',
      upvotes: 13,
    },
    {
      by: 'redzone',
      minutesAfter: 5200,
      text: '@stormside Correct. Seventy-five gold for thirty-eight seconds is worse than mobile data abroad.',
      upvotes: 29,
    },
  ],
})
