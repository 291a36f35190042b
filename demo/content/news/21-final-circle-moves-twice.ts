import { news } from '../news-entry.ts'

export default news({
  author: 'Ozzy7',
  categories: ['pubg'],
  tags: ['late-circle', 'patch-notes', 'statistics'],
  mentions: ['lastcircle', 'Oleksa'],
  image: 'pubg-1',
  hoursAgo: 6,
  upvotes: 874,
  moments: [
    'a final circle that moves twice',
    'sixty late games drawn on paper',
    'a zone that hates water',
    'the second shift',
  ],
  talk: `
    It moved twice, I moved once. Report ends.
    My squad thinks I know where the second circle goes. I know where it does not go, that is already worth a chicken.
    > How often are you right?
    > > More often than the one who drives.
    It hates water, I hate water, maybe we could be friends.
    Sixty on paper. I love it. Which colour for the second shift?
    > Orange. There is a scan in the replies.
    Test server numbers and live numbers are cousins, not twins.
    Hard shift, soft shift, all the same to a man in a bathtub.
  `,
  versions: {
    en: {
      title: 'The final circle now moves twice. Here is how to read it',
      excerpt:
        'Sixty late games on the test server, every second shift drawn on paper. The zone is less random than it feels, and it hates water.',
      content: `<p>In game eleven I was lying in a wheat field south of Rozhok with full health, a level three vest and the better rock. The circle slid off me, stopped, and I relaxed. Then it slid again, and I died crawling.</p>
<p>That is the change on the test server this week. Until now phase eight closed on a point and the last fight happened wherever that point was. Now it closes to a radius of 25 metres, waits 40 seconds, moves without shrinking, waits 20 seconds, moves again and only then closes. The patch note gives it one line: “the final safe zone relocates twice.” It says nothing about where.</p>
<p>So I played until I had sixty games that reached the second shift, 38 on Erangel and 22 on Miramar, and drew each one on squared paper: an arrow for the first move, an arrow for the second, the angle between them measured with a school protractor.</p>
<table><thead><tr><th>Turn between the shifts</th><th>Games</th><th>Average length of second shift</th></tr></thead><tbody><tr><td>0–30° (carries on)</td><td>22</td><td>31 m</td></tr><tr><td>31–60° (bends)</td><td>17</td><td>26 m</td></tr><tr><td>61–120° (turns)</td><td>13</td><td>19 m</td></tr><tr><td>121–180° (doubles back)</td><td>8</td><td>11 m</td></tr></tbody></table>
<p>If the direction were pure chance, the first two rows would hold about twenty games. They hold 39. The circle has momentum, and the straighter it goes, the further it goes.</p>
<h2>What to do with the forty seconds</h2>
<p>Most squads use the first wait to heal. I would rather use it to leave. When the first shift begins, the team at its back edge has to walk, and it walks towards people who are already down. Whoever holds the front third can often stay put through both moves: that happened in 34 of my sixty games, and the front third won 29 of them.</p>
<p>The exception is worth learning by heart. In seven of the eight games that doubled back, the front edge of the first circle had stopped within 30 metres of water or a cliff. The zone will not drop its centre on ground nobody can stand on. If you see sea ahead, turn around early.</p>
<p>Two smaller habits. Keep one smoke for the second move, not the first, because the second is when everybody is standing. And stop crawling. I tried to keep up on my stomach four times and died four times; a crouched walk kept pace in all but the longest shifts.</p>
<h2>What I do not know</h2>
<p>Sixty is not many. lastcircle tells me his Taego games turn more often, and I have none to compare. Oleksa has my drawings and has already found an angle I measured from the wrong side. The test server also fills with people who are there to look at the new thing, and they stand up sooner than anyone will in a final.</p>
<p>Still, I have stopped asking where the circle is. I ask which way it was going.</p>`,
    },
    sv: {
      title: 'Sista cirkeln flyttar sig två gånger – så läser du den',
      excerpt:
        'Sextio slutstrider på testservern, varje andra förflyttning ritad på rutat papper. Zonen är mindre slumpmässig än den känns.',
      content: `<p>På testservern stannar den sista zonen inte längre där den hamnar. Den krymper till 25 meters radie, väntar 40 sekunder, flyttar sig, väntar 20 sekunder och flyttar sig en gång till innan den stänger. Patchnoteringen ägnar saken en enda rad.</p>
<p>Jag spelade tills jag hade sextio matcher som nådde den andra flytten, 38 på Erangel och 22 på Miramar, och mätte vinkeln med gradskiva. I 39 av dem vek zonen av högst 60 grader från sin första riktning. Ju rakare den går, desto längre går den: 31 meter i snitt.</p>
<h2>Gå före, inte efter</h2>
<p>Den som höll främre tredjedelen kunde ofta ligga kvar genom båda flyttarna och vann 29 av 34 sådana matcher. Men se upp för vatten. I sju av de åtta matcher där zonen vände tillbaka låg hav eller stup inom 30 meter från framkanten. Och spara en rök till den andra flytten: det är då alla står upp.</p>`,
    },
    pt: {
      title: 'O círculo final agora se move duas vezes: como ler a zona',
      excerpt:
        'Sessenta finais de partida no servidor de testes, com cada segundo deslocamento desenhado à mão. A zona é menos aleatória do que parece.',
      content: `<p>No servidor de testes, a última zona já não fecha onde aparece. Ela encolhe até um raio de 25 metros, espera 40 segundos, se desloca, espera mais 20 e se desloca de novo. Só então fecha. A nota da atualização gasta uma linha com o assunto.</p>
<p>Joguei até juntar sessenta partidas que chegaram ao segundo movimento, 38 em Erangel e 22 em Miramar, e medi cada ângulo com um transferidor escolar. Em 39 delas, a zona desviou no máximo 60 graus da direção inicial. Quanto mais reta vai, mais longe vai: 31 metros em média.</p>
<h2>Onde ficar</h2>
<p>Quem ocupava o terço da frente pôde muitas vezes ficar parado nos dois movimentos e venceu 29 dessas 34 partidas. A exceção é a água: em sete dos oito casos em que o círculo voltou para trás, havia mar ou penhasco a menos de 30 metros. Guarde uma granada de fumaça para o segundo movimento, quando todos estão de pé.</p>`,
    },
    de: {
      title: 'Der letzte Kreis wandert jetzt zweimal – so liest man ihn',
      excerpt:
        'Sechzig Endphasen auf dem Testserver, jede zweite Verschiebung gezeichnet. Die Zone ist berechenbarer, als sie sich anfühlt.',
      content: `<p>Auf dem Testserver schließt die letzte Zone nicht mehr dort, wo sie erscheint. Sie schrumpft auf 25 Meter Radius, wartet 40 Sekunden, wandert, wartet 20 Sekunden und wandert noch einmal. Die Patchnotes widmen dem Ganzen eine einzige Zeile.</p>
<p>Ich habe gespielt, bis ich sechzig Partien mit zweiter Verschiebung beisammenhatte, 38 auf Erangel und 22 auf Miramar, und jeden Winkel mit dem Geodreieck gemessen. In 39 Fällen wich der Kreis höchstens 60 Grad von seiner ersten Richtung ab. Je gerader er läuft, desto weiter läuft er: im Schnitt 31 Meter.</p>
<h2>Vorne liegen statt hinterherlaufen</h2>
<p>Wer das vordere Drittel hielt, konnte oft beide Bewegungen liegend abwarten und gewann 29 dieser 34 Partien. Die Ausnahme heißt Wasser: In sieben von acht Fällen, in denen die Zone umkehrte, lagen Meer oder Steilhang keine 30 Meter vor der Kante. Und einen Smoke hebt man sich für die zweite Bewegung auf, denn dann stehen alle.</p>`,
    },
    pl: {
      title: 'Ostatnia strefa przesuwa się teraz dwa razy. Jak ją czytać',
      excerpt:
        'Sześćdziesiąt końcówek na serwerze testowym i każde drugie przesunięcie narysowane na kartce. Losu jest w tym mniej, niż się wydaje.',
      content: `<p>Na serwerze testowym ostatnia strefa nie zamyka się już tam, gdzie się pojawiła. Kurczy się do promienia 25 metrów, czeka 40 sekund, przesuwa się, czeka kolejne 20 i przesuwa się jeszcze raz. Opis zmian poświęca temu jedno zdanie.</p>
<p>Grałem, aż uzbierałem sześćdziesiąt meczów z drugim przesunięciem, 38 na Erangelu i 22 na Miramarze, a każdy kąt zmierzyłem szkolnym kątomierzem. W 39 przypadkach strefa odchyliła się od pierwszego kierunku najwyżej o 60 stopni. Im prościej idzie, tym dalej zachodzi: średnio 31 metrów.</p>
<h2>Lepiej czekać z przodu</h2>
<p>Kto zajmował przednią jedną trzecią koła, często mógł przeleżeć oba ruchy i wygrał 29 z 34 takich meczów. Wyjątkiem jest woda: w siedmiu z ośmiu gier, w których strefa zawróciła, morze albo urwisko leżało nie dalej niż 30 metrów od krawędzi. Jednego smoke’a warto zostawić na drugi ruch, bo wtedy wszyscy stoją.</p>`,
    },
    ru: {
      title: 'Последний круг теперь сдвигается дважды. Как его читать',
      excerpt:
        'Шестьдесят концовок на тестовом сервере, каждый второй сдвиг зарисован на бумаге. Зона не так случайна, как кажется.',
      content: `<p>На тестовом сервере последняя зона больше не закрывается там, где появилась. Она сжимается до радиуса 25 метров, ждёт 40 секунд, сдвигается, ждёт ещё 20 и сдвигается снова. В описании обновления этому отведена одна строка.</p>
<p>Я играл, пока не набралось шестьдесят матчей, доживших до второго сдвига: 38 на Эрангеле и 22 на Мирамаре. Каждый угол измерен школьным транспортиром. В 39 случаях зона отклонилась от первого направления не больше чем на 60 градусов. Чем прямее она идёт, тем дальше уходит: в среднем на 31 метр.</p>
<h2>Ждать впереди</h2>
<p>Тот, кто держал переднюю треть круга, часто мог пролежать оба сдвига и выиграл 29 таких матчей из 34. Исключение составляет вода: в семи из восьми игр, где зона повернула назад, до моря или обрыва оставалось меньше 30 метров. И приберегите один дым на второй сдвиг: в этот момент на ногах все.</p>`,
    },
    uk: {
      title: 'Останнє коло тепер зсувається двічі. Як його читати',
      excerpt:
        'Шістдесят кінцівок на тестовому сервері, кожен другий зсув намальовано на папері. Зона не така випадкова, як здається.',
      content: `<p>На тестовому сервері остання зона більше не закривається там, де з’явилася. Вона стискається до радіуса 25 метрів, чекає 40 секунд, зсувається, чекає ще 20 і зсувається знову. В описі оновлення про це лише один рядок.</p>
<p>Я грав, доки не назбирав шістдесят матчів, що дійшли до другого зсуву: 38 на Ерангелі та 22 на Мірамарі. Кожен кут виміряно шкільним транспортиром. У 39 випадках зона відхилилася від першого напрямку щонайбільше на 60 градусів. Що рівніше вона йде, то далі заходить: у середньому на 31 метр.</p>
<h2>Чекати попереду</h2>
<p>Хто тримав передню третину кола, часто міг пролежати обидва зсуви й виграв 29 із 34 таких матчів. Виняток становить вода: у семи з восьми ігор, де зона повернула назад, до моря чи урвища лишалося менш ніж 30 метрів. І залиште один дим на другий зсув, бо саме тоді всі стоять на ногах.</p>`,
    },
  },
  comments: [
    {
      by: 'stormside',
      minutesAfter: 4,
      text: 'Edge player here. So the plan is that I finally get to walk twice instead of once. Wonderful.',
      upvotes: 41,
    },
    {
      by: 'lastcircle',
      minutesAfter: 9,
      text: '@Ozzy7 The Taego count stands at fourteen games now, nine of them turning more than sixty degrees. It is hilly. I think slope matters as much as water.',
      upvotes: 33,
    },
    {
      by: 'Gustavo',
      minutesAfter: 16,
      text: 'Sixty games, four bins, 39 against an expected 20. That is a long way past luck. I would still like the Miramar games separated, the desert has hardly any water.',
      upvotes: 28,
    },
    {
      by: 'bushcamper',
      minutesAfter: 22,
      text: 'You walked past me in game eleven. I was the other rock.',
      upvotes: 58,
    },
    {
      by: 'grumble',
      minutesAfter: 31,
      text: 'It was a perfectly good circle. It closed, you died, you went to make tea.',
      upvotes: 37,
    },
    {
      by: 'redzone',
      minutesAfter: 47,
      text: 'Does the wait show on the minimap timer, or do we have to count forty ourselves?',
      upvotes: 6,
    },
    {
      by: 'Ozzy7',
      minutesAfter: 55,
      text: '@redzone The first wait shows. The second does not, at least in this build. I count it out loud and my squad hates me.',
      upvotes: 24,
    },
    {
      by: 'krzak',
      minutesAfter: 71,
      text: 'Wreszcie ktoś to narysował. Na Erangelu przy Mylcie cofnęło mi strefę trzy razy z rzędu i za każdym razem wiedziałem dopiero po fakcie.',
      upvotes: 12,
    },
    {
      by: 'rotato',
      minutesAfter: 88,
      text: 'A patch made for people who rotate early and arrive late. I have been training for this my whole life.',
      upvotes: 45,
    },
    {
      by: 'Bohdan',
      minutesAfter: 103,
      text: 'Передня третина виграла 29 із 34, але скільки команд там узагалі було на початку? Якщо туди встигають лише найсильніші, це не про зону.',
      upvotes: 19,
    },
    {
      by: 'Ozzy7',
      minutesAfter: 118,
      text: '@Bohdan Fair. I noted numbers in 21 of those games: on average 1.8 squads in front against 2.6 behind. Still good odds, less dramatic.',
      upvotes: 22,
    },
    {
      by: 'tiltproof',
      minutesAfter: 140,
      text: 'Read this, went in, held the front third, got sniped from the back third. Ten out of ten advice.',
      upvotes: 31,
      deleted: true,
    },
    {
      by: 'caio',
      minutesAfter: 176,
      text: 'Pra quem assiste é a melhor mudança do ano. O final deixa de ser oito pessoas deitadas esperando gás.',
      upvotes: 17,
    },
    {
      by: 'DadAim',
      minutesAfter: 214,
      text: '@rotato Crouch-walking for twenty seconds, in my knees? The patch discriminates.',
      upvotes: 26,
    },
    {
      by: 'nightbus',
      minutesAfter: 291,
      text: '@grumble The tea is still there. You just have to die a bit later to get it.',
      upvotes: 20,
    },
  ],
})
