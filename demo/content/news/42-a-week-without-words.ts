import { news } from '../news-entry.ts'

export default news({
  author: 'Haldor',
  categories: ['fortnite'],
  tags: ['coaching', 'winter-cup', 'interview'],
  mentions: ['boxfight'],
  image: 'fortnite-8',
  hoursAgo: 107,
  upvotes: 317,
  moments: [
    'a week without a word',
    'the jar with the coins in it',
    '94 words a minute in zone six',
    'ordering pizza by ping',
    'the one word they were allowed to keep',
  ],
  talk: `
    My duo went quiet for a week once. He was on holiday.
    > Best week of your ranking, I bet.
    94 words a minute and ninety of them are my name.
    Pizza by ping. What is the marker for no olives?
    > The red one, twice.
    The jar has to hold about forty kronor for me alone.
    Silence is easy. Try silence with your brother.
    “He is one shot” should cost a hundred.
    > It should cost a hundred every time he was not.
  `,
  versions: {
    en: {
      title: 'Northwind’s duo did not speak for a week, and now say half as much',
      excerpt:
        'Coach Henrik Aasland transcribed three hours of voice chat, found that half of it described what both players could see, and put a jar on the desk.',
      content: `<p>“No” was the only word they could keep. Everything else cost two kronor, payable into a jam jar between the keyboards, and by the evening of the first day there were 86 kronor in it. Eighty came from Moa “Mossa” Viklund. She says that the other six were the coach.</p>
<p>Henrik Aasland had the idea after typing out three hours of Northwind’s own voice chat. From zone six on, Mossa and Elias “Tova” Berg spoke 94 words a minute between them, roughly as many as a sports commentator on the radio. He went through the sentences with four coloured pens.</p>
<table><thead><tr><th>What was said</th><th>Before</th><th>After</th></tr></thead><tbody><tr><td>Something both could see</td><td>46%</td><td>24%</td></tr><tr><td>Feelings</td><td>22%</td><td>9%</td></tr><tr><td>Something only one could see</td><td>19%</td><td>41%</td></tr><tr><td>What to do next</td><td>13%</td><td>26%</td></tr></tbody></table>
<h2>Seven days of pings</h2>
<p>For a week there was only the map marker, the danger ping and the word. “On Monday we lost every fight in which we stood more than a wall apart,” says Tova. “On Wednesday I noticed that I was looking at her. I mean at her character, where it was turned. I had never needed to.” By Friday they could order a pizza. It came with olives, which Mossa still calls a communication error.</p>
<p>What they missed surprised everybody. It was not the callouts. It was numbers. There is no ping for “I have forty metal”, and they died three times on bridges that one of them believed could be paid for. When the words came back, the count of materials at the end of each zone was the first sentence they agreed on.</p>
<blockquote>I used to say “he’s low, he’s low, he’s low”. That is six words, and Elias learned from the first one. The other five were for me.<footer>Moa “Mossa” Viklund, Northwind</footer></blockquote>
<h2>Does it win anything?</h2>
<p>They now speak 51 words a minute. In the twenty scrims before the jar they were alive in zone seven nine times, in the twenty after it thirteen. Aasland, who has coached long enough to distrust himself, wrote next to it: “Could be the weather.”</p>
<p>He adds that it would ruin some teams. Our member boxfight tried one evening of it with his partner and lasted eleven minutes. “We weren’t bad,” he reports. “We were lonely.”</p>
<p>The jar is still there, with the lid on. It paid for the pizza.</p>`,
    },
    sv: {
      title: 'Northwinds duo var tyst i en vecka och pratar nu hälften så mycket',
      excerpt:
        'Coachen Henrik Aasland skrev ner tre timmars röstchatt, såg att halva handlade om det uppenbara och ställde fram en burk.',
      content: `<p>”Nej” var det enda ord de fick behålla. Allt annat kostade två kronor, och redan första kvällen låg det 86 kronor i syltburken. Åttio kom från Moa ”Mossa” Viklund. Resten betalade coachen, säger hon.</p>
<p>Henrik Aasland hade skrivit ut tre timmar av duons röstchatt. Från zon sex sa Mossa och Elias ”Tova” Berg 94 ord i minuten, och 46 procent av meningarna beskrev sådant som båda redan såg. Efter en vecka med bara pingar är de nere i 51 ord. Andelen nyttig information har stigit från 19 till 41 procent.</p>
<blockquote>Förr sa jag ”han är låg, han är låg, han är låg”. Elias förstod första gången. Resten sa jag för min egen skull.<footer>Moa ”Mossa” Viklund</footer></blockquote>
<p>Det de saknade mest var siffror: det finns ingen ping för ”jag har fyrtio metall”. Före burken levde de i zon sju i nio träningsmatcher av tjugo, efteråt i tretton. ”Kan vara vädret”, har Aasland antecknat.</p>`,
    },
    pt: {
      title: 'A dupla da Northwind passou uma semana calada e agora fala metade',
      excerpt:
        'O treinador Henrik Aasland transcreveu três horas de conversa, viu que metade descrevia o óbvio e pôs um pote em cima da mesa.',
      content: `<p>“Não” foi a única palavra permitida. Qualquer outra custava duas coroas, e na primeira noite o pote de geleia já guardava 86. Oitenta vieram de Moa “Mossa” Viklund. As outras seis, garante ela, foram do treinador.</p>
<p>Henrik Aasland tinha transcrito três horas de voz da Northwind. A partir da zona seis, Mossa e Elias “Tova” Berg diziam 94 palavras por minuto, e 46% das frases descreviam o que os dois já estavam vendo. Depois de uma semana só com marcações no mapa, são 51 palavras. A informação que apenas um deles tem subiu de 19% para 41%.</p>
<blockquote>Eu dizia “tá fraco, tá fraco, tá fraco”. O Elias entendia na primeira. As outras eram para mim.<footer>Moa “Mossa” Viklund</footer></blockquote>
<p>O que fez mais falta foram os números: não existe marcação para “tenho quarenta de metal”. Antes do pote, a dupla chegava viva à zona sete em nove de vinte treinos; depois, em treze. “Pode ser o tempo”, anotou Aasland.</p>`,
    },
    de: {
      title: 'Northwinds Duo hat eine Woche geschwiegen und redet jetzt halb so viel',
      excerpt:
        'Trainer Henrik Aasland tippte drei Stunden Sprachchat ab, fand zur Hälfte Offensichtliches und stellte ein Glas auf den Tisch.',
      content: `<p>Nur das Wort „nein“ blieb erlaubt. Jedes andere kostete zwei Kronen, und schon am ersten Abend lagen 86 im Marmeladenglas. Achtzig davon stammten von Moa „Mossa“ Viklund. Die übrigen sechs, sagt sie, vom Trainer.</p>
<p>Henrik Aasland hatte drei Stunden Sprachchat abgetippt. Ab Zone sechs kamen Mossa und Elias „Tova“ Berg auf 94 Wörter pro Minute, und 46 Prozent der Sätze beschrieben etwas, das beide ohnehin sahen. Nach einer Woche, in der es nur Pings gab, sind es noch 51 Wörter. Der Anteil dessen, was nur einer von beiden sieht, stieg von 19 auf 41 Prozent.</p>
<blockquote>Ich habe immer „der ist low, der ist low, der ist low“ gesagt. Elias wusste es nach dem ersten Mal. Der Rest war für mich.<footer>Moa „Mossa“ Viklund</footer></blockquote>
<p>Am meisten fehlten ihnen Zahlen: Für „ich habe vierzig Metall“ gibt es keinen Ping. Vor dem Glas lebten sie in neun von zwanzig Scrims noch in Zone sieben, danach in dreizehn. „Kann am Wetter liegen“, hat Aasland danebengeschrieben.</p>`,
    },
    pl: {
      title: 'Duet Northwind milczał przez tydzień, a teraz mówi o połowę mniej',
      excerpt:
        'Trener Henrik Aasland spisał trzy godziny rozmów, zobaczył, że połowa to oczywistości, i postawił na biurku słoik.',
      content: `<p>Zostawiono im tylko słowo „nie”. Każde inne kosztowało dwie korony i już pierwszego wieczoru w słoiku po dżemie leżało ich 86. Osiemdziesiąt wrzuciła Moa „Mossa” Viklund. Pozostałe sześć, jak twierdzi, trener.</p>
<p>Henrik Aasland spisał wcześniej trzy godziny rozmów. Od szóstej strefy Mossa i Elias „Tova” Berg wypowiadali 94 słowa na minutę, a 46 procent zdań opisywało coś, co oboje i tak widzieli. Po tygodniu samych pingów zostało 51 słów. Udział informacji, którą ma tylko jedno z nich, wzrósł z 19 do 41 procent.</p>
<blockquote>Mówiłam „jest na strzał, jest na strzał, jest na strzał”. Elias wiedział po pierwszym razie. Reszta była dla mnie.<footer>Moa „Mossa” Viklund</footer></blockquote>
<p>Najbardziej brakowało im liczb, bo nie ma pinga na „mam czterdzieści metalu”. Przed słoikiem dożywali siódmej strefy w dziewięciu sparingach na dwadzieścia, po nim w trzynastu. „Może to pogoda” – dopisał Aasland.</p>`,
    },
    ru: {
      title: 'Дуэт Northwind неделю молчал и теперь говорит вдвое меньше',
      excerpt:
        'Тренер Хенрик Осланд расшифровал три часа голосового чата, увидел, что половина слов об очевидном, и поставил на стол банку.',
      content: `<p>Оставили им только слово «нет». Любое другое стоило две кроны, и к вечеру первого дня в банке из-под варенья лежало 86 крон. Восемьдесят принесла Муа «Mossa» Виклунд. Ещё шесть, по её словам, тренер.</p>
<p>До этого Хенрик Осланд расшифровал три часа разговоров. Начиная с шестой зоны Муа и Элиас «Tova» Берг произносили 94 слова в минуту, и 46 % фраз описывали то, что оба и так видели. После недели на одних метках осталось 51 слово. Доля того, что видит только один, выросла с 19 до 41 %.</p>
<blockquote>Раньше я повторяла: «Он лоу, он лоу, он лоу». Элиас понимал с первого раза. Остальное я говорила для себя.<footer>Муа «Mossa» Виклунд</footer></blockquote>
<p>Больше всего не хватало чисел: метки «у меня сорок металла» не существует. До банки дуэт доживал до седьмой зоны в девяти тренировочных играх из двадцати, после неё в тринадцати. «Возможно, погода», — приписал на полях Осланд.</p>`,
    },
    uk: {
      title: 'Дует Northwind тиждень мовчав і тепер говорить удвічі менше',
      excerpt:
        'Тренер Генрік Осланд розшифрував три години голосового чату, побачив, що половина слів про очевидне, і поставив на стіл банку.',
      content: `<p>Їм лишили тільки слово «ні». Будь-яке інше коштувало дві крони, і вже першого вечора в банці з-під варення лежало 86 крон. Вісімдесят принесла Муа «Mossa» Віклунд. Решту шість, за її словами, докинув тренер.</p>
<p>Перед тим Генрік Осланд розшифрував три години розмов. Від шостої зони Муа й Еліас «Tova» Берг вимовляли 94 слова за хвилину, і 46 % фраз описували те, що обоє й так бачили. Після тижня на самих позначках лишилося 51 слово. Частка того, що бачить лише хтось один, зросла з 19 до 41 %.</p>
<blockquote>Раніше я повторювала: «Він лоу, він лоу, він лоу». Еліас розумів із першого разу. Решту я казала для себе.<footer>Муа «Mossa» Віклунд</footer></blockquote>
<p>Найбільше бракувало чисел: позначки «у мене сорок металу» не існує. До банки дует доживав до сьомої зони в дев’яти тренувальних іграх із двадцяти, після неї в тринадцяти. «Може, погода», — дописав на берегах Осланд.</p>`,
    },
  },
  comments: [
    {
      by: 'boxfight',
      minutesAfter: 5,
      text: 'eleven minutes and forty seconds. put it in the article',
      upvotes: 44,
    },
    {
      by: 'Haldor',
      minutesAfter: 12,
      text: '@boxfight Your partner says eleven minutes, and that the last forty seconds were you humming.',
      upvotes: 61,
    },
    {
      by: 'nopeek',
      minutesAfter: 26,
      text: 'Två kronor per ord. Min duo hade fått sälja bilen.',
      upvotes: 35,
    },
    {
      by: 'Oleksa',
      minutesAfter: 48,
      text: 'Nine of twenty against thirteen of twenty happens by chance about once in three tries. I like the coach for knowing that.',
      upvotes: 40,
    },
    {
      by: 'Wiebke',
      minutesAfter: 95,
      text: 'As a caster I am paid for describing what both of us can see. Please nobody show my boss the first row.',
      upvotes: 57,
    },
    {
      by: 'Elif',
      minutesAfter: 160,
      text: 'In duo queue the feelings are the best part. I would pay the two kronor.',
      upvotes: 31,
    },
    {
      by: 'Luisa',
      minutesAfter: 300,
      text: 'Fizemos com a equipe da escola, mas com feijões em vez de moedas. Na sexta-feira tínhamos almoço para todos.',
      upvotes: 48,
    },
    {
      by: 'grumble',
      minutesAfter: 520,
      text: 'We did not have voice chat in my day. We had a brother in the next room and he was wrong.',
      upvotes: 37,
    },
    {
      by: 'Vitya',
      minutesAfter: 900,
      text: 'У нас в пятёрке больше всех говорит тот, кто умер первым. Его бы и штрафовать.',
      upvotes: 29,
    },
    {
      by: 'halftime',
      minutesAfter: 1400,
      text: '@Vitya Ours too. He has a lot to tell, he has seen the other side.',
      upvotes: 22,
    },
    {
      by: 'Patrycja',
      minutesAfter: 2600,
      text: 'Materials at the end of each zone, out loud. We have added it in Gdynia, even though we play a different game and have no materials.',
      upvotes: 26,
    },
  ],
})
