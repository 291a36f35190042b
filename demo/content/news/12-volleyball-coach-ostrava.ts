import { news } from '../news-entry.ts'

export default news({
  author: 'Katja',
  categories: ['csgo'],
  tags: ['coaching', 'interview', 'northern-masters'],
  mentions: ['Bohdan'],
  image: 'csgo-1',
  hoursAgo: 2640,
  upvotes: 617,
  moments: [
    'a volleyball coach in the team room',
    'thirty seconds four times a map',
    'a coach who has never won a pistol round',
    'the captain keeping the tactics',
    'nineteen seasons in Opava',
  ],
  talk: `
    My aunt played for him in Opava! She says the silence in his timeouts was worse than the shouting of the others.
    > Please ask her for more, we will wait.
    Volleyball has had thirty-second timeouts for decades and somebody finally noticed.
    He does not know what a rush B is, and therefore he never says it.
    > I know five coaches who should forget what a rush B is.
    The analyst does the maps, the captain does the calls, and he does the people. Sounds like three jobs done by three persons.
    Ask me again after a losing streak, when the forum wants somebody who has “played the game”.
    Best idea since warm-up music.
  `,
  versions: {
    en: {
      title: 'Ostrava Nine have hired a volleyball coach to run their timeouts',
      excerpt:
        'Radim Kubát has never won a pistol round. He gets thirty seconds at a time, four times a map, and the numbers so far are on his side.',
      content: `<p>The first thing Radim Kubát does in a timeout is nothing. He puts his hand on the back of the captain’s chair, looks at the clock and lets ten of his thirty seconds go by. Then he says one sentence. On Sunday against Red Ferry, 8–12 down on Overpass, the sentence was: “Who is tired?” Two hands went up. Ostrava Nine won six of the next seven rounds.</p>
<p>Kubát is 46, spent nineteen years coaching women’s volleyball in Opava, and owns a computer because his daughter left one behind. Ostrava Nine signed him until the end of the Northern Masters, three weeks after parting with a head coach who had played the game for a decade. Strategy stays with the captain and with analyst Tereza Malá. Kubát gets the timeouts, the half-time and the hour before a match.</p>
<p>“We had four people who could tell us what was wrong with our B retake,” says owner Ivana Pešková. “We had nobody who noticed that the boys stop talking when they lose a pistol.”</p>
<h2>What the log says</h2>
<p>Bohdan, who analyses for hire and has no contract with either side, went through every match of theirs this year at my request. Under the old coach Ostrava Nine won 9 of the 31 rounds that directly followed their own timeout. Under Kubát it is 22 of 41. He added a warning: eight of those 22 came against opponents on a save.</p>
<h2>“A timeout is not for information”</h2>
<p><strong>You have admitted that you cannot read the minimap.</strong></p>
<p>I can read it now. Slowly. But in thirty seconds a player keeps one thing, maybe two. If I use those on the minimap, Tereza has nothing left, and hers is better.</p>
<p><strong>So what do you use them on?</strong></p>
<p>In volleyball you call it when the other side has served three points in a row. Not because you have a plan. Because the server is in a rhythm and you want her to stand there holding the ball. Here it is the same. When their AWP has opened two rounds from the same place, I call it so that he has to sit and think about whether to go back.</p>
<p><strong>And if he goes back?</strong></p>
<p>Then Tereza told us where he would be.</p>
<p><strong>What surprised you most?</strong></p>
<p>That they practised nine hours a day and never once practised the break. We do now. On Tuesdays we play from 5–11 down, and I stop the match four times at moments they do not choose.</p>
<h2>The other opinion</h2>
<p>Last month I argued on this site that tactical timeouts should be abolished. Somebody has pinned the article up next to the kettle in Ostrava, with “read quickly” written across it. But not everybody in the building was convinced at first. Rifler Matěj “dvorek” Hanák asked in the first week whether he could put his headset back on.</p>
<blockquote>I thought it was a joke for the sponsors. Then we were eight rounds behind against Kestrel, and he told me to drink some water and to drop the rifle to somebody else for one round. I was angry for about a minute. I have asked for it myself twice since then.<footer>Matěj “dvorek” Hanák</footer></blockquote>
<p>The test comes at the Northern Masters, where coaches stand a metre behind their players and timeouts go out live. Kubát has asked the broadcast for a copy of the rules. He wants to know whether saying nothing for ten seconds counts as a technical problem.</p>`,
    },
    sv: {
      title: 'Ostrava Nine låter en volleybolltränare sköta sina timeouter',
      excerpt:
        'Radim Kubát har aldrig vunnit en pistolrunda. Han får trettio sekunder åt gången, och hittills talar siffrorna för honom.',
      content: `<p>Det första Radim Kubát gör i en timeout är ingenting. Han låter tio av sina trettio sekunder gå och säger sedan en enda mening. I söndags, vid 8–12 mot Red Ferry på Overpass, var det: ”Vem är trött?” Två händer åkte upp, och Ostrava Nine vann sex av de sju följande rundorna.</p>
<p>Kubát är 46 år och har tränat damlag i volleyboll i Opava i nitton säsonger. Kontraktet gäller till och med Northern Masters. Taktiken ligger kvar hos kaptenen och analytikern Tereza Malá; Kubát har hand om pauserna och timmen före match.</p>
<p>Bohdan har gått igenom årets loggar åt oss. Med den förre tränaren tog laget 9 av 31 rundor direkt efter en egen timeout, med Kubát 22 av 41. Åtta av de segrarna kom dock mot lag som sparade.</p>
<p>”De tränade nio timmar om dagen men aldrig på själva pausen”, säger Kubát. Nu spelar de varje tisdag från underläge 5–11, och han bryter fyra gånger när det passar dem som sämst.</p>`,
    },
    pt: {
      title: 'Ostrava Nine entrega os timeouts a um treinador de vôlei',
      excerpt:
        'Radim Kubát nunca ganhou um round de pistola. Tem trinta segundos de cada vez e, por enquanto, os números estão do seu lado.',
      content: `<p>A primeira coisa que Radim Kubát faz num timeout é nada. Deixa passar dez dos seus trinta segundos e então diz uma frase só. No domingo, com 8–12 contra a Red Ferry na Overpass, foi esta: “Quem está cansado?” Duas mãos no ar. A Ostrava Nine venceu seis dos sete rounds seguintes.</p>
<p>Kubát tem 46 anos, dezenove deles à frente de equipes femininas de vôlei em Opava, e contrato até o fim do Northern Masters. A tática continua com o capitão e com a analista Tereza Malá. A ele cabem as pausas, o intervalo e a hora antes do jogo.</p>
<p>A nosso pedido, Bohdan revisou todas as partidas do ano: com o treinador anterior, 9 vitórias em 31 rounds logo após um timeout próprio; com Kubát, 22 em 41. Ele avisa que oito delas vieram contra adversários em eco.</p>
<p>“Treinavam nove horas por dia e nunca treinaram a pausa”, diz o técnico. Agora, às terças, a equipe joga a partir de um 5–11.</p>`,
    },
    de: {
      title: 'Ostrava Nine überlässt die Auszeiten einem Volleyballtrainer',
      excerpt:
        'Radim Kubát hat nie eine Pistolenrunde gewonnen. Er bekommt jeweils dreißig Sekunden, und bisher geben ihm die Zahlen recht.',
      content: `<p>In einer Auszeit tut Radim Kubát zunächst nichts. Zehn seiner dreißig Sekunden lässt er verstreichen, dann kommt ein Satz. Am Sonntag, beim 8:12 gegen Red Ferry auf Overpass, lautete er: „Wer ist müde?“ Zwei Hände gingen hoch. Sechs der nächsten sieben Runden gingen an Ostrava Nine.</p>
<p>Kubát ist 46 und hat neunzehn Jahre lang Volleyballerinnen in Opava trainiert. Sein Vertrag läuft bis zum Ende der Northern Masters. Die Taktik bleibt beim Kapitän und bei Analystin Tereza Malá, er übernimmt Auszeiten, Halbzeit und die Stunde vor dem Spiel.</p>
<p>Bohdan hat für uns alle Partien des Jahres ausgewertet: Unter dem Vorgänger gewann das Team 9 von 31 Runden direkt nach einer eigenen Auszeit, unter Kubát 22 von 41. Acht davon allerdings gegen Gegner, die sparten.</p>
<p>„Sie haben neun Stunden am Tag trainiert und nie die Pause“, sagt Kubát. Seither wird dienstags ab 5:11 gespielt, und er unterbricht viermal, wenn es gerade niemandem passt.</p>`,
    },
    pl: {
      title: 'Ostrava Nine oddali przerwy taktyczne trenerowi siatkówki',
      excerpt:
        'Radim Kubát nigdy nie wygrał rundy pistoletowej. Dostaje po trzydzieści sekund i na razie liczby są po jego stronie.',
      content: `<p>Pierwsze, co Radim Kubát robi podczas przerwy, to nic. Odczekuje dziesięć z trzydziestu sekund i mówi jedno zdanie. W niedzielę, przy 8:12 z Red Ferry na Overpass, brzmiało ono: „Kto jest zmęczony?”. Podniosły się dwie ręce, a Ostrava Nine wygrali sześć z siedmiu kolejnych rund.</p>
<p>Kubát ma 46 lat, przez dziewiętnaście sezonów prowadził siatkarki w Opawie, a jego umowa obowiązuje do końca Northern Masters. Taktyka zostaje przy kapitanie i analityczce Terezie Malej. On zajmuje się przerwami i godziną przed meczem.</p>
<p>Na naszą prośbę Bohdan przejrzał wszystkie tegoroczne spotkania. Za poprzedniego trenera drużyna wygrała 9 z 31 rund tuż po własnej przerwie, za Kubáta 22 z 41. Zastrzega jednak, że osiem razy rywal akurat grał eco.</p>
<p>„Trenowali dziewięć godzin dziennie i ani razu nie ćwiczyli przerwy” – mówi szkoleniowiec. Teraz we wtorki grają od stanu 5:11, a on zatrzymuje mecz cztery razy, zawsze nie w porę.</p>`,
    },
    ru: {
      title: 'Ostrava Nine доверили тайм-ауты волейбольному тренеру',
      excerpt:
        'Радим Кубат ни разу не выигрывал пистолетный раунд. У него по тридцать секунд на перерыв, и пока цифры за него.',
      content: `<p>Первое, что Радим Кубат делает в тайм-ауте, — ничего. Он пропускает десять секунд из тридцати, а потом произносит одну фразу. В воскресенье, при счёте 8:12 с Red Ferry на Overpass, она звучала так: «Кто устал?» Поднялись две руки. Из следующих семи раундов Ostrava Nine взяли шесть.</p>
<p>Кубату 46 лет, девятнадцать из них он тренировал волейболисток в Опаве. Контракт действует до конца Northern Masters. Тактика осталась за капитаном и аналитиком Терезой Малой, а Кубат отвечает за паузы, перерыв между половинами и час перед матчем.</p>
<p>По нашей просьбе Bohdan пересчитал все матчи года. При прежнем тренере команда выиграла 9 из 31 раунда сразу после своего тайм-аута, при Кубате — 22 из 41. Правда, восемь раз соперник играл эко.</p>
<p>«Они тренировались по девять часов в день и ни разу не тренировали паузу», — говорит Кубат. Теперь по вторникам команда начинает со счёта 5:11.</p>`,
    },
    uk: {
      title: 'Ostrava Nine віддали тайм-аути волейбольному тренерові',
      excerpt:
        'Радім Кубат ніколи не вигравав пістолетного раунду. Він має по тридцять секунд, і поки що цифри на його боці.',
      content: `<p>Перше, що Радім Кубат робить у тайм-ауті, — нічого. Він дає спливти десяти секундам із тридцяти, а тоді каже одне речення. У неділю, за рахунку 8:12 проти Red Ferry на Overpass, воно було таким: «Хто втомився?» Піднялися дві руки. Із наступних семи раундів Ostrava Nine виграли шість.</p>
<p>Кубатові 46 років, дев’ятнадцять із них він тренував волейболісток в Опаві. Контракт чинний до кінця Northern Masters. Тактика лишилася за капітаном та аналітикинею Терезою Малою, а він відповідає за паузи, перерву між половинами й годину перед матчем.</p>
<p>На наше прохання Bohdan переглянув усі матчі року. За попереднього тренера команда взяла 9 із 31 раунду одразу після власного тайм-ауту, за Кубата — 22 із 41. Щоправда, вісім разів суперник саме грав еко.</p>
<p>«Вони тренувалися по дев’ять годин на день і жодного разу не тренували паузу», — каже Кубат. Тепер щовівторка команда починає з рахунку 5:11.</p>`,
    },
  },
  comments: [
    {
      by: 'Luisa',
      minutesAfter: 9,
      text: 'School coach here. “Who is tired?” is the best question in sport and I have never once heard it asked in a team house. I am stealing it tomorrow at eight.',
      upvotes: 54,
    },
    {
      by: 'grumble',
      minutesAfter: 14,
      text: 'Next week: Ostrava Nine hire a plumber to sort out the economy.',
      upvotes: 39,
    },
    {
      by: 'bushcamper',
      minutesAfter: 22,
      text: '@Luisa my sister played under him in Opava. She says the ten seconds of silence are real and that they are the longest ten seconds of your life.',
      upvotes: 60,
    },
    {
      by: 'Oleksa',
      minutesAfter: 47,
      text: 'Take out the eight saves and it is 14 of 33. That is 42 percent against 29 percent before, and we do not know how many of the old 31 were saves. Good article, thin ice.',
      upvotes: 33,
    },
    {
      by: 'Bohdan',
      minutesAfter: 88,
      text: '@Oleksa five of the nine. So 4 of 26 before against 14 of 33 now. It should have been in the text, my fault for sending the sheet without that column.',
      upvotes: 41,
    },
    {
      by: 'Vitya',
      minutesAfter: 130,
      text: 'Бывший профи объяснял им ретейк, а помог стакан воды. Очень люблю эту игру.',
      upvotes: 28,
    },
    {
      by: 'deagleton',
      minutesAfter: 171,
      text: 'An AWPer forced to sit there and think about what he has done. I have been married, I know how that timeout feels.',
      upvotes: 45,
    },
    {
      by: 'Aino',
      minutesAfter: 260,
      text: '@Vitya the glass of water is less of a joke than it sounds. By the third map I can see on the hands who has been drinking and who has not.',
      upvotes: 24,
    },
    {
      by: 'rotato',
      minutesAfter: 344,
      text: 'this is the same gimmick as the chess trainer two years ago and we all know how long that lasted',
      upvotes: 3,
      deleted: true,
    },
    {
      by: 'Wiebke',
      minutesAfter: 421,
      text: 'Als Casterin: zehn Sekunden Stille im Timeout sind auf Sendung eine Ewigkeit. Ich werde mir einen Zettel schreiben müssen.',
      upvotes: 19,
    },
    {
      by: 'ecoround',
      minutesAfter: 610,
      text: 'Dropping the rifle to a teammate for one round because you are tilted is the most generous buy in the game. We should have a name for it.',
      upvotes: 17,
    },
    {
      by: 'Patrycja',
      minutesAfter: 905,
      text: '@ecoround we call it the Gdynia loan. Nobody has ever given one back.',
      upvotes: 26,
    },
    {
      by: 'tiltproof',
      minutesAfter: 1290,
      text: 'Does somebody know what happens on the online matches? Can he see the players at all, or is he just a man breathing on the voice channel?',
      upvotes: 12,
    },
    {
      by: 'Katja',
      minutesAfter: 1345,
      text: '@tiltproof they all play from the same room in Ostrava, online as well. He sits on a gym bench behind them. He brought the bench himself.',
      upvotes: 37,
    },
    {
      by: 'Hanneke',
      minutesAfter: 4100,
      text: 'Read the Northern Masters rulebook on the train: section on coaches says he “may communicate”. It does not say he must. Somebody send the man a letter.',
      upvotes: 21,
    },
  ],
})
