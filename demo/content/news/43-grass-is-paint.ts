import { news } from '../news-entry.ts'

export default news({
  author: 'Ozzy7',
  categories: ['pubg'],
  tags: ['late-circle', 'statistics', 'ranked'],
  mentions: ['bushcamper'],
  image: 'pubg-7',
  hoursAgo: 57,
  upvotes: 611,
  moments: [
    'bushcamper on a bare green lawn',
    'a bush that is still there at four hundred metres',
    'ten people with three seconds each',
    'the wheat that only grows near you',
  ],
  talk: `
    All those years in the wheat and everybody could see my boots.
    > Not your boots. Your whole career.
    A bush is an object, grass is paint. I want this on a mug.
    I asked my squad whether they could see me. They could see me.
    > Were you in the kitchen?
    Four hundred metres and a bush the size of a sofa. I have found a home.
    Now everyone will be in the bushes and the grass will be safe again.
    > That is how it starts. Then somebody tests the bushes.
    Lying in the open with confidence is also a kind of cover.
  `,
  versions: {
    en: {
      title: 'Grass is paint, bushes are real: how far away you stop being hidden',
      excerpt:
        'Ten people, three seconds each and bushcamper lying very still. At 200 metres a meadow hides you worse than a single shrub.',
      content: `<p>From where he lay, bushcamper had grass up to his ears. From where I stood, 200 metres up the hill with a six-times scope, he was a man in a dark jacket asleep on a golf course.</p>
<p>Everybody who plays Erangel knows that the engine stops drawing grass at some distance, and almost nobody behaves as if they knew. So we rented a custom match for two evenings, put him in four kinds of cover at four distances, and let ten people from the forum look through the same scope for three seconds each. They knew the field. They did not know where in it he was, or whether he was there at all.</p>
<table><thead><tr><th>Found by, of ten</th><th>50 m</th><th>100 m</th><th>200 m</th><th>400 m</th></tr></thead><tbody><tr><td>Prone in wheat</td><td>2</td><td>3</td><td>8</td><td>9</td></tr><tr><td>Prone in a meadow</td><td>3</td><td>4</td><td>9</td><td>9</td></tr><tr><td>Crouched behind a bush</td><td>4</td><td>4</td><td>4</td><td>5</td></tr><tr><td>Prone on a bare slope</td><td>9</td><td>9</td><td>9</td><td>8</td></tr></tbody></table>
<h2>The line</h2>
<p>Somewhere between 100 and 200 metres the meadow turns from the second-best place to lie into the worst but one. We walked it in steps of ten and on my settings the change comes at about 150. Lower settings do not help you look further through grass, by the way; people tried for years, and the game now draws the near stuff for everyone.</p>
<p>What happens beyond the line is clever. The engine knows that you are lying in something it no longer paints, and sinks your body a hand’s breadth into the ground to make up for it. That hides elbows. It does not hide a backpack. When bushcamper dropped his level three bag, the eight in the wheat at 200 metres became six.</p>
<h2>An object is an object</h2>
<p>A bush, a hay bale and a fallen log are drawn as long as anything is. In the last row but one the numbers hardly move: whoever has a shrub between himself and the hill has it at every distance. The only people who found him there were those who saw the barrel.</p>
<p>So for phase six, when the closest squad you know of is on a ridge 200 metres away, crawling from bush to bush beats lying down where you are. Inside a hundred, stay in the wheat and be quiet. And if you have to shoot out of grass, move two body lengths afterwards. Nobody needs to see you when they have seen the flash.</p>
<p>At the end I asked him to hide wherever he liked. It took the ten of us fourteen minutes. He was behind me.</p>`,
    },
    sv: {
      title: 'Gräs är målarfärg, buskar är på riktigt: så långt räcker ditt gömställe',
      excerpt:
        'Tio personer, tre sekunder var och bushcamper som ligger blickstilla. På 200 meter skyddar en äng sämre än en enda buske.',
      content: `<p>Själv hade bushcamper gräs upp till öronen. Från kullen 200 meter bort, genom ett sexgångers sikte, såg jag en man i mörk jacka som sov på en golfbana.</p>
<p>Alla vet att gräset slutar ritas på avstånd, men få spelar efter det. Därför lät vi tio forummedlemmar leta i tre sekunder var. På 100 meter hittade tre av tio honom i vetet, på 200 meter åtta. Bakom en buske var siffran fyra på båda avstånden och fem på 400 meter.</p>
<h2>Gränsen går vid 150</h2>
<p>Längre bort sänker spelet ner kroppen en aning i marken som kompensation. Det döljer armbågar, inte ryggsäckar: utan väska sjönk åtta till sex.</p>
<p>En buske, en höbal eller en stock ritas däremot alltid. Ligger fienden på en ås 200 meter bort är det alltså bättre att krypa från buske till buske än att ligga kvar. Till sist fick bushcamper gömma sig fritt. Vi letade i fjorton minuter. Han låg bakom mig.</p>`,
    },
    pt: {
      title: 'Grama é tinta, arbusto é de verdade: a que distância você deixa de estar escondido',
      excerpt:
        'Dez pessoas, três segundos cada e bushcamper deitado, imóvel. A 200 metros, um pasto esconde menos do que um único arbusto.',
      content: `<p>Para bushcamper, havia capim até as orelhas. Para mim, no morro a 200 metros e com uma mira de seis vezes, era um homem de casaco escuro dormindo num campo de golfe.</p>
<p>Todos sabem que o jogo deixa de desenhar a grama ao longe, e quase ninguém joga como se soubesse. Por isso pusemos dez membros do fórum para procurar, três segundos cada. A 100 metros, três o encontraram no trigo; a 200, oito. Atrás de um arbusto foram quatro nas duas distâncias e cinco a 400 metros.</p>
<h2>A linha dos 150</h2>
<p>Mais longe, o jogo afunda um pouco o corpo no chão para compensar. Isso esconde cotovelos, não mochilas: sem a dele, os oito passaram a seis.</p>
<p>Já um arbusto, um fardo de feno ou um tronco são desenhados sempre. Com o inimigo numa crista a 200 metros, rastejar de arbusto em arbusto é melhor do que ficar deitado. No fim, bushcamper se escondeu onde quis. Levamos catorze minutos. Estava atrás de mim.</p>`,
    },
    de: {
      title: 'Gras ist Farbe, Büsche sind echt: ab wann man euch doch sieht',
      excerpt:
        'Zehn Leute, je drei Sekunden und ein regloser bushcamper. Auf 200 Meter versteckt eine Wiese schlechter als ein einzelner Strauch.',
      content: `<p>Für bushcamper reichte das Gras bis zu den Ohren. Für mich, 200 Meter weiter oben und mit Sechsfach-Zielfernrohr, lag da ein Mann in dunkler Jacke auf einem Golfplatz und schlief.</p>
<p>Dass das Spiel Gras ab einer gewissen Entfernung nicht mehr zeichnet, weiß jeder. Danach spielen tut kaum jemand. Also durften zehn Leute aus dem Forum suchen, je drei Sekunden lang. Auf 100 Meter fanden ihn drei im Weizen, auf 200 Meter acht. Hinter einem Busch waren es beide Male vier, auf 400 Meter fünf.</p>
<h2>Bei 150 ist Schluss</h2>
<p>Dahinter lässt das Spiel den Körper zum Ausgleich ein Stück in den Boden sinken. Das verbirgt Ellbogen, aber keinen Rucksack: Ohne ihn wurden aus acht noch sechs.</p>
<p>Busch, Heuballen und Baumstamm dagegen bleiben immer stehen. Sitzt der Gegner auf einem Kamm in 200 Meter Entfernung, kriecht ihr also besser von Strauch zu Strauch. Zum Schluss durfte sich bushcamper verstecken, wo er wollte. Wir haben vierzehn Minuten gesucht. Er lag hinter mir.</p>`,
    },
    pl: {
      title: 'Trawa to farba, krzak jest prawdziwy: z jakiej odległości jednak cię widać',
      excerpt:
        'Dziesięć osób, po trzy sekundy i bushcamper, który leży bez ruchu. Z 200 metrów łąka chowa gorzej niż jeden krzew.',
      content: `<p>Bushcamper miał trawę po uszy. Ja, 200 metrów dalej na wzgórzu i z sześciokrotną lunetą, widziałem faceta w ciemnej kurtce, który śpi na polu golfowym.</p>
<p>Każdy wie, że gra od pewnej odległości nie rysuje trawy, ale mało kto tak gra. Poprosiliśmy więc dziesięć osób z forum, żeby szukały, każda przez trzy sekundy. Ze 100 metrów znalazły go w zbożu trzy, z 200 osiem. Za krzakiem w obu wypadkach cztery, a z 400 metrów pięć.</p>
<h2>Granica: 150 metrów</h2>
<p>Dalej gra w zamian wciska ciało odrobinę w ziemię. To chowa łokcie, plecaka już nie: bez niego z ośmiu zrobiło się sześć.</p>
<p>Krzak, bela siana i kłoda są za to rysowane zawsze. Jeśli wróg siedzi na grzbiecie 200 metrów dalej, lepiej czołgać się od krzaka do krzaka niż leżeć. Na koniec bushcamper mógł się schować, gdzie chciał. Szukaliśmy czternaście minut. Leżał za mną.</p>`,
    },
    ru: {
      title: 'Трава нарисована, куст настоящий: с какого расстояния вас всё-таки видно',
      excerpt:
        'Десять человек, по три секунды и неподвижный bushcamper. С двухсот метров луг прячет хуже одного-единственного куста.',
      content: `<p>У самого bushcamper трава стояла по уши. С холма в двухстах метрах, через шестикратный прицел, я видел мужчину в тёмной куртке, который спит на поле для гольфа.</p>
<p>Что вдали игра траву не рисует, знают все, но мало кто так играет. Поэтому десять человек с форума искали его по три секунды. Со ста метров в пшенице его нашли трое, с двухсот восемь. За кустом — четверо в обоих случаях и пятеро с четырёхсот.</p>
<h2>Граница — 150 метров</h2>
<p>Дальше игра взамен слегка утапливает тело в землю. Локти это прячет, рюкзак нет: без него из восьми нашедших осталось шесть.</p>
<p>А вот куст, тюк сена и бревно рисуются всегда. Если враг сидит на гребне в двухстах метрах, лучше ползти от куста к кусту, чем лежать. Под конец bushcamper спрятался, где захотел. Искали четырнадцать минут. Он лежал у меня за спиной.</p>`,
    },
    uk: {
      title: 'Трава намальована, кущ справжній: з якої відстані вас усе-таки видно',
      excerpt:
        'Десятеро людей, по три секунди й нерухомий bushcamper. З двохсот метрів луг ховає гірше за один-єдиний кущ.',
      content: `<p>У самого bushcamper трава була по вуха. З пагорба за двісті метрів, крізь шестикратний приціл, я бачив чоловіка в темній куртці, який спить на полі для гольфу.</p>
<p>Що вдалині гра трави не малює, знають усі, та мало хто так грає. Тож десятеро з форуму шукали його по три секунди. Зі ста метрів у пшениці його знайшли троє, з двохсот восьмеро. За кущем — четверо в обох випадках і п’ятеро з чотирьохсот.</p>
<h2>Межа — 150 метрів</h2>
<p>Далі гра натомість трохи втоплює тіло в землю. Лікті це ховає, рюкзак ні: без нього з вісьмох лишилося шестеро.</p>
<p>А от кущ, тюк сіна й колода малюються завжди. Якщо ворог сидить на гребені за двісті метрів, краще повзти від куща до куща, ніж лежати. Наостанок bushcamper сховався, де схотів. Шукали чотирнадцять хвилин. Він лежав у мене за спиною.</p>`,
    },
  },
  comments: [
    {
      by: 'bushcamper',
      minutesAfter: 6,
      text: 'For the record I fell asleep once. It was the 400 metre round and I was still found by only five.',
      upvotes: 72,
    },
    {
      by: 'Ozzy7',
      minutesAfter: 14,
      text: '@bushcamper We know. The microphone was on.',
      upvotes: 66,
    },
    {
      by: 'rotato',
      minutesAfter: 29,
      text: 'I have been found in every row of this table.',
      upvotes: 34,
    },
    {
      by: 'Gustavo',
      minutesAfter: 47,
      text: 'Ten observers per cell is thin, but the jump from three to eight is not a fluke. How often did somebody “find” him when he was not there?',
      upvotes: 28,
    },
    {
      by: 'Ozzy7',
      minutesAfter: 70,
      text: '@Gustavo Twelve false alarms in 80 empty fields. Seven of them were the same tree stump.',
      upvotes: 45,
    },
    {
      by: 'redzone',
      minutesAfter: 130,
      text: 'On mobile the line is closer, about a hundred on my phone. Above that I am always on the golf course.',
      upvotes: 19,
    },
    {
      by: 'Yuna',
      minutesAfter: 220,
      text: 'As somebody from a game with brushes that either hide you or do not, I find all of this extremely stressful.',
      upvotes: 37,
    },
    {
      by: 'Tomasz',
      minutesAfter: 400,
      text: 'U nas na LAN-ie wystarczyło spojrzeć na monitor sąsiada. Zasięg: osiemdziesiąt centymetrów, skuteczność pełna.',
      upvotes: 40,
    },
    {
      by: 'stormside',
      minutesAfter: 770,
      text: '@Tomasz Draw distance of a neighbour: unlimited.',
      upvotes: 23,
    },
    {
      by: 'krzak',
      minutesAfter: 1200,
      text: 'My name has never been so well researched.',
      upvotes: 54,
    },
    {
      by: 'lastcircle',
      minutesAfter: 2300,
      text: 'Went from bush to bush as told. Came second. The bush won.',
      upvotes: 43,
    },
  ],
})
