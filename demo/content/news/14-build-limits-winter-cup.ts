import { news } from '../news-entry.ts'

export default news({
  author: 'Saga',
  categories: ['fortnite'],
  tags: ['winter-cup', 'building', 'patch-notes', 'coaching'],
  mentions: ['stormside'],
  image: 'fortnite-1',
  hoursAgo: 4,
  upvotes: 268,
  moments: [
    '250 of anything',
    'the box built out of nerves',
    '31 boxes after a scratch',
    'ramps at six wood',
    'the roof over the roof',
  ],
  talk: `
    250 wood is what I carry to the toilet.
    > I did not need this picture, thanks.
    Coaches in favour, players against, storm undecided.
    My duo builds when I sneeze. We are doomed on Thursday.
    Stop boxing up after a scratch. Great. And who tells my fingers?
    > Oven gloves for a week. It worked for my brother.
    Metal to one player, wood to the other is going to break up friendships.
    Ramps on sale, everything must go.
    Edge players will complain for a month and then win it anyhow.
  `,
  versions: {
    en: {
      title: 'Build limits cut in half for the winter cup',
      excerpt:
        'Ramps are cheaper, walls are not, and nobody may carry more than 250 of anything. Three coaches on which habits to drop before Thursday.',
      content: `<p>Count what you spend when somebody scratches your shield from eighty metres. Four walls, a floor, a cone, a ramp to look over: until this morning that reflex cost 70 out of a possible 500 wood. On Thursday it will cost 66 out of 250. The Winter Cup has halved the carrying limit for every material, and a box built out of nerves is now a quarter of your wood.</p>
<p>The rule sheet went out this morning, three days before the first match. Only one piece got cheaper.</p>
<table><thead><tr><th>Rule</th><th>So far</th><th>Winter Cup</th></tr></thead><tbody><tr><td>Limit per material</td><td>500</td><td>250</td></tr><tr><td>Wall</td><td>10</td><td>10</td></tr><tr><td>Floor and cone</td><td>10</td><td>10</td></tr><tr><td>Ramp</td><td>10</td><td>6</td></tr><tr><td>Paid per elimination</td><td>50 of each</td><td>50 of each</td></tr></tbody></table>
<p>Full pockets used to mean 150 walls. They mean 75 now, or 125 ramps. The organisers want duos to move earlier and fight for refills instead of sitting on brick until zone eight. I asked three coaches what they are taking out of their players’ hands.</p>
<h2>Drop the free box</h2>
<p>Henrik Aasland at Northwind had gone through his duo’s last twelve scrims before lunch and counted 31 boxes built after damage of 20 or less. In 24 of them nobody was pushing. “They built to feel better,” he says. His new rule: under 30 damage you get one wall and one ramp, 16 wood in all, and you walk.</p>
<h2>Drop the second layer</h2>
<p>Rosa Quintela of Tidewater is going after the late game. Her teams tunnel through the moving zones with a roof over the roof, about 50 a tile. Fourteen tiles make 700, and 700 is nearly everything one player can hold.</p>
<blockquote>We crossed zone eight twice this morning with single cones, and we were hit once. I will take being hit once. What I will not take is arriving in zone nine with forty metal and a beautiful roof behind us.<footer>Rosa Quintela, Tidewater</footer></blockquote>
<h2>Drop the argument over a wall</h2>
<p>Piotr Wilk, Ostrava Nine, timed wall fights: two players replacing the same piece, over and over, until one of them gets lucky with the ping. The average in his log is seven walls a head. “Seventy wood for a coin toss. Lose the wall once, then leave by ramp. The ramp is the only thing on sale.”</p>
<h2>What to practise instead</h2>
<ul><li>Farming on rotation: 250 fills up in under two minutes, so the second stop at a refill car is wasted time.</li><li>Splitting materials by role. All three coaches now give the metal to one player and let the other one scout with wood.</li><li>Ramp rushes without the wall in front. At 16 a step with floor they are finally worth the risk against a team that has to count.</li></ul>
<p>My own doubt is about edge players. Our regular stormside has made a living from entering zone six with 1,400 materials that nobody else had time to farm. With a ceiling of 750 that advantage is gone on Thursday, and what is left is just the storm.</p>`,
    },
    sv: {
      title: 'Byggtaket halveras inför Winter Cup – bara ramper blir billigare',
      excerpt:
        'Ingen får bära mer än 250 av något material, och väggar kostar som förr. Tre tränare om vanorna som måste bort före torsdag.',
      content: `<p>Fyra väggar, golv, kon och en ramp att titta över: den låda du slänger upp av ren nervositet kostar på torsdag 66 av 250 trä. Winter Cup halverar gränsen för varje material. Rampen går från 10 till 6, allt annat kostar som vanligt.</p>
<p>Henrik Aasland i Northwind räknade till 31 lådor efter ynka 20 i skada eller mindre, och i 24 av fallen kom ingen. Nu gäller en vägg, en ramp och spring vidare. Rosa Quintela i Tidewater stryker det dubbla taket i de rörliga zonerna: fjorton rutor äter 700 material, nästan allt en spelare får bära.</p>
<p>Piotr Wilk i Ostrava Nine vill slippa bråken om en enda vägg. ”Sjuttio trä på att singla slant. Förlora väggen en gång och ta rampen därifrån. Det är det enda som är på rea.”</p>
<p>Hårdast drabbas kantspelarna. Den som brukade rulla in i zon sex med 1 400 material får nu nöja sig med 750.</p>`,
    },
    pt: {
      title: 'Limite de construção cai pela metade na Winter Cup',
      excerpt:
        'As rampas ficam mais baratas, as paredes não, e ninguém carrega mais de 250 de cada material. Três treinadores explicam.',
      content: `<p>Quatro paredes, piso, cone e uma rampa para espiar: a box feita por puro nervosismo vai custar, na quinta-feira, 66 das 250 madeiras possíveis. A Winter Cup cortou pela metade o limite de cada material. A rampa desce de 10 para 6; o resto mantém o preço.</p>
<p>Henrik Aasland, da Northwind, contou 31 boxes erguidas depois de um dano de 20 ou menos. Em 24 casos ninguém vinha atacar. Rosa Quintela, da Tidewater, elimina o teto duplo nas zonas móveis: catorze blocos consomem 700 materiais, quase tudo o que um jogador pode levar.</p>
<p>Já Piotr Wilk, da Ostrava Nine, quer acabar com a disputa pela mesma parede. “Setenta de madeira para um cara ou coroa. Perca a parede uma vez e saia pela rampa, a única coisa em promoção.”</p>
<p>Quem mais perde é quem joga na borda: os 1.400 materiais da zona seis viram, no máximo, 750.</p>`,
    },
    de: {
      title: 'Winter Cup halbiert das Baulimit, nur Rampen werden billiger',
      excerpt:
        'Mehr als 250 von jedem Material darf niemand tragen, Wände kosten so viel wie bisher. Drei Trainer über Gewohnheiten, die wegmüssen.',
      content: `<p>Vier Wände, Boden, Dach und eine Rampe zum Drüberschauen: Die Box, die man aus Nervosität hinstellt, kostet am Donnerstag 66 von 250 Holz. Der Winter Cup halbiert die Obergrenze für jedes Material. Rampen sinken von 10 auf 6, alles andere bleibt beim alten Preis.</p>
<p>Henrik Aasland von Northwind zählte 31 Boxen nach höchstens 20 Schaden, in 24 Fällen kam gar kein Angriff. Künftig gibt es eine Wand, eine Rampe, und dann wird gelaufen. Rosa Quintela von Tidewater streicht das doppelte Dach in den beweglichen Zonen: Vierzehn Felder fressen 700 Material, fast alles, was ein Spieler tragen darf.</p>
<p>Piotr Wilk von Ostrava Nine verbietet den Streit um eine einzelne Wand. „Siebzig Holz für einen Münzwurf. Verlier die Wand einmal und geh über die Rampe raus. Die ist als Einziges im Angebot.“</p>
<p>Am härtesten trifft es Randspieler: Aus 1.400 Material in Zone sechs werden höchstens 750.</p>`,
    },
    pl: {
      title: 'Winter Cup tnie limity budowania o połowę, tanieją tylko rampy',
      excerpt:
        'Nikt nie uniesie więcej niż 250 jednego surowca, a ściany kosztują tyle co dotąd. Trzej trenerzy o nawykach do porzucenia.',
      content: `<p>Cztery ściany, podłoga, daszek i rampa, żeby wyjrzeć: box postawiony z nerwów będzie w czwartek kosztował 66 z 250 drewna. Winter Cup obniża o połowę limit każdego surowca. Rampa tanieje z 10 do 6, reszta cen się nie zmienia.</p>
<p>Henrik Aasland z Northwind naliczył 31 boxów po obrażeniach nie większych niż 20. W 24 przypadkach nikt nie nacierał. Teraz obowiązuje jedna ściana, jedna rampa i bieg dalej. Rosa Quintela z Tidewater rezygnuje z podwójnego dachu w ruchomych strefach, bo czternaście kratek pochłania 700 materiałów, czyli prawie całe kieszenie.</p>
<p>Piotr Wilk z Ostrava Nine zakazuje z kolei kłótni o jedną ścianę. „Siedemdziesiąt drewna za rzut monetą. Przegraj ścianę raz i wyjdź rampą, bo tylko ona jest w promocji”.</p>
<p>Najwięcej stracą gracze z krawędzi strefy: z 1400 materiałów w szóstej zrobi się najwyżej 750.</p>`,
    },
    ru: {
      title: 'Winter Cup вдвое урезал лимит материалов, подешевели только рампы',
      excerpt:
        'Больше 250 единиц каждого материала не унести, стены стоят как раньше. Три тренера о привычках, с которыми пора проститься.',
      content: `<p>Четыре стены, пол, конус и рампа, чтобы выглянуть: бокс, построенный на нервах, в четверг обойдётся в 66 дерева из 250. Winter Cup вдвое снизил предел по каждому материалу. Рампа дешевеет с 10 до 6, остальное стоит столько же.</p>
<p>Хенрик Осланд из Northwind насчитал 31 бокс после урона не больше 20; в 24 случаях никто и не нападал. Теперь правило такое: стена, рампа и бегом дальше. Роса Кинтела из Tidewater отказывается от двойной крыши в движущихся зонах: четырнадцать клеток съедают 700 материалов, почти весь запас игрока.</p>
<p>Пётр Вильк из Ostrava Nine запретил споры за одну стену: «Семьдесят дерева за бросок монетки. Проиграл стену один раз — уходи по рампе, на неё единственную скидка».</p>
<p>Сильнее всех пострадают те, кто играет от края: вместо 1400 материалов в шестой зоне у них будет не больше 750.</p>`,
    },
    uk: {
      title: 'Winter Cup удвічі зрізав ліміт матеріалів, здешевшали лише рампи',
      excerpt:
        'Більш як 250 одиниць кожного матеріалу не понесеш, стіни коштують як і раніше. Троє тренерів про звички, яких треба позбутися.',
      content: `<p>Чотири стіни, підлога, конус і рампа, щоб визирнути: бокс, поставлений з переляку, у четвер коштуватиме 66 дерева з 250. Winter Cup удвічі зменшив межу для кожного матеріалу. Рампа дешевшає з 10 до 6, решта цін не змінюється.</p>
<p>Генрік Осланд із Northwind нарахував 31 бокс після шкоди не більш як 20, і у 24 випадках ніхто навіть не нападав. Тепер правило просте: стіна, рампа й біжимо далі. Роса Кінтела з Tidewater відмовляється від подвійного даху в рухомих зонах, бо чотирнадцять клітинок з’їдають 700 матеріалів, майже весь запас гравця.</p>
<p>Пйотр Вільк з Ostrava Nine заборонив суперечки за одну стіну: «Сімдесят дерева за кидок монети. Програв стіну раз — виходь рампою, знижка тільки на неї».</p>
<p>Найбільше втратять ті, хто грає від краю: замість 1400 матеріалів у шостій зоні матимуть щонайбільше 750.</p>`,
    },
  },
  comments: [
    { by: 'boxfight', minutesAfter: 3, text: 'ramps cheaper let’s go, free stairs', upvotes: 12 },
    {
      by: 'grumble',
      minutesAfter: 5,
      text: '@boxfight you read the first two words of the excerpt and built a ramp, didn’t you.',
      upvotes: 46,
    },
    {
      by: 'stormside',
      minutesAfter: 9,
      text: 'Named in an article for the first time in my life and it is an obituary.',
      upvotes: 57,
    },
    {
      by: 'lastcircle',
      minutesAfter: 16,
      text: 'A quarter of my wood per panic attack. I finished second on 500. I do not want to think about where I finish on 250.',
      upvotes: 33,
    },
    {
      by: 'Luisa',
      minutesAfter: 24,
      text: '@lastcircle my school team practises with a 200 limit since last term because the club laptops stutter with big builds. We were ahead of our time by accident.',
      upvotes: 40,
    },
    {
      by: 'DadAim',
      minutesAfter: 31,
      text: 'Finally a rule set for people whose hands top out at one wall and one ramp.',
      upvotes: 48,
    },
    {
      by: 'Oleksa',
      minutesAfter: 44,
      text: 'The 31 boxes need a denominator. How many shots of 20 or less did they take in total in those twelve scrims? If it is 40, that is a habit. If it is 400, it is restraint.',
      upvotes: 22,
    },
    {
      by: 'Saga',
      minutesAfter: 58,
      text: '@Oleksa asked him: 52. So it is a habit, and a bad one. Thank you, that should have been in the text.',
      upvotes: 29,
    },
    {
      by: 'Ferreira',
      minutesAfter: 71,
      text: 'Como canhoto, sempre perdi a disputa da parede. Agora chamam-lhe disciplina.',
      upvotes: 18,
    },
    {
      by: 'looplord',
      minutesAfter: 80,
      text: 'first coach here clearly never got third partied in the open lol, one wall and a prayer',
      upvotes: 2,
      deleted: true,
    },
    {
      by: 'Ingrid',
      minutesAfter: 97,
      text: 'Three days of notice is not fine, by the way. We had scrims booked until Wednesday under the old numbers and the partner team does not want to switch.',
      upvotes: 35,
    },
    {
      by: 'Patrycja',
      minutesAfter: 118,
      text: '@Saga 50 a tile for a roof over the roof? Floor, two walls, cone and the extra cone, yes, that fits. I count it as 40 when the side is a hill.',
      upvotes: 11,
    },
    {
      by: 'mirka',
      minutesAfter: 136,
      text: 'Nikt nie pisze, że limit broni i amunicji został bez zmian. Mniej budowania przy tej samej liczbie rakiet. Powodzenia w dziewiątej strefie.',
      upvotes: 26,
    },
    {
      by: 'redzone',
      minutesAfter: 165,
      text: 'Is this only for the Winter Cup or will it come to the open weekly cups too? The rule sheet says “for this event” and I have been lied to before.',
      upvotes: 15,
    },
    {
      by: 'pixelpaul',
      minutesAfter: 201,
      text: '@redzone only this event, as far as I know. But I have just redrawn the overlay so the material counter turns red at 50 instead of 100, so I hope it stays.',
      upvotes: 19,
    },
  ],
})
