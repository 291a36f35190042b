import { news } from '../news-entry.ts'

export default news({
  author: 'Oleksa',
  categories: ['general'],
  tags: ['statistics', 'broadcast', 'lan-life'],
  mentions: ['Wiebke', 'nadezhda'],
  image: 'general-2',
  hoursAgo: 2000,
  upvotes: 129,
  moments: ['311 pauses', 'six minutes forty', 'people looking for people', 'the referee’s sheet'],
  talk: `
    Six minutes forty, and in the hall it feels like dinner time.
    As a referee: yes, we run. Nobody sees us run, since the camera is on the drone.
    Give the technician a bicycle.
    > Indoors? On carpet? I like it.
    311 pauses, and I was in the audience for at least nine of them.
    “People looking for people” is the story of every office as well.
    > Of ours, certainly.
    A lamp on the desk. Red when broken. Twelve euros, problem solved.
  `,
  versions: {
    en: {
      title: 'Three hundred and eleven pauses, timed from the referee’s sheet',
      excerpt:
        'The median technical pause lasts six minutes forty. The repair takes less than two of them; the rest is people looking for people.',
      content: `<p>Everybody who watches tournaments can name the pause they hated most. Mine lasted 52 minutes and was caused by a headset that had been muted with its own button.</p>
<p>To find out whether that was typical I asked five tournaments for the referees’ sheets of the last two seasons: Katowice Invitational, Harbour Cup, Winter Cup, Northern Masters, Lantern League. All five said yes, which I had not expected. The sheets list 311 technical pauses in 1,046 matches, across four games, with a time for each step. I read the handwriting twice.</p>
<table><thead><tr><th>Cause</th><th>Pauses</th><th>Median length</th><th>Longest</th></tr></thead><tbody><tr><td>Sound and headsets</td><td>88</td><td>4:10</td><td>52:00</td></tr><tr><td>Network</td><td>61</td><td>7:35</td><td>38:20</td></tr><tr><td>Player’s computer</td><td>54</td><td>9:20</td><td>41:05</td></tr><tr><td>Mouse, keyboard, mousepad</td><td>49</td><td>2:50</td><td>17:40</td></tr><tr><td>Game server</td><td>27</td><td>14:05</td><td>64:30</td></tr><tr><td>Player unwell</td><td>18</td><td>6:00</td><td>22:15</td></tr><tr><td>Observers and cameras</td><td>14</td><td>5:25</td><td>12:50</td></tr></tbody></table>
<h2>Where the minutes go</h2>
<p>The sheets carry four stamps: pause called, technician at the desk, fault fixed, play resumed. So each pause can be cut in three. On the median one, 2:15 passes before the right person is standing there, 1:50 is spent on the repair, and 2:35 goes between “it works” and the first second of play. More than seventy per cent of a technical pause is not technical.</p>
<p>The last part is the easiest to shorten. Northern Masters introduced a rule a year ago that a captain must answer the ready check within thirty seconds of the repair. Their third part fell from 2:50 to 1:05. Nobody complained, says nadezhda, who has refereed under both versions, apart from those who had used it to eat.</p>
<h2>Does a pause help whoever calls it?</h2>
<p>This is what people write to me about. In the round-based matches there are 72 technical pauses called by a side that had lost at least three rounds in a row. That side won the next round 34 times, 47 per cent. After a losing streak of the same length with no pause, it is 41. The difference is four rounds in 72. A coin could do it, and I would not accuse anybody with it.</p>
<p>There is one number I would show to a rules committee. Of the 49 pauses for mice and keyboards, 21 were called in the fifteen seconds before a round in which the calling side had money for rifles for the first time. I do not know what that means. I know that for random timing I would expect about eight.</p>
<h2>What the viewer gets</h2>
<p>Wiebke, who has filled some of these minutes on air, keeps a list of subjects by length: two minutes is the last round, five is the bracket, ten is the players’ pets. By her count she has reached the pets nineteen times. According to the sheets it should be twenty-three.</p>`,
    },
    sv: {
      title: 'Trehundraelva pauser, klockade enligt domarprotokollet',
      excerpt:
        'En typisk teknisk paus varar i 6.40. Själva reparationen tar mindre än två minuter – resten går åt till att hitta rätt person.',
      content: `<p>Alla minns den paus de hatade mest. Min tog 52 minuter och berodde på ett headset som var avstängt med sin egen knapp. För att få veta om det var typiskt bad jag fem turneringar om domarprotokollen från två säsonger. Alla sa ja.</p>
<p>Det blev 311 tekniska pauser på 1 046 matcher. Ljud och headset är vanligast med 88 fall, spelservern är värst med 14.05 i median. Av en typisk paus går 2.15 åt innan rätt tekniker är på plats, 1.50 till att laga felet och 2.35 till att komma i gång igen.</p>
<h2>Hjälper pausen den som begär den?</h2>
<p>Efter minst tre förlorade ronder i rad vann lag som fick en teknisk paus nästa rond i 47 procent av fallen, mot 41 utan paus. Det är fyra ronder av 72. Det räcker inte för att anklaga någon.</p>`,
    },
    pt: {
      title: 'Trezentas e onze pausas, cronometradas na súmula do árbitro',
      excerpt:
        'A pausa técnica mediana dura 6min40. O conserto leva menos de dois minutos; o resto é gente procurando gente.',
      content: `<p>Todo mundo lembra da pausa que mais odiou. A minha durou 52 minutos, e a causa foi um headset silenciado no próprio botão. Para saber se isso era típico, pedi a cinco torneios as súmulas de duas temporadas. Os cinco disseram sim.</p>
<p>São 311 pausas técnicas em 1.046 partidas. Som e headsets lideram com 88 casos; o servidor é o mais demorado, com mediana de 14min05. Numa pausa típica, passam 2min15 até chegar a pessoa certa, 1min50 são de conserto e 2min35 se perdem até o jogo recomeçar.</p>
<h2>A pausa ajuda quem pede?</h2>
<p>Depois de três rodadas perdidas seguidas ou mais, quem teve pausa venceu a seguinte em 47 por cento das vezes, contra 41 sem pausa. São quatro rodadas em 72. Uma moeda faria o mesmo, e eu não acusaria ninguém com isso.</p>`,
    },
    de: {
      title: '311 Pausen, gestoppt nach den Bögen der Schiedsrichter',
      excerpt:
        'Die mittlere technische Pause dauert 6:40 Minuten. Repariert wird keine zwei davon, den Rest über suchen Leute nach Leuten.',
      content: `<p>Jeder kennt die Pause, die er am meisten gehasst hat. Meine dauerte 52 Minuten, und schuld war ein Headset, das am eigenen Knopf stumm geschaltet war. Um zu erfahren, ob das typisch ist, bat ich fünf Turniere um die Bögen zweier Saisons. Alle fünf sagten zu.</p>
<p>Das ergibt 311 technische Pausen in 1.046 Spielen. Am häufigsten sind Ton und Headsets mit 88 Fällen, am längsten dauert der Spielserver mit 14:05 Minuten im Median. In einer typischen Pause vergehen 2:15, bis die richtige Person da ist, 1:50 für die Reparatur und 2:35, bis wieder gespielt wird.</p>
<h2>Hilft die Pause dem, der sie nimmt?</h2>
<p>Nach mindestens drei verlorenen Runden gewannen Teams mit Pause die nächste in 47 Prozent der Fälle, ohne Pause in 41. Das sind vier Runden von 72. Damit würde ich niemanden beschuldigen.</p>`,
    },
    pl: {
      title: 'Trzysta jedenaście przerw, zmierzonych z protokołów sędziowskich',
      excerpt:
        'Przeciętna przerwa techniczna trwa 6:40. Sama naprawa zajmuje niecałe dwie minuty, reszta to ludzie szukający ludzi.',
      content: `<p>Każdy pamięta przerwę, której nienawidził najbardziej. Moja trwała 52 minuty, a winny był zestaw słuchawkowy wyciszony własnym przyciskiem. Żeby sprawdzić, czy to norma, poprosiłem pięć turniejów o protokoły z dwóch sezonów. Zgodziły się wszystkie.</p>
<p>Wyszło 311 przerw technicznych w 1046 meczach. Najczęściej zawodzą dźwięk i słuchawki, 88 razy, a najdłużej trwają kłopoty z serwerem: mediana 14:05. W typowej przerwie mija 2:15, nim zjawi się właściwa osoba, naprawa zabiera 1:50, a powrót do gry 2:35.</p>
<h2>Czy przerwa pomaga temu, kto o nią prosi?</h2>
<p>Po co najmniej trzech przegranych rundach z rzędu drużyny z przerwą wygrywały następną w 47 procentach przypadków, bez przerwy w 41. To cztery rundy na 72. Nikogo bym na tej podstawie nie oskarżał.</p>`,
    },
    ru: {
      title: 'Триста одиннадцать пауз, измеренных по судейским протоколам',
      excerpt:
        'Типичная техническая пауза длится 6:40. На ремонт уходит меньше двух минут, остальное время люди ищут людей.',
      content: `<p>Каждый помнит паузу, которую ненавидел сильнее всего. Моя длилась 52 минуты, а виновата была гарнитура, выключенная собственной кнопкой. Чтобы понять, типично ли это, я попросил у пяти турниров судейские протоколы за два сезона. Согласились все.</p>
<p>Набралось 311 технических пауз на 1046 матчей. Чаще всего подводят звук и гарнитуры, 88 случаев, а дольше всего чинят сервер: медиана 14:05. В обычной паузе 2:15 проходит, пока появится нужный человек, 1:50 занимает ремонт и 2:35 возвращение к игре.</p>
<h2>Помогает ли пауза тому, кто её взял?</h2>
<p>После трёх и более проигранных раундов подряд команды с паузой брали следующий в 47 процентах случаев, без паузы в 41. Это четыре раунда из 72. Обвинять кого-либо на таком основании я бы не стал.</p>`,
    },
    uk: {
      title: 'Триста одинадцять пауз, виміряних за суддівськими протоколами',
      excerpt:
        'Типова технічна пауза триває 6:40. На ремонт іде менше двох хвилин, решту часу люди шукають людей.',
      content: `<p>Кожен пам’ятає паузу, яку ненавидів найдужче. Моя тривала 52 хвилини, а винною була гарнітура, вимкнена власною кнопкою. Щоб зрозуміти, чи це типово, я попросив у п’яти турнірів суддівські протоколи за два сезони. Погодилися всі.</p>
<p>Назбиралося 311 технічних пауз на 1046 матчів. Найчастіше підводять звук і гарнітури, 88 випадків, а найдовше лагодять сервер: медіана 14:05. У звичайній паузі 2:15 минає, поки з’явиться потрібна людина, 1:50 забирає ремонт і 2:35 повернення до гри.</p>
<h2>Чи допомагає пауза тому, хто її взяв?</h2>
<p>Після трьох і більше програних раундів поспіль команди з паузою брали наступний у 47 відсотках випадків, без паузи в 41. Це чотири раунди із 72. Звинувачувати когось на такій підставі я б не став.</p>`,
    },
  },
  comments: [
    {
      by: 'Wiebke',
      minutesAfter: 16,
      text: 'Four of them I spent on the weather in Wrocław. I did not think anyone would audit me.',
      upvotes: 52,
    },
    {
      by: 'Rasmus',
      minutesAfter: 29,
      text: 'The 52 minute one: I was there. Eleven people looked at that headset, including me. The player’s father found the button from the second row.',
      upvotes: 57,
    },
    {
      by: 'Gustavo',
      minutesAfter: 48,
      text: '21 against an expected 8 out of 49 is hard to explain by luck. But people also notice a bad mouse when they sit down to buy. How did you get the eight?',
      upvotes: 27,
    },
    {
      by: 'Oleksa',
      minutesAfter: 75,
      text: '@Gustavo Share of all rounds that are a first rifle round, times the pauses that came in any buy time. So the noticing is already inside it, more or less.',
      upvotes: 24,
    },
    {
      by: 'ecoround',
      minutesAfter: 110,
      text: 'Fifteen seconds before our first rifles my mouse also feels strange. It is called hope.',
      upvotes: 46,
    },
    {
      by: 'nadezhda',
      minutesAfter: 190,
      text: 'Подтверждаю про еду. Один капитан держал в кармане бутерброд именно под проверку готовности.',
      upvotes: 33,
    },
    {
      by: 'Hanneke',
      minutesAfter: 275,
      text: 'A thirty second rule only works with a consequence. What happens at second thirty-one?',
      upvotes: 16,
    },
    {
      by: 'nadezhda',
      minutesAfter: 288,
      text: '@Hanneke Play resumes. That is the whole consequence, and it has been enough so far.',
      upvotes: 38,
    },
    {
      by: 'Ingrid',
      minutesAfter: 520,
      text: 'From the other side of the desk: that 2:15 is often us arguing which person is the right person. Put one telephone number on each table.',
      upvotes: 21,
    },
    {
      by: 'caio',
      minutesAfter: 845,
      text: 'Dez minutos de bichos de estimação e eu ainda não vi o gato do Solve. Exijo outra pausa.',
      upvotes: 29,
    },
    {
      by: 'MidOrFeed',
      minutesAfter: 1210,
      text: 'What about the player unwell ones, did they tend to come back and win? I have a theory about cold noodles.',
      upvotes: 12,
    },
    {
      by: 'smokewall',
      minutesAfter: 1600,
      text: '@Oleksa Four stamps per pause, read twice, by hand. Somebody please give this man a spreadsheet. I have spares.',
      upvotes: 23,
    },
    {
      by: 'Matteo',
      minutesAfter: 2050,
      text: 'Chi sottotitola ringrazia: durante le pause i caster parlano di gatti e io finalmente bevo il caffè.',
      upvotes: 18,
    },
    {
      by: 'grumble',
      minutesAfter: 2980,
      text: 'We solved this in the old hall. If your mouse broke, you played with a broken mouse.',
      upvotes: 35,
    },
    {
      by: 'laneswap',
      minutesAfter: 4300,
      text: '@grumble And the match still started two hours late. Told you then, telling you now.',
      upvotes: 25,
    },
  ],
})
