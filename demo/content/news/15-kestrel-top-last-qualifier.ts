import { news } from '../news-entry.ts'

export default news({
  author: 'Lina',
  categories: ['fortnite'],
  tags: ['winter-cup', 'qualifiers', 'statistics'],
  mentions: ['Kestrelfan'],
  image: 'fortnite-3',
  hoursAgo: 29,
  upvotes: 193,
  moments: [
    'no wins and first place',
    'Pip and Marlowe never below sixth',
    'eighteen points',
    'Paper Lantern winning twice and still missing out',
  ],
  talk: `
    Never first, never below sixth. I know marriages like that.
    Two wins and out. If I were Paper Lantern I would throw the table, and then the sheet with it.
    > They finished their drinks and shook hands. I was at the next desk.
    Boring wins cups, wins leagues, and wins nobody’s heart.
    > It has mine. I like people who show up.
    Marlowe has the best exits in the game. You never see them, that is the point.
    So eighteen points were three seventh places. Somewhere someone is still thinking about one of them.
    I want to know how often they refilled instead of fighting.
  `,
  versions: {
    en: {
      title: 'No wins in six games, and Kestrel still top the last qualifier',
      excerpt:
        'Pip and Marlowe never finished first and never worse than sixth. Paper Lantern won twice and came eighteen points short.',
      content: `<p>With eleven players left in the last game of the night, Pip of Kestrel stood on a half-eaten pile of brick south of Misty Meadows with 40 health, no shield and a decision. Above him two duos were fighting for height. Below him the storm was coming in. He did what he had done in the five games before: he found the third team, the one that was looking up, and shot one of them in the back. Kestrel died forty seconds later in sixth place. They had won the qualifier without winning a game.</p>
<p>Second place pays 22 points here and first only 25, while every elimination is worth two. For the teams that means a win is worth one and a half eliminations more than losing the final fight. Most duos know that. Pip and Marlowe played as if they believed it.</p>
<table><thead><tr><th>Duo</th><th>Wins</th><th>Eliminations</th><th>Points</th></tr></thead><tbody><tr><td>Kestrel</td><td>0</td><td>28</td><td>168</td></tr><tr><td>Paper Lantern</td><td>2</td><td>23</td><td>150</td></tr><tr><td>Ludo and Torvik (Red Ferry)</td><td>1</td><td>21</td><td>140</td></tr><tr><td>Northwind</td><td>1</td><td>20</td><td>136</td></tr><tr><td>Tidewater</td><td>0</td><td>23</td><td>134</td></tr><tr><td>Saltworks</td><td>1</td><td>19</td><td>128</td></tr></tbody></table>
<h2>Fourth, second, third, fifth, second, sixth</h2>
<p>What stands out in the replays is how little they own. In none of the six games did Kestrel hold height in zone seven. They landed at Craggy Cliffs each time, a long way from anybody, left at 3:40 with about 300 wood and two thirds of it still stood in their pockets at the start of zone six. Eleven of the 28 eliminations came in zones seven and eight, against teams already shooting at somebody else.</p>
<p>“Everyone calls it stealing,” Marlowe said in the call afterwards. “They had a free shot at us as well. They just never turned round.”</p>
<h2>The price of two wins</h2>
<p>Paper Lantern took games one and four with eight eliminations each, and for those forty minutes they looked like the best duo in the lobby. In game five they contested Retail Row, lost Juno to a pump at 1:10 and went home in 41st. In game three they had finished 17th. One quiet top ten would not have caught Kestrel. Two would have.</p>
<p>Tenth place, the last one through to Thursday, closed at 119. Ostrava Nine got it on the number of eliminations, with Blacktide on the same 119 and three fewer. Blacktide’s IGL left the call with the words “one wall”, and nobody asked.</p>
<h2>What it is worth</h2>
<p>Kestrel have now been first in a qualifier four times in two years and have never finished higher than seventh in a final. Our member Kestrelfan, who kept a tally in the match thread all evening, posted the last line of it two minutes after the final game: “168. It is always next year, but tonight next year is Thursday.”</p>
<p>The rule sheet for the final is due in the morning. The teams I spoke to expect no surprises.</p>`,
    },
    sv: {
      title: 'Kestrel tog hem sista kvalet utan att vinna en enda match',
      excerpt:
        'Pip och Marlowe blev aldrig etta och aldrig sämre än sexa. Paper Lantern vann två gånger och slutade arton poäng efter.',
      content: `<p>Fyra, tvåa, trea, femma, tvåa, sexa. Så såg Kestrels kväll ut i det sista kvalet till Winter Cup, och det räckte till 168 poäng och förstaplatsen. Paper Lantern vann två av sex matcher men stannade på 150.</p>
<p>Förklaringen finns i poängtabellen. En seger ger 25, en andraplats 22 och varje eliminering två. Pip och Marlowe landade långt från alla andra vid Craggy Cliffs, gick tidigt och höll aldrig höjden i zon sju. I stället letade de upp det lag som tittade uppåt. Elva av deras 28 elimineringar kom i zon sju och åtta.</p>
<p>”Alla kallar det stöld”, säger Marlowe. ”De kunde ju också ha skjutit på oss. De vände sig bara aldrig om.”</p>
<p>Ostrava Nine tog den sista platsen till torsdagens final på 119 poäng, lika många som Blacktide men med tre fler elimineringar. Kestrel har nu vunnit fyra kval på två år. I en final har de aldrig kommit högre än sjua.</p>`,
    },
    pt: {
      title: 'Sem nenhuma vitória, Kestrel lidera a última qualificatória',
      excerpt:
        'Pip e Marlowe nunca ficaram em primeiro nem abaixo do sexto lugar. A Paper Lantern venceu duas vezes e terminou dezoito pontos atrás.',
      content: `<p>Quarto, segundo, terceiro, quinto, segundo, sexto. Com essa sequência, e sem uma única vitória, a Kestrel somou 168 pontos e fechou na frente a última qualificatória da Winter Cup. A Paper Lantern ganhou duas das seis partidas e parou em 150.</p>
<p>A tabela de pontos explica. Uma vitória vale 25, um segundo lugar 22 e cada eliminação dois. Pip e Marlowe caíram sempre em Craggy Cliffs, longe de todos, e nunca seguraram a altura na zona sete. Procuravam a dupla que olhava para cima. Onze das 28 eliminações vieram nas zonas sete e oito.</p>
<p>“Todo mundo chama isso de roubo”, diz Marlowe. “Também podiam ter atirado em nós. Só que nunca se viraram.”</p>
<p>A Ostrava Nine ficou com a última vaga para a final de quinta-feira: 119 pontos, os mesmos da Blacktide, mas três eliminações a mais. A Kestrel já liderou quatro qualificatórias em dois anos e nunca passou do sétimo lugar numa final.</p>`,
    },
    de: {
      title: 'Kestrel gewinnt die letzte Qualifikation ohne einen einzigen Sieg',
      excerpt:
        'Pip und Marlowe waren nie Erste und nie schlechter als Sechste. Paper Lantern siegte zweimal und blieb achtzehn Punkte zurück.',
      content: `<p>Vierter, Zweiter, Dritter, Fünfter, Zweiter, Sechster: Mehr brauchte das Duo von Kestrel nicht, um die letzte Qualifikation zum Winter Cup mit 168 Punkten zu gewinnen. Paper Lantern holte zwei von sechs Spielen und kam auf 150.</p>
<p>Die Erklärung steht in der Punktetabelle. Ein Sieg bringt 25, Platz zwei 22 und jede Eliminierung zwei Punkte. Pip und Marlowe landeten stets bei Craggy Cliffs, weit weg von allen, und hielten in Zone sieben kein einziges Mal die Höhe. Sie suchten das Team, das gerade nach oben schaute. Elf ihrer 28 Eliminierungen fielen in den Zonen sieben und acht.</p>
<p>„Alle nennen das Klauen“, sagt Marlowe. „Auf uns hätten sie genauso schießen können. Sie haben sich nur nie umgedreht.“</p>
<p>Den letzten Platz für Donnerstag sicherte sich Ostrava Nine, punktgleich mit Blacktide (119), aber mit drei Eliminierungen mehr. Für Kestrel ist es der vierte Qualifikationssieg in zwei Jahren. Im Finale war bisher Rang sieben das Höchste.</p>`,
    },
    pl: {
      title: 'Kestrel wygrywają ostatnie kwalifikacje bez ani jednej wygranej gry',
      excerpt:
        'Pip i Marlowe ani razu nie byli pierwsi i ani razu nie spadli poniżej szóstego miejsca. Paper Lantern stracili do nich osiemnaście punktów.',
      content: `<p>Czwarte, drugie, trzecie, piąte, drugie i szóste miejsce. Tyle wystarczyło duetowi Kestrel, by z dorobkiem 168 punktów wygrać ostatnie kwalifikacje do Winter Cup. Paper Lantern triumfowali w dwóch z sześciu gier, ale skończyli ze 150.</p>
<p>Wszystko wyjaśnia punktacja: wygrana daje 25 punktów, drugie miejsce 22, a każda eliminacja dwa. Pip i Marlowe za każdym razem lądowali na Craggy Cliffs, z dala od reszty, i w siódmej strefie ani razu nie trzymali wysokości. Szukali za to drużyny zapatrzonej w górę. Jedenaście z 28 eliminacji zdobyli w strefach siódmej i ósmej.</p>
<p>„Wszyscy mówią, że to kradzież. Do nas też mogli strzelać, tylko nikt się nie odwrócił” – komentuje Marlowe.</p>
<p>Ostatnie miejsce w czwartkowym finale zajęli Ostrava Nine: mieli 119 punktów, tyle co Blacktide, lecz o trzy eliminacje więcej. Kestrel wygrali czwarte kwalifikacje w dwa lata, a w finale nigdy nie byli wyżej niż na siódmej pozycji.</p>`,
    },
    ru: {
      title: 'Kestrel выиграли последний отбор без единой победы в матчах',
      excerpt:
        'Пип и Марлоу ни разу не стали первыми и не опускались ниже шестого места. Paper Lantern победили дважды и отстали на 18 очков.',
      content: `<p>Четвёртое, второе, третье, пятое, второе, шестое место. Этого дуэту Kestrel хватило, чтобы с 168 очками выиграть последний отбор на Winter Cup. Paper Lantern взяли две игры из шести, но остановились на 150.</p>
<p>Разгадка в таблице очков: за победу дают 25, за второе место 22, за каждое устранение два. Пип и Марлоу всякий раз садились на Craggy Cliffs, подальше от остальных, и ни разу не держали высоту в седьмой зоне. Они искали команду, которая смотрит вверх. Одиннадцать из 28 устранений пришлись на седьмую и восьмую зоны.</p>
<p>«Все говорят, что это воровство, — рассказывает Марлоу. — По нам тоже можно было стрелять. Просто никто не обернулся».</p>
<p>Последнюю путёвку в финал четверга получили Ostrava Nine: 119 очков, как у Blacktide, но на три устранения больше. Для Kestrel это четвёртый выигранный отбор за два года, а вот в финалах они не поднимались выше седьмого места.</p>`,
    },
    uk: {
      title: 'Kestrel виграли останній відбір без жодної перемоги в матчах',
      excerpt:
        'Піп і Марлоу жодного разу не були першими й не опускалися нижче шостого місця. Paper Lantern виграли двічі та відстали на 18 очок.',
      content: `<p>Четверте, друге, третє, п’яте, друге, шосте місце. Цього дуетові Kestrel вистачило, щоб зі 168 очками виграти останній відбір на Winter Cup. Paper Lantern забрали дві гри із шести, але зупинилися на 150.</p>
<p>Пояснення — у системі нарахування: перемога дає 25 очок, друге місце 22, кожне усунення два. Піп і Марлоу щоразу сідали на Craggy Cliffs, подалі від решти, і жодного разу не тримали висоту в сьомій зоні. Вони шукали команду, яка дивиться вгору. Одинадцять із 28 усунень припали на сьому та восьму зони.</p>
<p>«Усі кажуть, що це крадіжка, — розповідає Марлоу. — У нас теж можна було стріляти. Просто ніхто не озирнувся».</p>
<p>Останню путівку до четвергового фіналу здобули Ostrava Nine: 119 очок, як і в Blacktide, але на три усунення більше. Для Kestrel це четвертий виграний відбір за два роки, проте у фіналах вони не піднімалися вище сьомого місця.</p>`,
    },
  },
  comments: [
    {
      by: 'Kestrelfan',
      minutesAfter: 4,
      text: 'I have been quoted. I am printing this. My mother is getting a copy.',
      upvotes: 60,
    },
    {
      by: 'lastcircle',
      minutesAfter: 12,
      text: 'Zero wins and top of the table. I feel seen, I feel represented, I would like to know where to apply.',
      upvotes: 44,
    },
    {
      by: 'Gustavo',
      minutesAfter: 27,
      text: 'Checked the arithmetic: 18+22+20+16+22+14 is 112, plus 56 for eliminations, 168. Correct. I do this for every article and it is the first one this month.',
      upvotes: 38,
    },
    {
      by: 'stormside',
      minutesAfter: 39,
      text: 'People will call it passive. They had the most eliminations in the lobby. What exactly is the passive part?',
      upvotes: 26,
    },
    {
      by: 'boxfight',
      minutesAfter: 61,
      text: '@stormside shooting people who are already fighting somebody. that part',
      upvotes: 9,
    },
    {
      by: 'Marisol',
      minutesAfter: 83,
      text: '@boxfight if three teams are in a fight and only two of them know it, I am not sorry for the two.',
      upvotes: 31,
    },
    {
      by: 'grumble',
      minutesAfter: 120,
      text: 'A scoring table where a win is worth a corpse and a half more than losing is a scoring table written by a committee.',
      upvotes: 35,
    },
    {
      by: 'quietward',
      minutesAfter: 166,
      text: '@grumble au contraire, c’est la première table qui récompense les gens qui regardent la carte. Forcément, ça fait grincer.',
      upvotes: 14,
    },
    {
      by: 'bushcamper',
      minutesAfter: 210,
      text: 'Ostrava Nine through on a tiebreak. We take those. We take all of those.',
      upvotes: 21,
    },
    {
      by: 'caio',
      minutesAfter: 278,
      text: 'Juno morrendo de pump com um minuto e dez de jogo foi o momento em que a minha pizza caiu no chão. Não tenho mais nada a declarar.',
      upvotes: 24,
    },
    {
      by: 'MidOrFeed',
      minutesAfter: 340,
      text: '41st and 17th with two wins around them. Some of us call that a normal evening.',
      upvotes: 19,
    },
    {
      by: 'rotato',
      minutesAfter: 455,
      text: '300 wood leaving at 3:40 is very early. If anyone else had landed near Craggy Cliffs even once, that plan falls apart. Nobody did, in six games. That is on the lobby.',
      upvotes: 17,
    },
    {
      by: 'Ozzy7',
      minutesAfter: 590,
      text: 'Small thing: Pip’s last shot was not in the back, the target had turned side-on to place a wall. I have watched that clip about fifteen times for my own reasons.',
      upvotes: 12,
    },
    {
      by: 'Lina',
      minutesAfter: 641,
      text: '@Ozzy7 I watched it again just now. Side-on it is. I was sitting behind a pillar and you clearly were not, so you get my job on Thursday.',
      upvotes: 28,
    },
    {
      by: 'ohmyward',
      minutesAfter: 1010,
      text: '“Expect no surprises” and now I have just read the rule sheet. Oh no.',
      upvotes: 47,
    },
  ],
})
