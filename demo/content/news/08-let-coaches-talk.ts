import { news } from '../news-entry.ts'

export default news({
  author: 'Katja',
  categories: ['csgo'],
  tags: ['opinion', 'coaching', 'lantern-league'],
  mentions: ['Solve'],
  image: 'csgo-7',
  hoursAgo: 1300,
  upvotes: 473,
  moments: [
    'four minutes out of ninety-one',
    'a coach on a stopwatch',
    'freeze time as the only window',
    'taking the timeouts away',
  ],
  talk: `
    Four minutes out of ninety-one, and people still ask what went wrong with the coach.
    Remove timeouts and my team will simply lose without interruption.
    > You could ask for a biscuit break instead.
    As a referee: a rule that I cannot check with a stopwatch is a rule for lawyers.
    > Then you need two stopwatches. I have a spare.
    Let them talk all the time or put them in the audience with a scarf.
    I like it, but small teams have no coach. They would play four against five and a half.
    Freeze time is fifteen seconds. My coach needs that to find the button.
  `,
  versions: {
    en: {
      title: 'Opinion: let the coach speak in freeze time, and take the timeouts away',
      excerpt:
        'I timed a coach through a whole match. He was allowed to speak for four minutes out of ninety-one. Either the job matters or it does not, writes Katja.',
      content: `<p>Last month I spent a match behind Noel Hathersage, who coaches Saltworks, with a stopwatch in one hand and my own mouth shut, as agreed. The match was two maps and fifty-three rounds and lasted ninety-one minutes. The rules allowed Hathersage to talk to his team for four of them: seven timeouts of thirty seconds, and what was left of two half-time breaks after everyone had been to the toilet. In the remaining eighty-seven he wrote on a pad.</p>
<p>I asked to keep the pad. There are thirty-eight notes on it. “Their B anchor pushes after lost pistol.” “No kit since round 6.” “Ramp late again!!” Twenty-six were out of date before he could have said them aloud. Of the other twelve he managed seven.</p>
<p>This is a strange way to employ an expert. Every team at this level pays a coach, flies him to the venue and seats him a metre behind the players, then forbids him to do the thing he is there for.</p>
<h2>What the fear is</h2>
<p>The ban is meant to stop a sixth player, and the worry is honest. A man with no crosshair to mind, watching five screens, could call the rotations; leaders would turn into fingers. I would not want that either.</p>
<p>But nobody needs to allow him the round. Allow him the twenty seconds before it. In freeze time the bomb is in spawn, no enemy has moved, and all a coach can offer is what a leader with a good memory would know anyway: money, habits, what they did the last three times. When the barrier drops, his microphone closes, by software, not by honour.</p>
<p>It has been tried. The Lantern League opened freeze time to coaches for sixty maps last season and asked nobody’s opinion until it was over. Three things happened:</p>
<ul><li>Teams used 1.4 timeouts a map instead of 3.1, and maps were six minutes shorter.</li><li>A side five or more rounds behind came back to win 17 percent of the time, where it had been 11.</li><li>The leaders who had been against it before were seven of ten. Afterwards they were three.</li></ul>
<h2>The objection I take seriously</h2>
<p>Sölve, of Northwind, was one of the seven and is still one of the three. “Freeze time is the only moment when it is quiet,” he told me. “I use it to think. If somebody fills it, however clever, I am not leading any more, I am agreeing.”</p>
<p>He is right that it can be done badly. So can a timeout. The answer is that the leader holds the key: one button, and the coach is muted for the rest of the map. Two coaches in the trial were. Both told me it was the most useful feedback of the season.</p>
<p>In exchange, abolish the tactical timeout. It exists because a coach has no other chance to speak; it stops a match at its best moments; and it rewards the team that is losing for doing nothing for thirty seconds. Keep one a map for nosebleeds and broken mice.</p>
<p>If organisers think that coaching spoils the game, they should say so and send the coaches home. I would disagree, but it would be a position. Paying a person to write notes that no one may hear is not.</p>`,
    },
    sv: {
      title: 'Krönika: Låt coachen prata i freeze time och avskaffa timeouterna',
      excerpt:
        'Katja klockade en coach genom en hel match. Av 91 minuter fick han prata i fyra. Antingen behövs yrket eller inte, skriver hon.',
      content: `<p>Förra månaden satt jag bakom Noel Hathersage, coach i Saltworks, med tidtagarur i handen. Matchen tog 91 minuter. I fyra av dem fick han tala med sitt lag. Resten av tiden skrev han i ett block, 38 anteckningar, varav 26 var inaktuella innan han hade kunnat säga dem högt.</p>
<p>Förbudet ska hindra en sjätte spelare, och oron är rimlig. Men ingen behöver släppa in honom i rundan. Ge honom de tjugo sekunderna före. När Lantern League provade det på sextio kartor mer än halverades timeouterna, och lag i stort underläge vände i 17 procent av fallen i stället för 11.</p>
<p>Northwinds Sölve är fortfarande emot. ”Det är enda stunden då det är tyst”, säger han. Gott så: låt lagledaren ha en knapp som stänger av coachen. Och ta i gengäld bort timeouten, som stoppar matchen när den är som bäst.</p>`,
    },
    pt: {
      title: 'Opinião: deixem o treinador falar no freeze time e acabem com as pausas táticas',
      excerpt:
        'Cronometrei um treinador durante uma partida inteira. Em 91 minutos, pôde falar por quatro. Ou a função importa ou não, escreve Katja.',
      content: `<p>No mês passado vi uma partida sentada atrás de Noel Hathersage, treinador da Saltworks, com um cronômetro na mão. Em 91 minutos, o regulamento o deixou falar por quatro. No resto do tempo escreveu: 38 notas, das quais 26 perderam a validade antes que ele pudesse dizê-las.</p>
<p>A proibição existe para evitar um sexto jogador, e o receio é legítimo. Mas ninguém precisa dar o round a ele; bastam os vinte segundos antes. A Lantern League testou a ideia em sessenta mapas: as pausas caíram para menos de metade, e as viradas de quem perdia por cinco ou mais subiram de 11% para 17%.</p>
<p>Sölve, da Northwind, continua contra: “É o único momento de silêncio.” Pois que o capitão tenha um botão para silenciar o treinador. Em troca, que se acabe com a pausa tática, que interrompe o jogo nos seus melhores momentos.</p>`,
    },
    de: {
      title: 'Kommentar: Lasst Trainer in der Freeze Time reden und streicht die Auszeiten',
      excerpt:
        'Von 91 Minuten durfte ein Trainer vier lang sprechen, ich habe mitgestoppt. Entweder der Beruf zählt oder nicht, meint Katja.',
      content: `<p>Im vergangenen Monat saß ich ein Match lang hinter Noel Hathersage, dem Trainer von Saltworks, eine Stoppuhr in der Hand. 91 Minuten dauerte die Partie, vier davon durfte er mit seinem Team reden. Sonst schrieb er: 38 Notizen, von denen 26 veraltet waren, bevor er sie hätte aussprechen können.</p>
<p>Das Verbot soll den sechsten Spieler verhindern, und die Sorge ist berechtigt. Nur muss man ihm ja nicht die Runde geben. Die zwanzig Sekunden davor genügen. In der Lantern League wurde das auf sechzig Karten getestet: Die Auszeiten gingen um mehr als die Hälfte zurück, Aufholjagden nach fünf Runden Rückstand gelangen in 17 statt 11 Prozent der Fälle.</p>
<p>Sölve von Northwind bleibt dagegen: „Das ist der einzige Moment, in dem Ruhe ist.“ Dann bekommt der Ansager eben einen Knopf, der den Trainer stummschaltet. Die taktische Auszeit kann dafür weg.</p>`,
    },
    pl: {
      title: 'Opinia: pozwólcie trenerowi mówić przed rundą i skończcie z przerwami',
      excerpt:
        'Zmierzyłam jednemu trenerowi cały mecz. Z 91 minut mógł mówić przez cztery. Albo ten zawód coś znaczy, albo nie, pisze Katja.',
      content: `<p>W zeszłym miesiącu przesiedziałam mecz za plecami Noela Hathersage’a, trenera Saltworks, ze stoperem w ręku. Spotkanie trwało 91 minut, a przepisy pozwoliły mu rozmawiać z drużyną przez cztery. Resztę czasu notował: 38 uwag, z których 26 zdezaktualizowało się, zanim mógł je wypowiedzieć.</p>
<p>Zakaz ma chronić przed szóstym graczem i to uczciwa obawa. Nikt jednak nie musi oddawać mu rundy, wystarczy dwadzieścia sekund przed nią. Lantern League sprawdziła to na sześćdziesięciu mapach. Przerw było o ponad połowę mniej, a drużyny przegrywające pięcioma rundami lub więcej odrabiały straty w 17, a nie w 11 procentach przypadków.</p>
<p>Sölve z Northwind wciąż jest przeciw: „To jedyna chwila ciszy”. Niech więc prowadzący ma przycisk, który wycisza trenera. W zamian zlikwidujmy przerwy taktyczne, bo zatrzymują mecz w najlepszych momentach.</p>`,
    },
    ru: {
      title: 'Мнение: дайте тренеру говорить перед раундом и уберите тайм-ауты',
      excerpt:
        'Я засекла время: из 91 минуты матча тренеру разрешили говорить четыре. Либо эта профессия нужна, либо нет, пишет Katja.',
      content: `<p>В прошлом месяце я провела матч за спиной Ноэла Хазерсейджа, тренера Saltworks, с секундомером в руке. Игра длилась 91 минуту, и четыре из них ему разрешалось говорить с командой. Остальное время он писал в блокнот: 38 заметок, из которых 26 устарели раньше, чем он мог их произнести.</p>
<p>Запрет придуман против шестого игрока, и опасение честное. Но никто не предлагает отдать тренеру раунд, хватит двадцати секунд до него. Lantern League проверила это на шестидесяти картах: тайм-аутов стало более чем вдвое меньше, а команды, проигрывавшие пять раундов и больше, отыгрывались в 17 % случаев вместо 11 %.</p>
<p>Sölve из Northwind по-прежнему против: «Это единственный момент тишины». Хорошо, пусть у капитана будет кнопка, которая отключает тренеру микрофон. А тактический тайм-аут пора отменить: он останавливает матч на самом интересном месте.</p>`,
    },
    uk: {
      title: 'Думка: дайте тренерові говорити перед раундом і приберіть тайм-аути',
      excerpt:
        'Я засікла час: із 91 хвилини матчу тренерові дозволили говорити чотири. Або ця професія потрібна, або ні, пише Katja.',
      content: `<p>Минулого місяця я просиділа матч за спиною Ноела Гезерсейджа, тренера Saltworks, із секундоміром у руці. Гра тривала 91 хвилину, і лише чотири з них йому дозволялося говорити з командою. Решту часу він писав у блокнот: 38 нотаток, із яких 26 застаріли раніше, ніж він міг їх вимовити.</p>
<p>Заборону вигадали проти шостого гравця, і побоювання чесне. Та ніхто не пропонує віддати тренерові раунд, вистачить двадцяти секунд перед ним. Lantern League перевірила це на шістдесяти мапах: тайм-аутів стало більш ніж удвічі менше, а команди, що програвали п’ять і більше раундів, відігрувалися у 17 % випадків замість 11 %.</p>
<p>Sölve з Northwind і далі проти: «Це єдина мить тиші». Гаразд, нехай капітан має кнопку, яка вимикає тренерові мікрофон. А тактичний тайм-аут варто скасувати: він зупиняє матч на найцікавішому.</p>`,
    },
  },
  comments: [
    {
      by: 'Ingrid',
      minutesAfter: 12,
      text: 'I pay a coach, I book his flights, and I have never been able to explain to our treasurer what he does between 14.00 and 15.30. Thank you.',
      upvotes: 44,
    },
    {
      by: 'grumble',
      minutesAfter: 27,
      text: 'Absolutely not. One voice fewer in the server is the only thing that has improved in ten years.',
      upvotes: 32,
    },
    {
      by: 'halftime',
      minutesAfter: 58,
      text: '17 percent instead of 11 from five rounds behind. I have waited my whole life for this statistic.',
      upvotes: 46,
    },
    {
      by: 'Solve',
      minutesAfter: 95,
      text: 'Quoted correctly. Still against. I would accept the button if it also works on two of my team-mates.',
      upvotes: 60,
    },
    {
      by: 'Gustavo',
      minutesAfter: 140,
      text: 'Sixty maps, so maybe twenty-five with a five-round deficit each way. The difference between 11 and 17 percent there is one or two maps. I like the idea, I do not like the number.',
      upvotes: 35,
    },
    {
      by: 'Katja',
      minutesAfter: 171,
      text: '@Gustavo It was 47 deficits in the trial and 212 in the season before. You are right that it proves nothing by itself, and I should have printed the counts.',
      upvotes: 38,
    },
    {
      by: 'nadezhda',
      minutesAfter: 260,
      text: 'Как судья скажу: следить, молчит ли тренер, — худшая часть работы. Половина моих предупреждений выписана за кашель.',
      upvotes: 41,
    },
    {
      by: 'Bohdan',
      minutesAfter: 391,
      text: 'Analyst here. The twelve notes that stayed valid are the entire value of my profession. Seven of twelve delivered is honestly better than I expected.',
      upvotes: 33,
    },
    {
      by: 'Luisa',
      minutesAfter: 640,
      text: '@Ingrid In school leagues we may talk the whole time, and I can tell you what happens: for a month you talk too much, then you learn to say one sentence.',
      upvotes: 36,
    },
    {
      by: 'boxfight',
      minutesAfter: 905,
      text: 'didnt read past the toilet part but agree',
      upvotes: 10,
      deleted: true,
    },
    {
      by: 'Jannik',
      minutesAfter: 1320,
      text: 'Bitte die Auszeiten behalten. Das sind die einzigen dreißig Sekunden, in denen ich aufstehen und Kaffee holen kann.',
      upvotes: 28,
    },
    {
      by: 'Yuna',
      minutesAfter: 1980,
      text: 'In my academy the coach could speak only in the draft, and the draft became longer than the game. Be careful where you put the talking.',
      upvotes: 25,
    },
    {
      by: 'pixelpaul',
      minutesAfter: 2760,
      text: '@Jannik The broadcast also lives on timeouts. No pause means no replay of the best round, and no place for the nice graphic I made.',
      upvotes: 22,
    },
    {
      by: 'Ferreira',
      minutesAfter: 4150,
      text: 'O bloco do Hathersage devia ir para um museu. “Rampa atrasada outra vez!!” é a história de todas as minhas equipas.',
      upvotes: 27,
    },
    {
      by: 'rotato',
      minutesAfter: 5600,
      text: '@Ferreira I am the late ramp. Have been for years. No coach in freeze time will save me.',
      upvotes: 31,
    },
  ],
})
