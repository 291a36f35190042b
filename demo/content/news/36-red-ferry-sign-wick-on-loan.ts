import { news } from '../news-entry.ts'

export default news({
  author: 'Lina',
  categories: ['lol'],
  tags: ['transfers', 'rookies', 'winter-cup'],
  mentions: ['Hanneke', 'Tomasz'],
  image: 'lol-8',
  hoursAgo: 4000,
  upvotes: 295,
  moments: [
    'fourteen months on loan',
    'the recall week',
    'a clause to read twice',
    'Wick at seventeen',
  ],
  talk: `
    The recall week is the week before the play-offs. Of course it is.
    > Where else would you hide it?
    Academy loans are how you pay a player with hope.
    Wick is good. Small pool, steady hands, no drama.
    Both clubs know which week. Now I do too and I am angry on behalf of a stranger.
    > That is what clauses are for, being angry later.
    Fourteen months is an age when you are seventeen.
    Somebody explain to me why Tidewater let him go at all.
  `,
  versions: {
    en: {
      title: 'Red Ferry take an academy mid on loan, with a clause to read twice',
      excerpt:
        'Seventeen-year-old Wick leaves Tidewater’s second team for fourteen months. Tidewater can call him back in one particular week, and both clubs know which.',
      content: `<p>Until last spring the most people who had ever watched Wick play in one room was about sixty, and they were standing behind him at a LAN in Wrocław eating soup. He was sixteen, filling in for somebody’s brother, and he won the mid lane of the final on Azir against a man who had printed jerseys. Tomasz, who runs that LAN, remembers asking whether the kid wanted his name on the trophy. “He asked if he could have the soup instead. There was some left.”</p>
<p>From next Monday he is Red Ferry’s starting mid laner. The club confirmed on Thursday evening that it has taken him on loan from Tidewater’s academy for fourteen months, for a fee that two people involved put at 40,000 euros. Red Ferry’s previous mid, Hobday, stays under contract and moves to the analysts’ table at his own request; his wrist did not get better over the summer.</p>
<p>The numbers that got Wick noticed come from 58 games in the academy circuit: 9.4 creeps a minute, 71 percent kill participation and, less usual for somebody his age, 22 different champions. On Azir he was 9–2. On assassins he was ordinary, four wins in eleven games, and Red Ferry’s head coach Piet Oosterlee does not pretend otherwise. “He gets bored on LeBlanc. He starts looking at the map, and LeBlanc players shouldn’t. On a control mage that is the best thing about him.”</p>
<h2>Sixty percent and one week</h2>
<p>The contract summary that the league publishes contains two conditions. Red Ferry must field him in at least 60 percent of official games, counted at the end of each split, or pay Tidewater another 15,000 euros. And Tidewater may recall him, without paying anything, during the seven days after the Winter Cup.</p>
<p>I asked Hanneke, who reads contracts for this site’s forum more patiently than most clubs do, what to make of that. “The appearance clause is ordinary and good for the player. The recall week is the interesting one. If Tidewater’s own mid leaves after the Winter Cup, they get a tested player back for nothing, and Red Ferry lose their starter nine days before the roster deadline. Somebody at Red Ferry either trusts that it won’t happen or needed the signature very badly.”</p>
<p>Oosterlee’s version is shorter. “We have a list of two names for that week. He is seventeen and he knows there is a list. I told him myself, because he would have worked it out.”</p>
<h2>First scrims</h2>
<p>He has been in the flat in Antwerp for eight days. The jungler Corrie has the next room and says that Wick announces his wave states aloud while brushing his teeth. In the first scrim block Red Ferry lost five of six; in the third they won four, two of them from behind. The change in between, according to Corrie, was that Wick was told he could say no. “In the academy they ping, you come. I pinged him off a full wave on day two and he came, and looked so unhappy. Now he says ‘eleven seconds’, and I wait eleven seconds.”</p>
<p>Red Ferry open against Saltworks on Wednesday. Tidewater’s academy has already moved an eighteen-year-old up from its third team. His Azir record is not yet public.</p>`,
    },
    sv: {
      title: 'Red Ferry lånar en sjuttonåring, med en klausul som tål att läsas om',
      excerpt:
        'Midlanern Wick går från Tidewaters andralag till Red Ferry i fjorton månader. Under en enda vecka får Tidewater hämta hem honom gratis.',
      content: `<p>Fram till i våras hade som mest ett sextiotal personer sett Wick spela i samma rum, på Tomasz LAN i Wrocław, stående med soppa i handen. Från och med måndag är han Red Ferrys ordinarie midlaner. Lånet från Tidewaters akademi gäller i fjorton månader och ska ha kostat 40 000 euro.</p>
<p>Sjuttonåringen har 58 akademimatcher bakom sig med 9,4 creeps i minuten och hela 22 olika champions. På Azir har han nio vinster på elva försök.</p>
<h2>Veckan efter Winter Cup</h2>
<p>Två villkor sticker ut. Wick ska spela minst 60 procent av matcherna, annars får Red Ferry betala mer. Och Tidewater får kalla hem honom utan kostnad de sju dagarna efter Winter Cup. ”Någon på Red Ferry litar antingen på att det inte händer eller behövde underskriften väldigt mycket”, säger Hanneke, som läser kontrakt för vårt forum. Tränaren Piet Oosterlee har redan en lista med två namn.</p>`,
    },
    pt: {
      title: 'Red Ferry aposta em um meio de 17 anos, com cláusula de retorno',
      excerpt:
        'Wick deixa a base da Tidewater por catorze meses. Durante uma única semana, o clube de origem pode chamá-lo de volta sem pagar nada.',
      content: `<p>Até a primavera passada, o maior público que Wick tinha visto numa sala eram umas sessenta pessoas tomando sopa em pé, num evento em Wrocław. A partir de segunda-feira ele é o meio titular da Red Ferry, emprestado pela base da Tidewater por catorze meses e cerca de 40 mil euros.</p>
<p>Aos 17 anos, traz 58 partidas de base, 9,4 tropas por minuto e 22 campeões diferentes. De Azir, nove vitórias em onze. Com assassinos, nem tanto: quatro em onze.</p>
<h2>A semana depois da Winter Cup</h2>
<p>O contrato exige que ele jogue pelo menos 60% das partidas. E permite que a Tidewater o chame de volta, de graça, nos sete dias seguintes à Winter Cup. “Ou alguém na Red Ferry confia que isso não vai acontecer, ou precisava muito dessa assinatura”, avalia Hanneke, que lê contratos para o nosso fórum. O técnico Piet Oosterlee já tem uma lista com dois nomes.</p>`,
    },
    de: {
      title: 'Red Ferry leiht einen 17-jährigen Midlaner und geht ein Risiko ein',
      excerpt:
        'Wick kommt für vierzehn Monate aus der Akademie von Tidewater. In einer bestimmten Woche darf ihn sein alter Verein kostenlos zurückholen.',
      content: `<p>Das größte Publikum, vor dem Wick bis zum Frühjahr gespielt hatte, waren sechzig Leute mit Suppentellern auf der LAN von Tomasz in Wrocław. Ab Montag ist er Stammspieler bei Red Ferry. Die Leihe aus der Akademie von Tidewater läuft vierzehn Monate und kostet dem Vernehmen nach 40.000 Euro.</p>
<p>58 Akademiespiele, 9,4 Creeps pro Minute, 22 verschiedene Champions und eine Azir-Bilanz von 9:2: So kam der Siebzehnjährige ins Gespräch.</p>
<h2>Sieben Tage nach dem Winter Cup</h2>
<p>Zwei Klauseln fallen auf. Wick muss in mindestens 60 Prozent der Spiele auflaufen, sonst zahlt Red Ferry nach. Und in der Woche nach dem Winter Cup darf Tidewater ihn ohne Ablöse zurückrufen. „Entweder vertraut bei Red Ferry jemand darauf, dass das nicht passiert, oder man brauchte die Unterschrift sehr dringend“, sagt Hanneke, die für unser Forum Verträge liest. Trainer Piet Oosterlee hat für diesen Fall schon zwei Namen notiert.</p>`,
    },
    pl: {
      title: 'Red Ferry wypożycza 17-letniego midlanera z klauzulą powrotu',
      excerpt:
        'Wick przechodzi z akademii Tidewater na czternaście miesięcy. Przez jeden konkretny tydzień dawny klub może go ściągnąć z powrotem za darmo.',
      content: `<p>Do wiosny największa publiczność Wicka liczyła jakieś sześćdziesiąt osób: stali za nim na LAN-ie Tomasza we Wrocławiu i jedli zupę. Od poniedziałku chłopak jest podstawowym midlanerem Red Ferry. Wypożyczenie z akademii Tidewater potrwa czternaście miesięcy i kosztowało podobno 40 tysięcy euro.</p>
<p>Za siedemnastolatkiem przemawia 58 meczów w rozgrywkach akademii, 9,4 creepa na minutę i 22 różne postacie. Azirem wygrał dziewięć z jedenastu gier, zabójcami tylko cztery z jedenastu.</p>
<h2>Tydzień po Winter Cup</h2>
<p>Umowa wymaga, by zagrał w co najmniej 60 procentach spotkań. Pozwala też Tidewater odwołać go bez opłat w ciągu siedmiu dni po Winter Cup. „Albo ktoś w Red Ferry wierzy, że do tego nie dojdzie, albo bardzo potrzebował tego podpisu” – ocenia Hanneke, która czyta kontrakty na naszym forum. Trener Piet Oosterlee ma już na tę okoliczność dwa nazwiska.</p>`,
    },
    ru: {
      title: 'Red Ferry арендовали 17-летнего мидера с правом отзыва',
      excerpt:
        'Wick на четырнадцать месяцев уходит из академии Tidewater. В течение одной недели прежний клуб может вернуть его бесплатно.',
      content: `<p>До прошлой весны самой большой публикой, которую видел Wick, были человек шестьдесят с тарелками супа на лан-турнире во Вроцлаве. С понедельника он основной мидер Red Ferry. Аренда у академии Tidewater рассчитана на четырнадцать месяцев и обошлась, по нашим данным, в 40 тысяч евро.</p>
<p>За плечами у семнадцатилетнего игрока 58 матчей академической лиги, 9,4 крипа в минуту и 22 разных чемпиона. На Азире девять побед в одиннадцати играх, на убийцах лишь четыре.</p>
<h2>Неделя после Winter Cup</h2>
<p>По договору он обязан выйти минимум в 60 % матчей. А Tidewater вправе безвозмездно отозвать его в течение семи дней после Winter Cup. «Либо в Red Ferry верят, что этого не случится, либо им очень нужна была подпись», — говорит Hanneke, которая разбирает контракты на нашем форуме. У тренера на этот случай готов список из двух имён.</p>`,
    },
    uk: {
      title: 'Red Ferry орендували 17-річного мідера з правом відкликання',
      excerpt:
        'Wick на чотирнадцять місяців іде з академії Tidewater. Протягом одного певного тижня колишній клуб може повернути його безкоштовно.',
      content: `<p>До минулої весни найбільшою публікою, яку бачив Wick, були душ шістдесят із тарілками супу на лан-турнірі у Вроцлаві. Від понеділка він основний мідер Red Ferry. Оренда в академії Tidewater розрахована на чотирнадцять місяців і коштувала, за нашими даними, 40 тисяч євро.</p>
<p>У доробку сімнадцятирічного гравця 58 матчів академічної ліги, 9,4 кріпа за хвилину та 22 різні чемпіони. На Азірі дев’ять перемог в одинадцяти іграх, на вбивцях лише чотири.</p>
<h2>Тиждень після Winter Cup</h2>
<p>За угодою він має зіграти щонайменше в 60 % матчів. А Tidewater може відкликати його без жодної плати впродовж семи днів після Winter Cup. «Або в Red Ferry вірять, що цього не станеться, або їм дуже потрібен був підпис», — каже Hanneke, яка розбирає контракти на нашому форумі. Тренер уже має на цей випадок список із двох імен.</p>`,
    },
  },
  comments: [
    {
      by: 'Tomasz',
      minutesAfter: 7,
      text: 'For the record, it was tomato soup, and he did also get the trophy. It is in my hallway because he never picked it up.',
      upvotes: 48,
    },
    {
      by: 'Kestrelfan',
      minutesAfter: 25,
      text: 'Every other team finds a teenager at a soup buffet. We renewed our top laner for three years.',
      upvotes: 39,
    },
    {
      by: 'Hanneke',
      minutesAfter: 52,
      text: 'One detail that did not fit: the recall has to be declared in writing to the league, not to the club. So Red Ferry may learn about it last.',
      upvotes: 33,
    },
    {
      by: 'Ingrid',
      minutesAfter: 90,
      text: 'I have signed a clause like that once, from the other side of the table. You tell yourself it is theoretical. @Hanneke is right that it usually means somebody was in a hurry.',
      upvotes: 27,
    },
    {
      by: 'Patrycja',
      minutesAfter: 160,
      text: 'Byłam na tamtym finale. Zupa naprawdę była lepsza od nagrody.',
      upvotes: 30,
    },
    {
      by: 'MidOrFeed',
      minutesAfter: 245,
      text: 'Four and seven on assassins is fine. I am four and seventy and nobody loans me anywhere.',
      upvotes: 36,
    },
    {
      by: 'Aino',
      minutesAfter: 410,
      text: 'Good of them to write plainly that Hobday’s wrist ended it. Too often that is “personal reasons”, and the next one learns nothing.',
      upvotes: 25,
    },
    {
      by: 'rotato',
      minutesAfter: 700,
      text: 'Announcing wave states while brushing teeth is how you know the signing is serious.',
      upvotes: 22,
    },
    {
      by: 'Yuna',
      minutesAfter: 980,
      text: '“In the academy they ping, you come.” Four years of my life in seven words. I hope @Tomasz keeps the trophy until he asks for it.',
      upvotes: 41,
    },
    {
      by: 'laneswap',
      minutesAfter: 1500,
      text: 'Nine and two on Azir in academy means he was left Azir in eleven games. That will not happen on Wednesday.',
      upvotes: 19,
    },
    {
      by: 'caio',
      minutesAfter: 2100,
      text: 'Dezessete anos, 22 campeões, e eu aqui há seis temporadas só sabendo jogar de Garen.',
      upvotes: 24,
    },
    {
      by: 'Kestrelfan',
      minutesAfter: 2950,
      text: '@laneswap It did happen on Wednesday. Saltworks left it up and he went 6–0.',
      upvotes: 34,
    },
    {
      by: 'laneswap',
      minutesAfter: 3010,
      text: '@Kestrelfan I would like to be quoted on other subjects.',
      upvotes: 45,
    },
    {
      by: 'Zolotar',
      minutesAfter: 4300,
      text: 'Закладаюся, що той тиждень після кубка ще згадаємо. Збережу собі посилання на цю статтю.',
      upvotes: 14,
    },
    {
      by: 'nightbus',
      minutesAfter: 6800,
      text: 'I know it is only scrims, but “eleven seconds” has entered the vocabulary of my flat. Dinner is in eleven seconds. The bus is in eleven seconds.',
      upvotes: 31,
    },
  ],
})
