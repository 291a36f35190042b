import { news } from '../news-entry.ts'

export default news({
  author: 'Haldor',
  categories: ['csgo', 'general'],
  tags: ['health', 'lan-life', 'winter-cup', 'hardware'],
  mentions: ['Aino'],
  image: 'csgo-5',
  hoursAgo: 4300,
  upvotes: 719,
  moments: [
    'eighteen milliseconds',
    'fourteen degrees on a covered ice rink',
    'the bucket',
    '22 players measured before their matches',
    'warming the wrong part',
  ],
  talk: `
    We warmed our hands on the router. It is the only thing the router ever did well.
    > Ours is cold as well. You are lucky with your router.
    The forearm, who would have thought. I have been breathing into my fists like an idiot since 2014.
    Aino for president.
    > Aino for a permanent contract, first.
    I play in an unheated garage in Tartu from October on and have been telling people this for years.
    Eighteen milliseconds is more than I paid for in my last three monitors.
    > The bucket was cheaper.
    Fourteen degrees and they still had the fans on. Explain.
    Gloves without fingers: yes or no? My team is split.
  `,
  versions: {
    en: {
      title: 'Cold fingers cost eighteen milliseconds, and most players warm the wrong part',
      excerpt:
        'The Winter Cup was played on a covered ice rink at fourteen degrees. Physio Aino measured 22 players before their matches, and then a bucket helped.',
      content: `<p>There were eleven pairs of gloves on the players’ table at the Winter Cup in Tampere, two electric blankets, a hairdryer and one hot-water bottle in the shape of a seal. Under the table, beneath eight centimetres of board, was the ice. The hall is a hockey rink for the rest of the year and nobody thaws a rink for a weekend of Counter-Strike. At stage height it was fourteen degrees on the Friday and never more than sixteen.</p>
<p>Aino, who is the physiotherapist of three of the teams, had expected that. She had a skin thermometer, a reaction test and the permission of 22 players from five teams, and before each of their first matches she measured the tip of the index finger on the mouse hand, forty reactions to a white square, and a minute of clicking on small targets.</p>
<table><thead><tr><th>Fingertip</th><th>Players</th><th>Median reaction</th><th>Targets per minute</th></tr></thead><tbody><tr><td>Above 30 °C</td><td>7</td><td>183 ms</td><td>71</td></tr><tr><td>25 to 30 °C</td><td>9</td><td>188 ms</td><td>66</td></tr><tr><td>Below 25 °C</td><td>6</td><td>201 ms</td><td>57</td></tr></tbody></table>
<p>Eighteen milliseconds is a little more than two ticks of a 128-tick server. That decides a duel now and then. The last column decides more of them, says Aino: a cold hand does not so much start late as stop late. “They overshoot and come back. You see it on the recoil, the spray goes up the wall and they pull it down in steps.”</p>
<h2>The bucket</h2>
<p>The six coldest got a bucket. Water at 38 degrees, both arms in to the elbow, five minutes. Reaction afterwards: 187 milliseconds. Targets: 67. After twelve minutes without gloves most of it was gone again, which is about half a half.</p>
<p>So the trick is keeping it, and here nearly everybody on that stage was doing it wrong. The muscles that move the fingers are in the forearm, and the blood that warms them passes there first. Fingerless gloves over bare arms in a short-sleeved team jersey are, in Aino’s words, “a hat on a house without walls”. Her list is short:</p>
<ol><li>Sleeves. A tight wool layer to the wrist on both arms, under the jersey.</li><li>Feet. Cold feet make the body close the hands; a piece of camping mat under the shoes was worth two degrees at the fingertip.</li><li>Heat pads in the crook of the elbow between rounds, not in the palm, where they make it sweat.</li><li>Coffee an hour before and not ten minutes before.</li></ol>
<p>Two of the five teams changed on the Saturday. Ostrava Nine’s AWP player, Radek Holub, who began the event at 23 degrees and lost nine of his first twelve opening duels, played the Sunday in his mother’s skiing underwear and won ten of sixteen. I would not build a theory on it, and neither would Aino: 22 people, one hall, no blind test, since it is hard to hide from a man whether his arm is in a bucket.</p>
<p>It costs next to nothing to try, though, and it is not about this game only. The organisers have meanwhile added a line to the Winter Cup rulebook, after the one on mousepads: long sleeves are permitted in any colour. The seal was always legal.</p>`,
    },
    sv: {
      title: 'Kalla fingrar kostar arton millisekunder – och de flesta värmer fel ställe',
      excerpt:
        'Winter Cup spelades på en övertäckt isrink i fjorton grader. Fysioterapeuten Aino mätte 22 spelare före match och tog fram en hink.',
      content: `<p>Elva par handskar, två elfiltar, en hårtork och en varmvattenflaska formad som en säl låg på spelarnas bord under Winter Cup i Tammerfors. Under bordet låg isen, täckt med skivor. På scenen var det fjorton grader.</p>
<p>Fysioterapeuten Aino mätte 22 spelare. De som hade minst 30 grader i pekfingret reagerade på 183 millisekunder, de under 25 grader på 201. Värre var precisionen: 57 träffar i minuten mot 71.</p>
<h2>Hinken</h2>
<p>De sex kallaste fick sänka armarna till armbågen i 38-gradigt vatten i fem minuter. Reaktionstiden föll till 187, men efter tolv minuter utan handskar var effekten nästan borta. Det gäller att behålla värmen, och då är fingerlösa handskar fel väg. Musklerna sitter i underarmen.</p>
<p>Ainos råd: ylle till handleden, en bit liggunderlag under skorna, värmekuddar i armvecket och kaffet en timme före match.</p>`,
    },
    pt: {
      title: 'Dedos frios custam 18 milissegundos, e quase todos aquecem o lugar errado',
      excerpt:
        'A Winter Cup foi jogada sobre um rinque de gelo, a catorze graus. A fisioterapeuta Aino mediu 22 jogadores, e um balde de água ajudou.',
      content: `<p>Onze pares de luvas, dois cobertores elétricos, um secador de cabelo e uma bolsa de água quente em forma de foca: assim estava a mesa dos jogadores na Winter Cup, em Tampere. Debaixo das tábuas havia gelo. No palco fazia catorze graus.</p>
<p>A fisioterapeuta Aino mediu 22 jogadores antes das partidas. Com a ponta do dedo acima de 30 °C, a reação mediana foi de 183 milissegundos; abaixo de 25 °C, de 201. A precisão caiu ainda mais, de 71 para 57 alvos por minuto.</p>
<h2>O balde</h2>
<p>Cinco minutos com os braços em água a 38 graus, até o cotovelo, baixaram a reação dos seis mais frios para 187. Doze minutos depois, quase tudo tinha se perdido. O segredo é conservar o calor, e não com luvas sem dedos: os músculos estão no antebraço. Aino recomenda mangas de lã, um isolante debaixo dos pés e café uma hora antes, nunca dez minutos.</p>`,
    },
    de: {
      title: 'Kalte Finger kosten 18 Millisekunden – und fast alle wärmen die falsche Stelle',
      excerpt:
        'Gespielt wurde der Winter Cup auf einer abgedeckten Eisfläche bei 14 Grad. Physiotherapeutin Aino hat 22 Spieler gemessen. Ein Eimer half.',
      content: `<p>Elf Paar Handschuhe, zwei Heizdecken, ein Föhn und eine Wärmflasche in Form einer Robbe lagen beim Winter Cup in Tampere auf dem Spielertisch. Darunter lag, unter Platten, das Eis. Auf der Bühne waren es 14 Grad.</p>
<p>Physiotherapeutin Aino hat 22 Spieler vor ihren Matches gemessen. Mit mehr als 30 Grad in der Fingerspitze lag die mittlere Reaktionszeit bei 183 Millisekunden, unter 25 Grad bei 201. Noch deutlicher litt die Präzision: 57 statt 71 Ziele pro Minute.</p>
<h2>Der Eimer</h2>
<p>Fünf Minuten bis zum Ellbogen in 38 Grad warmem Wasser, und die sechs Kältesten kamen auf 187. Nach zwölf Minuten war das meiste wieder weg. Wärme muss man also halten, aber nicht mit fingerlosen Handschuhen, denn die Muskeln sitzen im Unterarm. Ainos Rat: Wolle bis zum Handgelenk, ein Stück Isomatte unter die Schuhe, Kaffee eine Stunde vorher.</p>`,
    },
    pl: {
      title: 'Zimne palce kosztują 18 milisekund, a prawie wszyscy grzeją nie to, co trzeba',
      excerpt:
        'Winter Cup rozegrano na przykrytym lodowisku, przy czternastu stopniach. Fizjoterapeutka Aino zbadała 22 graczy. Pomogło wiadro.',
      content: `<p>Jedenaście par rękawiczek, dwa koce elektryczne, suszarka i termofor w kształcie foki leżały na stole zawodników podczas Winter Cup w Tampere. Pod stołem, przykryty płytami, leżał lód. Na scenie było czternaście stopni.</p>
<p>Fizjoterapeutka Aino zbadała przed meczami 22 graczy. Ci, którzy mieli w opuszku palca ponad 30 stopni, reagowali w 183 milisekundy, ci poniżej 25 stopni w 201. Jeszcze bardziej cierpiała precyzja: 57 celów na minutę zamiast 71.</p>
<h2>Wiadro</h2>
<p>Sześcioro najzimniejszych zanurzyło ręce po łokcie w wodzie o temperaturze 38 stopni. Po pięciu minutach reakcja spadła do 187, po kolejnych dwunastu efekt prawie zniknął. Ciepło trzeba więc zatrzymać, a rękawiczki bez palców w tym nie pomogą, bo mięśnie są w przedramieniu. Aino radzi: wełna aż po nadgarstki, karimata pod butami i kawa godzinę przed meczem.</p>`,
    },
    ru: {
      title: 'Холодные пальцы стоят 18 миллисекунд, и почти все греют не то место',
      excerpt:
        'Winter Cup сыграли на накрытом катке при четырнадцати градусах. Физиотерапевт Aino измерила 22 игроков, и помогло обычное ведро.',
      content: `<p>Одиннадцать пар перчаток, два электроодеяла, фен и грелка в форме тюленя — так выглядел стол игроков на Winter Cup в Тампере. Под столом, под щитами, лежал лёд. На сцене было четырнадцать градусов.</p>
<p>Физиотерапевт Aino обследовала перед матчами 22 игроков. Если кончик пальца был теплее 30 градусов, медианная реакция составляла 183 миллисекунды, если холоднее 25 — 201. Точность страдала ещё сильнее: 57 целей в минуту вместо 71.</p>
<h2>Ведро</h2>
<p>Шестеро самых замёрзших на пять минут опустили руки по локоть в воду температурой 38 градусов, и реакция улучшилась до 187. Через двенадцать минут эффект почти исчез. Значит, тепло надо удерживать, и перчатки без пальцев тут не помощник: мышцы находятся в предплечье. Советы Aino: шерсть до запястий, туристический коврик под ноги, кофе за час до матча.</p>`,
    },
    uk: {
      title: 'Холодні пальці коштують 18 мілісекунд, і майже всі гріють не те місце',
      excerpt:
        'Winter Cup зіграли на накритій ковзанці за чотирнадцяти градусів. Фізіотерапевтка Aino обстежила 22 гравців, і допомогло звичайне відро.',
      content: `<p>Одинадцять пар рукавичок, дві електроковдри, фен і грілка у формі тюленя — такий вигляд мав стіл гравців на Winter Cup у Тампере. Під столом, під щитами, лежав лід. На сцені було чотирнадцять градусів.</p>
<p>Фізіотерапевтка Aino обстежила перед матчами 22 гравців. Якщо кінчик пальця був тепліший за 30 градусів, медіанна реакція становила 183 мілісекунди, якщо холодніший за 25 — 201. Точність потерпала ще дужче: 57 цілей на хвилину замість 71.</p>
<h2>Відро</h2>
<p>Шестеро найбільш змерзлих на п’ять хвилин занурили руки по лікті у воду температурою 38 градусів, і реакція покращилася до 187. За дванадцять хвилин ефект майже зник. Отже, тепло треба втримати, і рукавички без пальців тут не зарадять: м’язи — у передпліччі. Поради Aino: вовна до зап’ястків, каремат під ноги, кава за годину до матчу.</p>`,
    },
  },
  comments: [
    {
      by: 'Aino',
      minutesAfter: 15,
      text: 'For completeness: the seal is mine, it is called Hannu, and it has a better win rate than two of my teams.',
      upvotes: 60,
    },
    {
      by: 'chairforce',
      minutesAfter: 32,
      text: 'Finally somebody says forearm. People spend 200 on a mouse and then rest a bare arm on a metal desk edge.',
      upvotes: 35,
    },
    {
      by: 'Sanna',
      minutesAfter: 49,
      text: 'I played there on the Friday, second match. 22 degrees in the finger. I could hear the scope before I felt the click.',
      upvotes: 39,
    },
    {
      by: 'redzone',
      minutesAfter: 101,
      text: 'Try it the other way round. Forty-one degrees in the shade here and the phone is the thing that gets slow.',
      upvotes: 28,
    },
    {
      by: 'Gustavo',
      minutesAfter: 144,
      text: 'Six people before and after, always in the same order. They were also warming up by practising the test. Did a group do it twice without the bucket?',
      upvotes: 24,
    },
    {
      by: 'Jannik',
      minutesAfter: 210,
      text: 'Ich baue seit einem Jahr an einer beheizten Handballenauflage und lese jetzt, dass ich einen Ellbogenwärmer bauen muss. Danke für nichts.',
      upvotes: 47,
    },
    {
      by: 'Tindra',
      minutesAfter: 288,
      text: '@Aino Is it true about the feet? Two degrees from a camping mat sounds too good.',
      upvotes: 17,
    },
    {
      by: 'Haldor',
      minutesAfter: 325,
      text: '@Gustavo Four of the warm ones repeated it dry: two milliseconds faster, one target more. Small group, but the bucket is not only practice.',
      upvotes: 30,
    },
    {
      by: 'Bruno',
      minutesAfter: 512,
      text: 'Medi em casa com o ar-condicionado a 17 graus: 24,6 no dedo depois de meia hora. Com manga comprida, 28. O decibelímetro não ajudou em nada.',
      upvotes: 33,
    },
    {
      by: 'grumble',
      minutesAfter: 760,
      text: 'Or hold tournaments in buildings with heating. Just a thought.',
      upvotes: 52,
    },
    {
      by: 'Ingrid',
      minutesAfter: 1105,
      text: '@grumble Heating a rink for three days was quoted at 31,000 euros. I bought fifteen wool shirts.',
      upvotes: 49,
    },
    {
      by: 'olddust',
      minutesAfter: 1490,
      text: 'We played in a barn near Hull in 2004. No thermometer, because it would have been bad for morale.',
      upvotes: 42,
    },
    {
      by: 'Vitya',
      minutesAfter: 2230,
      text: 'Термобельё мамы Голуба — лучший трансфер сезона.',
      upvotes: 44,
    },
    {
      by: 'stormside',
      minutesAfter: 3340,
      text: 'coffee ten minutes before is load bearing for me, you cannot take this',
      upvotes: 21,
    },
    {
      by: 'DadAim',
      minutesAfter: 5010,
      text: '@stormside At forty the body decides for you. I did the bucket before ranked, won two, and my wife asked why the washing-up was done.',
      upvotes: 55,
    },
  ],
})
