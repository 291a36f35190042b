import { news } from '../news-entry.ts'

export default news({
  author: 'Saga',
  categories: ['fortnite'],
  tags: ['statistics', 'winter-cup', 'qualifiers'],
  mentions: ['stormside'],
  image: 'fortnite-7',
  hoursAgo: 50,
  upvotes: 402,
  moments: [
    'winning the roof and losing the game',
    'two duos on one roof',
    'leaving at 4:30 instead of 3:40',
    'the map with fifty names on it',
  ],
  talk: `
    My duo and I have contested the same lighthouse since August. We are almost friends with them.
    > Almost is the word. We are them.
    8.2 points for winning. I have won so many of these for nothing.
    Pride lands first, loot lands second.
    > And the chest is always the one they took.
    So the correct play is to say sorry and glide away. Canada was right all along.
    Fifty names on one map and two of them are on my roof.
    Somebody tell Retail Row.
  `,
  versions: {
    en: {
      title: 'Two duos, one roof: whoever wins the first fight still loses the game',
      excerpt:
        'We went through 345 contested landings before the last Winter Cup qualifier. Gliding away costs less than two points. Fighting costs nearly five.',
      content: `<p>There is a yellow house in Retail Row with two chests in the attic and, on most evenings this month, four people on the roof. Two of them are dead eleven seconds later. The other two loot four chests, reload, feel wonderful, and finish twenty-third.</p>
<p>I know, because I have counted them. Ninety-six scrim games in four weeks, fifty duos in each, gave me 4,800 landings. In 345 cases exactly two duos came down on the same spot. Points are those of the Winter Cup: two for an elimination, 25 for a win.</p>
<table><thead><tr><th>Landing</th><th>Duos</th><th>Average place</th><th>Points</th></tr></thead><tbody><tr><td>Alone</td><td>4,110</td><td>24.3</td><td>9.1</td></tr><tr><td>Shared, fought and won</td><td>262</td><td>23.0</td><td>8.2</td></tr><tr><td>Shared, fought and lost</td><td>262</td><td>47.6</td><td>0.4</td></tr><tr><td>Shared, stayed when the others left</td><td>83</td><td>24.0</td><td>9.3</td></tr><tr><td>Shared, left</td><td>83</td><td>26.0</td><td>7.4</td></tr></tbody></table>
<h2>What the winners pay</h2>
<p>The second row is the strange one. Those duos have four points in their pockets from the fight itself and still score less than people who met nobody. Half of the replays show the same three things. They have drunk the shields they found. They start with about 210 materials less, because walls were traded. And they leave at 4:30 instead of 3:40, since the loot of two teams takes longer to carry, so the second circle catches them in the open with everybody who was on time.</p>
<p>Before the first shot you do not know which row you will be in. An even fight is worth the mean of the two, 4.3 points. Turning away in the air is worth 7.4. You would have to win nine of ten to make the roof pay.</p>
<blockquote>Everybody at Retail Row says they win nine of ten. That is four duos, so the roof would need to be quite a bit bigger.<footer>stormside, who plays edge</footer></blockquote>
<h2>Who has noticed</h2>
<p>Kestrel land at Craggy Cliffs, where a bus stop has more visitors, and have not been contested once in these games. Tidewater’s analyst keeps a map with all fifty names on it and sends a polite message to whoever is new on theirs. Paper Lantern, on the other hand, intend to keep the yellow house. “Somebody has to teach them,” Juno told me.</p>
<p>The last qualifier is tomorrow evening. If you hear two sets of boots above you, there is a window at the back.</p>`,
    },
    sv: {
      title: 'Två duor på samma tak: den som vinner första striden förlorar ändå matchen',
      excerpt:
        'Vi har gått igenom 345 omstridda landningar. Att glida vidare kostar knappt två poäng, att slåss kostar nästan fem.',
      content: `<p>I Retail Row finns ett gult hus med två kistor på vinden och, de flesta kvällar, fyra personer på taket. Två är döda inom elva sekunder. De andra två plundrar allt, känner sig fantastiska och slutar på tjugotredje plats.</p>
<p>Nittiosex träningsmatcher gav 4 800 landningar, och i 345 fall kom två duor ner på samma ställe. Den som landar ensam tar 9,1 poäng i snitt. Den som slåss och vinner tar 8,2, trots fyra poäng för fragsen. Den som förlorar får 0,4 och den som glider vidare 7,4.</p>
<h2>Vad segern kostar</h2>
<p>Vinnarna har druckit upp sina sköldar, saknar drygt 200 material och ger sig av 4:30 i stället för 3:40. Då hinner cirkeln ifatt dem ute på fältet. För att taket ska löna sig krävs nio segrar av tio.</p>
<blockquote>Alla i Retail Row säger att de vinner nio av tio. Det är fyra duor, så taket skulle behöva vara en hel del större.<footer>stormside</footer></blockquote>
<p>Paper Lantern tänker behålla huset. I morgon kväll spelas sista kvalet.</p>`,
    },
    pt: {
      title: 'Duas duplas, um telhado: quem vence a primeira luta perde a partida do mesmo jeito',
      excerpt:
        'Analisamos 345 pousos disputados. Planar para outro lado custa menos de dois pontos; lutar custa quase cinco.',
      content: `<p>Em Retail Row há uma casa amarela com dois baús no sótão e, quase toda noite, quatro pessoas no telhado. Onze segundos depois, duas estão mortas. As outras abrem tudo, se sentem ótimas e terminam em vigésimo terceiro.</p>
<p>Em 96 treinos contei 4.800 pousos, e em 345 casos duas duplas desceram no mesmo lugar. Quem cai sozinho faz 9,1 pontos em média. Quem luta e vence faz 8,2, mesmo com os quatro pontos das eliminações. Quem perde fica com 0,4, e quem desiste ainda no ar, com 7,4.</p>
<h2>O preço da vitória</h2>
<p>Os vencedores já gastaram os escudos, têm uns 210 materiais a menos e saem aos 4:30, não aos 3:40. O círculo pega todos em campo aberto. Para o telhado compensar, seria preciso ganhar nove lutas em dez.</p>
<blockquote>Todo mundo em Retail Row diz que ganha nove em dez. São quatro duplas, então o telhado teria que ser bem maior.<footer>stormside</footer></blockquote>
<p>A Paper Lantern não abre mão da casa. A última qualificatória é amanhã à noite.</p>`,
    },
    de: {
      title: 'Zwei Duos, ein Dach: Wer den ersten Kampf gewinnt, verliert trotzdem',
      excerpt:
        'Wir haben 345 umkämpfte Landungen ausgewertet. Abdrehen kostet knapp zwei Punkte, kämpfen fast fünf.',
      content: `<p>In Retail Row steht ein gelbes Haus mit zwei Kisten unterm Dach, und an den meisten Abenden stehen vier Leute obendrauf. Elf Sekunden später sind zwei davon tot. Die anderen beiden räumen alles aus, fühlen sich großartig und werden Dreiundzwanzigste.</p>
<p>96 Trainingsspiele ergaben 4.800 Landungen, in 345 Fällen kamen zwei Duos am selben Fleck herunter. Wer allein landet, holt im Schnitt 9,1 Punkte. Wer kämpft und gewinnt, holt 8,2, die vier Punkte für die Kills schon eingerechnet. Verlierer bekommen 0,4, und wer in der Luft abdreht, immerhin 7,4.</p>
<h2>Was der Sieg kostet</h2>
<p>Die Sieger haben ihre Schilde getrunken, rund 210 Material weniger und brechen erst bei 4:30 auf statt bei 3:40. Der zweite Kreis erwischt sie dann auf freiem Feld. Lohnen würde sich das Dach erst ab neun Siegen aus zehn Kämpfen.</p>
<blockquote>In Retail Row behauptet jeder, er gewinne neun von zehn. Das sind vier Duos, da müsste das Dach schon deutlich größer sein.<footer>stormside</footer></blockquote>
<p>Paper Lantern will das Haus behalten. Morgen Abend ist die letzte Qualifikation.</p>`,
    },
    pl: {
      title: 'Dwa duety, jeden dach: kto wygrywa pierwszą walkę, i tak przegrywa mecz',
      excerpt:
        'Przejrzeliśmy 345 spornych lądowań. Odlecieć kosztuje niecałe dwa punkty, zostać i walczyć prawie pięć.',
      content: `<p>W Retail Row stoi żółty dom z dwiema skrzyniami na strychu, a na jego dachu w większość wieczorów stoją cztery osoby. Po jedenastu sekundach dwie nie żyją. Pozostałe zgarniają wszystko, czują się świetnie i kończą na dwudziestym trzecim miejscu.</p>
<p>Z 96 sparingów wyszło 4800 lądowań, w 345 przypadkach dwa duety spadły w to samo miejsce. Kto ląduje sam, zdobywa średnio 9,1 punktu. Kto walczy i wygrywa, 8,2, choć ma już w kieszeni cztery punkty za fragi. Przegrany dostaje 0,4, a ten, kto zawróci w powietrzu, 7,4.</p>
<h2>Cena wygranej</h2>
<p>Zwycięzcy wypili tarcze, mają o jakieś 210 materiałów mniej i ruszają o 4:30 zamiast o 3:40. Druga strefa łapie ich w szczerym polu. Żeby dach się opłacał, trzeba by wygrywać dziewięć walk na dziesięć.</p>
<blockquote>W Retail Row każdy mówi, że wygrywa dziewięć na dziesięć. To cztery duety, więc dach musiałby być sporo większy.<footer>stormside</footer></blockquote>
<p>Paper Lantern domu nie odda. Ostatnie kwalifikacje jutro wieczorem.</p>`,
    },
    ru: {
      title: 'Два дуэта, одна крыша: кто выиграл первую драку, всё равно проиграл игру',
      excerpt:
        'Мы разобрали 345 спорных высадок. Улететь в сторону стоит меньше двух очков, подраться — почти пять.',
      content: `<p>В Retail Row есть жёлтый дом с двумя сундуками на чердаке, и почти каждый вечер на его крыше стоят четверо. Через одиннадцать секунд двоих уже нет. Остальные забирают всё, чувствуют себя прекрасно и занимают двадцать третье место.</p>
<p>За 96 тренировочных игр набралось 4800 высадок, в 345 случаях два дуэта сели на одно и то же место. Кто приземлился один, берёт в среднем 9,1 очка. Кто подрался и победил — 8,2, причём четыре очка за фраги сюда уже входят. Проигравшим достаётся 0,4, а тем, кто свернул ещё в воздухе, 7,4.</p>
<h2>Цена победы</h2>
<p>Победители выпили щиты, потратили около 210 материалов и уходят в 4:30, а не в 3:40. Вторая зона ловит их в чистом поле. Чтобы крыша окупалась, надо выигрывать девять драк из десяти.</p>
<blockquote>В Retail Row каждый говорит, что берёт девять из десяти. Там четыре дуэта, так что крыша нужна побольше.<footer>stormside</footer></blockquote>
<p>Paper Lantern дом не отдадут. Последний отбор — завтра вечером.</p>`,
    },
    uk: {
      title: 'Два дуети, один дах: хто виграв першу сутичку, однаково програв гру',
      excerpt:
        'Ми розібрали 345 спірних висадок. Відлетіти вбік коштує менше двох очок, битися — майже п’ять.',
      content: `<p>У Retail Row є жовтий будинок із двома скринями на горищі, і майже щовечора на його даху стоять четверо. За одинадцять секунд двох уже немає. Інші забирають усе, почуваються чудово й посідають двадцять третє місце.</p>
<p>За 96 тренувальних ігор набралося 4800 висадок, у 345 випадках два дуети сіли на те саме місце. Хто приземлився сам, бере в середньому 9,1 очка. Хто побився й переміг — 8,2, хоча чотири очки за фраги сюди вже входять. Переможеним дістається 0,4, а тим, хто звернув іще в повітрі, 7,4.</p>
<h2>Ціна перемоги</h2>
<p>Переможці випили щити, мають десь на 210 матеріалів менше й рушають о 4:30, а не о 3:40. Друга зона ловить їх у чистому полі. Щоб дах окупався, треба вигравати дев’ять сутичок із десяти.</p>
<blockquote>У Retail Row кожен каже, що бере дев’ять із десяти. Там чотири дуети, тож дах мав би бути чималенько більший.<footer>stormside</footer></blockquote>
<p>Paper Lantern будинку не віддадуть. Останній відбір — завтра ввечері.</p>`,
    },
  },
  comments: [
    { by: 'boxfight', minutesAfter: 4, text: 'i win nine of ten tho', upvotes: 38 },
    { by: 'stormside', minutesAfter: 7, text: '@boxfight Five duos, then.', upvotes: 64 },
    {
      by: 'lastcircle',
      minutesAfter: 15,
      text: 'Finally a table in which second place is not the sad one.',
      upvotes: 33,
    },
    {
      by: 'Gustavo',
      minutesAfter: 31,
      text: 'Duos that leave may be better duos to begin with: it takes a calm head. Did you look at the same teams in both rows?',
      upvotes: 27,
    },
    {
      by: 'Saga',
      minutesAfter: 52,
      text: '@Gustavo Only nineteen duos have enough of both. Among those it is 7.6 for leaving and 4.9 for fighting, so it shrinks a bit and stays.',
      upvotes: 35,
    },
    {
      by: 'Luisa',
      minutesAfter: 90,
      text: 'Meus alunos leram e decidiram que agora ninguém mais pousa em lugar nenhum. Passaram a aula inteira no ar.',
      upvotes: 41,
    },
    {
      by: 'looplord',
      minutesAfter: 140,
      text: 'nobody ever clipped a polite glide away. just saying',
      upvotes: 29,
    },
    {
      by: 'DadAim',
      minutesAfter: 210,
      text: 'I have been turning away in the air for two years. I called it being scared. It is good to have a better word for it.',
      upvotes: 52,
    },
    {
      by: 'Zolotar',
      minutesAfter: 420,
      text: 'На старій мапі в Retail Row сідали по шість дуетів, і вигравав той, хто спізнився. Є записи, якщо цікаво.',
      upvotes: 16,
    },
    {
      by: 'Kestrelfan',
      minutesAfter: 655,
      text: 'Please do not tell anyone about Craggy Cliffs. It is the one nice thing we have.',
      upvotes: 47,
    },
    {
      by: 'Wiebke',
      minutesAfter: 1330,
      text: '@Kestrelfan Zu spät, ich habe es auf dem Stream gesagt. Tut mir leid. Es war ein ruhiger Sonntag.',
      upvotes: 24,
    },
    {
      by: 'tiltproof',
      minutesAfter: 2050,
      text: 'Update after the qualifier: somebody did get taught at Retail Row.',
      upvotes: 58,
    },
  ],
})
