import { news } from '../news-entry.ts'

export default news({
  author: 'Ozzy7',
  categories: ['pubg'],
  tags: ['opinion', 'map-pool', 'winter-cup'],
  mentions: ['grumble'],
  image: 'pubg-4',
  hoursAgo: 10500,
  upvotes: 158,
  moments: [
    'one slot for Sanhok',
    'Sanhok first on final day',
    'forty-four matches',
    'the word “random”',
  ],
  talk: `
    Sanhok is where I fell in love with this game and where I lost most of it.
    One slot is fair. Two would be chaos, none is cowardice.
    > Two, and I bring the popcorn.
    They called it random because they lost there. As you do.
    Forty-four matches, and the good teams were good on it. Well, well.
    Small map first thing in the morning would at least wake the desk up.
    > Nothing wakes the desk up.
    Ban the map, keep the bridges: the league in a nutshell.
  `,
  versions: {
    en: {
      title: 'Give Sanhok one slot on final day, and play it first',
      excerpt:
        'The Winter Cup dropped the small map because it was called random. Ozzy7 went through forty-four matches and thinks the charge is wrong.',
      content: `<p>The Winter Cup has published its final-day order: Erangel, Miramar, Erangel, Taego, Miramar, Erangel. Six matches, sixteen teams, and not one metre of jungle. I would swap the first Erangel for Sanhok tomorrow, and I say that as somebody who loses there a lot.</p>
<p>The reason given in the captains’ call was one word, and the word was “random”. Let us take it seriously. The open stages of this season and the last played Sanhok 44 times. In 19 of those the team leading the standings at the time finished outside the top eight. That is 43 per cent. On Erangel, over 112 matches in the same stages, it is 41. If Sanhok is a lottery, so is the map everyone treats as chess.</p>
<p>What is different is the clock. The first kill on Sanhok comes after a minute and fifty seconds, against three minutes forty on Erangel. A match lasts 24 minutes instead of 30. The map is a quarter of the size, there is no corner far enough from the plane, and the squad that likes to loot three compounds in peace meets another squad in the second one.</p>
<h2>That discomfort is a skill</h2>
<p>Watch Ostrava Nine in the second open stage, dropping at Bootcamp with Union Street already on the roofs. They lose their sniper in the first minute. Over the next four they trade one for one, twice, take two rifles from the floor, get the knocked man up behind a shipping container and walk out with three alive and full bags. There is no rotation in it and no zone reading. There is fighting with bad equipment and calm voices, and a final day on the three big maps hardly ever asks for that before phase six.</p>
<p>My friend grumble says the jungle is simply ugly to watch. He has half a point: two squads in tall grass are sixteen green pixels. But observers have had the outlines for a year now, and boats on the inner rivers are still the best rotation picture this game produces.</p>
<h2>The fair version</h2>
<p>I do not want it as match six, with the title on the line and a first circle over the northern hill. I want this:</p>
<ol><li>One match out of six, always the first, when nobody is yet protecting a lead.</li><li>Drop spots named by the teams the evening before, in the order of the standings, with two squads at most for Bootcamp.</li><li>Rain off. A fight lost because footsteps vanished is the one honest argument against the map.</li></ol>
<p>It would cost Kestrel something, since they have built a whole roster for driving, and it would help Ostrava Nine and Red Ferry. Any map choice helps somebody. The current order helps whoever is best at the first twelve minutes of nothing.</p>
<p>A champion ought to have been frightened once before lunch. Sanhok does that in a minute and fifty.</p>`,
    },
    sv: {
      title: 'Ge Sanhok en plats på finaldagen – och spela den först',
      excerpt:
        'Winter Cup strök den lilla kartan för att den är slumpmässig. Ozzy7 har gått igenom 44 matcher och håller inte med.',
      content: `<p>Winter Cup har satt ordningen för finaldagen: tre gånger Erangel, två Miramar, en Taego. Ingen djungel alls. Jag hade bytt den första Erangelmatchen mot Sanhok redan i morgon, trots att jag brukar förlora där.</p>
<p>Kaptenernas argument var ett enda ord: slump. Men på 44 matcher hamnade tabelledaren utanför topp åtta i 43 procent. På Erangel är siffran 41. Skillnaden ligger i tempot. Första fragget kommer efter 1.50 i stället för 3.40, och den som vill loota i lugn och ro får besök.</p>
<h2>Så kan det göras rättvist</h2>
<p>Spela kartan först, när ingen har en ledning att vakta. Låt lagen välja landningsplats kvällen innan, i tabellordning, med högst två lag på Bootcamp. Stäng av regnet. En mästare bör ha blivit rädd åtminstone en gång före lunch.</p>`,
    },
    pt: {
      title: 'Deem uma vaga a Sanhok no dia da final, e logo na abertura',
      excerpt:
        'A Winter Cup tirou o mapa pequeno por ser aleatório. Ozzy7 reviu 44 partidas e acha que a acusação não se sustenta.',
      content: `<p>A Winter Cup divulgou a ordem do último dia: três vezes Erangel, duas Miramar, uma Taego. Nenhum metro de selva. Eu trocaria a primeira Erangel por Sanhok amanhã mesmo, e olhem que costumo perder lá.</p>
<p>O argumento dos capitães foi uma palavra: aleatório. Só que, em 44 partidas, o líder da tabela ficou fora dos oito primeiros em 43 por cento. Em Erangel são 41. O que muda é o relógio: a primeira baixa vem com 1min50, e não com 3min40. Quem gosta de saquear em paz recebe visita.</p>
<h2>Uma versão justa</h2>
<p>Que seja sempre a primeira partida, quando ninguém ainda protege vantagem. Que as equipes escolham o ponto de queda na véspera, pela ordem da tabela, com no máximo duas em Bootcamp. E sem chuva. Um campeão devia ter sentido medo ao menos uma vez antes do almoço.</p>`,
    },
    de: {
      title: 'Gebt Sanhok einen Platz am Finaltag, und zwar den ersten',
      excerpt:
        'Der Winter Cup hat die kleine Karte als Glücksspiel gestrichen. Ozzy7 hat 44 Spiele geprüft und widerspricht.',
      content: `<p>Der Winter Cup hat die Reihenfolge für den Finaltag veröffentlicht: dreimal Erangel, zweimal Miramar, einmal Taego. Kein Meter Dschungel. Ich würde das erste Erangel sofort gegen Sanhok tauschen, obwohl ich dort meistens verliere.</p>
<p>Das Argument der Kapitäne bestand aus einem Wort: Zufall. Doch in 44 Spielen landete der Tabellenführer zu 43 Prozent außerhalb der ersten acht. Auf Erangel sind es 41. Anders ist nur die Uhr. Der erste Kill fällt nach 1:50 statt nach 3:40 Minuten, und wer in Ruhe looten will, bekommt Besuch.</p>
<h2>So wäre es fair</h2>
<p>Immer als erstes Spiel, solange niemand einen Vorsprung verwaltet. Landeplätze am Vorabend in Tabellenreihenfolge, höchstens zwei Teams fürs Bootcamp. Und kein Regen, denn verschluckte Schritte sind das einzige ehrliche Gegenargument. Ein Meister sollte vor dem Mittagessen einmal Angst gehabt haben.</p>`,
    },
    pl: {
      title: 'Dajcie Sanhokowi jeden mecz w dniu finału, i to pierwszy',
      excerpt:
        'Winter Cup wyrzucił małą mapę, bo jest losowa. Ozzy7 przejrzał czterdzieści cztery mecze i uważa, że to nieprawda.',
      content: `<p>Winter Cup ogłosił kolejność map na dzień finałowy: trzy razy Erangel, dwa razy Miramar, raz Taego. Ani metra dżungli. Pierwszego Erangela zamieniłbym na Sanhok choćby jutro, chociaż zwykle tam przegrywam.</p>
<p>Argument kapitanów zmieścił się w jednym słowie: losowość. Tymczasem na 44 mecze lider tabeli wypadał poza pierwszą ósemkę w 43 procentach. Na Erangelu jest to 41. Inne jest tylko tempo. Pierwszy frag pada po minucie i pięćdziesięciu sekundach, a nie po 3:40, i kto chce spokojnie lootować, ten ma gości.</p>
<h2>Jak to zrobić uczciwie</h2>
<p>Zawsze jako pierwszy mecz, gdy nikt jeszcze nie broni przewagi. Miejsca lądowania wybierane wieczorem, według tabeli, najwyżej dwie drużyny na Bootcamp. I bez deszczu. Mistrz powinien choć raz przestraszyć się przed obiadem.</p>`,
    },
    ru: {
      title: 'Дайте Саноку один матч в финальный день, и пусть он будет первым',
      excerpt:
        'Winter Cup убрал маленькую карту из-за случайности. Ozzy7 пересмотрел 44 матча и с обвинением не согласен.',
      content: `<p>Winter Cup объявил порядок карт на финальный день: трижды Эрангель, дважды Мирамар, один раз Тэго. Ни метра джунглей. Первый Эрангель я бы завтра же поменял на Санок, хотя сам там обычно проигрываю.</p>
<p>Довод капитанов уместился в одно слово: случайность. Однако за 44 матча лидер таблицы вылетал за пределы восьмёрки в 43 процентах игр. На Эрангеле таких 41. Отличается только темп: первый фраг случается через 1:50, а не через 3:40, и к любителям спокойного лута приходят гости.</p>
<h2>Как сделать честно</h2>
<p>Всегда первым матчем, пока никто не бережёт отрыв. Точки высадки команды выбирают накануне в порядке таблицы, на Буткемп не больше двух. И без дождя: пропавшие шаги остаются единственным честным доводом против карты. Чемпион должен хоть раз испугаться до обеда.</p>`,
    },
    uk: {
      title: 'Дайте Саноку один матч у фінальний день, і нехай він буде першим',
      excerpt:
        'Winter Cup прибрав маленьку мапу через випадковість. Ozzy7 переглянув 44 матчі й зі звинуваченням не згоден.',
      content: `<p>Winter Cup оголосив порядок мап на фінальний день: тричі Ерангель, двічі Мірамар, один раз Теґо. Ані метра джунглів. Перший Ерангель я б завтра ж поміняв на Санок, хоча сам там здебільшого програю.</p>
<p>Аргумент капітанів умістився в одне слово: випадковість. Проте за 44 матчі лідер таблиці опинявся поза вісімкою у 43 відсотках ігор. На Ерангелі таких 41. Відрізняється лише темп: перший фраг стається за 1:50, а не за 3:40, і до охочих спокійно залутатися приходять гості.</p>
<h2>Як зробити чесно</h2>
<p>Завжди першим матчем, поки ніхто не береже відриву. Точки висадки команди обирають напередодні за місцем у таблиці, на Буткемп щонайбільше дві. І без дощу: зниклі кроки лишаються єдиним чесним аргументом проти мапи. Чемпіон має бодай раз злякатися до обіду.</p>`,
    },
  },
  comments: [
    {
      by: 'grumble',
      minutesAfter: 12,
      text: 'I said ugly and I meant ugly. Also it is not sixteen pixels, it is fourteen. I counted.',
      upvotes: 43,
    },
    {
      by: 'bushcamper',
      minutesAfter: 20,
      text: 'Finally, a man of the grass. Leave the rain on and I will sign anything.',
      upvotes: 50,
    },
    {
      by: 'Gustavo',
      minutesAfter: 45,
      text: '43 against 41 with 44 matches: the interval is about fifteen points either way. You cannot say it is random, and you cannot say it is not.',
      upvotes: 34,
    },
    {
      by: 'Ozzy7',
      minutesAfter: 61,
      text: '@Gustavo True. I would settle for “not proven”, since the captains convicted it with no numbers at all.',
      upvotes: 29,
    },
    {
      by: 'Kestrelfan',
      minutesAfter: 90,
      text: 'It would cost Kestrel something. Everything costs Kestrel something.',
      upvotes: 47,
    },
    {
      by: 'Ingrid',
      minutesAfter: 175,
      text: 'Naming drop spots the evening before sounds nice until you sit in that meeting. We tried it at a smaller cup, it took three hours and two coffees were thrown.',
      upvotes: 31,
    },
    {
      by: 'lastcircle',
      minutesAfter: 240,
      text: 'Segundo en Sanhok tres veces esta temporada. Apoyo la moción con todo mi dolor.',
      upvotes: 22,
    },
    {
      by: 'pixelpaul',
      minutesAfter: 330,
      text: '@grumble With outlines on it is perfectly readable. I drew the overlay for those stages, send complaints here.',
      upvotes: 19,
    },
    {
      by: 'Vitya',
      minutesAfter: 512,
      text: 'Дождь выключить, высадку расписать… Так из джунглей и получится ещё один Эрангель, только с лианами.',
      upvotes: 24,
    },
    {
      by: 'rotato',
      minutesAfter: 700,
      text: '@lastcircle On a map that small I might even arrive on time.',
      upvotes: 38,
    },
    {
      by: 'olddust',
      minutesAfter: 1120,
      text: 'Why change maps at all? I have had one for twenty years and I am only now getting the hang of the second door.',
      upvotes: 52,
    },
    {
      by: 'redzone',
      minutesAfter: 1490,
      text: '@Ozzy7 In our phone leagues it is the most played map by far. A whole generation learned rotation there, so calling it a lottery is a bit rude.',
      upvotes: 27,
    },
    {
      by: 'looplord',
      minutesAfter: 1920,
      text: '@Ingrid If somebody filmed the coffee I need the file.',
      upvotes: 30,
    },
    {
      by: 'nightbus',
      minutesAfter: 2600,
      text: 'A 24 minute match fits exactly between my work and my stop. You have my vote for entirely selfish reasons.',
      upvotes: 26,
      deleted: true,
    },
    {
      by: 'caio',
      minutesAfter: 5760,
      text: 'Viram a decisão? Vai entrar como partida de exibição na sexta. É um começo, mas ninguém sente medo em exibição.',
      upvotes: 15,
    },
  ],
})
