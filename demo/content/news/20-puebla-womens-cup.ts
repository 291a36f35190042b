import { news } from '../news-entry.ts'

export default news({
  author: 'Lina',
  categories: ['fortnite'],
  tags: ['women-in-esports', 'lan-life', 'broadcast'],
  mentions: ['Marisol', 'Matteo'],
  image: 'fortnite-4',
  hoursAgo: 11500,
  upvotes: 836,
  moments: [
    'forty-eight duos in one gym',
    'the fuse box',
    'nine minutes until it was full',
    'the rule about shouting',
    'six circuits for everything',
  ],
  talk: `
    Nine minutes! Our town hall needs nine weeks to answer a mail.
    ¿Cuándo es la próxima? My cousins want in.
    > Spring, she says. Do not sleep through it.
    The fuse box is the real final boss.
    > With three phases, even.
    Forty-eight duos on borrowed machines is a miracle that somebody planned very well.
    A rule about shouting that everyone kept. In a school gym. In Puebla. I take my hat off.
    They swept the floor afterwards. That is how you get the gym again.
  `,
  versions: {
    en: {
      title: 'Forty-eight duos, one school gym: the women’s cup that filled up in nine minutes',
      excerpt:
        'Marisol’s first Fortnite Saturday in Puebla ran on borrowed computers, six circuits and one rule about shouting. A report from beside the fuse box.',
      content: `<p>At 10:52 on Saturday morning the left half of the gym went dark, and 46 players lifted their hands from their keyboards without a word. Marisol was already walking. She opened a grey cabinet next to the wall bars, pushed a switch up with the handle of a table-tennis bat, looked at her watch and wrote something on her forearm. “That was the coffee machine,” she said. “I told them which socket.”</p>
<p>She has run a Counter-Strike cup for women in this city twice a year for some time. This was the first one for Fortnite. The entry list opened on a Tuesday at noon and was full at 12:09: forty-eight duos, because a lobby holds fifty and two places are kept for people who travel all night and find that their registration has vanished. It happened last autumn to a team from Tampico. They came third.</p>
<h2>What it takes</h2>
<ul><li>96 computers, of which 60 belong to a technical college, 22 to players and 14 to Marisol’s cousins.</li><li>Six circuits of 40 amperes, three to each half of the gym, which allows for everything except a coffee machine.</li><li>A line of 300 megabits from the school office, and a man called Don Chucho who has the key to that office and expects lunch.</li><li>11,400 pesos of prize money, collected at the door of the last Counter-Strike final.</li></ul>
<p>It has cost her two months of evenings, and no company has its name on the wall. One offered, and wanted the stream for its own channel in return, chat log included. “I asked what for,” says Marisol. “They said, for the community. So I kept it for the community.”</p>
<h2>One rule</h2>
<p>There is a laminated sheet on each desk with a single sentence: shout at the game, not at a person. Penalties are not listed. At the Counter-Strike cups nobody has ever been sent home for it, though one coach has been asked to watch from the corridor.</p>
<p>The play itself was not gentle. Game three ended on the slope above Weeping Woods with six duos in a zone hardly wider than a house. Itzel Rangel and Paola Cruz, who are nurses on the same ward in Veracruz, had been without a single shield potion since zone four. They let two teams argue over a wall, took it with the last 20 wood when both had run dry, and won the game with 9 health on one and 31 on the other. That was 25 points, and in the end the cup: 142 to 139.</p>
<blockquote>We play after the night shift, always at seven in the morning, and the lobby is full of children who have not gone to bed. Here I could hear a whole room of women breathe in at the same time. I would like that on a recording.<footer>Itzel Rangel</footer></blockquote>
<p>There is one, more or less. A volunteer cast went out in Spanish, and Matteo sat in his kitchen in Italy until four in the morning subtitling it in English and Italian. Peak audience: 1,140, of whom, he notes, nine asked why it had to be a women’s cup.</p>
<p>Marisol has an answer to that, and she gave it while rolling up cable. At the open regional cup in March there were 100 players and four women. Of the 96 on Saturday, 71 had never been to a tournament before. Then she asked me to hold the other end.</p>`,
    },
    sv: {
      title: 'Damcupen i Puebla blev fulltecknad på nio minuter',
      excerpt:
        'Marisols första Fortnite-lördag fyllde en gympasal med 48 duor, lånade datorer och en enda regel om att skrika.',
      content: `<p>Klockan 10.52 slocknade halva gympasalen. Marisol gick lugnt till proppskåpet, knuffade upp brytaren med ett bordtennisracket och antecknade något på underarmen. ”Kaffebryggaren”, sa hon. ”Jag sa ju vilket uttag.”</p>
<p>Hon driver sedan tidigare en cup i Counter-Strike. Den första i Fortnite fylldes på nio minuter. Av de 96 datorerna lånas 60 från en teknisk skola och 14 från kusiner. Prispengarna, 11 400 pesos, kommer från entrén vid förra finalen. Ett företag ville sponsra i utbyte mot sändningen och hela chattloggen. ”De sa att det var för communityt. Då behöll jag den åt communityt.”</p>
<p>På varje bord ligger en lapp: skrik åt spelet, inte åt en människa. Cupen vanns med 142 poäng mot 139 av Itzel Rangel och Paola Cruz, två sjuksköterskor från Veracruz som avgjorde tredje matchen med 9 respektive 31 i hälsa.</p>
<p>Varför just damcup? På öppna regioncupen i mars var fyra av hundra spelare kvinnor. I lördags hade 71 av 96 aldrig varit på en turnering förut.</p>`,
    },
    pt: {
      title: 'A copa feminina de Puebla que lotou em nove minutos',
      excerpt:
        'O primeiro sábado de Fortnite de Marisol encheu um ginásio escolar com 48 duplas, computadores emprestados e uma única regra sobre gritos.',
      content: `<p>Às 10h52 de sábado, metade do ginásio ficou às escuras. Marisol foi até o quadro elétrico, empurrou o disjuntor com uma raquete de tênis de mesa e anotou algo no antebraço. “Foi a cafeteira”, disse. “Eu avisei qual era a tomada.”</p>
<p>Ela já organizava uma copa de Counter-Strike. A primeira de Fortnite lotou em nove minutos. Dos 96 computadores, 60 são de uma escola técnica e 14 de primos. O prêmio de 11.400 pesos saiu dos ingressos da última final. Uma empresa ofereceu patrocínio em troca da transmissão e do registro do chat. “Disseram que era para a comunidade. Então guardei para a comunidade.”</p>
<p>Em cada mesa há uma frase: grite com o jogo, não com uma pessoa. Venceram Itzel Rangel e Paola Cruz, enfermeiras de Veracruz, por 142 a 139.</p>
<p>E por que só mulheres? Na copa regional aberta, em março, eram quatro em cem. No sábado, 71 das 96 nunca tinham ido a um torneio.</p>`,
    },
    de: {
      title: 'Der Frauen-Cup in Puebla, der nach neun Minuten voll war',
      excerpt:
        'Marisols erster Fortnite-Samstag füllte eine Schulturnhalle mit 48 Duos, geliehenen Rechnern und einer einzigen Regel übers Schreien.',
      content: `<p>Um 10.52 Uhr wurde es in der halben Turnhalle dunkel. Marisol ging zum Sicherungskasten, drückte den Schalter mit einem Tischtennisschläger nach oben und notierte sich etwas auf dem Unterarm. „Die Kaffeemaschine“, sagte sie. „Ich hatte ihnen gesagt, welche Steckdose.“</p>
<p>Einen Cup in Counter-Strike veranstaltet sie schon länger. Ihr erster in Fortnite war nach neun Minuten ausgebucht. Von 96 Rechnern leiht eine technische Schule 60, weitere 14 kommen von Cousins. Das Preisgeld von 11.400 Pesos stammt aus dem Eintritt beim letzten Finale. Eine Firma bot Geld gegen den Stream samt Chatprotokoll. „Es sei für die Community, hieß es. Also habe ich es für die Community behalten.“</p>
<p>Auf jedem Tisch liegt ein Satz: Schrei das Spiel an, nicht einen Menschen. Mit 142 zu 139 Punkten siegten Itzel Rangel und Paola Cruz, zwei Krankenpflegerinnen aus Veracruz.</p>
<p>Warum nur Frauen? Beim offenen Regionalcup im März waren es vier von hundert. Am Samstag standen 71 der 96 zum ersten Mal auf einer Teilnehmerliste.</p>`,
    },
    pl: {
      title: 'Kobiecy turniej w Puebli, który zapełnił się w dziewięć minut',
      excerpt:
        'Pierwsza fortnite’owa sobota Marisol zapełniła szkolną salę: 48 duetów, pożyczone komputery i jedna zasada dotycząca krzyku.',
      content: `<p>O 10.52 w połowie sali zgasło światło. Marisol podeszła do skrzynki z bezpiecznikami, podniosła przełącznik rakietką do ping-ponga i zapisała coś na przedramieniu. „To ekspres do kawy” – powiedziała. „Mówiłam im, które gniazdko”.</p>
<p>Od dawna organizuje zawody w Counter-Strike’u. Lista zgłoszeń do pierwszego turnieju Fortnite zapełniła się w dziewięć minut. Z 96 komputerów 60 pożycza technikum, a 14 kuzyni. Nagrody, 11 400 pesos, pochodzą z biletów na ostatni finał. Pewna firma proponowała pieniądze w zamian za transmisję i zapis czatu. „Mówili, że to dla społeczności. No to zachowałam go dla społeczności”.</p>
<p>Na każdym biurku leży kartka: krzycz na grę, nie na człowieka. Wygrały Itzel Rangel i Paola Cruz, pielęgniarki z Veracruz: zebrały 142 punkty, o trzy więcej niż drugi duet.</p>
<p>Dlaczego tylko kobiety? W marcu na otwartym turnieju regionalnym było ich cztery na sto osób. W sobotę dla 71 z 96 zawodniczek był to pierwszy turniej w życiu.</p>`,
    },
    ru: {
      title: 'Женский кубок в Пуэбле, на который записались за девять минут',
      excerpt:
        'Первая суббота Fortnite у Marisol собрала в школьном спортзале 48 дуэтов, одолженные компьютеры и одно правило насчёт крика.',
      content: `<p>В 10:52 в половине спортзала погас свет. Marisol подошла к щитку, подняла рубильник ракеткой для настольного тенниса и что-то записала на предплечье. «Это кофеварка, — сказала она. — Я же говорила, в какую розетку».</p>
<p>Кубок по Counter-Strike она проводит давно, а запись на первый по Fortnite закрылась через девять минут. Из 96 компьютеров 60 одолжил технический колледж, ещё 14 — двоюродные братья. Призовые, 11 400 песо, собраны за вход на последний финал. Одна фирма предлагала деньги в обмен на трансляцию и записи чата. «Сказали, что это для сообщества. Вот я и оставила их сообществу».</p>
<p>На каждом столе лежит листок: кричи на игру, а не на человека. Со счётом 142:139 победили Ицель Ранхель и Паола Крус, медсёстры из Веракруса.</p>
<p>Почему только женщины? В марте на открытом региональном кубке их было четыре на сотню. В субботу 71 участница из 96 приехала на турнир впервые.</p>`,
    },
    uk: {
      title: 'Жіночий кубок у Пуеблі, на який записалися за дев’ять хвилин',
      excerpt:
        'Перша субота Fortnite у Marisol зібрала в шкільному спортзалі 48 дуетів, позичені комп’ютери та єдине правило щодо крику.',
      content: `<p>О 10:52 у половині спортзалу згасло світло. Marisol підійшла до щитка, підняла вимикач ракеткою для настільного тенісу й щось записала на передпліччі. «Це кавоварка, — сказала вона. — Я ж казала, у яку розетку».</p>
<p>Кубок із Counter-Strike вона проводить давно, а запис на перший із Fortnite закрився за дев’ять хвилин. Із 96 комп’ютерів 60 позичив технічний коледж, ще 14 — двоюрідні брати. Призові, 11 400 песо, зібрали за вхід на останній фінал. Одна фірма пропонувала гроші в обмін на трансляцію та записи чату. «Сказали, що це для спільноти. От я й залишила їх спільноті».</p>
<p>На кожному столі лежить аркуш: кричи на гру, а не на людину. З рахунком 142:139 перемогли Іцель Ранхель і Паола Крус, медсестри з Веракруса.</p>
<p>Чому лише жінки? У березні на відкритому регіональному кубку їх було четверо на сотню. У суботу 71 учасниця з 96 приїхала на турнір уперше.</p>`,
    },
  },
  comments: [
    {
      by: 'Marisol',
      minutesAfter: 22,
      text: 'For transparency, the forearm said “kettle: also no”. Thank you, Lina, and thank you for the cable. You roll it the wrong way round.',
      upvotes: 60,
    },
    {
      by: 'Wiebke',
      minutesAfter: 37,
      text: 'Two nurses winning a cup after night shifts. I am printing this for our staff room and I will not be taking questions.',
      upvotes: 58,
    },
    {
      by: 'Tomasz',
      minutesAfter: 55,
      text: '96 computers on six 40 A circuits is braver than you think. At 127 volts that is about 315 watts each with nothing in reserve. Please let me send her a spreadsheet.',
      upvotes: 35,
    },
    {
      by: 'Lina',
      minutesAfter: 81,
      text: '@Tomasz she says the gym has survived a quinceañera with two fog machines, so it will survive you. But yes, send it, she collects spreadsheets.',
      upvotes: 41,
    },
    {
      by: 'Luisa',
      minutesAfter: 104,
      text: 'Meninas da minha escola viram a transmissão inteira. Na segunda-feira, três pediram para entrar no treino. Três é metade do que eu tinha.',
      upvotes: 53,
    },
    {
      by: 'looplord',
      minutesAfter: 150,
      text: '@Marisol the moment with the table-tennis bat needs to be a trophy. An actual bat on a plinth.',
      upvotes: 37,
    },
    {
      by: 'boxfight',
      minutesAfter: 199,
      text: 'winning a wall off 20 wood with 9 hp, i have watched this eight times',
      upvotes: 28,
    },
    {
      by: 'grumble',
      minutesAfter: 260,
      text: 'I grumble for a hobby and I have read this twice looking for something. The coffee machine. They should have listened about the coffee machine.',
      upvotes: 46,
    },
    {
      by: 'rotato',
      minutesAfter: 330,
      text: 'why does it have to be separate though, the game doesn’t know who is holding the mouse',
      upvotes: 1,
      deleted: true,
    },
    {
      by: 'Yuna',
      minutesAfter: 352,
      text: '@rotato the game doesn’t. The voice chat does. Please read the last paragraph again, slowly, both numbers.',
      upvotes: 57,
    },
    {
      by: 'Matteo',
      minutesAfter: 480,
      text: 'Correction from the kitchen: it was half past four. And I have still no good English word for what the casters shouted in game three.',
      upvotes: 39,
    },
    {
      by: 'nadezhda',
      minutesAfter: 745,
      text: 'Сужу выходные кубки шесть лет. Правило из одного предложения работает лучше, чем наш регламент на сорок страниц. Уже попросила напечатать такие же листки.',
      upvotes: 31,
    },
    {
      by: 'pixelpaul',
      minutesAfter: 1260,
      text: '@Marisol if you ever want an overlay with your colours, whichever they are, write to me. No logo of mine on it, no money.',
      upvotes: 44,
    },
    {
      by: 'Aino',
      minutesAfter: 2480,
      text: 'Playing after a night shift is rough on reaction time, around the same as a couple of beers. They did this rested, for once. Imagine being the lobby.',
      upvotes: 26,
    },
    {
      by: 'Zolotar',
      minutesAfter: 4020,
      text: 'Фото щитка з підписами від руки варто здати до музею. Колись у нас у клубі був такий самий, і чайник там теж був ворогом номер один.',
      upvotes: 20,
    },
  ],
})
