import { news } from '../news-entry.ts'

export default news({
  author: 'Lina',
  categories: ['pubg'],
  tags: ['lantern-league', 'late-circle', 'lan-life'],
  mentions: ['Rasmus'],
  image: 'pubg-3',
  hoursAgo: 28,
  upvotes: 341,
  moments: [
    'eleven minutes in a garage',
    'two kills in the last match',
    'a title from nine points behind',
    'three rivals shooting each other on Miramar',
  ],
  talk: `
    Eleven minutes in a garage is longer than my warm-up, my match and my excuse together.
    The three of them shot each other because nobody counted to four.
    > Saltworks counted. That is the whole league in one word.
    Two kills and a title. My stats page feels much better now.
    I watched the garage cam live. There was a moth. The moth had more airtime than the winners.
    > Moth for MVP.
    People call it passive. I call it reading the table between matches.
    Nine points with one match to go, and they bring a picnic. I respect that.
  `,
  versions: {
    en: {
      title: 'Saltworks win the Lantern League with two kills in the last match',
      excerpt:
        'Nine points behind before Miramar, the Gothenburg four hid in a garage for eleven minutes and let three title rivals shoot each other.',
      content: `<p>The loudest thing Saltworks did in the match that made them champions was close a garage door. It was the eleventh minute on Miramar, the garage stood on the western edge of San Martín, and all four of them were inside it with a car and no intention of using it.</p>
<p>They had gone into match eighteen of the Lantern League final on Monday, a day the hall in Malmö rents out cheaply, with 127 points. Blacktide had 136, Ember Union 131, Tidewater 129. On paper that calls for kills. Their captain, Elin “Brine” Sandahl, read the same table in the corridor and came to the opposite conclusion.</p>
<blockquote>Everyone above us needs to watch two teams. We only need to watch the zone. If we go looking for points, we do Blacktide’s work for them.<footer>Elin “Brine” Sandahl, captain of Saltworks</footer></blockquote>
<h2>Three rivals, one ridge</h2>
<p>The fourth circle closed on the hills between San Martín and Hacienda del Patrón, and it put the rest of the podium on a single ridge. Blacktide had the top, Ember Union the southern slope. Tidewater came late, in two pickups, because their scout had spent ninety seconds checking a compound that turned out to be empty.</p>
<p>What followed lasted four minutes and cost eleven players. Ember Union burned six smokes crossing open ground to a position Blacktide had already left. Tidewater hit both from behind and had three members down before they could loot. When the dust settled, Blacktide had one man standing, Marek “Kolo” Havlík, prone behind a burnt-out car with a Mini 14 and no bandages. He lasted until phase six and finished ninth.</p>
<p>Saltworks heard all of it through the garage wall. They left in phase five, on foot, along the dry riverbed, and took the last house before the circle did. Their first shot of the match came in the twenty-sixth minute.</p>
<h2>The house, and then the field</h2>
<p>It became Saltworks against Red Ferry, four against three, with the circle pulling out of the house and into grass. Red Ferry, who had nothing to play for but the match, threw everything. Sandahl lost her entry player to a grenade on the stairs, called the rest out through the back window, and from the field Love “Bobin” Ek knocked two with a Dragunov before Red Ferry’s last man died in the blue.</p>
<p>Two kills and ten for the win: twelve points, 139 in total. Blacktide took one for their morning of ridge work and ended on 137.</p>
<p>The hall did not know who had won. The scoreboard was still adding, and sound engineer Rasmus had cut the music to leave the players’ microphones open, so what the eleven hundred people in the stands heard first was Ek asking, quite politely, whether anyone could count. Then somebody in the Saltworks booth started crying, and that was the official result.</p>
<p>Blacktide left without speaking. Havlík came back ten minutes later for his jacket and shook four hands.</p>`,
    },
    sv: {
      title: 'Saltworks vann Lantern League med två frags i sista matchen',
      excerpt:
        'Nio poäng bakom före Miramar. Då satte sig göteborgarna i ett garage och lät tre guldkonkurrenter skjuta varandra.',
      content: `<p>Det högljuddaste Saltworks gjorde i matchen som gav dem guldet var att stänga en garageport. I elva minuter satt alla fyra stilla i utkanten av San Martín, med bil men utan planer på att köra den.</p>
<p>Inför måndagens artonde och sista match i Malmö låg laget fyra, nio poäng bakom Blacktide. Den fjärde cirkeln samlade Blacktide, Ember Union och Tidewater på en och samma bergsrygg. Fyra minuter senare var elva spelare borta.</p>
<blockquote>Alla ovanför oss måste hålla koll på två lag. Vi behöver bara hålla koll på zonen.<footer>Elin ”Brine” Sandahl</footer></blockquote>
<p>Saltworks smög längs den torra flodbädden, tog sista huset och ställdes mot Red Ferry. Love ”Bobin” Ek sköt ner två med sin Dragunov ute på fältet. Tolv poäng, 139 totalt, två före Blacktide. I hallen hördes först hur Ek artigt undrade om någon kunde räkna.</p>`,
    },
    pt: {
      title: 'Saltworks vence a Lantern League com apenas dois abates na última partida',
      excerpt:
        'Nove pontos atrás antes de Miramar, a equipe de Gotemburgo se escondeu numa garagem e deixou três rivais se eliminarem.',
      content: `<p>O maior barulho que a Saltworks fez na partida do título foi fechar o portão de uma garagem. Durante onze minutos, os quatro ficaram parados na borda oeste de San Martín, com um carro que ninguém pretendia ligar.</p>
<p>Antes da décima oitava e última partida, segunda-feira em Malmö, a equipe era quarta, nove pontos atrás da Blacktide. O quarto círculo, porém, juntou Blacktide, Ember Union e Tidewater na mesma crista. Em quatro minutos caíram onze jogadores.</p>
<blockquote>Quem está acima de nós precisa vigiar duas equipes. Nós só precisamos vigiar a zona.<footer>Elin “Brine” Sandahl</footer></blockquote>
<p>A Saltworks seguiu a pé pelo leito seco do rio, ocupou a última casa e venceu o duelo final com a Red Ferry: Love “Bobin” Ek derrubou dois com a Dragunov, já em campo aberto. Doze pontos, 139 no total, dois a mais que a Blacktide.</p>`,
    },
    de: {
      title: 'Saltworks gewinnt die Lantern League mit zwei Kills im letzten Spiel',
      excerpt:
        'Neun Punkte Rückstand vor Miramar: Die Göteborger warteten in einer Garage, bis sich drei Titelrivalen gegenseitig erledigt hatten.',
      content: `<p>Das Lauteste, was Saltworks im entscheidenden Spiel tat, war das Schließen eines Garagentors. Elf Minuten lang saßen alle vier am Westrand von San Martín, neben einem Wagen, den niemand starten wollte.</p>
<p>Vor der achtzehnten und letzten Runde am Montag in Malmö lag das Team auf Platz vier, neun Punkte hinter Blacktide. Dann zwang der vierte Kreis Blacktide, Ember Union und Tidewater auf denselben Höhenzug. Vier Minuten später waren elf Spieler ausgeschieden.</p>
<blockquote>Alle über uns müssen zwei Teams im Auge behalten. Wir nur die Zone.<footer>Elin „Brine“ Sandahl</footer></blockquote>
<p>Saltworks schlich durch das trockene Flussbett, nahm das letzte Haus und traf dort auf Red Ferry. Auf der Wiese holte Love „Bobin“ Ek mit der Dragunov zwei Gegner von den Beinen. Zwölf Punkte, 139 insgesamt, zwei mehr als Blacktide. Die Halle begriff es erst, als in der Kabine jemand weinte.</p>`,
    },
    pl: {
      title: 'Saltworks wygrywa Lantern League z dwoma fragami w ostatnim meczu',
      excerpt:
        'Dziewięć punktów straty przed Miramarem, a potem jedenaście minut w garażu. Trzej rywale w tym czasie wystrzelali się nawzajem.',
      content: `<p>Najgłośniejszą rzeczą, jaką Saltworks zrobiło w meczu o tytuł, było zamknięcie bramy garażowej. Przez jedenaście minut cała czwórka siedziała na zachodnim skraju San Martín, obok samochodu, którego nikt nie zamierzał odpalać.</p>
<p>Przed osiemnastą, ostatnią grą poniedziałkowego finału w Malmö drużyna była czwarta i traciła dziewięć punktów do Blacktide. Czwarta strefa zepchnęła jednak Blacktide, Ember Union i Tidewater na jeden grzbiet. Po czterech minutach jedenastu graczy wróciło do lobby.</p>
<blockquote>Wszyscy nad nami muszą pilnować dwóch drużyn. My pilnujemy tylko strefy.<footer>Elin „Brine” Sandahl</footer></blockquote>
<p>Saltworks przeszło wyschniętym korytem rzeki, zajęło ostatni dom i w finałowym starciu pokonało Red Ferry. Love „Bobin” Ek położył dwóch rywali z Dragunova już w szczerym polu. Dwanaście punktów, razem 139, o dwa więcej od Blacktide.</p>`,
    },
    ru: {
      title: 'Saltworks выиграли Lantern League с двумя фрагами в последней игре',
      excerpt:
        'Минус девять очков перед Мирамаром: команда из Гётеборга пересидела в гараже, пока три соперника выбивали друг друга.',
      content: `<p>Самым громким поступком Saltworks в чемпионском матче стали закрытые ворота гаража. Одиннадцать минут вся четвёрка просидела на западной окраине Сан-Мартина рядом с машиной, которую никто не собирался заводить.</p>
<p>Перед восемнадцатой, последней игрой финала, в понедельник в Мальмё, команда шла четвёртой и уступала Blacktide девять очков. Но четвёртая зона загнала Blacktide, Ember Union и Tidewater на один хребет. За четыре минуты там погибли одиннадцать игроков.</p>
<blockquote>Всем, кто выше нас, надо следить за двумя командами. Нам — только за зоной.<footer>Элин «Brine» Сандаль</footer></blockquote>
<p>Saltworks прошли пешком по сухому руслу, заняли последний дом и в концовке одолели Red Ferry: Лове «Bobin» Эк положил двоих из «Драгунова» уже в поле. Двенадцать очков за игру, 139 в сумме, на два больше, чем у Blacktide.</p>`,
    },
    uk: {
      title: 'Saltworks виграли Lantern League з двома фрагами в останній грі',
      excerpt:
        'Мінус дев’ять очок перед Мірамаром: команда з Гетеборга перечекала в гаражі, поки три суперники вибивали один одного.',
      content: `<p>Найгучнішим учинком Saltworks у чемпіонському матчі стали зачинені ворота гаража. Одинадцять хвилин уся четвірка просиділа на західній околиці Сан-Мартіна поруч з автівкою, яку ніхто не збирався заводити.</p>
<p>Перед вісімнадцятою, останньою грою понеділкового фіналу в Мальме команда йшла четвертою й поступалася Blacktide дев’ятьма очками. Та четверта зона загнала Blacktide, Ember Union і Tidewater на один хребет. За чотири хвилини там загинуло одинадцятеро гравців.</p>
<blockquote>Усім, хто вище за нас, треба стежити за двома командами. Нам — лише за зоною.<footer>Елін «Brine» Сандаль</footer></blockquote>
<p>Saltworks пройшли пішки сухим річищем, зайняли останній будинок і в кінцівці здолали Red Ferry: Лове «Bobin» Ек поклав двох із «Драгунова» вже в полі. Дванадцять очок за гру, 139 загалом, на два більше, ніж у Blacktide.</p>`,
    },
  },
  comments: [
    {
      by: 'Kestrelfan',
      minutesAfter: 7,
      text: 'We finished eleventh and never saw a camera. It is always next year.',
      upvotes: 29,
    },
    {
      by: 'lastcircle',
      minutesAfter: 13,
      text: 'Second by two points. I would like to send Blacktide a card.',
      upvotes: 36,
    },
    {
      by: 'nopeek',
      minutesAfter: 21,
      text: 'Elva minuter i ett garage. Jag har aldrig känt mig så förstådd av ett lag.',
      upvotes: 31,
    },
    {
      by: 'stormside',
      minutesAfter: 38,
      text: 'Tidewater checking that empty compound lost them more than the ridge did. Ninety seconds in phase four is a whole rotation.',
      upvotes: 24,
    },
    {
      by: 'looplord',
      minutesAfter: 52,
      text: 'Clip of the garage door is up. It is eleven minutes long. You are welcome.',
      upvotes: 57,
    },
    {
      by: 'Ingrid',
      minutesAfter: 80,
      text: 'Their results sheet this season: nobody in the top eight has fewer kills, and nobody has more second and third places. It is no accident.',
      upvotes: 18,
    },
    {
      by: 'boxfight',
      minutesAfter: 95,
      text: 'So we reward hiding now? Two kills should not win a season.',
      upvotes: 9,
    },
    {
      by: 'halftime',
      minutesAfter: 104,
      text: '@boxfight They had 127 points before it. Those did not come from the garage.',
      upvotes: 38,
    },
    {
      by: 'Rasmus',
      minutesAfter: 171,
      text: 'For the record, the music was cut because my elbow was on the fader. I had slept three hours since Gothenburg. I will take the credit all the same.',
      upvotes: 60,
    },
    {
      by: 'ninefive',
      minutesAfter: 188,
      text: '@Rasmus Best accident of the year. On my co-stream we had about ten seconds of nobody daring to speak.',
      upvotes: 27,
    },
    {
      by: 'Ferreira',
      minutesAfter: 260,
      text: 'O Havlík deitado atrás daquele carro queimado, com uma Mini 14 e sem ligaduras, merecia um nono lugar melhor, se é que isso existe.',
      upvotes: 14,
    },
    {
      by: 'Gustavo',
      minutesAfter: 415,
      text: '@stormside Checked the map replay: it was 86 seconds, and their cars stood 400 metres outside the safe zone at the end of it.',
      upvotes: 16,
    },
    {
      by: 'ecoround',
      minutesAfter: 640,
      text: 'Ember Union throwing six smokes to take a hill with nobody on it is the most expensive walk I have seen.',
      upvotes: 22,
    },
    {
      by: 'Lina',
      minutesAfter: 790,
      text: '@ecoround Their captain told me afterwards he knew after the third smoke. By then, he said, turning round would have cost more.',
      upvotes: 25,
    },
    {
      by: 'Vitya',
      minutesAfter: 1380,
      text: 'Гараж закрыт, чемпионат открыт. Спор про «прятки» у нас идёт с 2018 года и ещё ни разу не закончился.',
      upvotes: 11,
    },
  ],
})
