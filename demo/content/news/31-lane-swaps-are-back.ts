import { news } from '../news-entry.ts'

export default news({
  author: 'mirka',
  categories: ['lol'],
  tags: ['patch-notes', 'statistics', 'draft', 'opinion'],
  mentions: ['Oleksa', 'laneswap'],
  image: 'lol-1',
  hoursAgo: 8,
  upvotes: 734,
  moments: [
    'lane swaps after 14.3',
    'eleven hundred games',
    'eight minutes without a lane',
    'a trick that no longer wins by itself',
  ],
  talk: `
    The swap is fine, what I miss is the fight I paid for.
    > It comes at nine minutes, sit down.
    Told you in 2019, told you in 2022, and I am telling you now: it is tempo, not lanes.
    Fifty-one percent is a coin, and people treat it like a religion.
    My top laner has discovered that there is a bottom half of the map. He has sent postcards.
    > Lovely views, few friends.
    Patch it again and they swap jungle and mid. I am ready.
    Eleven hundred games, and the same argument as before in the comments. I love it here.
  `,
  versions: {
    en: {
      title: 'Lane swaps are back, and the numbers say they should stay',
      excerpt:
        'Patch 14.3 was meant to end the trick. Four regions and eleven hundred games tell a different story: it is as common as ever, and it no longer wins by itself.',
      content: `<p>At 1:35 in the second game between Tidewater and Paper Lantern, the Tidewater top laner Drumlin walked into the bottom-lane brush, put down his trinket and left again. He did not stand close enough to a dying minion to learn anything from it until 3:20. At eight minutes he had 19 creeps and no deaths, his team had the first turret, and nobody in the building looked surprised.</p>
<p>This was supposed to be over. Patch 14.3 went after the lane swap directly: until the five-minute mark, an outer turret in a side lane gains armour when attackers outnumber defenders, and the second attacker gets half the experience from the wave. I have now gone through 1,104 games played on it in four regions. The trick is slightly more common than before.</p>
<h2>What the count says</h2>
<p>I count a swap when both members of a bottom duo finish the third wave in top lane. On 14.1 and 14.2 that happened in 118 of 496 games, 24 percent, and the team that opened it won 58 percent of them. Since 14.3 it looks like this.</p>
<table><thead><tr><th>Region</th><th>Games</th><th>With a swap</th><th>Share</th><th>Won by the side that opened</th></tr></thead><tbody><tr><td>Europe</td><td>312</td><td>69</td><td>22%</td><td>36 (52%)</td></tr><tr><td>Korea</td><td>274</td><td>85</td><td>31%</td><td>43 (51%)</td></tr><tr><td>China</td><td>356</td><td>96</td><td>27%</td><td>49 (51%)</td></tr><tr><td>North America</td><td>162</td><td>31</td><td>19%</td><td>15 (48%)</td></tr><tr><td>All</td><td>1,104</td><td>281</td><td>25%</td><td>143 (51%)</td></tr></tbody></table>
<p>So the armour worked. The first turret in swap games used to fall at 5:55 on average; now it falls at 7:50, and the early plates that paid for the whole plan are gone. What is left is a way of choosing who meets whom.</p>
<h2>Why teams still bother</h2>
<p>Because it lets them pick things. A coach who can send the duo top may take Jinx into Draven and Nautilus without signing away fifteen minutes. A top laner whose first levels will be spent in hiding can bring Kayle: she has been played eleven times in this sample, nine of them behind a swap. In 281 swap games I count 41 different champions in top lane. In the other 823 games there were 33.</p>
<p>The games are also closer. At fifteen minutes the leading side is 1,140 gold ahead on average after a swap, and 1,690 ahead without one. Anyone who read Oleksa’s table last week knows what that does to the odds.</p>
<h2>The complaint that is right</h2>
<p>Top laners hate it, and they have a point. Drumlin was level four when his mid was level seven. “I am a lookout with Teleport,” he said afterwards. That is the halved experience at work, not the turret: it was aimed at the attackers, but when both teams swap, everybody pays.</p>
<p>laneswap, who has defended this opening on our forum for two years and will be unbearable today, sent me eleven time stamps in which a swap was read and punished before four minutes. In seven of them the defender simply crashed the third wave and walked. It is a skill, and it has a counter. Keep the armour, drop the experience penalty, and leave the rest alone.</p>`,
    },
    sv: {
      title: 'Lanebytena är tillbaka, och siffrorna säger att de bör få stanna',
      excerpt:
        'Patch 14.3 skulle sätta punkt för tricket. Elvahundra matcher från fyra regioner visar att det lever vidare, men att gratisfördelen är borta.',
      content: `<p>Patch 14.3 skulle göra slut på lanebytena. Fram till femte minuten får yttertornen i sidolanes extra rustning när anfallarna är fler än försvararna, och den andra anfallaren får bara halva erfarenheten. Ändå byter lagen lika flitigt som förr: i 281 av 1 104 matcher från fyra regioner, 25 procent mot 24 före patchen.</p>
<p>Det som har försvunnit är vinsten. På 14.1 och 14.2 tog laget som öppnade bytet hem 58 procent av matcherna. Nu är det 51, alltså slantsingling. Första tornet faller vid 7:50 i stället för 5:55.</p>
<h2>Fler val på toplane</h2>
<p>Bytet handlar numera om att våga välja annorlunda. I matcherna med byte spelades 41 olika champions på toplane, i de övriga 33. Och den som läste Oleksas tabell i förra veckan vet vad det betyder att ledningen efter femton minuter är 1 140 guld i stället för 1 690.</p>
<p>Forumets laneswap har tjatat om saken i två år och får rätt. Behåll rustningen, men slopa den halverade erfarenheten.</p>`,
    },
    pt: {
      title: 'As trocas de rota voltaram, e os números dizem que devem ficar',
      excerpt:
        'A atualização 14.3 devia acabar com o truque. Mil e cem partidas de quatro regiões contam outra história: ele continua vivo, mas já não ganha jogo sozinho.',
      content: `<p>A atualização 14.3 nasceu para enterrar a troca de rotas. Até os cinco minutos, as torres externas das laterais ganham armadura quando há mais atacantes do que defensores, e o segundo atacante recebe metade da experiência. Mesmo assim, a manobra apareceu em 281 de 1.104 partidas de quatro regiões: 25%, contra 24% antes da mudança.</p>
<p>O que sumiu foi o lucro. Quem abria a troca vencia 58% das partidas na 14.1 e na 14.2; agora vence 51%, praticamente cara ou coroa. A primeira torre cai aos 7:50, e não mais aos 5:55.</p>
<h2>Mais escolhas no topo</h2>
<p>Hoje a troca serve para poder escolher. Nas partidas em que ela acontece, contei 41 campeões diferentes no topo; nas demais, 33. A vantagem aos quinze minutos também é menor: 1.140 de ouro contra 1.690, e a tabela publicada por Oleksa na semana passada mostra o peso dessa diferença.</p>
<p>Minha receita: manter a armadura e retirar a punição de experiência, que castiga os dois lados.</p>`,
    },
    de: {
      title: 'Lane-Swaps sind zurück, und die Zahlen sprechen dafür, sie zu behalten',
      excerpt:
        'Patch 14.3 sollte den Trick beenden. Elfhundert Spiele aus vier Regionen zeigen etwas anderes: Er ist so häufig wie zuvor, gewinnt aber nicht mehr von allein.',
      content: `<p>Eigentlich sollte Patch 14.3 den Lane-Swap erledigen. Bis Minute fünf bekommen die äußeren Türme der Seitenlanes zusätzliche Rüstung, sobald mehr Angreifer als Verteidiger davorstehen, und der zweite Angreifer erhält nur die halbe Erfahrung. Trotzdem wurde in 281 von 1.104 Spielen aus vier Regionen getauscht: 25 Prozent, vor dem Patch waren es 24.</p>
<p>Verschwunden ist der Ertrag. Wer den Tausch eröffnete, gewann auf 14.1 und 14.2 noch 58 Prozent der Spiele, jetzt sind es 51. Der erste Turm fällt im Schnitt bei 7:50 statt bei 5:55.</p>
<h2>Mehr Auswahl auf der Toplane</h2>
<p>Getauscht wird heute, um freier draften zu können. In den Swap-Spielen standen 41 verschiedene Champions auf der Toplane, in allen anderen 33. Auch der Vorsprung nach fünfzehn Minuten ist kleiner: 1.140 Gold statt 1.690. Was das ausmacht, steht in der Tabelle, die Oleksa vorige Woche vorgelegt hat.</p>
<p>laneswap behauptet das alles seit zwei Jahren im Forum. Mein Vorschlag: Rüstung behalten, Erfahrungsabzug streichen.</p>`,
    },
    pl: {
      title: 'Zamiany linii wróciły, a liczby mówią, że powinny zostać',
      excerpt:
        'Patch 14.3 miał skończyć z tą sztuczką. Tysiąc sto meczów z czterech regionów pokazuje co innego: zamiany są tak samo częste, ale same już nie wygrywają.',
      content: `<p>Patch 14.3 miał wybić drużynom z głowy zamianę linii. Do piątej minuty zewnętrzne wieże na bocznych liniach dostają dodatkowy pancerz, gdy atakujących jest więcej niż obrońców, a drugi atakujący zbiera tylko połowę doświadczenia. Mimo to zamianę zobaczyliśmy w 281 z 1104 meczów rozegranych w czterech regionach. To 25 procent, przed patchem było 24.</p>
<p>Zniknął za to zysk. Na 14.1 i 14.2 strona, która otwierała zamianę, wygrywała 58 procent gier, dziś 51. Pierwsza wieża pada średnio w 7:50, a nie w 5:55.</p>
<h2>Większy wybór na topie</h2>
<p>Dziś zamienia się po to, żeby móc swobodniej draftować. W meczach z zamianą na górnej linii pojawiło się 41 różnych bohaterów, w pozostałych 33. Mniejsza jest też przewaga w piętnastej minucie: 1140 sztuk złota zamiast 1690. Ile to znaczy, pokazał tydzień temu Oleksa w swojej tabeli.</p>
<p>Pancerz niech zostanie. Karę do doświadczenia trzeba wyrzucić, bo płacą ją obie strony.</p>`,
    },
    ru: {
      title: 'Свапы линий вернулись, и цифры говорят, что их стоит оставить',
      excerpt:
        'Патч 14.3 должен был похоронить этот приём. Тысяча сто матчей из четырёх регионов показывают обратное: свапают не реже, только даром побед это больше не даёт.',
      content: `<p>Патч 14.3 задумывался как конец свапа. До пятой минуты внешние башни на боковых линиях получают броню, если атакующих больше, чем защитников, а второму атакующему достаётся половина опыта. И всё же свап случился в 281 матче из 1104, сыгранных в четырёх регионах. Это 25 %, до патча было 24 %.</p>
<p>Пропало другое: выгода. На 14.1 и 14.2 команда, начавшая свап, брала 58 % матчей, теперь 51 %, то есть орёл или решка. Первая башня падает в среднем на 7:50, а раньше падала на 5:55.</p>
<h2>Зачем тогда меняться</h2>
<p>Ради драфта. В матчах со свапом на верхней линии сыграл 41 разный чемпион, во всех остальных — 33. Да и преимущество к пятнадцатой минуте скромнее: 1140 золота вместо 1690. Что это значит для исхода, на прошлой неделе показал в своей таблице Oleksa.</p>
<p>Броню башням оставить, штраф к опыту убрать: когда меняются обе команды, платят за него все.</p>`,
    },
    uk: {
      title: 'Свапи ліній повернулися, і цифри кажуть, що їх варто залишити',
      excerpt:
        'Патч 14.3 мав покласти цьому край. Тисяча сто матчів із чотирьох регіонів свідчать про інше: свапають не рідше, просто задарма це вже не виграє.',
      content: `<p>Патч 14.3 мав поставити на свапах хрест. До п’ятої хвилини зовнішні вежі на бічних лініях дістають додаткову броню, якщо нападників більше, ніж захисників, а другий нападник отримує лише половину досвіду. А проте свап стався у 281 матчі з 1104, зіграних у чотирьох регіонах. Це 25 %, до патча було 24 %.</p>
<p>Зник натомість зиск. На 14.1 і 14.2 команда, що починала свап, вигравала 58 % матчів, тепер 51 %, тобто як монетка ляже. Перша вежа падає в середньому на 7:50, а раніше падала на 5:55.</p>
<h2>Навіщо тоді мінятися</h2>
<p>Задля драфту. У матчах зі свапом на верхній лінії зіграв 41 різний чемпіон, у решті — 33. Та й перевага на п’ятнадцятій хвилині менша: 1140 золота замість 1690. Скільки це важить, минулого тижня показав у своїй таблиці Oleksa.</p>
<p>Броню вежам варто лишити, а штраф до досвіду прибрати: коли міняються обидві команди, його сплачують усі.</p>`,
    },
  },
  comments: [
    {
      by: 'laneswap',
      minutesAfter: 3,
      text: 'Two years of posts in this forum. I only need two words now: told you.',
      upvotes: 58,
    },
    {
      by: 'grumble',
      minutesAfter: 8,
      text: 'Top lane was better when you could hit the person standing in front of you. That is my whole post.',
      upvotes: 31,
    },
    {
      by: 'MidOrFeed',
      minutesAfter: 16,
      text: 'Nobody swaps mid, nobody patches mid, nobody asks how mid is doing. Please continue to write about the other two lanes.',
      upvotes: 22,
    },
    {
      by: 'Gustavo',
      minutesAfter: 27,
      text: '@mirka 143 of 281 gives you an interval of roughly 45 to 57 percent. You can say the old 58 is probably gone. You cannot quite say the edge is zero.',
      upvotes: 37,
    },
    {
      by: 'mirka',
      minutesAfter: 35,
      text: '@Gustavo Fair. I would sign “no longer visible”. The sheet goes up tonight, please try it split by side, I ran out of evening.',
      upvotes: 18,
    },
    {
      by: 'ecoround',
      minutesAfter: 51,
      text: 'Counter-Strike viewer here. So both teams agree not to meet for eight minutes, somebody patched that out, and they did it anyway? I respect it.',
      upvotes: 26,
    },
    {
      by: 'quietward',
      minutesAfter: 74,
      text: 'Missing from the article: in a swap the support gets a ward into the enemy tri-brush by 2:10 without a fight. That alone pays for the walk.',
      upvotes: 19,
    },
    {
      by: 'Patrycja',
      minutesAfter: 98,
      text: 'W naszej lidze w Gdyni nikt nie umie tego zagrać, ale wszyscy próbują. Ostatnio obie drużyny spotkały się w rzece i przez minutę nikt nie wiedział, kto ma iść na górę.',
      upvotes: 14,
    },
    {
      by: 'Yuna',
      minutesAfter: 121,
      text: '@mirka One thing about the 31 percent: two Korean teams swap in almost every blue-side game. Take those two out and we look like Europe.',
      upvotes: 24,
    },
    {
      by: 'Elif',
      minutesAfter: 150,
      text: 'Tried it in duo queue last night. Our top laner typed a single question mark, sold his Doran’s Shield and went to stand in the fountain.',
      upvotes: 45,
    },
    {
      by: 'tiltproof',
      minutesAfter: 182,
      text: 'Wrong thread, sorry, this was meant for the ranked one.',
      upvotes: 0,
      deleted: true,
    },
    {
      by: 'Vitya',
      minutesAfter: 219,
      text: 'А топеров, как всегда, никто не спросил. Сорок один чемпион, и каждый из них четвёртого уровня.',
      upvotes: 16,
    },
    {
      by: 'Wiebke',
      minutesAfter: 268,
      text: 'Casting one of these is hard for three minutes and then easier than normal lanes, since everybody is where they wanted to be. @grumble the person in front of you was going to be Malphite anyway.',
      upvotes: 28,
    },
    {
      by: 'Bohdan',
      minutesAfter: 333,
      text: 'Для аналітика це свято: перші вісім хвилин знову треба готувати під суперника, а не за шаблоном. Мінус один, спати вже ніколи.',
      upvotes: 12,
    },
    {
      by: 'rotato',
      minutesAfter: 421,
      text: '@laneswap I read the swap perfectly in my last game, rotated top on time, and found out they had not swapped.',
      upvotes: 33,
    },
  ],
})
