import { news } from '../news-entry.ts'

export default news({
  author: 'Haldor',
  categories: ['csgo'],
  tags: ['harbour-cup', 'utility', 'map-pool'],
  mentions: ['Solve'],
  image: 'csgo-8',
  hoursAgo: 78,
  upvotes: 384,
  moments: [
    'Nuke without the wall of smokes',
    'seventeen T rounds out of thirty',
    'an outside that nobody smokes',
    'the smoke wall as a letter to the defenders',
  ],
  talk: `
    Nuke outside without a smoke is just a car park with opinions.
    They stopped sending the letter, and nobody knew any more when to be at home.
    > Best line under this article.
    And in the final the others were standing there with three rifles and no questions.
    Seventeen T rounds on Nuke used to be a whole month.
    > For us it still is.
    I tried it yesterday with four friends. We died under the crane, one after another, in good spirits.
    It is not that smokes are bad. It is that everybody knew which second they would land.
    Lower with forty seconds and no info, every round. I would need a helmet.
  `,
  versions: {
    en: {
      title: 'Saltworks stopped smoking outside on Nuke, and it worked until the final',
      excerpt:
        'Seventeen T rounds out of thirty in the Harbour Cup groups, after eight matches of barely four per half. The wall of smokes is gone, and so is the letter it posted.',
      content: `<p>Eight matches in a row, Saltworks opened their T side on Nuke the same way: three smokes from garage to secret, four players through the shadow behind them, and a lost round. They won 31 of 120. In the group stage of the Harbour Cup they kept the smokes in their pockets and won 17 of 30, enough to beat Ostrava Nine 16–11 and Northwind 16–9.</p>
<p>The wall is not a bad idea, only an old one. When it blooms at 1:30, every defender knows that ramp is safe for fifteen seconds and that lobby is close to empty. The ramp player is standing on the secret stairs before the fourth T has passed the red container. “We were paying nine hundred dollars to post them a letter,” says captain Callum “merrow” Teague.</p>
<h2>Five in lobby, nobody in the yard</h2>
<p>The new default starts with a lie. One player stands on T roof, in plain view of garage, until about 1:35, then drops back into lobby with the others. Nobody crosses. The saved $900 buys two more flashes and a molotov for hut, and for half a minute the only thing the A players hear is squeaky opening and closing.</p>
<p>At 1:05 the round begins. One smoke at the far end of ramp room, two flashes over the big box, three players along the left wall. The other two stay at hut and listen for the vent. If somebody drops through it to help, A has one defender and the second half of the plan is to walk in.</p>
<table><thead><tr><th>First contact</th><th>Rounds</th><th>Won</th></tr></thead><tbody><tr><td>Ramp</td><td>14</td><td>9</td></tr><tr><td>Hut and squeaky</td><td>11</td><td>5</td></tr><tr><td>Secret</td><td>5</td><td>3</td></tr></tbody></table>
<p>The man in the wrong place was Northwind’s rimfrost, who held garage with the AWP for the first eleven rounds of the defence. “He fired it four times,” his captain Sölve said afterwards. “Two of those were at the same pixel because he thought he had seen an elbow.” From the twelfth round Sölve pulled him into ramp. Saltworks walked secret in the next one, without a single smoke, and planted with 48 seconds left.</p>
<h2>Who can punish it</h2>
<p>A team that does not wait. A defence willing to take the red container at the start of the round, two players wide, hears an empty yard by 1:40 and can come into lobby from behind while five Ts are looking at ramp. Ostrava Nine tried that once, on a half-buy, and won the round with two MP9s.</p>
<p>Blacktide do it out of habit, and in Sunday’s final the bill came. Saltworks led 14–10 on Nuke with the new default and lost 16–14. In five of the last six rounds two Blacktide players were at red by 1:40, and twice they walked into lobby while the flashes for ramp were still in the air. Merrow calls it a fair price and says he has something for next time. He was buying smokes on the practice server when he said it.</p>`,
    },
    sv: {
      title: 'Saltworks slutade röka outside på Nuke – det höll till finalen',
      excerpt:
        'Sjutton T-rundor av trettio i Harbour Cups gruppspel, efter åtta matcher med knappt fyra per halvlek. Rökväggen är borta.',
      content: `<p>I åtta raka matcher öppnade Saltworks sin T-sida på Nuke likadant: tre rökgranater från garaget till secret, fyra man bakom dem och en förlorad runda. Det gav 31 av 120. I Harbour Cups gruppspel lät de röken ligga kvar i fickan, tog 17 av 30 och slog både Ostrava Nine (16–11) och Northwind (16–9).</p>
<p>Nu visar sig en ensam spelare på T-taket medan resten väntar i lobbyn. De 900 dollar som blir över går till två extra flashar och en molotov mot hut. När klockan står på 1:05 går tre man i ramp och två stannar för att lyssna på ventilationen. Nio av fjorton sådana rundor slutade med vinst.</p>
<p>”Vi betalade niohundra dollar för att skicka brev till dem”, säger kaptenen Callum ”merrow” Teague. Northwinds rimfrost höll garaget med AWP:n i elva rundor och sköt fyra gånger.</p>
<p>Svaret heter press. I söndagens final ledde Saltworks med 14–10, men Blacktide gick upp till den röda containern med två man i fem av de sex sista rundorna och vann med 16–14.</p>`,
    },
    pt: {
      title: 'Saltworks largou as smokes do outside na Nuke, e deu certo até a final',
      excerpt:
        'Dezessete rounds de TR em trinta na Harbour Cup, depois de oito jogos com menos de quatro por metade. A parede de fumaça acabou.',
      content: `<p>Foram oito jogos seguidos com a mesma abertura de TR na Nuke: três smokes da garagem até o secret, quatro jogadores atrás delas e mais um round perdido. Saldo: 31 vitórias em 120. Na fase de grupos da Harbour Cup, a Saltworks guardou as smokes, levou 17 de 30 rounds e bateu Ostrava Nine (16–11) e Northwind (16–9).</p>
<p>Agora só um jogador aparece no telhado enquanto os outros esperam no lobby. Os 900 dólares economizados viram duas flashes e um molotov para o hut. Em 1:05, três entram na rampa e dois ficam escutando o duto. A rampa rendeu nove rounds em catorze tentativas.</p>
<p>“Pagávamos novecentos dólares para mandar uma carta ao adversário”, diz o capitão Callum “merrow” Teague. Rimfrost, da Northwind, segurou a garagem de AWP durante onze rounds e disparou quatro vezes.</p>
<p>A resposta é pressionar. Na final de domingo, a Saltworks vencia por 14–10, mas a Blacktide avançou com dois até o contêiner vermelho em cinco dos últimos seis rounds e virou para 16–14.</p>`,
    },
    de: {
      title: 'Ohne Smokes auf Outside: Saltworks’ neues Nuke hielt bis zum Finale',
      excerpt:
        'Siebzehn von dreißig T-Runden in der Gruppe des Harbour Cups, nach acht Partien mit keinen vier pro Hälfte. Die Rauchwand ist Geschichte.',
      content: `<p>Acht Spiele lang begann die T-Seite von Saltworks auf Nuke gleich: drei Smokes von Garage bis Secret, vier Spieler dahinter, Runde weg. Die Ausbeute waren 31 von 120 Runden. In der Gruppenphase des Harbour Cups blieben die Smokes in der Tasche. Das Ergebnis: 17 von 30 Runden und Siege gegen Ostrava Nine (16:11) und Northwind (16:9).</p>
<p>Inzwischen zeigt sich nur noch einer auf dem T-Dach, der Rest wartet in der Lobby. Die gesparten 900 Dollar fließen in zwei Flashes und einen Molotow für Hut. Bei 1:05 geht es zu dritt über Rampe, zwei horchen auf den Lüftungsschacht. Neun von vierzehn dieser Angriffe saßen.</p>
<p>„Wir haben neunhundert Dollar bezahlt, um ihnen einen Brief zu schicken“, sagt Kapitän Callum „merrow“ Teague. Northwinds rimfrost stand elf Runden lang mit der AWP in der Garage und schoss viermal.</p>
<p>Gefährlich wird es gegen Teams, die nicht abwarten. Im Finale am Sonntag stand es 14:10 für Saltworks, ehe Blacktide in fünf der letzten sechs Runden zu zweit zum roten Container vorrückte und 16:14 gewann.</p>`,
    },
    pl: {
      title: 'Saltworks odpuścili dymy na outside i działało to aż do finału',
      excerpt:
        'Siedemnaście z trzydziestu rund po stronie T w grupie Harbour Cup po ośmiu meczach z niespełna czterema na połowę. Ściana dymu zniknęła.',
      content: `<p>Osiem meczów z rzędu Saltworks zaczynali stronę T na Nuke’u tak samo: trzy smoke’i od garażu do secretu, za nimi czterech graczy i kolejna runda w plecy. Bilans: 31 wygranych na 120. W fazie grupowej Harbour Cup dymy zostały w kieszeni, a zespół wziął 17 z 30 rund i pokonał Ostrava Nine (16:11) oraz Northwind (16:9).</p>
<p>Teraz na dachu T pokazuje się tylko jeden zawodnik, reszta czeka w lobby. Zaoszczędzone 900 dolarów idzie na dwa flashe i mołotowa pod hut. O 1:05 trójka wchodzi na rampę, a dwóch nasłuchuje wentylacji. Z czternastu takich wejść dziewięć skończyło się powodzeniem.</p>
<p>„Płaciliśmy dziewięćset dolarów za wysłanie im listu” – mówi kapitan Callum „merrow” Teague. Rimfrost z Northwind przez jedenaście rund trzymał garaż z AWP i, jak opowiada jego kapitan Sölve, strzelił cztery razy.</p>
<p>Receptą jest agresja. W niedzielnym finale Saltworks prowadzili 14:10, ale w pięciu z sześciu ostatnich rund Blacktide wychodzili we dwóch pod czerwony kontener i wygrali 16:14.</p>`,
    },
    ru: {
      title: 'Saltworks отказались от смоков на улице Nuke, и до финала это работало',
      excerpt:
        'Семнадцать раундов из тридцати за атаку в группе Harbour Cup после восьми матчей, где не набиралось и четырёх за половину.',
      content: `<p>Восемь матчей подряд Saltworks начинали атаку на Nuke одинаково: три смока от гаража до секрета, четверо за дымом и проигранный раунд. Итог: 31 из 120. На групповом этапе Harbour Cup смоки остались в кармане, команда взяла 17 раундов из 30 и обыграла Ostrava Nine (16:11) и Northwind (16:9).</p>
<p>Теперь на крыше показывается один игрок, остальные ждут в лобби. Сэкономленные 900 долларов уходят на две флешки и молотов под хат. На отметке 1:05 трое выходят на рампу, двое слушают вентиляцию. Из четырнадцати таких выходов удались девять.</p>
<p>«Мы платили девятьсот долларов, чтобы отправить сопернику письмо», — говорит капитан Каллум «merrow» Тиг. Rimfrost из Northwind одиннадцать раундов простоял в гараже с AWP и, по словам капитана Sölve, выстрелил четыре раза.</p>
<p>Наказать за такую игру может тот, кто не ждёт. В воскресном финале Saltworks вели 14:10, но в пяти из шести последних раундов Blacktide вдвоём занимали красный контейнер и победили 16:14.</p>`,
    },
    uk: {
      title: 'Saltworks перестали димити вулицю на Nuke, і до фіналу це працювало',
      excerpt:
        'Сімнадцять раундів із тридцяти в атаці в групі Harbour Cup після восьми матчів, де не виходило й чотирьох за половину.',
      content: `<p>Вісім матчів поспіль Saltworks починали атаку на Nuke однаково: три смоки від гаража до секрету, четверо гравців за димом і програний раунд. Підсумок — 31 зі 120. У групі Harbour Cup смоки лишилися в кишені: команда забрала 17 раундів із 30 та здолала Ostrava Nine (16:11) і Northwind (16:9).</p>
<p>Тепер на даху показується лише один гравець, решта чекає в лобі. Заощаджені 900 доларів ідуть на дві флешки й молотов під хат. На позначці 1:05 троє виходять на рампу, ще двоє прислухаються до вентиляції. З чотирнадцяти таких виходів удалися дев’ять.</p>
<p>«Ми платили дев’ятсот доларів, щоб надіслати їм листа», — каже капітан Каллум «merrow» Тіг. Rimfrost із Northwind одинадцять раундів простояв у гаражі з AWP і, за словами капітана Sölve, вистрілив чотири рази.</p>
<p>Покарати за це здатен той, хто не чекає. У недільному фіналі Saltworks вели 14:10, але в п’яти з шести останніх раундів Blacktide вдвох займали червоний контейнер і перемогли 16:14.</p>`,
    },
  },
  comments: [
    {
      by: 'smokewall',
      minutesAfter: 6,
      text: 'I have forty-one Nuke outside lineups in a spreadsheet and you publish this on a weekday morning. I will need a moment.',
      upvotes: 47,
    },
    {
      by: 'olddust',
      minutesAfter: 11,
      text: 'Five in lobby until one minute five was the default when the roof was still green. Everything comes back.',
      upvotes: 22,
    },
    {
      by: 'Solve',
      minutesAfter: 19,
      text: 'He has asked me to add that it was an elbow.',
      upvotes: 58,
    },
    {
      by: 'Tindra',
      minutesAfter: 34,
      text: '@Solve I went through the replay and it is a flash bouncing off the garage door. From that angle it does look like an elbow.',
      upvotes: 31,
    },
    {
      by: 'Gustavo',
      minutesAfter: 52,
      text: 'Small sample warning: 30 rounds. If their true rate were still 31 in 120, 17 or more would happen well under one time in a thousand, so something did change. Whether it is the smokes is another question.',
      upvotes: 40,
    },
    {
      by: 'rotato',
      minutesAfter: 75,
      text: 'As the man who has been on those secret stairs before the fourth T passes red: yes. As the man who was then shot from lobby: also yes.',
      upvotes: 18,
    },
    {
      by: 'Bohdan',
      minutesAfter: 121,
      text: '@Gustavo the opponents changed too. Six of those eight matches were against teams that play double ramp anyway. I would not retire the wall yet.',
      upvotes: 26,
    },
    {
      by: 'ecoround',
      minutesAfter: 160,
      text: 'Two MP9s on a half-buy is the only tactical content I need from this article. Thank you.',
      upvotes: 35,
    },
    {
      by: 'Vitya',
      minutesAfter: 233,
      text: 'Пересмотрел демку с Northwind. В седьмом раунде они вообще без единой флешки зашли на рампу, просто потому что там никого не было. Дело не в смоках, а в том, что защита спала.',
      upvotes: 14,
    },
    {
      by: 'halftime',
      minutesAfter: 300,
      text: 'Nine–six against Northwind turned out to be a lead. Fourteen–ten against Blacktide did not. I rest my case.',
      upvotes: 7,
    },
    {
      by: 'krzak',
      minutesAfter: 412,
      text: '@smokewall wyślij ten arkusz, mam do niego cztery piksele spod silosu, których na pewno nie masz.',
      upvotes: 16,
    },
    {
      by: 'Sanna',
      minutesAfter: 640,
      text: '@Solve so nobody asks the obvious thing: what was your ramp player doing for eleven rounds while his AWP was sunbathing in garage?',
      upvotes: 29,
    },
    {
      by: 'Ingrid',
      minutesAfter: 705,
      text: '@Sanna asking somebody to come inside, I assume. I manage a different team and I have heard that exact conversation in three languages.',
      upvotes: 44,
    },
    {
      by: 'nightbus',
      minutesAfter: 1110,
      text: 'Watched the whole 14–10 to 14–16 stretch on the 18 to Euston and said a word out loud at Great Portland Street. Nobody looked up.',
      upvotes: 9,
    },
    {
      by: 'nopeek',
      minutesAfter: 1530,
      text: 'The best part is the squeaky noise for thirty seconds. It costs nothing, it tells them nothing, and you still cannot ignore it.',
      upvotes: 20,
    },
  ],
})
