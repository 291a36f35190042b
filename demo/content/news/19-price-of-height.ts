import { news } from '../news-entry.ts'

export default news({
  author: 'Saga',
  categories: ['fortnite'],
  tags: ['opinion', 'late-circle', 'building', 'lantern-league'],
  mentions: ['lastcircle'],
  image: 'fortnite-8',
  hoursAgo: 3000,
  upvotes: 309,
  moments: [
    'thirty-six endgames on a notepad',
    'height as the expensive seat',
    'going up there to feel safe',
    'arriving rich or not at all',
  ],
  talk: `
    As someone who lives on height: it is windy, and nobody visits.
    Low ground with a full pocket beats the penthouse with an eviction notice.
    > Putting that on a mug.
    Thirty-six endgames is more than I have survived this year.
    Height was right until everyone had launchers again.
    > Everybody always has launchers again.
    Mid layer is for people who can live with being hated from both sides.
    I went up there to feel safe and, well, read the article.
  `,
  versions: {
    en: {
      title: 'Opinion: height is the most expensive seat in a Lantern League endgame',
      excerpt:
        'Saga watched thirty-six endgames with a notepad. Height wins for those who arrive rich, and ruins everybody who goes up there to feel safe.',
      content: `<p>I used to play height. I say it the way other people say that they used to smoke. For two years I went up in zone six because up is where the good players are on the clips, and I came down in zone eight because somebody had shot out the one floor I was paying for.</p>
<p>So when Tidewater threw away the Lantern League last month, seven tiles above everyone else with 30 brick left, I recognised the look of it. Then I sat down with all 36 endgames of the season and wrote down who stood highest at the start of zone seven, what they had in their pockets at that moment, and where they finished.</p>
<table><thead><tr><th>Materials when taking height</th><th>Times</th><th>Wins</th><th>Average finish</th></tr></thead><tbody><tr><td>900 or more per player</td><td>14</td><td>7</td><td>2.9</td></tr><tr><td>600 to 899</td><td>13</td><td>1</td><td>6.2</td></tr><tr><td>Under 600</td><td>9</td><td>0</td><td>7.8</td></tr></tbody></table>
<p>About ten duos are alive at that point, so 7.8 means that you would have done better by lying in a bush.</p>
<h2>What the clip leaves out</h2>
<p>Height has to be bought again in every zone. From seven to nine the circle moves four times, and each move costs the top duo some 14 tiles of floor, cone and at least one wall: call it 420 materials a move, shared between two. The duo underneath walks the same distance beneath a roof that somebody else has paid for. When it wants height at the end, it breaks one tile and comes up through the hole.</p>
<p>I can hear the objection, because lastcircle makes it under everything I write: from above you see everybody and nobody sees you. True in zone six. In zone eight ten people see you, because yours is the only structure against the sky, and what you see is roofs.</p>
<h2>I am not against height</h2>
<p>Look at the first row again. Half of all rich visits to the top ended in a win, and no other place on the map comes near that. If you have 900 each, a player who can place a cone while being shot at and a zone that pulls uphill, go. Ember Union did precisely that in round eleven and it was the best endgame I have seen this year.</p>
<p>What I am against is the lift as a reflex. In 22 of 36 cases the duo that took height could not afford it, and I do not believe 22 duos miscounted. They went up because it feels like winning. Being underneath feels like losing, until the moment you check the placement.</p>
<ul><li>Count out loud at the end of zone six. Below 900, choose the layer under the top and let them pay.</li><li>Keep one player’s metal untouched until zone nine. It is worth more than the view.</li><li>If you are already up there and poor, leave in zone seven, while the fall is still a choice.</li></ul>
<p>The notepad is available to anybody who wants to check my counting. Page four has coffee on it. That was the Tidewater game.</p>`,
    },
    sv: {
      title: 'Åsikt: Höjden är den dyraste platsen i Lantern Leagues slutzoner',
      excerpt:
        'Saga har gått igenom trettiosex slutzoner. Höjden lönar sig för den som kommer dit rik, men knäcker den som går upp för att känna sig trygg.',
      content: `<p>Jag brukade spela höjd, på samma sätt som andra brukade röka. När Tidewater slängde bort ligan med 30 tegel i fickan och sju våningar ner till alla andra kände jag igen mig. Så jag gick igenom säsongens alla 36 slutzoner.</p>
<p>Av de fjorton duor som tog höjden i zon sju med minst 900 material per spelare vann sju. Med 600 till 899 vann en av tretton. Under 600 vann ingen av nio, och snittplaceringen blev 7,8 av ungefär tio lag.</p>
<h2>Någon annan betalar taket</h2>
<p>Höjden måste köpas om i varje zon, runt 420 material per förflyttning. Duon under går lika långt under ett tak som någon annan har betalat och kan bryta sig upp genom ett hål på slutet.</p>
<p>Jag är inte emot höjd, jag är emot reflexen. Räkna högt när zon sex tar slut. Under 900: lägg er ett lager ner och låt de andra stå för notan.</p>`,
    },
    pt: {
      title: 'Opinião: a altura é o lugar mais caro no fim de jogo da Lantern League',
      excerpt:
        'Saga anotou trinta e seis finais de partida. A altura vale para quem chega rico e arruína quem sobe só para se sentir seguro.',
      content: `<p>Eu jogava na altura, como há quem diga que fumava. Quando a Tidewater jogou fora a liga com 30 tijolos no bolso, sete andares acima de todos, reconheci a cena. Fui então rever os 36 finais de partida da temporada.</p>
<p>Das catorze duplas que tomaram a altura na zona sete com 900 materiais ou mais por jogador, sete venceram. Entre 600 e 899, uma em treze. Abaixo de 600, nenhuma em nove, com posição média de 7,8 entre umas dez equipes.</p>
<h2>Quem paga o teto</h2>
<p>A altura é comprada de novo a cada zona, por uns 420 materiais. A dupla de baixo anda o mesmo caminho sob um teto que outra pagou e, no fim, sobe por um buraco.</p>
<p>Não sou contra a altura; sou contra o reflexo. Façam a conta em voz alta no fim da zona seis. Com menos de 900, fiquem uma camada abaixo e deixem a despesa para os outros.</p>`,
    },
    de: {
      title: 'Meinung: Die Höhe ist der teuerste Platz in den Endzonen der Lantern League',
      excerpt:
        'Saga hat sechsunddreißig Endzonen mitgeschrieben. Oben gewinnt, wer reich ankommt. Wer sich dort nur sicher fühlen will, geht unter.',
      content: `<p>Ich habe früher Höhe gespielt, so wie andere früher geraucht haben. Als Tidewater die Liga mit 30 Stein in der Tasche verschenkte, sieben Stockwerke über allen anderen, kam mir das bekannt vor. Also habe ich mir alle 36 Endzonen der Saison angesehen.</p>
<p>Von vierzehn Duos, die in Zone sieben mit mindestens 900 Material pro Kopf die Höhe nahmen, gewannen sieben. Mit 600 bis 899 war es eines von dreizehn. Unter 600 siegte keines von neun, der Schnitt lag bei Platz 7,8 von etwa zehn.</p>
<h2>Wer das Dach bezahlt</h2>
<p>Höhe kauft man in jeder Zone neu, für rund 420 Material. Das Duo darunter geht denselben Weg unter einem Dach, das andere bezahlt haben, und kommt am Schluss durch ein Loch nach oben.</p>
<p>Ich habe nichts gegen Höhe, nur gegen den Reflex. Zählt am Ende von Zone sechs laut durch. Unter 900 bleibt ihr eine Ebene tiefer und lasst die anderen zahlen.</p>`,
    },
    pl: {
      title: 'Opinia: wysokość to najdroższe miejsce w końcówce Lantern League',
      excerpt:
        'Saga obejrzała z notesem trzydzieści sześć końcówek. Na górze wygrywają bogaci, a ci, którzy idą tam dla spokoju, szybko bankrutują.',
      content: `<p>Kiedyś grałam na wysokości, tak jak inni kiedyś palili. Gdy Tidewater wypuścili z rąk ligę z 30 cegłami w kieszeni, siedem pięter nad wszystkimi, ten widok był mi znajomy. Obejrzałam więc wszystkie 36 końcówek sezonu.</p>
<p>Spośród czternastu duetów, które w siódmej strefie zajęły górę, mając co najmniej 900 materiałów na głowę, wygrało siedem. Z zapasem od 600 do 899 udało się to jednemu na trzynaście. Poniżej 600 żadnemu z dziewięciu, a średnie miejsce wyniosło 7,8 na mniej więcej dziesięć drużyn.</p>
<h2>Kto płaci za dach</h2>
<p>Wysokość trzeba kupować w każdej strefie od nowa, za jakieś 420 materiałów. Duet pod spodem idzie tą samą drogą pod cudzym dachem i na koniec wychodzi przez dziurę.</p>
<p>Nie mam nic do wysokości, mam do odruchu. Policzcie na głos pod koniec szóstej strefy. Macie mniej niż 900? Zostańcie piętro niżej i niech płacą inni.</p>`,
    },
    ru: {
      title: 'Мнение: высота — самое дорогое место в концовках Lantern League',
      excerpt:
        'Saga разобрала тридцать шесть концовок с блокнотом. Наверху побеждают богатые, а тех, кто лезет туда за спокойствием, ждёт крах.',
      content: `<p>Раньше я играла от высоты — примерно так же, как другие раньше курили. Когда Tidewater упустили лигу с 30 кирпича в запасе, на семь этажей выше всех, я узнала в них себя. И пересмотрела все 36 концовок сезона.</p>
<p>Из четырнадцати дуэтов, занявших высоту в седьмой зоне хотя бы с 900 материалами на игрока, победили семь. С запасом от 600 до 899 — один из тринадцати. Меньше 600 — ни одного из девяти, а среднее место вышло 7,8 примерно из десяти.</p>
<h2>Кто платит за крышу</h2>
<p>Высоту приходится покупать заново в каждой зоне, это около 420 материалов. Дуэт снизу проходит тот же путь под чужой крышей, а в конце поднимается через дыру.</p>
<p>Я не против высоты, я против рефлекса. В конце шестой зоны посчитайте вслух. Меньше 900? Встаньте на ярус ниже, и пусть платят другие.</p>`,
    },
    uk: {
      title: 'Думка: висота — найдорожче місце в кінцівках Lantern League',
      excerpt:
        'Saga передивилася з нотатником тридцять шість кінцівок. Нагорі виграють багаті, а хто йде туди по спокій, той швидко банкрутує.',
      content: `<p>Колись я грала від висоти — десь так, як інші колись курили. Коли Tidewater упустили лігу з 30 цеглинами в запасі, на сім поверхів вище за всіх, я впізнала в них себе. Тож передивилася всі 36 кінцівок сезону.</p>
<p>Із чотирнадцяти дуетів, які в сьомій зоні зайняли висоту, маючи щонайменше 900 матеріалів на гравця, виграли сім. Із запасом від 600 до 899 — один із тринадцяти. Менш як 600 — жоден із дев’яти, а середнє місце становило 7,8 приблизно з десяти.</p>
<h2>Хто платить за дах</h2>
<p>Висоту доводиться купувати наново в кожній зоні, це близько 420 матеріалів. Дует знизу проходить той самий шлях під чужим дахом, а наприкінці піднімається крізь діру.</p>
<p>Я не проти висоти, я проти рефлексу. Наприкінці шостої зони порахуйте вголос. Менш як 900? Станьте на ярус нижче, і нехай платять інші.</p>`,
    },
  },
  comments: [
    {
      by: 'lastcircle',
      minutesAfter: 10,
      text: 'Called out by name in paragraph five. I stand by it: from above you see everybody. I have seen everybody win, thirty-six times.',
      upvotes: 58,
    },
    {
      by: 'stormside',
      minutesAfter: 17,
      text: 'Finally someone says it. I have been living rent-free under other people’s roofs since forever.',
      upvotes: 44,
    },
    {
      by: 'Oleksa',
      minutesAfter: 35,
      text: 'Rich duos are also better duos. Before you credit the 900, compare them with equally rich duos that stayed down. Did you write those in the notepad?',
      upvotes: 51,
    },
    {
      by: 'Saga',
      minutesAfter: 62,
      text: '@Oleksa I did: nineteen duos with 900 each one layer below the top, four wins, average finish 4.1. So height does help the rich. It is the poor I am worried about.',
      upvotes: 47,
    },
    {
      by: 'Gustavo',
      minutesAfter: 78,
      text: '@Saga seven of fourteen against four of nineteen. Suggestive, not settled. But the nine duos under 600 averaging 7.8 need no test at all.',
      upvotes: 24,
    },
    { by: 'grumble', minutesAfter: 96, text: 'In my day we had one ramp and a tree.', upvotes: 36 },
    {
      by: 'Vitya',
      minutesAfter: 140,
      text: 'Ещё забыли про падение. Кто стоит наверху без материалов, умирает не от выстрела, а от гравитации, и очки за него достаются тому, кто просто проходил мимо.',
      upvotes: 19,
    },
    {
      by: 'boxfight',
      minutesAfter: 215,
      text: 'counterpoint: height looks really cool',
      upvotes: 40,
    },
    {
      by: 'looplord',
      minutesAfter: 228,
      text: '@boxfight confirmed. A clip from high ground gets roughly five times the views of a clip from under a roof. The system is rigged and I am the system.',
      upvotes: 53,
    },
    {
      by: 'Ozzy7',
      minutesAfter: 410,
      text: '“Leave in zone seven while the fall is still a choice” is going on the wall above my monitor, next to the one about looking at the timer.',
      upvotes: 30,
    },
    {
      by: 'caio',
      minutesAfter: 575,
      text: 'O jogo da Tidewater eu vi ao vivo, num bar, com gente que não entende nada de Fortnite. Todos gritaram “desce!”.',
      upvotes: 33,
    },
    {
      by: 'Luisa',
      minutesAfter: 660,
      text: '@caio os meus alunos gritam a mesma coisa. Depois entram no treino e sobem todos.',
      upvotes: 22,
    },
    {
      by: 'rotato',
      minutesAfter: 1210,
      text: '@Saga 420 a move split by two, four moves, so 840 each from zone seven to the end. That is where the 900 comes from, isn’t it? You could have just said so.',
      upvotes: 27,
    },
    {
      by: 'Ingrid',
      minutesAfter: 1900,
      text: 'Our duo read this aloud in the van. They agreed with all of it and went up with 510 each that evening. Eighth.',
      upvotes: 56,
    },
    {
      by: 'bushcamper',
      minutesAfter: 3350,
      text: 'You would have done better by lying in a bush. I feel that nobody is talking about the most important sentence in the article.',
      upvotes: 48,
    },
  ],
})
