import { news } from '../news-entry.ts'

export default news({
  author: 'mirka',
  categories: ['lol'],
  tags: ['northern-masters', 'draft', 'opinion'],
  mentions: ['MidOrFeed'],
  image: 'lol-4',
  hoursAgo: 12960,
  upvotes: 163,
  moments: [
    'Yorick on stage',
    'forty champions gone by game five',
    'Gnar or Ornn in 31 of 44',
    'the apology on stage',
    'the fifth draft',
  ],
  talk: `
    I have mained Yorick since the rework. My time has come and I am not ready.
    > Nobody ever is. Bring the shovel.
    111 champions left and my favourite team can play nine of them.
    Good for the audience, hard for the coaches, hell for Pantry.
    The fifth game as a talent show. I would watch that.
    > I would watch it twice.
    Small teams will suffer. They always pay for the things that are fun.
    Ornn out of spite is the best strategy to come out of this rule.
  `,
  versions: {
    en: {
      title: 'Northern Masters will ban repeat picks, and somebody will play Yorick',
      excerpt:
        'From the summer season a champion picked by either team is gone for the rest of the series. Run last season through the rule and more than half the picks were illegal.',
      content: `<p>Yorick was played once at the Northern Masters last season, for 24 minutes, by a man who apologised on stage. I expect to see him at least four times this summer. The league announced on Monday that every champion picked in a series, by either side, is unavailable to both for the rest of it. Bans still apply to one game only.</p>
<p>Do the sum for a series that goes the distance. Four games take forty champions out of the pool. In the fifth draft ten more are banned. Both teams must then find five characters each among the 111 that remain, and most of the 111 are there because nobody wanted them for two hours.</p>
<p>I took last season’s 61 series, 214 games, and played them again under the new rule. Of the 1,530 picks made from game two onward, 811 would not have been allowed. That is 53 percent. The damage is uneven. Junglers come out best, because they rotate between six or seven picks anyway. Supports come out worst: Nautilus, Rakan and Thresh alone are 30 percent of everything support players locked in after game one.</p>
<h2>Winners, on paper</h2>
<p>Ember Union. Their mid Caraway used 17 champions last season and won on 14 of them, and assistant coach Aurelie Docx has kept a sheet of second choices since January, before anyone had heard of the rule. “People call it preparation,” she told me. “I just don’t like the champions we play, so I keep looking for others.”</p>
<p>The loser is Ostrava Nine, and it is not close. Their top laner Pantry played 44 games and picked Gnar or Ornn in 31 of them. He is very good on both. He now has two good games per series, provided the opponent does not pick Ornn first out of spite, which costs nothing more than one’s own top laner’s mood. MidOrFeed has pointed out in the forum that this makes picking a thing you are bad at a legitimate ban. He is right, and I think we will see it in week one.</p>
<h2>What I like, and what I fear</h2>
<p>I like that the fourth game will finally be different from the second. Last season there was a best-of-five in which nineteen of the first twenty picks were repeated in the next two games; I was at that one, and by the end the audience was applauding the bans.</p>
<p>I fear for the small teams. A wide champion pool is made of scrim hours, and scrim hours are made of opponents who answer your messages. Four of the ten clubs have no academy to practise against. In the season that the rule is meant to open up, the gap between Ember Union and the rest may well get bigger before it gets smaller.</p>
<p>And I fear the fifth game itself. The best fifth games I remember were two teams showing the best thing they had, one more time, with everybody knowing what was coming. Under this rule the decider belongs to the seventh-best thing. It will be strange, it may be funny, and I would still rather watch it than a fifth Gnar into Ornn. Ask me again when a final is lost on Yorick.</p>`,
    },
    sv: {
      title: 'Northern Masters förbjuder upprepade val, och någon får spela Yorick',
      excerpt:
        'Från sommarsäsongen är en champion som valts av något av lagen borta resten av serien. Mer än hälften av förra säsongens val hade varit otillåtna.',
      content: `<p>Yorick spelades en enda gång i Northern Masters förra säsongen, av en man som bad om ursäkt på scenen. I sommar lär vi se honom oftare. Varje champion som valts av något av lagen är nu förbrukad för båda under resten av serien. Går det till femte matchen är fyrtio redan borta innan banningarna börjar.</p>
<p>Jag har kört förra säsongens 214 matcher genom den nya regeln. Av 1 530 val från andra matchen och framåt hade 811 varit otillåtna, alltså 53 procent. Värst drabbas supportarna.</p>
<h2>Vinnare och förlorare</h2>
<p>Ember Union gynnas: deras midlaner Caraway vann på fjorton olika champions. Ostrava Nine har en toplaner som valde Gnar eller Ornn i 31 av 44 matcher. Dessutom kan motståndaren numera plocka Ornn av ren elakhet, vilket MidOrFeed var först att påpeka i forumet. Min oro gäller småklubbarna, för bredd kostar träningstimmar.</p>`,
    },
    pt: {
      title: 'Northern Masters proíbe repetir campeões, e alguém vai jogar de Yorick',
      excerpt:
        'A partir do verão, campeão escolhido por qualquer das equipes fica fora do resto da série. Mais da metade das escolhas da última temporada seria ilegal.',
      content: `<p>Yorick apareceu uma única vez na última temporada da Northern Masters, nas mãos de um jogador que pediu desculpas no palco. Neste verão deve voltar mais vezes: todo campeão escolhido por qualquer um dos lados fica indisponível para os dois até o fim da série. Num quinto jogo, quarenta já estarão fora antes dos banimentos.</p>
<p>Passei as 214 partidas da temporada pela regra nova. Das 1.530 escolhas feitas a partir do segundo jogo, 811 seriam proibidas, ou 53%. Os suportes são os que mais sofrem.</p>
<h2>Quem ganha e quem perde</h2>
<p>A Ember Union sorri, porque seu meio Caraway venceu com catorze campeões diferentes. A Ostrava Nine, nem tanto: o topo Pantry foi de Gnar ou Ornn em 31 de 44 partidas. Meu receio são os clubes pequenos, já que variedade se compra com horas de treino, e quatro dos dez nem têm equipe de base.</p>`,
    },
    de: {
      title: 'Northern Masters verbietet Wiederholungen, und jemand muss Yorick spielen',
      excerpt:
        'Ab Sommer ist jeder gewählte Champion für den Rest der Serie weg, für beide Teams. Mehr als die Hälfte der Picks der letzten Saison wäre unzulässig.',
      content: `<p>Yorick kam vorige Saison bei den Northern Masters genau einmal vor, und sein Spieler entschuldigte sich auf der Bühne dafür. Im Sommer dürfte er öfter auftauchen: Jeder Champion, den eines der Teams wählt, ist künftig für beide bis zum Ende der Serie gesperrt. Vor einem fünften Spiel sind damit vierzig weg, noch ehe gebannt wird.</p>
<p>Ich habe die 214 Spiele der letzten Saison nachgerechnet. Von 1.530 Picks ab Spiel zwei wären 811 verboten gewesen, 53 Prozent. Am härtesten trifft es die Supporter.</p>
<h2>Breite gewinnt</h2>
<p>Ember Union profitiert, denn Midlaner Caraway hat mit vierzehn Champions gewonnen. Bei Ostrava Nine griff der Toplaner in 31 von 44 Spielen zu Gnar oder Ornn. Und dass man Ornn auch aus reiner Bosheit wegnehmen kann, hat MidOrFeed im Forum als Erster bemerkt. Sorgen machen mir die kleinen Vereine: Breite kostet Trainingsstunden.</p>`,
    },
    pl: {
      title: 'Northern Masters zakazuje powtórek w drafcie. Ktoś zagra Yorickiem',
      excerpt:
        'Od lata postać wybrana przez którąkolwiek z drużyn wypada do końca serii. W zeszłym sezonie ponad połowa wyborów okazałaby się nielegalna.',
      content: `<p>Yorick pojawił się w zeszłym sezonie Northern Masters raz, a grający nim zawodnik przeprosił ze sceny. Latem zobaczymy go częściej, bo każda postać wybrana przez jedną z drużyn będzie niedostępna dla obu do końca serii. Przed piątą grą z puli zniknie czterdziestu bohaterów, a dopiero potem zaczną się bany.</p>
<p>Przepuściłam przez nowy przepis 214 meczów. Z 1530 wyborów dokonanych od drugiej gry niedozwolonych byłoby 811, czyli 53 procent. Najgorzej wychodzą na tym supporterzy.</p>
<h2>Kto zyska, kto straci</h2>
<p>Zyska Ember Union, którego midlaner Caraway wygrywał czternastoma różnymi postaciami. Straci Ostrava Nine: jej toplaner w 31 z 44 gier brał Gnara albo Ornna. Najbardziej boję się o małe kluby. Szeroka pula to godziny treningów, a cztery z dziesięciu drużyn nie mają nawet akademii, z którą mogłyby poćwiczyć.</p>`,
    },
    ru: {
      title: 'Northern Masters запрещает повторные пики, и кому-то достанется Йорик',
      excerpt:
        'С лета чемпион, взятый любой из команд, недоступен до конца серии. По новому правилу больше половины пиков прошлого сезона были бы незаконны.',
      content: `<p>В прошлом сезоне Northern Masters Йорика взяли один раз, и игрок извинился за это со сцены. Летом его ждёт карьера поярче: каждый чемпион, выбранный любой из сторон, будет закрыт для обеих до конца серии. К пятой карте из пула уйдут сорок героев, и только потом начнутся баны.</p>
<p>Я прогнала через новое правило 214 матчей. Из 1530 пиков, сделанных начиная со второй карты, запрещёнными оказались бы 811, то есть 53 %. Хуже всех придётся саппортам.</p>
<h2>Кому хорошо, кому плохо</h2>
<p>Хорошо Ember Union: их мидер Caraway выигрывал на четырнадцати разных чемпионах. Плохо Ostrava Nine: их топер в 31 матче из 44 брал Гнара или Орна. Тревожно мне за маленькие клубы. Широкий пул покупается часами тренировок, а у четырёх команд из десяти нет даже академии, с которой можно поиграть.</p>`,
    },
    uk: {
      title: 'Northern Masters забороняє повторні піки, і комусь дістанеться Йорік',
      excerpt:
        'Від літа чемпіон, якого взяла будь-яка з команд, недоступний до кінця серії. За новим правилом понад половина торішніх піків були б незаконні.',
      content: `<p>Минулого сезону на Northern Masters Йоріка взяли один раз, і гравець вибачився за це зі сцени. Улітку його чекає яскравіша кар’єра: кожен чемпіон, вибраний будь-якою зі сторін, буде закритий для обох до кінця серії. До п’ятої гри з пулу зникнуть сорок героїв, і аж тоді почнуться бани.</p>
<p>Я прогнала крізь нове правило 214 матчів. Із 1530 піків, зроблених починаючи з другої гри, забороненими виявилися б 811, тобто 53 %. Найгірше буде сапортам.</p>
<h2>Кому добре, кому зле</h2>
<p>Добре Ember Union: їхній мідер Caraway вигравав на чотирнадцяти різних чемпіонах. Зле Ostrava Nine: їхній топер у 31 матчі з 44 брав Гнара або Орна. Тривожно мені за малі клуби. Широкий пул купується годинами тренувань, а чотири команди з десяти не мають навіть академії, з якою можна пограти.</p>`,
    },
  },
  comments: [
    {
      by: 'MidOrFeed',
      minutesAfter: 18,
      text: 'Being right about spite is not how I wanted to enter journalism, but I accept.',
      upvotes: 29,
    },
    {
      by: 'grumble',
      minutesAfter: 44,
      text: 'So we take the champions people are good at and hide them. Next summer they can play with the other hand.',
      upvotes: 21,
    },
    {
      by: 'laneswap',
      minutesAfter: 95,
      text: 'Every restriction makes drafting more interesting. @grumble you said the same about ten bans instead of six, and you were wrong then.',
      upvotes: 18,
    },
    {
      by: 'bushcamper',
      minutesAfter: 160,
      text: 'As a supporter of Ostrava Nine I would like to ask what exactly is wrong with Ornn. He builds things. He is from the mountains.',
      upvotes: 33,
    },
    {
      by: 'Jannik',
      minutesAfter: 300,
      text: 'Endlich. Ich konnte die Drafts im Frühjahr mitsprechen wie das Vaterunser.',
      upvotes: 14,
    },
    {
      by: 'Yuna',
      minutesAfter: 520,
      text: 'The part about small teams is the real story. In academy we had two scrim partners, and one of them cancelled every Thursday.',
      upvotes: 24,
    },
    {
      by: 'pixelpaul',
      minutesAfter: 900,
      text: 'Spare a thought for whoever has to fit forty greyed-out portraits into the draft overlay. It is me. I am whoever.',
      upvotes: 38,
    },
    {
      by: 'looplord',
      minutesAfter: 1300,
      text: 'Double post, phone had a moment on the train.',
      upvotes: 0,
      deleted: true,
    },
    {
      by: 'caio',
      minutesAfter: 1700,
      text: 'Quem apaga o Yorick da história agora tem que assistir ao Yorick em melhor de cinco. Justiça poética.',
      upvotes: 12,
    },
    {
      by: 'Gustavo',
      minutesAfter: 2200,
      text: 'The 811 assumes they would have drafted the same way otherwise, which they would not. Still a good upper bound. @mirka is the per-role split online?',
      upvotes: 15,
    },
    {
      by: 'mirka',
      minutesAfter: 2290,
      text: '@Gustavo Jungle 41 percent, top 52, mid 50, bottom 59, support 63. And yes, upper bound is the right word, I should have used it.',
      upvotes: 20,
    },
    {
      by: 'ohmyward',
      minutesAfter: 2800,
      text: 'At 63 percent I will simply learn a fourth support. It has been eleven years. It is time.',
      upvotes: 35,
    },
    {
      by: 'Matteo',
      minutesAfter: 3500,
      text: 'Volunteer casts will need a list of Italian names for champions we have not said aloud since 2015. Starting a spreadsheet.',
      upvotes: 11,
    },
    {
      by: 'Zolotar',
      minutesAfter: 4700,
      text: 'П’ята гра на сьомих за силою чемпіонах — це рівно те, як ми граємо щовечора. Нарешті професіонали нас наздогнали.',
      upvotes: 26,
    },
    {
      by: 'ninefive',
      minutesAfter: 6100,
      text: 'Saving this so I can come back when a final is lost on Yorick. @mirka you asked us to.',
      upvotes: 19,
    },
  ],
})
