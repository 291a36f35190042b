import { news } from '../news-entry.ts'

export default news({
  author: 'Ozzy7',
  categories: ['pubg'],
  tags: ['interview', 'women-in-esports', 'qualifiers'],
  mentions: ['Marisol', 'stormside'],
  image: 'pubg-5',
  hoursAgo: 160,
  upvotes: 522,
  moments: [
    'dropping last on purpose',
    'the edge without cars',
    'losing the first fight in every scrim',
    'the Winter Cup place nobody had priced in',
  ],
  talk: `
    Drop last, land slowly, arrive poor, qualify. Somebody has to tell my squad.
    > I told mine. They jumped first, out of spite.
    Arslan speaks like a person who has been third-partied by life.
    Losing every first fight in scrims on purpose needs a captain with very thick skin.
    The edge without a car is just hiking.
    > Hiking with consequences.
    “Nobody had priced it in”, but I had them at forty to one, and I am buying the round.
    Second squad, first plan.
  `,
  versions: {
    en: {
      title: '“We drop last on purpose”: how Red Ferry’s second squad got through',
      excerpt:
        'Captain Dilan Arslan on losing the first fight in every scrim, playing the edge without cars, and a Winter Cup place nobody had priced in.',
      content: `<p>Dilan “Mooring” Arslan answers the call from a laundry room in Rotterdam, because it is the only door in the building that locks. Behind her a machine is washing four team shirts. Red Ferry’s second squad own exactly four.</p>
<p>On Saturday they came third in the open qualifier and took the last direct place in the Winter Cup. Three of the four met at Marisol’s cup a year ago; the fourth, Noor “Ebb” Visser, joined two months ago and had never played a match with a referee. Seven of the eight qualifier matches they finished with placement points. They won none.</p>
<h2>Why do you drop last?</h2>
<p>“Because we were terrible at dropping first. In our scrims in spring we lost the opening fight eleven times out of fourteen. So I asked what would happen if we didn’t have one. We open the parachute at the far end of the flight path, take three ugly houses, and in phase one we look at the map instead of at a fence.”</p>
<h2>You give up loot that way.</h2>
<p>“We give up scopes. We had one six-times in eight matches, and Noor refused to hand it over.” She laughs. “Everything else you can pick up on the way in, because other people have died there. By phase three we were at level two armour in six games of eight. I keep a list.”</p>
<h2>The edge without a car, though. Explain it to a sceptic.</h2>
<p>“You need to be early, not fast. We leave forty seconds before the circle starts moving, always, even when the house is lovely. And we go one at a time between covers, with the last one talking. People hear engines. They don’t hear Noor.”</p>
<blockquote>Everybody calls it passive. I have never been so busy in my life as when I am not shooting.<footer>Dilan “Mooring” Arslan</footer></blockquote>
<h2>Match six on Taego is the one people are sharing.</h2>
<p>“The dike, yes. Four teams on the high side, and we are in the ditch with water to the belt. The circle pulled across us. I said nobody shoots until somebody stands on a frog. Ember Union walked over our heads, and we took three of them with shotguns at four metres, which is not skill, it is geography.” They finished second. The one who beat them had the dry side.</p>
<h2>What did the first squad say?</h2>
<p>“They asked for our drop map.” A pause. “We asked for more shirts.”</p>
<h2>What happens in a room with sixteen teams who now know all this?</h2>
<p>“They will land on our ugly houses, I suppose. I have other ugly houses.” She would like to play against somebody like stormside, who once wrote under an article here that walking the edge is a way of losing slowly. “It is. But eighth, sixth, fifth, third is also slow, and it adds up to a plane ticket.”</p>
<p>The PUBG stage of the Winter Cup is five weeks away. The machine behind her begins to spin, and the interview is over.</p>`,
    },
    sv: {
      title: '”Vi landar sist med flit”: så tog sig Red Ferrys andralag vidare',
      excerpt:
        'Kaptenen Dilan Arslan om att undvika första striden, gå längs zonkanten utan bil och överraska alla i kvalet till Winter Cup.',
      content: `<p>Dilan ”Mooring” Arslan svarar från en tvättstuga i Rotterdam. Det är den enda dörren i huset som går att låsa. I maskinen bakom henne snurrar fyra matchtröjor, och fler har Red Ferrys andralag inte.</p>
<p>I lördags blev de trea i det öppna kvalet och tog sista direktplatsen till Winter Cup, utan att vinna en enda match. I våras förlorade de den första striden i elva träningsmatcher av fjorton. Lösningen var att sluta ha en.</p>
<blockquote>Alla kallar det passivt. Jag har aldrig haft så mycket att göra som när jag inte skjuter.<footer>Dilan ”Mooring” Arslan</footer></blockquote>
<p>Laget landar i slutet av flyglinjen, lämnar alltid huset fyrtio sekunder innan zonen rör sig och går en i taget mellan skydden. Kostnaden är sikten: en enda sexa på åtta matcher. Förstalaget har redan bett att få se landningskartan. Andralaget bad om fler tröjor.</p>`,
    },
    pt: {
      title: '“Caímos por último de propósito”: a vaga da segunda equipe da Red Ferry',
      excerpt:
        'A capitã Dilan Arslan fala sobre evitar a primeira briga, andar na borda da zona sem carro e chegar à Winter Cup.',
      content: `<p>Dilan “Mooring” Arslan atende de uma lavanderia em Roterdã, a única porta do prédio que tranca. Atrás dela, a máquina lava as quatro camisas da segunda equipe da Red Ferry. Não existem outras.</p>
<p>No sábado, elas terminaram em terceiro na qualificatória aberta e ficaram com a última vaga direta para a Winter Cup, sem vencer uma única partida. Na primavera, tinham perdido a primeira briga em onze de catorze treinos. A saída foi deixar de brigar no começo.</p>
<blockquote>Todo mundo chama isso de jogo passivo. Nunca estive tão ocupada quanto quando não estou atirando.<footer>Dilan “Mooring” Arslan</footer></blockquote>
<p>A equipe salta no fim da rota do avião, sai da casa quarenta segundos antes de a zona andar e avança uma por vez entre as coberturas. O preço são as miras: uma única 6x em oito partidas. A equipe principal já pediu o mapa de quedas. Elas pediram mais camisas.</p>`,
    },
    de: {
      title: '„Wir landen absichtlich zuletzt“: Red Ferrys zweites Team ist durch',
      excerpt:
        'Kapitänin Dilan Arslan über vermiedene erste Kämpfe, den Zonenrand ohne Auto und einen Platz beim Winter Cup.',
      content: `<p>Dilan „Mooring“ Arslan meldet sich aus einer Waschküche in Rotterdam, der einzigen Tür im Haus, die sich abschließen lässt. Hinter ihr drehen sich vier Trikots. Mehr besitzt das zweite Team von Red Ferry nicht.</p>
<p>Am Samstag wurden sie Dritte der offenen Qualifikation und holten den letzten Direktplatz für den Winter Cup, ohne ein Spiel gewonnen zu haben. Im Frühjahr hatten sie den ersten Kampf in elf von vierzehn Scrims verloren. Also ließen sie ihn weg.</p>
<blockquote>Alle nennen das passiv. Ich hatte noch nie so viel zu tun wie dann, wenn ich nicht schieße.<footer>Dilan „Mooring“ Arslan</footer></blockquote>
<p>Das Team springt am Ende der Flugroute ab, verlässt jedes Haus vierzig Sekunden vor der Zone und läuft einzeln von Deckung zu Deckung. Der Preis: ein einziges Sechsfachvisier in acht Spielen. Das erste Team hat schon um die Landekarte gebeten. Das zweite bat um mehr Trikots.</p>`,
    },
    pl: {
      title: '„Celowo lądujemy ostatnie”: jak awansował drugi skład Red Ferry',
      excerpt:
        'Kapitanka Dilan Arslan o unikaniu pierwszej walki, chodzeniu skrajem strefy bez samochodu i miejscu w Winter Cup.',
      content: `<p>Dilan „Mooring” Arslan odbiera w pralni w Rotterdamie, bo tylko tam da się zamknąć drzwi na klucz. Za nią pralka obraca cztery koszulki. Więcej drugi skład Red Ferry ich nie ma.</p>
<p>W sobotę zajęły trzecie miejsce w otwartych kwalifikacjach i wzięły ostatnią bezpośrednią przepustkę do Winter Cup, choć nie wygrały ani jednego meczu. Wiosną przegrały pierwszą walkę w jedenastu sparingach z czternastu. Postanowiły więc jej nie toczyć.</p>
<blockquote>Wszyscy mówią, że to pasywna gra. Nigdy nie mam tyle roboty, co wtedy, gdy nie strzelam.<footer>Dilan „Mooring” Arslan</footer></blockquote>
<p>Drużyna skacze na samym końcu trasy samolotu, wychodzi z domu czterdzieści sekund przed ruchem strefy i przemyka pojedynczo od osłony do osłony. Ceną są celowniki: jedna szóstka na osiem meczów. Pierwszy skład już poprosił o mapę lądowań. Drugi poprosił o więcej koszulek.</p>`,
    },
    ru: {
      title: '«Мы нарочно высаживаемся последними»: как прошёл второй состав Red Ferry',
      excerpt:
        'Капитан Дилан Арслан о том, как обойтись без первой драки, ходить по краю зоны без машины и попасть на Winter Cup.',
      content: `<p>Дилан «Mooring» Арслан отвечает из прачечной в Роттердаме: только там дверь запирается на ключ. За её спиной машина крутит четыре командные футболки. Других у второго состава Red Ferry нет.</p>
<p>В субботу девушки заняли третье место в открытой квалификации и забрали последнюю прямую путёвку на Winter Cup, не выиграв ни одного матча. Весной они проигрывали первую драку в одиннадцати тренировочных играх из четырнадцати. И решили её не начинать.</p>
<blockquote>Все называют это пассивной игрой. Я никогда не бываю так занята, как когда не стреляю.<footer>Дилан «Mooring» Арслан</footer></blockquote>
<p>Команда прыгает в самом конце маршрута, выходит из дома за сорок секунд до движения зоны и перебегает по одной от укрытия к укрытию. Расплата — прицелы: один шестикратник на восемь матчей. Основной состав уже попросил карту высадок. Второй попросил ещё футболок.</p>`,
    },
    uk: {
      title: '«Ми навмисно висаджуємося останніми»: як пройшов другий склад Red Ferry',
      excerpt:
        'Капітанка Ділан Арслан про те, як уникати першої сутички, ходити краєм зони без машини й потрапити на Winter Cup.',
      content: `<p>Ділан «Mooring» Арслан відповідає з пральні в Роттердамі: лише там двері замикаються на ключ. За її спиною машинка крутить чотири командні футболки. Інших другий склад Red Ferry не має.</p>
<p>У суботу дівчата посіли третє місце у відкритій кваліфікації й забрали останню пряму путівку на Winter Cup, не вигравши жодного матчу. Навесні вони програвали першу сутичку в одинадцяти тренувальних іграх із чотирнадцяти. Тож вирішили її не починати.</p>
<blockquote>Усі називають це пасивною грою. Я ніколи не маю стільки роботи, як тоді, коли не стріляю.<footer>Ділан «Mooring» Арслан</footer></blockquote>
<p>Команда стрибає наприкінці маршруту літака, виходить із будинку за сорок секунд до руху зони й перебігає по одній від укриття до укриття. Розплата — приціли: один шестикратник на вісім матчів. Основний склад уже попросив мапу висадок. Другий попросив іще футболок.</p>`,
    },
  },
  comments: [
    {
      by: 'Marisol',
      minutesAfter: 14,
      text: 'Three of them shared one bed and a kettle at our cup. I have never been so proud of a third place.',
      upvotes: 55,
    },
    {
      by: 'stormside',
      minutesAfter: 27,
      text: '@Ozzy7 I did write that and I stand by it. I also watched match six four times.',
      upvotes: 48,
    },
    {
      by: 'boxfight',
      minutesAfter: 39,
      text: 'Wait, they qualified without winning a game?',
      upvotes: 11,
    },
    {
      by: 'halftime',
      minutesAfter: 46,
      text: '@boxfight Placement points in seven of eight. Boring people call it consistency.',
      upvotes: 35,
    },
    {
      by: 'quietward',
      minutesAfter: 92,
      text: 'Forty seconds before the circle moves, always. That is a ward timer. I knew I liked this team.',
      upvotes: 29,
    },
    {
      by: 'bushcamper',
      minutesAfter: 150,
      text: '“Until somebody stands on a frog” goes on my gravestone.',
      upvotes: 51,
    },
    {
      by: 'Elif',
      minutesAfter: 233,
      text: 'Çamaşırhaneden röportaj vermek ayrı bir seviye. Winter Cup’ta da aynı sabrı görürüz umarım.',
      upvotes: 18,
    },
    {
      by: 'Hanneke',
      minutesAfter: 340,
      text: 'Somebody should check what the second squad is actually promised in writing. Four shirts suggests the answer is four shirts.',
      upvotes: 38,
    },
    {
      by: 'pixelpaul',
      minutesAfter: 415,
      text: '@Hanneke I drew their overlay for nothing, so I can confirm the budget is the laundry.',
      upvotes: 27,
    },
    {
      by: 'rotato',
      minutesAfter: 700,
      text: 'Leaving early and arriving early. Truly a foreign culture.',
      upvotes: 33,
    },
    {
      by: 'krzak',
      minutesAfter: 1130,
      text: 'Which ditch exactly? I have been along that dike with a spreadsheet and there are only two places where the water reaches the belt.',
      upvotes: 14,
    },
    {
      by: 'Ozzy7',
      minutesAfter: 1205,
      text: '@krzak She asked me not to say until after the cup. You will have to get wet.',
      upvotes: 31,
    },
    {
      by: 'Luisa',
      minutesAfter: 2210,
      text: 'Mostrei a entrevista às minhas alunas em Recife. Hoje o treino foi inteiro sem atirar, e ninguém reclamou.',
      upvotes: 26,
    },
    {
      by: 'lastcircle',
      minutesAfter: 3480,
      text: '@stormside Second in match six is a very respectable result, let me tell you.',
      upvotes: 40,
    },
    {
      by: 'Patrycja',
      minutesAfter: 5200,
      text: 'We tried the late drop in our Gdynia league on Sunday. Same ugly houses, two other teams had read this. Chaos, but friendly chaos.',
      upvotes: 22,
    },
  ],
})
