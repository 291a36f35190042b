import { news } from '../news-entry.ts'

export default news({
  author: 'Oleksa',
  categories: ['lol'],
  tags: ['statistics', 'economy', 'broadcast'],
  mentions: ['Gustavo', 'halftime'],
  image: 'lol-5',
  hoursAgo: 155,
  upvotes: 512,
  moments: [
    '2,340 games',
    'the lead at fifteen',
    'where the gold sits',
    'what casters say at fifteen minutes',
  ],
  talk: `
    So the caster’s “huge lead” is a polite two out of three.
    Gold on the carry is a house, gold on the support is a very nice umbrella.
    > My umbrella wins games. Sometimes.
    I am going to be unbearable in our watch group with this.
    2,340 games and a single chart that says calm down.
    Fifteen minutes is too early to cry. I will wait for twenty.
    > I start at nine, to be on the safe side.
    Please do top laners next. On second thought, do not.
  `,
  versions: {
    en: {
      title: 'What a gold lead at fifteen minutes is actually worth',
      excerpt:
        'A year of games, 2,340 of them, sorted by who was ahead and by how much. A small lead is worth less than casters say, and where the gold sits matters more.',
      content: `<p>“They’re fifteen hundred up, this should be closing out.” I heard that sentence, or one with the same bones, in six of the ten broadcasts I watched last weekend. Three of the six teams lost. I do not blame anyone for talking, it is the job, but the number is available, so here it is.</p>
<p>The sample is 2,340 professional games from the past twelve months, five leagues, no academy and no show matches. I took the total gold of both teams at 15:00, subtracted, and looked at who won.</p>
<table><thead><tr><th>Lead at 15:00</th><th>Games</th><th>Won by the leading team</th><th>Share</th></tr></thead><tbody><tr><td>0 to 500</td><td>431</td><td>228</td><td>53%</td></tr><tr><td>501 to 1,500</td><td>742</td><td>467</td><td>63%</td></tr><tr><td>1,501 to 3,000</td><td>689</td><td>510</td><td>74%</td></tr><tr><td>3,001 to 5,000</td><td>357</td><td>307</td><td>86%</td></tr><tr><td>over 5,000</td><td>121</td><td>115</td><td>95%</td></tr><tr><td>All</td><td>2,340</td><td>1,627</td><td>70%</td></tr></tbody></table>
<p>Read the second row slowly. It is the most common situation in the game, almost a third of everything, and the team behind wins thirty-seven times in a hundred. Fifteen hundred gold is one completed component more on two players and a control ward for everybody. It is also exactly what one good fight with two turret plates attached pays back.</p>
<h2>Whose pocket it is in</h2>
<p>The total hides the useful part. I split the 689 games of the third row by where the lead was. In 248 of them more than half of it belonged to the mid laner and the jungler together; the leading team won 196, or 79 percent. In 173 more than half belonged to the top laner; there it was 114, or 66 percent. The same gold on another map square costs thirteen points.</p>
<p>I do not think this is because top laners waste money. A fed Gnar at fifteen minutes is 1,100 units away from the next dragon and has to choose between a side wave and a fight. A fed Taliyah is already standing there.</p>
<h2>Dragons and patience</h2>
<p>Two dragons down but ahead in gold is the case that people in the forum ask about most, and halftime asked about it three times. There are 204 such games among leads of 501 to 3,000. The richer team won 133, 65 percent, against 68 percent for all leads of that size. Dragons at fifteen minutes are a debt, but they are a small debt.</p>
<p>Gustavo, who studies this properly, ran the same file through a logistic regression and sent it back with two remarks. First, once team strength is included, the value of every lead shrinks by about a fifth, because good teams are ahead more often and would have won some of these anyway. Second, the sample of leads over five thousand is small enough that 95 could honestly be 90.</p>
<p>Both go into the next version. Until then my suggestion to the desk is a simple one: under 1,500, say who has the gold and leave the prediction out. Above 3,000, go ahead, you will look wise six times out of seven.</p>`,
    },
    sv: {
      title: 'Så mycket är en guldledning efter femton minuter faktiskt värd',
      excerpt:
        'Ett år, 2 340 matcher och en enkel fråga: hur ofta vinner laget som leder vid 15:00? Mer sällan än kommentatorerna tror, visar genomgången.',
      content: `<p>”De leder med femtonhundra, nu borde de stänga matchen.” Ungefär så lät det i sex av tio sändningar som jag såg i helgen. Tre av de sex lagen förlorade.</p>
<p>Jag har gått igenom 2 340 proffsmatcher från det senaste året. En ledning på högst 500 guld vid 15:00 ger vinst i 53 procent av fallen. Mellan 501 och 1 500 är det 63 procent, upp till 3 000 är det 74 och över 5 000 hela 95. Den vanligaste ledningen av alla slutar alltså i förlust mer än var tredje gång.</p>
<h2>Vem som har pengarna</h2>
<p>Sitter guldet hos midlanern och junglern vinner man 79 procent av matcherna i det mellersta spannet. Sitter det på toplane blir det 66. Frågan om drakarna, som halftime ställt tre gånger i forumet, har också fått svar: de spelar mindre roll än man tror. Gustavo har räknat om allt med hänsyn till lagens styrka, och då krymper varje ledning med ungefär en femtedel.</p>`,
    },
    pt: {
      title: 'Quanto vale de verdade a vantagem de ouro aos quinze minutos',
      excerpt:
        'Um ano de partidas, 2.340 ao todo, e uma pergunta simples: quem está na frente aos 15:00 ganha quantas vezes? Menos do que se diz nas transmissões.',
      content: `<p>“Estão mil e quinhentos na frente, é só fechar.” Ouvi algo assim em seis das dez transmissões que vi no fim de semana. Três dessas seis equipes perderam.</p>
<p>Separei 2.340 partidas profissionais dos últimos doze meses pela diferença de ouro aos 15:00. Até 500 de vantagem, quem lidera vence 53% das vezes. De 501 a 1.500, vence 63%. De 1.501 a 3.000, 74%; de 3.001 a 5.000, 86%. Só acima disso dá para falar em jogo resolvido, com 95%.</p>
<h2>No bolso de quem</h2>
<p>Na faixa do meio, se mais da metade da vantagem está com o meio e o caçador, a vitória vem em 79% dos casos. Se está com o topo, em 66%. O mesmo ouro, em outro canto do mapa, vale treze pontos a menos.</p>
<p>Gustavo, que estuda estatística, refez a conta levando em consideração a força das equipes: toda vantagem encolhe cerca de um quinto.</p>`,
    },
    de: {
      title: 'Was ein Goldvorsprung nach fünfzehn Minuten wirklich wert ist',
      excerpt:
        '2.340 Spiele aus einem Jahr, sortiert nach dem Vorsprung bei 15:00. Kleine Führungen halten seltener, als die Kommentatoren glauben machen.',
      content: `<p>„Fünfzehnhundert vorn, das müsste jetzt durch sein.“ So oder ähnlich fiel der Satz in sechs von zehn Übertragungen, die ich am Wochenende gesehen habe. Drei der sechs Teams verloren.</p>
<p>Ich habe 2.340 Profispiele der letzten zwölf Monate nach dem Goldstand bei 15:00 sortiert. Bis 500 Gold Vorsprung gewinnt das führende Team 53 Prozent, zwischen 501 und 1.500 sind es 63, bis 3.000 dann 74. Erst oberhalb von 5.000 ist mit 95 Prozent die Sache fast gelaufen. Der häufigste Fall, ein knapper Tausender, geht also in mehr als jedem dritten Spiel schief.</p>
<h2>Bei wem das Gold liegt</h2>
<p>Im mittleren Bereich gewinnt man 79 Prozent, wenn Midlaner und Jungler den Großteil halten, aber nur 66, wenn er auf der Toplane steckt. Zwei verlorene Drachen, nach denen halftime dreimal gefragt hat, kosten dagegen wenig. Gustavo hat nachgerechnet: Berücksichtigt man die Stärke der Teams, schrumpft jeder Vorsprung um ein Fünftel.</p>`,
    },
    pl: {
      title: 'Ile naprawdę warta jest przewaga w złocie w piętnastej minucie',
      excerpt:
        'Rok grania, 2340 meczów i jedno pytanie: jak często wygrywa drużyna prowadząca o 15:00? Rzadziej, niż słychać w transmisjach.',
      content: `<p>„Mają półtora tysiąca przewagi, to już powinno się domknąć”. Takie albo bardzo podobne zdanie padło w sześciu z dziesięciu transmisji, które obejrzałem w weekend. Trzy z tych sześciu drużyn przegrały.</p>
<p>Wziąłem 2340 zawodowych meczów z ostatnich dwunastu miesięcy i podzieliłem je według różnicy w złocie o 15:00. Przy przewadze do 500 sztuk prowadzący wygrywa w 53 procentach przypadków, między 501 a 1500 w 63, do 3000 w 74, do 5000 w 86. Dopiero powyżej robi się z tego 95 procent.</p>
<h2>U kogo leży złoto</h2>
<p>W środkowym przedziale drużyna wygrywa 79 procent gier, gdy większość nadwyżki mają midlaner i dżungler, a tylko 66, gdy ma ją toplaner. To trzynaście punktów różnicy za tę samą kwotę.</p>
<p>Gustavo, student statystyki, policzył wszystko jeszcze raz z uwzględnieniem siły drużyn. Każda przewaga kurczy się wtedy mniej więcej o jedną piątą.</p>`,
    },
    ru: {
      title: 'Сколько на самом деле стоит перевес по золоту на 15-й минуте',
      excerpt:
        'Год игр, 2340 матчей и простой вопрос: как часто побеждает тот, кто впереди на отметке 15:00? Реже, чем принято говорить в эфире.',
      content: `<p>«Плюс полторы тысячи, пора закрывать». Эту фразу в разных вариантах я услышал в шести из десяти трансляций прошлых выходных. Три команды из шести проиграли.</p>
<p>Я разложил 2340 профессиональных матчей за год по разнице в золоте на 15:00. При перевесе до 500 ведущая команда побеждает в 53 % случаев, от 501 до 1500 — в 63 %, до 3000 — в 74 %, до 5000 — в 86 %. И только дальше начинаются те самые 95 %. То есть самый частый перевес не удерживают более чем в трети игр.</p>
<h2>В чьём кармане</h2>
<p>В среднем диапазоне побед 79 %, если большая часть золота у мидера и лесника, и лишь 66 %, если у топера. Та же сумма, другой угол карты, минус тринадцать пунктов.</p>
<p>Gustavo, студент-статистик, пересчитал всё с поправкой на силу команд: любое преимущество съёживается примерно на пятую часть.</p>`,
    },
    uk: {
      title: 'Скільки насправді варта перевага в золоті на 15-й хвилині',
      excerpt:
        'Рік ігор, 2340 матчів і просте запитання: як часто перемагає той, хто попереду на позначці 15:00? Рідше, ніж заведено казати в ефірі.',
      content: `<p>«Плюс півтори тисячі, час закривати». Цю фразу в різних варіантах я почув у шести з десяти трансляцій минулих вихідних. Три команди з шести програли.</p>
<p>Я розклав 2340 професійних матчів за рік за різницею в золоті на 15:00. Якщо перевага до 500, лідер виграє в 53 % випадків, від 501 до 1500 — у 63 %, до 3000 — у 74 %, до 5000 — у 86 %. І лише далі починаються ті самі 95 %. Тобто найпоширенішу перевагу втрачають більш ніж у третині ігор.</p>
<h2>У чиїй кишені</h2>
<p>У середньому діапазоні перемог 79 %, якщо більшість золота в мідера та лісника, і тільки 66 %, якщо в топера. Та сама сума, інший кут мапи, мінус тринадцять пунктів.</p>
<p>Gustavo, студент-статистик, перерахував усе з поправкою на силу команд: кожна перевага меншає приблизно на п’яту частину.</p>`,
    },
  },
  comments: [
    {
      by: 'halftime',
      minutesAfter: 9,
      text: 'I asked about dragons four times, not three. Otherwise no complaints, and I will be quoting row two until I die.',
      upvotes: 43,
    },
    {
      by: 'Gustavo',
      minutesAfter: 22,
      text: 'Thanks for printing the caveats, that is rare. The regression notebook is cleaned up and anyone who wants to break it can ask me for it.',
      upvotes: 35,
    },
    {
      by: 'Wiebke',
      minutesAfter: 48,
      text: 'Guilty. I said it on Sunday, at 1,300, about Red Ferry, who then lost in 31 minutes. @Oleksa was I one of your six?',
      upvotes: 40,
    },
    {
      by: 'Oleksa',
      minutesAfter: 61,
      text: '@Wiebke You were, but you also said “should”, and the other five said “will”.',
      upvotes: 52,
    },
    {
      by: 'grumble',
      minutesAfter: 105,
      text: 'Before turret plates a thousand gold was a lead. Now it is a refund.',
      upvotes: 28,
    },
    {
      by: 'Yuna',
      minutesAfter: 170,
      text: 'The jungle and mid split is what coaches mean by “useful gold”. In scrims we wrote the lead down as two numbers, inside the river and outside it.',
      upvotes: 31,
    },
    {
      by: 'bushcamper',
      minutesAfter: 244,
      text: 'Where is bottom lane? 248 plus 173 is 421, so 268 games are missing and I suspect they all have an ADC in them.',
      upvotes: 24,
    },
    {
      by: 'Oleksa',
      minutesAfter: 259,
      text: '@bushcamper 121 with the lead mostly bottom, 74 percent won. The remaining 147 had no lane above half. I left them out because the table was already long.',
      upvotes: 26,
    },
    {
      by: 'Zolotar',
      minutesAfter: 380,
      text: 'Нарешті хтось порахував. Тепер хай хтось пояснить моїй команді в рейтингу, що дві тисячі відставання не привід писати «ff».',
      upvotes: 22,
    },
    {
      by: 'MidOrFeed',
      minutesAfter: 505,
      text: 'So the scientific conclusion is to give mid the gold. I have been saying this in champion select for nine years.',
      upvotes: 37,
    },
    {
      by: 'Jannik',
      minutesAfter: 890,
      text: 'Schöne Tabelle, aber 15:00 ist willkürlich. Bei 14:00 fallen die Platten weg, das wäre der natürlichere Schnitt.',
      upvotes: 14,
    },
    {
      by: 'pixelpaul',
      minutesAfter: 1410,
      text: 'I draw overlays for two leagues. A split gold bar, river versus sides, is doable in an afternoon. @Yuna may I steal the idea?',
      upvotes: 33,
    },
    {
      by: 'Vitya',
      minutesAfter: 2600,
      text: 'А где сравнение по сторонам? Синяя сторона с плюс тысячей и красная с плюс тысячей — это две разные игры.',
      upvotes: 11,
    },
    {
      by: 'DadAim',
      minutesAfter: 4300,
      text: 'Printed the table and put it next to my monitor. My daughter asked which row I am usually in. There is no row for that.',
      upvotes: 48,
    },
    {
      by: 'mirka',
      minutesAfter: 7900,
      text: 'Borrowing this for something about lane swaps later in the week, with a link and a thank you. @Oleksa the swap games cluster in your first two rows.',
      upvotes: 19,
    },
  ],
})
