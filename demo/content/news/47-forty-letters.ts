import { news } from '../news-entry.ts'

export default news({
  author: 'Haldor',
  categories: ['general'],
  tags: ['harbour-cup', 'lan-life', 'broadcast'],
  mentions: ['Rasmus'],
  image: 'general-8',
  hoursAgo: 38,
  upvotes: 498,
  moments: [
    '41 letters in nineteen minutes',
    'the head torch and the copper plate',
    'the two taps that make an ö',
    'Krogh’s K, cut twice',
    'the name that is a fifth of a millimetre lower',
  ],
  talk: `
    41 letters in nineteen minutes, in the dark half the evening. I need longer for a birthday card.
    > And you misspell it.
    She has the calmest job in the loudest building.
    Two taps and you are somebody else. Ask any Björn who has flown abroad.
    > Bjorn here. They never tap.
    I want to know which team won the copper plate.
    The S was ready as well, I am sure of it. She is a professional.
    > She would never tell. That is the job.
    No laser has ever asked anybody how deep they would like it.
  `,
  versions: {
    en: {
      title: 'Forty-one letters in nineteen minutes: the woman who waits for the winner',
      excerpt:
        'Birgit Lindeman engraves the Harbour Cup behind the stage while the confetti is still falling. This year she did half of the rehearsal by head torch.',
      content: `<p>Birgit Lindeman had cut the first stroke of a B before the last round of the final was over. She denies it. But there was a water jug on her table, one could read the scoreboard in it upside down, and after thirty-one years she knows what fifteen to thirteen usually turns into.</p>
<p>Between the last kill of the Harbour Cup and the moment a captain lifts it there are nineteen minutes. Hands are shaken, somebody is interviewed. In a room behind the stage, four square metres with a kettle, a 63-year-old engraver from Haga puts the winners’ names on a silver plate the size of a playing card. On Sunday it was BLACKTIDE and five surnames. Forty-one letters, 28 seconds each.</p>
<h2>By hand, since the fuse</h2>
<p>For two editions the organisers tried a laser. It was fast, it drew as much current as the left half of the stage, and the second time it took the left half of the stage with it. Lindeman came back with a set of gravers older than any player in the hall. “A graver needs a lamp,” she says, “and if it must be, not even that.”</p>
<p>It had to be. When the generator died she was rehearsing. She always cuts both finalists beforehand, on scrap copper, since every name has one place where the hand goes wrong. She did Saltworks during the seventy-one minutes with a head torch, while Rasmus, passing with a battery under his arm, held her kettle against his coat to keep it warm.</p>
<blockquote>The dots on an ö are two taps. They take one second. If you leave them out, you have given the cup to somebody else.<footer>Birgit Lindeman</footer></blockquote>
<h2>One mistake</h2>
<p>There is a rule about nicknames: none. It came after a winner whose name ended in four digits and, he insisted, an underscore. And there is one mistake on the cup, from her fourth year, where NORTHWIND was NORTHWNID for about a minute. She ground it away and cut it again. If you tilt the plate to the light that name lies a fifth of a millimetre lower than the rest. The players know. New ones are shown it, and put a thumb there for luck.</p>
<p>On Sunday she finished with fifty seconds in hand and was blowing the dust off when the door opened. Mathilde Krogh was not supposed to be there; she had been sent to find water. She looked at her name and asked whether it was deep enough.</p>
<p>Lindeman sat down again and went over the K a second time. “I do that for first-timers,” she told me. “It does nothing. But they come and ask, every one of them.”</p>`,
    },
    sv: {
      title: 'Fyrtioen bokstäver på nitton minuter: hon som väntar på vinnaren',
      excerpt:
        'Birgit Lindeman graverar Harbour Cup bakom scenen medan konfettin faller. I år övade hon i skenet av en pannlampa.',
      content: `<p>Birgit Lindeman hade dragit första strecket i ett B innan finalen var slut. Hon förnekar det. Men i vattenkannan på bordet gick det att läsa ställningen upp och ner, och efter trettioett år vet hon vad 15–13 brukar bli.</p>
<p>Från sista fraggen tills kaptenen lyfter pokalen går det nitton minuter. På fyra kvadratmeter bakom scenen skriver gravören från Haga, 63 år, in segrarna på en silverplåt. I söndags blev det BLACKTIDE och fem efternamn: 41 bokstäver, 28 sekunder var.</p>
<blockquote>Prickarna på ett ö är två knackningar. Glömmer man dem har man gett pokalen till någon annan.<footer>Birgit Lindeman</footer></blockquote>
<p>Hon övar alltid in båda finalisterna på koppar, och när strömmen gick tog hon pannlampan. Ett fel finns på pokalen: NORTHWNID, bortslipat efter en minut. Namnet ligger en femtedels millimeter djupare, och nya spelare lägger tummen där för turens skull. Mathilde Krogh undrade om hennes namn verkligen var djupt nog. Lindeman gick över K:et en gång till.</p>`,
    },
    pt: {
      title: 'Quarenta e uma letras em dezenove minutos: a mulher que espera o vencedor',
      excerpt:
        'Birgit Lindeman grava a taça da Harbour Cup atrás do palco enquanto ainda cai confete. Este ano ensaiou com lanterna na testa.',
      content: `<p>Birgit Lindeman já tinha riscado o primeiro traço de um B antes de a final acabar. Ela nega. Mas na jarra de água em cima da mesa dava para ler o placar de cabeça para baixo, e depois de trinta e um anos ela sabe no que costuma dar um 15–13.</p>
<p>Entre a última baixa e o momento em que o capitão ergue a taça passam dezenove minutos. Numa sala de quatro metros quadrados, a gravadora de 63 anos, do bairro de Haga, põe os vencedores numa placa de prata. No domingo foram BLACKTIDE e cinco sobrenomes: 41 letras, 28 segundos cada.</p>
<blockquote>Os pontos do ö são dois toques. Quem os esquece entregou a taça a outra pessoa.<footer>Birgit Lindeman</footer></blockquote>
<p>Ela ensaia sempre os dois finalistas em cobre; quando a luz caiu, pôs a lanterna. Há um só erro na taça: NORTHWNID, corrigido em um minuto. O nome ficou um quinto de milímetro mais fundo, e os novatos encostam ali o polegar. Mathilde Krogh perguntou se o seu estava fundo o bastante. Lindeman passou o K outra vez.</p>`,
    },
    de: {
      title: '41 Buchstaben in neunzehn Minuten: die Frau, die auf den Sieger wartet',
      excerpt:
        'Birgit Lindeman graviert den Harbour Cup hinter der Bühne, während noch Konfetti fällt. Geprobt hat sie diesmal mit Stirnlampe.',
      content: `<p>Den ersten Strich eines B hatte Birgit Lindeman gezogen, bevor das Finale vorbei war. Sie bestreitet das. Aber im Wasserkrug auf ihrem Tisch stand kopfüber der Spielstand, und nach einunddreißig Jahren weiß sie, was aus einem 15:13 meistens wird.</p>
<p>Vom letzten Kill bis zur Übergabe vergehen neunzehn Minuten. In dieser Zeit schneidet die 63-jährige Graveurin aus Haga auf vier Quadratmetern die Sieger in ein Silberplättchen. Am Sonntag waren es BLACKTIDE und fünf Nachnamen: 41 Buchstaben, je 28 Sekunden.</p>
<blockquote>Die Punkte auf dem ö sind zwei Schläge. Wer sie vergisst, hat den Pokal jemand anderem gegeben.<footer>Birgit Lindeman</footer></blockquote>
<p>Beide Finalisten übt sie vorher auf Kupfer, und als der Strom ausfiel, eben mit Stirnlampe. Einen Fehler gibt es auf dem Pokal: NORTHWNID, nach einer Minute weggeschliffen. Der Name liegt seither einen Fünftelmillimeter tiefer, und Neue legen den Daumen darauf, das soll Glück bringen. Ob ihr Name tief genug sei, wollte Mathilde Krogh wissen. Lindeman zog das K ein zweites Mal nach.</p>`,
    },
    pl: {
      title: 'Czterdzieści jeden liter w dziewiętnaście minut: kobieta, która czeka na zwycięzcę',
      excerpt:
        'Birgit Lindeman graweruje puchar Harbour Cup za sceną, gdy jeszcze spada konfetti. W tym roku ćwiczyła przy czołówce.',
      content: `<p>Pierwszą kreskę litery B Birgit Lindeman wyryła, zanim skończył się finał. Wypiera się tego. Ale w dzbanku z wodą na jej stole odbijał się do góry nogami wynik, a po trzydziestu jeden latach wie się, co zwykle wychodzi z 15:13.</p>
<p>Od ostatniego fraga do uniesienia pucharu mija dziewiętnaście minut. Na czterech metrach kwadratowych za sceną 63-letnia grawerka z dzielnicy Haga wpisuje zwycięzców na srebrną blaszkę. W niedzielę było to BLACKTIDE i pięć nazwisk: 41 liter, po 28 sekund.</p>
<blockquote>Kropki nad ö to dwa stuknięcia. Kto o nich zapomni, oddał puchar komuś innemu.<footer>Birgit Lindeman</footer></blockquote>
<p>Obu finalistów ćwiczy wcześniej na miedzi, a gdy zgasł prąd, włożyła czołówkę. Na pucharze jest jeden błąd: NORTHWNID, zeszlifowany po minucie. Nazwa leży teraz o jedną piątą milimetra głębiej i nowi kładą tam kciuk na szczęście. Mathilde Krogh spytała, czy jej nazwisko jest dość głębokie. Lindeman poprawiła K drugi raz.</p>`,
    },
    ru: {
      title: 'Сорок одна буква за девятнадцать минут: женщина, которая ждёт победителя',
      excerpt:
        'Биргит Линдеман гравирует кубок Harbour Cup за сценой, пока ещё летит конфетти. В этот раз она репетировала с налобным фонарём.',
      content: `<p>Первый штрих буквы B Биргит Линдеман провела ещё до конца финала. Она это отрицает. Но в графине на её столе вверх ногами отражался счёт, а за тридцать один год понимаешь, чем обычно заканчивается 15–13.</p>
<p>От последнего фрага до минуты, когда капитан поднимает кубок, проходит девятнадцать минут. За сценой, на четырёх квадратных метрах, 63-летний гравёр из Хаги наносит победителей на серебряную пластинку. В воскресенье это были BLACKTIDE и пять фамилий: 41 буква, по 28 секунд.</p>
<blockquote>Точки над ö — это два удара. Забудешь их — и отдала кубок кому-то другому.<footer>Биргит Линдеман</footer></blockquote>
<p>Обоих финалистов она заранее вырезает на меди; когда погас свет, надела фонарь. Ошибка на кубке одна: NORTHWNID, сточенная через минуту. Название лежит на пятую долю миллиметра глубже, и новички прикладывают туда палец на счастье. Матильде Крог спросила, достаточно ли глубока её фамилия. Линдеман прошла K ещё раз.</p>`,
    },
    uk: {
      title: 'Сорок одна літера за дев’ятнадцять хвилин: жінка, яка чекає на переможця',
      excerpt:
        'Бірґіт Ліндеман гравіює кубок Harbour Cup за сценою, поки ще летить конфеті. Цього разу вона репетирувала з налобним ліхтарем.',
      content: `<p>Перший штрих літери B Бірґіт Ліндеман провела ще до кінця фіналу. Вона це заперечує. Але в карафі на її столі догори ногами віддзеркалювався рахунок, а за тридцять один рік знаєш, чим зазвичай закінчується 15–13.</p>
<p>Від останнього фрага до миті, коли капітан підіймає кубок, минає дев’ятнадцять хвилин. За сценою, на чотирьох квадратних метрах, 63-річна граверка з Гаґи вирізає переможців на срібній пластинці. У неділю це були BLACKTIDE і п’ять прізвищ: 41 літера, по 28 секунд.</p>
<blockquote>Крапки над ö — це два удари. Забудеш їх — і віддала кубок комусь іншому.<footer>Бірґіт Ліндеман</footer></blockquote>
<p>Обох фіналістів вона заздалегідь вирізає на міді; коли зникло світло, вдягла ліхтар. Помилка на кубку одна: NORTHWNID, сточена за хвилину. Назва лежить на п’яту частку міліметра глибше, і новачки торкаються там пальцем на щастя. Матильде Кроґ спитала, чи досить глибоке її прізвище. Ліндеман пройшла K ще раз.</p>`,
    },
  },
  comments: [
    {
      by: 'Rasmus',
      minutesAfter: 8,
      text: 'It was a good kettle. I gave it back with the tea still in it.',
      upvotes: 63,
    },
    {
      by: 'pixelpaul',
      minutesAfter: 19,
      text: 'Twenty-eight seconds a letter on a curved plate, no undo. I move a logo two pixels for an hour.',
      upvotes: 51,
    },
    {
      by: 'Ingrid',
      minutesAfter: 35,
      text: 'Thumb confirmed. Nobody tells them to, they just see the others do it.',
      upvotes: 44,
    },
    {
      by: 'deagleton',
      minutesAfter: 60,
      text: 'I would like it noted that I would not have been allowed on the cup as deagleton.',
      upvotes: 30,
    },
    {
      by: 'Hanneke',
      minutesAfter: 82,
      text: '@deagleton You would have to win it first. The rule is the smaller problem.',
      upvotes: 58,
    },
    {
      by: 'Tindra',
      minutesAfter: 150,
      text: 'Två knackningar. Jag har väntat hela livet på att någon ska förstå det.',
      upvotes: 47,
    },
    {
      by: 'Ferreira',
      minutesAfter: 240,
      text: 'A taça de Braga tem o meu nome com dois erros e um autocolante por cima. Tragam esta senhora.',
      upvotes: 39,
    },
    {
      by: 'Wiebke',
      minutesAfter: 410,
      text: 'I stood next to that door for an hour with the only microphone and had no idea. Next year I am bringing her a second lamp.',
      upvotes: 42,
    },
    {
      by: 'smokewall',
      minutesAfter: 700,
      text: '@Wiebke Bring her a second microphone. I would listen to that.',
      upvotes: 33,
    },
    {
      by: 'Vitya',
      minutesAfter: 1250,
      text: 'Ещё бы узнать, куда делась медная пластинка с Saltworks.',
      upvotes: 28,
    },
    { by: 'Haldor', minutesAfter: 1330, text: '@Vitya The kettle stands on it.', upvotes: 55 },
  ],
})
