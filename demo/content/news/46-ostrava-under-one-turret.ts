import { news } from '../news-entry.ts'

export default news({
  author: 'Saga',
  categories: ['lol'],
  tags: ['lantern-league', 'rookies', 'draft'],
  mentions: ['bushcamper'],
  image: 'lol-4',
  hoursAgo: 137,
  upvotes: 463,
  moments: [
    'eleven minutes under one turret',
    '212 health on the last turret',
    'the support who bought a Zhonya’s',
    'fourteen defeats in a row',
    'a substitute with a bus to catch',
  ],
  talk: `
    Fourteen in a row and then this. I do not even support them and I stood up.
    > I support them and I had left the room.
    Eleven minutes of Anivia. Somewhere a Union Street fan is still walking into a wall.
    A support with a Zhonya’s and nobody flamed him. Tournament of miracles.
    212 health. My printer has more.
    > Your printer has never held a base.
    They won because they were too slow to lose.
    Dive the last turret without the wave, they said. What could happen, they said.
    > A bird could happen.
  `,
  versions: {
    en: {
      title: 'Fourteen defeats, then Ostrava Nine win from under a single turret',
      excerpt:
        'Two inhibitors down, 8,300 gold behind and one Nexus turret left. Their support was a substitute who had told his mother he would be on the nine o’clock bus.',
      content: `<p>Kamil “Dovetail” Hruška had his coat on the back of the chair. The nine o’clock bus to Opava was the last one, his mother would be at the stop, and Ostrava Nine had not played past thirty-three minutes since September. At 20.51 there was one Nexus turret left, it had 212 health, and five people from Union Street were running at it.</p>
<p>The last round of the Lantern League’s group stage had nothing to decide between these two. Union Street were eighth. Ostrava Nine had lost fourteen games in a row, and since their support has mumps they had borrowed a seventeen-year-old from the regional league, who had met his team-mates at lunch.</p>
<h2>A draft for losing slowly</h2>
<p>What he found there was a draft that somebody had thought about. “We fall behind in every game,” says coach Lenka Říhová. “So I stopped looking for a way not to, and asked what we would like to have when we are behind.” Anivia for Lumen, Ornn for Pantry, Ziggs at the bottom: three champions that kill a wave without leaving the house.</p>
<p>The part of me that reads builds before anything else noticed it at minute 24. Instead of the usual shield for the others, Dovetail went for Zhonya’s Hourglass on Rakan, with less gold than any support in the league that day. He was the third on the team to own one. If you are going to be dived you may as well be dived by people who waste two and a half seconds on a statue, three times.</p>
<blockquote>I asked whether I was allowed to buy it. They said nobody had ever asked.<footer>Kamil “Dovetail” Hruška</footer></blockquote>
<h2>Eleven minutes</h2>
<p>From 29:40 to 40:50 Ostrava Nine did not set foot beyond their own gate. Union Street took Baron twice. The first siege ended in walls of ice, the second cost them a Flash and two inhibitors’ worth of patience. At the third they did not wait for the minions. Three statues, one wall behind them, and Pantry’s ram coming through it: four died under the turret, and the fifth, who had the Teleport, was looking at the shop.</p>
<p>The way to the other Nexus is long when you have not walked it for eleven minutes. Lumen and the Ziggs arrived with nineteen seconds to spare.</p>
<p>bushcamper, who supports this team, told me he had gone out for air at thirty-eight minutes and heard it through the door. Union Street’s captain shook hands and said that he would like never to see a bird again.</p>
<p>Dovetail missed the bus. Říhová drove him home, an hour and ten each way. It is the longest she has been in a good mood since spring.</p>`,
    },
    sv: {
      title: 'Fjorton förluster, sedan vann Ostrava Nine under ett enda torn',
      excerpt:
        'Två inhibitorer borta, 8 300 guld efter och ett sista torn med 212 i hälsa. Supporten var inlånad och hade en buss att passa.',
      content: `<p>Kamil ”Dovetail” Hruška, sjutton år och inlånad för dagen, hade jackan över stolsryggen. Sista bussen hem gick klockan nio. Nio minuter innan hade Ostrava Nine ett enda torn framför Nexus, med 212 i hälsa, och fem spelare från Union Street kom springande.</p>
<p>Fjorton matcher i rad hade laget förlorat. Därför hade coachen Lenka Říhová draftat för just det läget: Anivia, Ornn och Ziggs, tre som kan städa bort en våg utan att lämna huset.</p>
<blockquote>Jag frågade om jag fick köpa en Zhonya’s. De sa att ingen hade frågat förut.<footer>Kamil ”Dovetail” Hruška</footer></blockquote>
<p>I elva minuter satte ingen foten utanför den egna porten. Vid tredje försöket väntade Union Street inte på sina minioner. Tre timglas, en isvägg och Ornns bagge: fyra dog under tornet. Ostrava hann fram till andra Nexus med nitton sekunder till godo. Bussen hade gått. Říhová körde honom hem.</p>`,
    },
    pt: {
      title: 'Catorze derrotas e, por fim, a Ostrava Nine vence debaixo de uma única torre',
      excerpt:
        'Dois inibidores a menos, 8.300 de ouro atrás e uma torre com 212 de vida. O suporte era emprestado e tinha um ônibus para pegar.',
      content: `<p>Kamil “Dovetail” Hruška, dezessete anos, emprestado por um dia, já estava com o casaco nas costas da cadeira: o último ônibus saía às nove. Nove minutos antes, restava à Ostrava Nine uma torre do Nexus com 212 de vida, e cinco jogadores da Union Street vinham correndo.</p>
<p>Eram catorze derrotas seguidas. Por isso a treinadora Lenka Říhová escolheu campeões para quando se está atrás: Anivia, Ornn e Ziggs, três que limpam uma onda sem sair de casa.</p>
<blockquote>Perguntei se podia comprar a Ampulheta. Disseram que ninguém nunca tinha perguntado.<footer>Kamil “Dovetail” Hruška</footer></blockquote>
<p>Durante onze minutos, ninguém passou do próprio portão. No terceiro cerco, a Union Street não esperou pelas tropas. Três estátuas douradas, um muro de gelo e o carneiro do Ornn: quatro mortos debaixo da torre. A Ostrava chegou ao outro Nexus com dezenove segundos de sobra. O ônibus já tinha ido. Foi Říhová quem o levou para casa.</p>`,
    },
    de: {
      title: 'Vierzehn Niederlagen, dann gewinnt Ostrava Nine unter einem einzigen Turm',
      excerpt:
        'Zwei Inhibitoren weg, 8.300 Gold Rückstand, ein Turm mit 212 Lebenspunkten. Der Support war ausgeliehen und musste zum Bus.',
      content: `<p>Kamil „Dovetail“ Hruška, siebzehn und für einen Tag ausgeliehen, hatte die Jacke schon über der Lehne. Um neun fuhr der letzte Bus. Neun Minuten vorher stand vor dem Nexus von Ostrava Nine noch ein Turm mit 212 Lebenspunkten, und fünf Leute von Union Street rannten darauf zu.</p>
<p>Vierzehn Spiele hatte das Team hintereinander verloren. Trainerin Lenka Říhová draftete deshalb gleich für den Rückstand: Anivia, Ornn und Ziggs räumen eine Welle ab, ohne das Haus zu verlassen.</p>
<blockquote>Ich habe gefragt, ob ich ein Stundenglas kaufen darf. Sie sagten, das habe noch nie jemand gefragt.<footer>Kamil „Dovetail“ Hruška</footer></blockquote>
<p>Elf Minuten lang setzte niemand einen Fuß vors eigene Tor. Beim dritten Anlauf wartete Union Street nicht auf die Vasallen. Drei goldene Statuen, eine Eiswand, dann Ornns Widder: Vier starben unter dem Turm. Neunzehn Sekunden blieben übrig, als der andere Nexus fiel. Der Bus war weg. Říhová fuhr ihn heim.</p>`,
    },
    pl: {
      title: 'Czternaście porażek, a potem Ostrava Nine wygrywa spod jednej wieży',
      excerpt:
        'Dwa inhibitory mniej, 8300 złota straty i wieża z 212 punktami życia. Wspierający był wypożyczony i spieszył się na autobus.',
      content: `<p>Siedemnastoletni Kamil „Dovetail” Hruška, wypożyczony na jeden dzień, powiesił kurtkę na oparciu. Ostatni autobus odjeżdżał o dziewiątej. Dziewięć minut wcześniej przed Nexusem Ostrava Nine stała jedna wieża z 212 punktami życia, a w jej stronę biegło pięciu graczy Union Street.</p>
<p>Drużyna przegrała wcześniej czternaście meczów z rzędu. Dlatego trenerka Lenka Říhová wybrała postacie na czarną godzinę: Anivię, Ornna i Ziggsa, którzy czyszczą falę bez wychodzenia z domu.</p>
<blockquote>Spytałem, czy mogę kupić klepsydrę. Powiedzieli, że nikt nigdy nie pytał.<footer>Kamil „Dovetail” Hruška</footer></blockquote>
<p>Przez jedenaście minut nikt nie wyszedł za własną bramę. Za trzecim razem Union Street nie poczekało na stwory. Trzy złote posągi, ściana lodu i baran Ornna: czterech zginęło pod wieżą. Do drugiego Nexusa Ostrava zdążyła na dziewiętnaście sekund przed końcem. Autobus odjechał. Do domu odwiozła go Říhová.</p>`,
    },
    ru: {
      title: 'Четырнадцать поражений, и вот Ostrava Nine выигрывают из-под одной башни',
      excerpt:
        'Минус два ингибитора, минус 8300 золота, у последней башни 212 здоровья. А одолженный саппорт опаздывал на автобус.',
      content: `<p>Семнадцатилетний Камил «Dovetail» Грушка, взятый на один день, заранее повесил куртку на спинку стула: последний автобус уходил в девять. За девять минут до этого перед нексусом Ostrava Nine стояла одна башня с 212 здоровья, и к ней бежали пятеро из Union Street.</p>
<p>До того команда проиграла четырнадцать матчей подряд. Поэтому тренер Ленка Ржигова набрала драфт на чёрный день: Анивия, Орн и Зиггс чистят волну, не выходя из дома.</p>
<blockquote>Я спросил, можно ли купить «Песочные часы». Мне сказали, что раньше никто не спрашивал.<footer>Камил «Dovetail» Грушка</footer></blockquote>
<p>Одиннадцать минут никто не выходил за свои ворота. В третий раз Union Street не стали ждать миньонов. Три золотые статуи, стена льда, баран Орна — и четверо легли под башней. До чужого нексуса Ostrava добежали с запасом в девятнадцать секунд. Автобус ушёл. Домой парня отвезла Ржигова.</p>`,
    },
    uk: {
      title: 'Чотирнадцять поразок, і ось Ostrava Nine перемагають з-під однієї вежі',
      excerpt:
        'Мінус два інгібітори, мінус 8300 золота, в останньої вежі 212 здоров’я. А позичений сапорт поспішав на автобус.',
      content: `<p>Сімнадцятирічний Каміл «Dovetail» Грушка, узятий на один день, заздалегідь повісив куртку на спинку стільця: останній автобус вирушав о дев’ятій. За дев’ять хвилин до того перед нексусом Ostrava Nine стояла одна вежа з 212 здоров’я, і до неї бігли п’ятеро з Union Street.</p>
<p>Перед тим команда програла чотирнадцять матчів поспіль. Тому тренерка Ленка Ржигова зібрала драфт на чорний день: Анівія, Орн і Зіґґс чистять хвилю, не виходячи з дому.</p>
<blockquote>Я спитав, чи можна купити «Пісочний годинник». Мені сказали, що досі ніхто не питав.<footer>Каміл «Dovetail» Грушка</footer></blockquote>
<p>Одинадцять хвилин ніхто не виходив за власну браму. Утретє Union Street не стали чекати міньйонів. Три золоті статуї, крижана стіна, баран Орна — і четверо полягли під вежею. До чужого нексуса Ostrava добігли із запасом у дев’ятнадцять секунд. Автобус поїхав. Додому хлопця відвезла Ржигова.</p>`,
    },
  },
  comments: [
    {
      by: 'bushcamper',
      minutesAfter: 3,
      text: 'I was outside. I have supported them for six years and I was OUTSIDE.',
      upvotes: 68,
    },
    {
      by: 'Kestrelfan',
      minutesAfter: 8,
      text: '@bushcamper Every team has one supporter who has to leave the room for it to work. Thank you for your service.',
      upvotes: 74,
    },
    { by: 'halftime', minutesAfter: 20, text: 'Eight thousand gold is not a lead.', upvotes: 52 },
    {
      by: 'Yuna',
      minutesAfter: 41,
      text: 'Watch Union Street’s jungler in the third dive: he pings the missing wave three times and then goes in with the others. I have been that jungler.',
      upvotes: 39,
    },
    {
      by: 'ohmyward',
      minutesAfter: 75,
      text: 'Support buys Zhonya’s, article gets written. I buy Zhonya’s, I get muted.',
      upvotes: 48,
    },
    {
      by: 'Oleksa',
      minutesAfter: 130,
      text: 'Teams 8,000 behind with one Nexus turret: I have 61 of them in the table and this is the second that won.',
      upvotes: 36,
    },
    {
      by: 'krzak',
      minutesAfter: 190,
      text: 'Z Ostrawy do Opawy jest trzydzieści pięć kilometrów. Godzina dziesięć? Ta trenerka chyba omawiała po drodze każdą falę.',
      upvotes: 44,
    },
    {
      by: 'bushcamper',
      minutesAfter: 215,
      text: '@krzak The game was in Olomouc. And yes, she did.',
      upvotes: 57,
    },
    {
      by: 'Luisa',
      minutesAfter: 400,
      text: 'Mostrei aos meus alunos a frase “pensei no que gostaríamos de ter quando estamos atrás”. Vai para a parede.',
      upvotes: 33,
    },
    { by: 'Vitya', minutesAfter: 1100, text: 'Маме на остановке отдельное уважение.', upvotes: 40 },
    {
      by: 'Patrycja',
      minutesAfter: 2900,
      text: 'He is on the bench of our neighbours’ league. We all knew, and we kept very quiet about it.',
      upvotes: 25,
    },
  ],
})
