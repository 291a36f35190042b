import { news } from '../news-entry.ts'

export default news({
  author: 'Haldor',
  categories: ['csgo'],
  tags: ['katowice', 'qualifiers', 'utility'],
  mentions: ['Solve'],
  image: 'csgo-2',
  hoursAgo: 2,
  pinned: true,
  upvotes: 1203,
  moments: [
    'the empty middle of Mirage',
    'giving the AWP to Kvist at 4–13',
    'rimfrost alone on B with 31 health',
    'the coach’s headset on the desk',
    'nine rounds in a row',
    'the walk through connector in the last round',
    'the missing jacket',
  ],
  talk: `
    Mirage without anybody in connector is like a kitchen without a door. Drafty, and everyone walks through.
    > And yet the soup was warm.
    Ember’s timeouts went on asking what was happening. Mine would have, too.
    4–13 and he calls for fewer people in the middle. I would have called my mother.
    > Sölve did not have that much time.
    Kvist with the AWP looked like somebody who had been waiting for the bus for six months.
    That defuse with four tenths left is why I have a heart rate monitor and no idea what it is for.
    Blacktide will just smoke nothing, walk up mid and sit down.
    > Then Northwind will be in mid. That is the joke.
    Sixteen teams, and the last one in is the only one I am curious about.
    People say luck. Ten of fifteen opening duels is a lot of luck for one half.
    Ember were five rounds away and spent fifteen of them throwing money at a corridor.
  `,
  versions: {
    en: {
      title: 'Northwind take map three in double overtime and book the last seat in Katowice',
      excerpt:
        'Eleven to four down at the half against Ember Union, Northwind swapped roles, left the middle of Mirage empty and won nine rounds in a row.',
      content: `<p>At eleven to four the coach of Ember Union took off his headset and put it on the desk. It was not arrogance. His team had read every Northwind attack through the middle of Mirage for fifteen rounds, they needed five more, and there was nothing useful left to say. Fifty minutes later the team camera showed him with the headset back on and all his timeouts spent.</p>
<p>Northwind won the map 22–20 in double overtime and the qualifier final 2–1, after 9–16 on Overpass and 16–12 on Nuke. It is the sixteenth and last seat at the Katowice Invitational, which begins in three weeks.</p>
<h2>Giving up the middle</h2>
<p>The turn did not come at half-time. Ember won the second pistol round as well, and the round after it, and at 4–13 Sölve called a timeout. Three things changed in those thirty seconds. Rimfrost, who had lost seven of nine opening duels with the AWP, handed it to Kvist and went to anchor B with an M4A1-S. Hjorten moved from short to the A site. And Sölve, the leader, left connector, where he has played every defensive round of Mirage since the spring. Nobody took his place.</p>
<p>What followed was odd to watch. Ember kept paying for something that was now free: a smoke for window, a smoke for connector, a molotov for short, a thousand dollars a round thrown into empty corridors. By the time they understood that they were alone there were about 35 seconds on the clock, one flashbang between five players and a stacked site whichever way they turned.</p>
<blockquote><p>“We were losing mid anyway. So I thought, let us lose it on purpose, and be somewhere else when they come out.”</p><footer>Sölve</footer></blockquote>
<p>Nine rounds in a row went like that. Only the seventh was one they should have lost: rimfrost, alone against two on B with 31 health, let the first man walk past him at the bench, shot both in the back and had the bomb defused with four tenths of a second left. At 13–13 Ember finally sent a single player to make noise in the middle and moved the other four early. It was good enough for two of the last four rounds, and for a match point that Kvist took away with a double kill through the smoke in market door.</p>
<table><thead><tr><th>Northwind on Mirage</th><th>Opening duels won</th><th>Rounds won</th><th>Flash assists</th></tr></thead><tbody><tr><td>First half, attack</td><td>4</td><td>4 of 15</td><td>1</td></tr><tr><td>Second half, defence</td><td>10</td><td>11 of 15</td><td>9</td></tr><tr><td>Two overtimes</td><td>6</td><td>7 of 12</td><td>5</td></tr></tbody></table>
<h2>And taking it back</h2>
<p>The last column is the one to look at. Players who are not busy dying in connector have hands free for flashbangs, and nine of the eleven kills that stopped an Ember execute in that half came off a team-mate’s flash.</p>
<p>In the final round Northwind were attackers again, and Ember, quick learners, had left connector empty themselves. Sölve walked through it with 48 seconds on the clock, alone, and opened the A site from behind.</p>
<p>The trick has a shelf life. Blacktide, first opponents in the group, will have the demo before breakfast, and a team that spreads out in an empty middle instead of smoking it will find Northwind’s gaps. Sölve knows. “We have three weeks to think of another one,” he said from the team hotel, and asked whether anybody had seen his jacket.</p>`,
    },
    sv: {
      title: 'Northwind vänder i dubbel övertid och tar sista platsen till Katowice',
      excerpt:
        'Underläge 4–11 i halvlek mot Ember Union. Då bytte Northwind roller, lämnade mitten på Mirage tom och vann nio raka rundor.',
      content: `<p>Vid 4–11 tog Ember Unions coach av sig headsetet och lade det på bordet. Femtio minuter senare satt det på igen, och då hade han inga timeouter kvar. Northwind vann Mirage med 22–20 efter dubbel övertid och därmed kvalfinalen med 2–1. Belöningen är den sextonde och sista platsen i Katowice Invitational.</p>
<h2>Gav bort mitten</h2>
<p>Vändningen kom vid 4–13. Rimfrost lämnade ifrån sig AWP:n till Kvist och gick ner på B, Hjorten flyttade till A och lagledaren Sölve övergav connector utan att någon tog hans plats. Ember fortsatte att kasta granater för tusen dollar per runda in i tomma gångar och hade sedan 35 sekunder och en enda flash kvar. Nio raka rundor slutade likadant.</p>
<blockquote><p>”Vi förlorade mitten ändå. Då kan vi lika gärna förlora den med flit och stå någon annanstans när de kommer ut.”</p><footer>Sölve</footer></blockquote>
<p>I den allra sista rundan var det Ember som hade lämnat connector tom. Sölve gick ensam igenom och öppnade A bakifrån. Gruppmotståndaren Blacktide lär ha sett demon före frukost.</p>`,
    },
    pt: {
      title: 'Northwind vence na segunda prorrogação e fica com a última vaga em Katowice',
      excerpt:
        'Perdendo por 11–4 para a Ember Union, a Northwind trocou as funções, abandonou o meio da Mirage e ganhou nove rounds seguidos.',
      content: `<p>Com 11–4 no placar, o treinador da Ember Union deixou os fones na mesa. Cinquenta minutos depois, estava com eles na cabeça de novo, já sem pausas para pedir. A Northwind fechou a Mirage em 22–20, na segunda prorrogação, ganhou a final da qualificatória por 2–1 e levou a última das 16 vagas no Katowice Invitational.</p>
<h2>O meio de presente</h2>
<p>A virada começou em 4–13. Rimfrost entregou a AWP a Kvist e foi segurar o B, Hjorten passou para o A e o capitão Sölve saiu do conector sem deixar ninguém no lugar. A Ember continuou gastando mil dólares por round contra corredores vazios e chegava ao ataque com 35 segundos e uma única flash. Foram nove rounds assim.</p>
<blockquote><p>“O meio já estava perdido. Pensei: então vamos perder de propósito e estar em outro lugar quando eles saírem.”</p><footer>Sölve</footer></blockquote>
<p>No último round foi a Ember quem deixou o conector vazio. Sölve passou sozinho e abriu o A pelas costas. A Blacktide, adversária no grupo, já deve ter visto a demo.</p>`,
    },
    de: {
      title: 'Northwind dreht Mirage in der zweiten Overtime und fährt nach Kattowitz',
      excerpt:
        'Mit 4:11 lag Northwind zur Halbzeit gegen Ember Union hinten. Dann tauschte das Team die Rollen, gab die Mitte auf und gewann neun Runden am Stück.',
      content: `<p>Beim Stand von 11:4 nahm der Trainer von Ember Union das Headset ab und legte es auf den Tisch. Fünfzig Minuten später hatte er es wieder auf, aber keine Auszeit mehr übrig. Northwind gewann Mirage mit 22:20 nach doppelter Verlängerung, das Qualifikationsfinale mit 2:1 und damit den sechzehnten und letzten Platz beim Katowice Invitational.</p>
<h2>Die Mitte verschenkt</h2>
<p>Die Wende kam beim 4:13. Rimfrost gab die AWP an Kvist ab und ging auf B, Hjorten wechselte auf A, und Sölve, der Kopf des Teams, räumte Connector, ohne dass jemand nachrückte. Ember warf weiter Runde für Runde Granaten für tausend Dollar in leere Gänge und stand danach mit 35 Sekunden und einer einzigen Flash da. Neunmal hintereinander.</p>
<blockquote><p>„Die Mitte haben wir sowieso verloren. Also verlieren wir sie eben absichtlich und stehen woanders, wenn sie rauskommen.“</p><footer>Sölve</footer></blockquote>
<p>In der letzten Runde hatte dann Ember selbst Connector leer gelassen. Sölve lief allein durch und öffnete A von hinten. Gruppengegner Blacktide dürfte die Demo schon vor dem Frühstück gesehen haben.</p>`,
    },
    pl: {
      title: 'Northwind wygrywa po drugiej dogrywce i bierze ostatnie miejsce w Katowicach',
      excerpt:
        'Przegrywali z Ember Union 4:11 do przerwy. Zamienili się rolami, oddali środek Mirage’a i wygrali dziewięć rund z rzędu.',
      content: `<p>Przy stanie 11:4 trener Ember Union zdjął słuchawki i położył je na biurku. Pięćdziesiąt minut później znów miał je na głowie, tyle że bez ani jednej przerwy w zapasie. Northwind wygrało Mirage’a 22:20 po dwóch dogrywkach, a cały finał kwalifikacji 2:1. Nagrodą jest szesnaste, ostatnie miejsce na Katowice Invitational.</p>
<h2>Środek za darmo</h2>
<p>Przełom nastąpił przy 4:13. Rimfrost oddał AWP Kvistowi i poszedł trzymać B, Hjorten przeniósł się na A, a prowadzący Sölve opuścił connector i nikt go tam nie zastąpił. Ember dalej wyrzucało co rundę tysiąc dolarów w granatach w puste korytarze, po czym zostawało z 35 sekundami i jednym flashem na pięciu graczy. Tak wyglądało dziewięć kolejnych rund.</p>
<blockquote><p>„Środek i tak przegrywaliśmy. Pomyślałem: przegrajmy go specjalnie i bądźmy gdzie indziej, kiedy stamtąd wyjdą”.</p><footer>Sölve</footer></blockquote>
<p>W ostatniej rundzie to Ember zostawiło connector pusty. Sölve przeszedł nim sam i otworzył bombsite A od tyłu. Pierwszy rywal w grupie, Blacktide, pewnie obejrzy demo jeszcze przed śniadaniem.</p>`,
    },
    ru: {
      title: 'Northwind выиграли Mirage во втором овертайме и забрали последний слот в Катовице',
      excerpt:
        'После первой половины было 4–11 в пользу Ember Union. Northwind поменялись ролями, отдали мид и взяли девять раундов подряд.',
      content: `<p>При счёте 11–4 тренер Ember Union снял наушники и положил их на стол. Через пятьдесят минут он снова сидел в них, но тайм-аутов у него уже не осталось. Northwind взяли Mirage 22–20 во втором овертайме, выиграли финал квалификации 2–1 и получили шестнадцатый, последний слот на Katowice Invitational.</p>
<h2>Мид в подарок</h2>
<p>Перелом случился при 4–13. AWP от Rimfrost перешла к Kvist, сам он ушёл держать B, Hjorten перебрался на A, а капитан Sölve бросил коннектор, и на его место никто не встал. Ember продолжали каждый раунд закидывать пустые проходы гранатами на тысячу долларов, после чего выходили на плент с одной флешкой на пятерых и 35 секундами на таймере. Так прошли девять раундов.</p>
<blockquote><p>«Мид мы всё равно проигрывали. Я подумал: давайте проиграем его нарочно и будем в другом месте, когда они оттуда выйдут».</p><footer>Sölve</footer></blockquote>
<p>В последнем раунде коннектор оставили пустым уже сами Ember. Sölve прошёл через него один и открыл A со спины. Первый соперник по группе, Blacktide, наверняка посмотрит демку ещё до завтрака.</p>`,
    },
    uk: {
      title: 'Northwind перемогли у другому овертаймі й забрали останнє місце в Катовіце',
      excerpt:
        'Після першої половини було 4–11 на користь Ember Union. Northwind помінялися ролями, віддали мід і виграли дев’ять раундів поспіль.',
      content: `<p>За рахунку 11–4 тренер Ember Union зняв навушники й поклав їх на стіл. За п’ятдесят хвилин він знову сидів у них, от тільки тайм-аутів уже не лишилося. Northwind узяли Mirage 22–20 у другому овертаймі, виграли фінал кваліфікації 2–1 і здобули шістнадцяте, останнє місце на Katowice Invitational.</p>
<h2>Мід задарма</h2>
<p>Злам настав за 4–13. AWP від Rimfrost перейшла до Kvist, сам він пішов тримати B, Hjorten перебрався на A, а капітан Sölve залишив конектор, і ніхто його там не замінив. Ember і далі щораунду закидали порожні проходи гранатами на тисячу доларів, а тоді мали 35 секунд і одну флешку на п’ятьох. Так минуло дев’ять раундів.</p>
<blockquote><p>«Мід ми все одно програвали. Я подумав: програймо його навмисно й будьмо деінде, коли вони звідти вийдуть».</p><footer>Sölve</footer></blockquote>
<p>В останньому раунді конектор лишили порожнім уже самі Ember. Sölve пройшов крізь нього сам-один і відкрив A зі спини. Перший суперник у групі, Blacktide, напевно подивиться демку ще до сніданку.</p>`,
    },
  },
  comments: [
    {
      by: 'ninefive',
      minutesAfter: 3,
      text: 'Went to make coffee at 13–4. Came back, it said 13–12, and I honestly thought they had restarted the map.',
      upvotes: 41,
    },
    {
      by: 'halftime',
      minutesAfter: 6,
      text: 'Eleven-four is not a lead either. I will be adding it to the shirt.',
      upvotes: 58,
    },
    {
      by: 'nopeek',
      minutesAfter: 10,
      text: 'Sölve lämnar connector tom i nio raka rundor och får en hel artikel. Jag gör samma sak i ranked och blir utröstad.',
      upvotes: 37,
    },
    {
      by: 'smokewall',
      minutesAfter: 15,
      text: 'I went back and counted. Ember threw eleven window smokes in the nine rounds they lost. 3,300 dollars to hide from a man who was not there.',
      upvotes: 52,
    },
    {
      by: 'grumble',
      minutesAfter: 19,
      text: 'Lovely story, but Ember choked. Any team with a caller who looks at the minimap walks one rifler into that middle after two rounds and this article does not exist.',
      upvotes: 12,
    },
    {
      by: 'Sanna',
      minutesAfter: 24,
      text: 'Giving away the AWP at 4–13 is the bravest thing in the whole match. I have lost nine opening duels in a row and still bought it a tenth time.',
      upvotes: 29,
    },
    {
      by: 'Oleksa',
      minutesAfter: 31,
      text: '@Haldor I get the same ten of fifteen on defence. One footnote: two of those ten were traded inside 1.2 seconds, so the real gap is a little smaller than the table makes it look.',
      upvotes: 26,
    },
    {
      by: 'Vitya',
      minutesAfter: 38,
      text: 'Дефьюз за 0,4 пересматривал раз восемь. Ребята, он там даже не дышал.',
      upvotes: 18,
    },
    {
      by: 'Bohdan',
      minutesAfter: 46,
      text: '@grumble They did walk one rifler in, at 8–13. He got flashed from jungle and killed from stairs and never made the call. It is in the demo.',
      upvotes: 33,
    },
    {
      by: 'Solve',
      minutesAfter: 57,
      text: '@smokewall Twelve. One landed on the roof. Also the jacket has been found, thank you everyone, it was on the coach.',
      upvotes: 60,
    },
    {
      by: 'Tindra',
      minutesAfter: 64,
      text: '@Solve Nine flash assists in one half and the interview is with the guy who walked away from his position. Typical.',
      upvotes: 44,
    },
    {
      by: 'olddust',
      minutesAfter: 73,
      text: 'We did this in 2009 because nobody on the team wanted to play mid. Never occurred to us to call it a system.',
      upvotes: 35,
    },
    {
      by: 'Kestrelfan',
      minutesAfter: 85,
      text: 'Sixteen teams in Katowice and mine still finds a way to be the one I worry about.',
      upvotes: 9,
    },
    {
      by: 'Luisa',
      minutesAfter: 97,
      text: 'Vou mostrar esse segundo tempo na escola amanhã. Meus alunos acham que defender é ficar parado no lugar marcado.',
      upvotes: 14,
    },
    {
      by: 'nightbus',
      minutesAfter: 111,
      text: 'Missed my stop during the second overtime. Worth the walk. @halftime put me down for a shirt, size L.',
      upvotes: 22,
    },
  ],
})
