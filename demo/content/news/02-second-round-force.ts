import { news } from '../news-entry.ts'

export default news({
  author: 'Oleksa',
  categories: ['csgo'],
  tags: ['economy', 'statistics', 'lantern-league'],
  mentions: ['Gustavo'],
  image: 'csgo-1',
  hoursAgo: 9,
  upvotes: 388,
  moments: [
    '824 lost pistol rounds',
    'the force buy after a lost pistol',
    'the second round of a half',
    'the bomb plant that pays for everything',
    'the Lantern League sample',
  ],
  talk: `
    So I have been forcing for eleven years and it paid off about as often as my lottery ticket.
    > The lottery does not shout at you afterwards.
    Our caller forces because he is bored. Put that into the sheet.
    If the plant is down I buy. If not I hold hands with my team and we save.
    > Beautiful picture, honestly.
    824 is enough for me. My own sample is nine, all of them lost.
    Would the number look the same in ranked, where nobody knows what the other four have?
    > Worse. In ranked two force, two save and one buys a shotgun.
    The real cost is round four, and nobody remembers round two by then.
    My captain has read this and will not talk about it.
    Two armours and a dream is not an economy.
  `,
  versions: {
    en: {
      title: 'A second-round force pays only if the bomb went down in the first',
      excerpt:
        'We counted 824 lost pistol rounds from the Lantern League. Teams bought in the next round far more often than the numbers allow.',
      content: `<p>Ostrava Nine bought after a lost pistol round on defence thirty-one times this season. They won five of those second rounds. If that sounds like bad luck, it is not: the whole league does the same thing with nearly the same result.</p>
<p>I took all 412 maps of the Lantern League regular season and looked at the side that lost the pistol, once per half, which gives 824 cases. A force is any second round in which that side’s equipment was worth 8,500 dollars or more; below that I call it a save. Then I counted how many of rounds two, three and four the team went on to win, because the bill for a force arrives later.</p>
<table><thead><tr><th>After a lost pistol</th><th>Forces</th><th>Round two won</th><th>Rounds 2–4, force</th><th>Rounds 2–4, save</th></tr></thead><tbody><tr><td>Attack, bomb planted</td><td>164</td><td>41%</td><td>1.21</td><td>0.98</td></tr><tr><td>Attack, no plant</td><td>102</td><td>22%</td><td>0.81</td><td>0.99</td></tr><tr><td>Defence</td><td>246</td><td>24%</td><td>0.84</td><td>1.02</td></tr></tbody></table>
<h2>Eight hundred dollars</h2>
<p>The first row is the plant bonus doing its work. An attacker who bought Kevlar, lost the pistol and saw the bomb go down starts round two with 2,850 dollars. That is a Galil, Kevlar and a flashbang. Without the plant he has 2,050, which is a MAC-10 and Kevlar, against defenders with MP9s and armour who only have to wait for him.</p>
<p>The defence never gets that bonus. It has the same 2,050 dollars and an MP9, and the arithmetic of losing is cruel. A player who spends everything in round two and loses wakes up in round three with 2,400 dollars, another save. One who spends nothing has 4,450 in round three: rifle, vest and helmet, and a full set of grenades if he settles for a FAMAS.</p>
<h2>Why they do it anyway</h2>
<p>I asked Tidewater’s coach, Ruben Aalders, whose team saved more than anybody else. “Because saving feels like standing still,” he said. “You have five angry people in a room and you are asking them to stand behind a box for a minute and a half. I have to win that argument twice a map.”</p>
<p>There is a second reason. A force that works is remembered. Red Ferry’s five Five-SeveNs on Ancient in week six have been clipped from every side; nobody clips the 187 defensive forces that ended with five corpses and a 3–0.</p>
<p>Two warnings. Only 58 times did a team save after a plant, so the 0.98 in the top row stands on thin legs. And stronger teams plant more often, even in pistol rounds they lose. Gustavo, who studies this properly, ran it again with team strength taken into account: the advantage after a plant fell from 0.23 rounds to 0.17, and the loss on defence stayed where it was, at about 0.18.</p>
<p>A fifth of a round, up to twice a map, over a season of forty maps. For Ostrava Nine, who missed the play-offs by three rounds, it is not a small sum.</p>`,
    },
    sv: {
      title: 'Force i andra rundan lönar sig bara om bomben lades i den första',
      excerpt:
        'Oleksa har räknat på 824 förlorade pistolrundor i Lantern League. Lagen köper direkt efteråt betydligt oftare än siffrorna motiverar.',
      content: `<p>Trettioen gånger den här säsongen har Ostrava Nine köpt på försvarssidan direkt efter en förlorad pistolrunda. Fem gånger har det hållit. Otur är det inte, för hela ligan har ungefär samma facit.</p>
<p>Av 824 förlorade pistolrundor i Lantern League följdes 512 av ett force-köp. När anfallarna hade hunnit lägga bomben vann de 41 procent av andrarundorna och tog i snitt 1,21 av rundorna två till fyra, mot 0,98 för dem som sparade. Utan bomb föll snittet till 0,81. På försvarssidan gav ett force-köp 0,84 rundor och en sparrunda 1,02.</p>
<p>Skillnaden heter 800 dollar. Så mycket ger en lagd bomb, och det räcker till Galil, väst och en flash i stället för en MAC-10.</p>
<p>”Att spara känns som att stå stilla”, säger Tidewaters coach Ruben Aalders. ”Den diskussionen måste jag vinna två gånger per karta.”</p>`,
    },
    pt: {
      title: 'Forçar no segundo round só compensa se a bomba foi plantada no primeiro',
      excerpt:
        'Contamos 824 rounds pistol perdidos na Lantern League. As equipes compram logo em seguida muito mais vezes do que os números recomendam.',
      content: `<p>A Ostrava Nine forçou 31 vezes na defesa depois de perder o round pistol. Ganhou cinco. Não é azar: a liga inteira faz o mesmo, com quase o mesmo resultado.</p>
<p>Dos 824 casos da temporada regular da Lantern League, 512 terminaram em compra forçada. Quando o ataque tinha plantado a bomba, a aposta rendeu: 41% de vitórias no segundo round e 1,21 rounds ganhos entre o segundo e o quarto, contra 0,98 de quem economizou. Sem bomba plantada, a média cai para 0,81. Na defesa, forçar dá 0,84; guardar o dinheiro dá 1,02.</p>
<h2>Oitocentos dólares</h2>
<p>É quanto vale a bomba plantada, e a diferença entre uma MAC-10 e uma Galil com colete e flash. A defesa nunca recebe esse bônus. “Guardar parece ficar parado”, diz Ruben Aalders, treinador da Tidewater. “Tenho que ganhar essa discussão duas vezes por mapa.”</p>`,
    },
    de: {
      title: 'Ein Force in Runde zwei lohnt sich nur, wenn vorher die Bombe lag',
      excerpt:
        '824 verlorene Pistolenrunden aus der Lantern League, ausgezählt: Die Teams kaufen danach viel häufiger, als es die Zahlen hergeben.',
      content: `<p>31-mal hat Ostrava Nine in dieser Saison nach verlorener Pistolenrunde auf der Verteidigerseite sofort gekauft, fünfmal ging es gut. Mit Pech hat das nichts zu tun: Die ganze Liga spielt so, mit fast derselben Quote.</p>
<p>Auf 824 verlorene Pistolenrunden folgten in der Lantern League 512 Force-Buys. Hatten die Angreifer die Bombe gelegt, gewannen sie 41 Prozent der zweiten Runden und holten aus den Runden zwei bis vier im Schnitt 1,21 Punkte; wer sparte, kam auf 0,98. Ohne gelegte Bombe sinkt der Wert auf 0,81. In der Verteidigung bringt ein Force 0,84, eine Sparrunde 1,02.</p>
<p>Der Unterschied sind 800 Dollar Bonus: eine Galil mit Weste und Flash statt einer MAC-10. „Sparen fühlt sich an wie Stillstand“, sagt Tidewater-Trainer Ruben Aalders. „Diese Diskussion muss ich zweimal pro Karte gewinnen.“ Ostrava Nine fehlten am Ende drei Runden zu den Play-offs.</p>`,
    },
    pl: {
      title: 'Force w drugiej rundzie opłaca się tylko po podłożonej bombie',
      excerpt:
        'Policzyliśmy 824 przegrane pistoletówki z Lantern League. Drużyny kupują zaraz po nich znacznie częściej, niż podpowiadają liczby.',
      content: `<p>Ostrava Nine trzydzieści jeden razy w tym sezonie kupowała w obronie zaraz po przegranej pistoletówce. Wygrała pięć takich rund. To nie pech, bo cała liga robi to samo i z niemal takim samym skutkiem.</p>
<p>Po 824 przegranych pistoletówkach w Lantern League drużyny forsowały 512 razy. Jeśli atak zdążył podłożyć bombę, wygrywał 41 procent drugich rund i średnio 1,21 z trzech kolejnych, a przy oszczędzaniu 0,98. Bez podłożenia średnia spada do 0,81. W obronie force daje 0,84 rundy, eco 1,02.</p>
<h2>Osiemset dolarów</h2>
<p>Tyle dostaje każdy atakujący za podłożoną bombę i tyle dzieli MAC-10 od Galila z kamizelką i flashem. Obrona na ten bonus nie ma co liczyć. „Oszczędzanie wygląda jak stanie w miejscu – mówi trener Tidewater Ruben Aalders. – Muszę wygrać tę kłótnię dwa razy na każdej mapie”.</p>`,
    },
    ru: {
      title: 'Форс во втором раунде окупается, только если в первом поставили бомбу',
      excerpt:
        'Мы посчитали 824 проигранные пистолетки Lantern League. Команды закупаются сразу после них гораздо чаще, чем позволяют цифры.',
      content: `<p>Ostrava Nine за сезон 31 раз форсили в защите после проигранной пистолетки и выиграли пять таких раундов. Дело не в невезении: вся лига поступает так же и получает почти то же самое.</p>
<p>После 824 проигранных пистолеток в Lantern League команды форсили 512 раз. Если атака успела поставить бомбу, она брала 41 % вторых раундов и в среднем 1,21 раунда со второго по четвёртый, а те, кто играл эко, — 0,98. Без установки среднее падает до 0,81. В защите форс приносит 0,84 раунда, экономия — 1,02.</p>
<p>Разница — 800 долларов бонуса за установку: Galil с бронёй и флешкой вместо MAC-10. «Экономить — это как стоять на месте, — говорит тренер Tidewater Рубен Алдерс. — Этот спор мне приходится выигрывать дважды за карту». Ostrava Nine в итоге не хватило до плей-офф трёх раундов.</p>`,
    },
    uk: {
      title: 'Форс у другому раунді окуповується, лише якщо в першому заклали бомбу',
      excerpt:
        'Порахували 824 програні пістолетні раунди Lantern League. Команди закуповуються одразу після них значно частіше, ніж радять цифри.',
      content: `<p>Ostrava Nine цього сезону 31 раз форсили в захисті після програної пістолетки. Виграли п’ять разів. Це не невдача: так само чинить уся ліга, і результат майже однаковий.</p>
<p>Я взяв 824 програні пістолетні раунди регулярного сезону Lantern League. Після них команди форсили 512 разів. Якщо атака встигла закласти бомбу, вона вигравала 41 % других раундів і в середньому 1,21 раунду з другого по четвертий; ті, хто заощаджував, — 0,98. Без закладки середнє падає до 0,81. У захисті форс дає 0,84 раунду, еко — 1,02.</p>
<h2>Вісімсот доларів</h2>
<p>Саме стільки платять кожному нападникові за закладену бомбу. Це Galil із бронею та флешкою замість MAC-10. «Заощаджувати — це наче стояти на місці, — каже тренер Tidewater Рубен Алдерс. — Цю суперечку я мушу вигравати двічі за мапу».</p>`,
    },
  },
  comments: [
    {
      by: 'ecoround',
      minutesAfter: 8,
      text: 'I feel personally attacked by a table.',
      upvotes: 47,
    },
    {
      by: 'deagleton',
      minutesAfter: 17,
      text: '@ecoround Five Deagles and a dream is not a plan, I know that, you know that, and on Thursday I will do it again.',
      upvotes: 31,
    },
    {
      by: 'krzak',
      minutesAfter: 29,
      text: 'Why 8,500? With a threshold of 7,000 you would catch the half-buys, three Deagles and two naked players, and I suspect those are the worst of all.',
      upvotes: 19,
    },
    {
      by: 'caio',
      minutesAfter: 44,
      text: 'O clipe da Red Ferry na Ancient eu já vi umas trinta vezes. Os 187 outros, nenhuma. Ponto para a estatística.',
      upvotes: 16,
    },
    {
      by: 'Gustavo',
      minutesAfter: 58,
      text: 'For anybody who wants to check: bootstrap over maps, not over rounds, otherwise both halves of the same map count as independent and everything looks more certain than it is.',
      upvotes: 24,
    },
    {
      by: 'Oleksa',
      minutesAfter: 71,
      text: '@krzak Tried 7,000 and 10,000. At 7,000 the defence row drops to 0.80, so yes, half-buys are worse. The order of the rows never changes.',
      upvotes: 27,
    },
    {
      by: 'grumble',
      minutesAfter: 95,
      text: 'So the lesson is stand behind a box. Thrilling sport.',
      upvotes: 21,
    },
    {
      by: 'rotato',
      minutesAfter: 118,
      text: 'What about killing two and saving a rifle from the winners in round two? A lost force that takes two guns with it is not a lost force.',
      upvotes: 33,
    },
    {
      by: 'stormside',
      minutesAfter: 140,
      text: 'wrong game for me but does the bonus also count if the bomb gets defused',
      upvotes: 5,
    },
    {
      by: 'Zolotar',
      minutesAfter: 163,
      text: 'Нарешті хтось порахував те, за що мене двадцять років сварять у команді. Роздрукую й повішу над монітором.',
      upvotes: 20,
    },
    {
      by: 'tiltproof',
      minutesAfter: 187,
      text: 'My stack forces every time, wins the first one of the night and then defends the policy for three hours.',
      upvotes: 29,
      deleted: true,
    },
    {
      by: 'Luisa',
      minutesAfter: 214,
      text: '@stormside Yes. Planted is planted, everyone on the losing attack gets the 800. I make my students plant even when the round is gone.',
      upvotes: 18,
    },
    {
      by: 'bushcamper',
      minutesAfter: 266,
      text: 'Ostrava person here. Thirty-one. THIRTY-ONE. I was in the hall for eleven of them and clapped every time.',
      upvotes: 38,
    },
    {
      by: 'Bohdan',
      minutesAfter: 341,
      text: '@rotato Fair point, and it is already inside the numbers, because rounds three and four are counted. Gun steals happen, on average 0.9 rifles per lost force. It is not enough.',
      upvotes: 22,
    },
    {
      by: 'demomod',
      minutesAfter: 402,
      text: 'One removed above: @tiltproof asked for it himself after his stack found this page. Please carry on.',
      upvotes: 15,
    },
  ],
})
