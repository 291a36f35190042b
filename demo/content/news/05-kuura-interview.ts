import { news } from '../news-entry.ts'

export default news({
  author: 'Haldor',
  categories: ['csgo'],
  tags: ['interview', 'rookies', 'katowice'],
  image: 'csgo-3',
  hoursAgo: 100,
  upvotes: 645,
  moments: [
    '21 kills and 61 deaths in four maps',
    '“be wrong louder”',
    'the lower site on Nuke',
    'the chemistry test',
    'a seventeen-year-old holding ramp',
  ],
  talk: `
    kuura sounds like the calmest teenager in Finland, and that is a strong field.
    “Be wrong louder” is going on the wall above our practice table, next to “no soup on the keyboard”.
    > We need to hear about the soup.
    21 and 61, and the team kept him. That is the actual story.
    > Any other club would have had a new one by Tuesday.
    What did he get in chemistry? Nobody ever asks the important thing.
    > I would like to know as well, and so would my old teacher.
    Lower Nuke is where players go to grow up or to disappear.
    My sister plays ramp and says he has the footwork of someone who has been shot from heaven often.
    Silence is information too, and he is the first one I have heard say so at that age.
  `,
  versions: {
    en: {
      title: '“Be wrong louder”: how a seventeen-year-old learned to hold the lower site on Nuke',
      excerpt:
        'Aleksi “kuura” Nieminen began at Paper Lantern with 21 kills and 61 deaths in four maps. He talks about ramp, silence and a chemistry test.',
      content: `<p>Aleksi Nieminen picks up in a school corridor in Oulu, where it is break, and asks whether twenty-five minutes is enough because after that there is a chemistry test. In the background somebody is bouncing a basketball against a locker. Six weeks ago Paper Lantern took him from a second-division team to play the loneliest position in Counter-Strike, the lower bombsite on Nuke. He is called kuura, hoarfrost, because his sister thought of it first.</p>
<p><strong>Your first four official maps: 21 kills, 61 deaths. What did you think?</strong></p>
<p>“That they would send me home. I could see the table like everybody else. But the shooting was not the problem. On lower you hear things before your team does, a step on ramp, somebody breathing in vents, and I waited to say it until I was sure. Being sure takes about five seconds. In five seconds they are already on you, and also your team-mates rotated the wrong way.”</p>
<p><strong>And then?</strong></p>
<p>“Noor, our leader, stopped a practice map and said: be wrong louder. She meant it. For two days I had to call everything I heard, as a fact, and nobody was allowed to complain if it was nonsense. About a third was nonsense. We still defended better, because they were moving on something.”</p>
<p><strong>In the last twelve maps you survive 41 percent of your defensive rounds, which for that spot is a lot. What are you actually doing down there?</strong></p>
<p>“Counting. People think lower is about the vents and the double doors. It is about ramp. If our ramp player dies before 1:10, I smoke the doors and start counting. From ramp to the site the bomb needs nine seconds if they run, twelve if they are careful. When I reach twelve and nothing has come through, it is a fake and they are walking back to go outside, so I call that and leave. If I am wrong I am very wrong. It has happened twice.”</p>
<p><strong>Against Tidewater.</strong></p>
<p>“Once against Tidewater. They stood in the tunnel for twenty-two seconds and ate my smoke. That was beautiful, I have to say. We lost the round and then I stole it for us.”</p>
<blockquote><p>“If I am wrong I am very wrong. It has happened twice.”</p><footer>Aleksi “kuura” Nieminen</footer></blockquote>
<p><strong>You are a minor. Who signed the contract?</strong></p>
<p>“My mother, with a yellow marker. No practice before three on school days, no travel in exam week, and she wanted a sentence about sleep. The lawyer said there is no such sentence. There is now.”</p>
<p><strong>Katowice is in your exam week.</strong></p>
<p>“The second day is mathematics. The school moved it so that I write on the Monday before, alone, in the library, with a teacher who has asked for a signed mousepad. I think that is bribery, but I do not know in which direction.”</p>
<p><strong>Who was the better player at home?</strong></p>
<p>“My sister. She still is. She studies in Turku and plays twice a month, and she says that on lower I stand too close to the window.” The bell rings. “She is right about that. I have to go.”</p>`,
    },
    sv: {
      title: '”Ha fel, men högre” – sjuttonåringen som håller nedre bomben på Nuke',
      excerpt:
        'Aleksi ”kuura” Nieminen inledde i Paper Lantern med 21 kills och 61 deaths på fyra kartor. Sedan lärde han sig att prata.',
      content: `<p>Aleksi Nieminen svarar från en skolkorridor i Uleåborg. Han har tjugofem minuter på sig, sedan väntar kemiprovet. För sex veckor sedan hämtade Paper Lantern honom från andradivisionen till lagets ensammaste plats: nedre bombplatsen på Nuke.</p>
<p><strong>21 kills och 61 deaths på de fyra första kartorna. Vad hände?</strong></p>
<p>”Jag hörde allt men väntade tills jag var säker. Det tar fem sekunder, och då är det för sent. Noor, vår lagledare, sa åt mig att ha fel, men högre. I två dagar fick jag ropa ut allt jag hörde. En tredjedel var nonsens. Ändå försvarade vi oss bättre.”</p>
<p><strong>Vad gör du egentligen där nere?</strong></p>
<p>”Räknar. Dör vår man på ramp före 1.10 lägger jag en rök på dörrarna och räknar till tolv. Har ingen kommit då är det en fint, och jag går.”</p>
<p>Under Katowice skulle han ha skrivit matteprov. Skolan har flyttat det till måndagen före, mot en signerad musmatta till läraren.</p>`,
    },
    pt: {
      title: '“Erra mais alto”: aos 17 anos, kuura aprendeu a segurar o bomb de baixo na Nuke',
      excerpt:
        'Aleksi “kuura” Nieminen começou na Paper Lantern com 21 abates e 61 mortes em quatro mapas. Depois aprendeu a falar.',
      content: `<p>Aleksi Nieminen atende num corredor da escola, em Oulu, e avisa que tem 25 minutos até a prova de química. Há seis semanas a Paper Lantern foi buscá-lo na segunda divisão para a posição mais solitária do jogo: o bomb de baixo na Nuke.</p>
<p><strong>Nos primeiros quatro mapas foram 21 abates e 61 mortes. O que aconteceu?</strong></p>
<p>“Eu ouvia tudo, mas só falava quando tinha certeza, e isso leva cinco segundos. A Noor, a nossa capitã, disse: erra mais alto. Durante dois dias tive que cantar tudo o que ouvia. Um terço era bobagem, e mesmo assim defendíamos melhor.”</p>
<p><strong>O que você faz lá embaixo?</strong></p>
<p>“Conto. Se o nosso jogador da rampa morre antes de 1:10, jogo a smoke nas portas e conto até doze. Se ninguém passou, é fake, e saio.”</p>
<p>A prova de matemática, marcada para a semana de Katowice, foi antecipada.</p>`,
    },
    de: {
      title: '„Lieg lauter falsch“: Ein 17-Jähriger hält den unteren Spot auf Nuke',
      excerpt:
        'Mit 21 Kills und 61 Toden auf vier Karten begann Aleksi „kuura“ Nieminen bei Paper Lantern. Dann lernte er zu reden. Ein Gespräch in der Schulpause.',
      content: `<p>Aleksi Nieminen nimmt auf einem Schulflur in Oulu ab. 25 Minuten hat er, danach schreibt er Chemie. Vor sechs Wochen holte ihn Paper Lantern aus der zweiten Liga auf den einsamsten Posten des Spiels: den unteren Bombenplatz von Nuke.</p>
<p><strong>21 Kills, 61 Tode auf den ersten vier Karten. Was war los?</strong></p>
<p>„Ich habe alles gehört und gewartet, bis ich sicher war. Das dauert fünf Sekunden, dann ist es zu spät. Noor, die bei uns ansagt, meinte: Lieg lauter falsch. Zwei Tage lang musste ich alles durchgeben. Ein Drittel war Unsinn. Verteidigt haben wir trotzdem besser.“</p>
<p><strong>Was machst du da unten eigentlich?</strong></p>
<p>„Zählen. Stirbt unser Mann an der Rampe vor 1:10, lege ich eine Smoke auf die Türen und zähle bis zwölf. Ist dann keiner da, war es ein Fake, und ich gehe.“</p>
<p>In der Woche von Kattowitz stünde Mathe an. Die Schule hat die Prüfung vorgezogen.</p>`,
    },
    pl: {
      title: '„Myl się głośniej”. Siedemnastolatek, który pilnuje dolnego bombsite’u na Nuke’u',
      excerpt:
        'Aleksi „kuura” Nieminen zaczął w Paper Lantern od 21 zabójstw i 61 śmierci na czterech mapach. Potem nauczył się mówić.',
      content: `<p>Aleksi Nieminen odbiera na szkolnym korytarzu w Oulu. Ma dwadzieścia pięć minut, później sprawdzian z chemii. Sześć tygodni temu Paper Lantern ściągnęło go z drugiej ligi na najbardziej samotną pozycję w grze: dolny bombsite na Nuke’u.</p>
<p><strong>Pierwsze cztery mapy: 21 zabójstw, 61 śmierci. Co się działo?</strong></p>
<p>„Wszystko słyszałem, ale czekałem, aż będę pewny. To trwa pięć sekund, czyli za długo. Noor, która u nas prowadzi, powiedziała: myl się głośniej. Przez dwa dni musiałem podawać każdy dźwięk. Jedna trzecia to były bzdury, a i tak broniliśmy lepiej”.</p>
<p><strong>Co ty tam właściwie robisz?</strong></p>
<p>„Liczę. Jeśli nasz gracz na rampie ginie przed 1:10, rzucam smoke’a na drzwi i liczę do dwunastu. Nikt nie wszedł? Znaczy, że to fake, i odchodzę”.</p>
<p>Na czas turnieju w Katowicach przypadał egzamin z matematyki. Szkoła go przyspieszyła.</p>`,
    },
    ru: {
      title: '«Ошибайся громче»: как 17-летний kuura научился держать нижний плент на Nuke',
      excerpt:
        'Алекси «kuura» Ниеминен начал в Paper Lantern с 21 убийства и 61 смерти за четыре карты. Потом он научился говорить.',
      content: `<p>Алекси Ниеминен берёт трубку в школьном коридоре в Оулу: у него двадцать пять минут до контрольной по химии. Полтора месяца назад Paper Lantern забрали его из второго дивизиона на самую одинокую позицию в игре — нижний плент на Nuke.</p>
<p><strong>На первых четырёх картах — 21 убийство и 61 смерть. Что происходило?</strong></p>
<p>«Я всё слышал, но молчал, пока не буду уверен. На это уходит пять секунд, а это уже поздно. Нур, наш капитан, сказала: ошибайся громче. Два дня я обязан был говорить вслух обо всём, что слышу. Треть оказалась ерундой, но защищались мы лучше».</p>
<p><strong>Что ты там, внизу, делаешь?</strong></p>
<p>«Считаю. Если наш игрок на рампе умер раньше 1:10, кидаю смок на двери и считаю до двенадцати. Никто не вышел — значит, фейк, и я ухожу».</p>
<p>Экзамен по математике выпадал на Катовице. Школа перенесла его на понедельник перед турниром.</p>`,
    },
    uk: {
      title: '«Помиляйся голосніше»: як 17-річний kuura навчився тримати нижній плент на Nuke',
      excerpt:
        'Алексі «kuura» Нієминен почав у Paper Lantern із 21 вбивства й 61 смерті на чотирьох мапах. Потім він навчився говорити.',
      content: `<p>Алексі Нієминен бере слухавку в шкільному коридорі в Оулу: має двадцять п’ять хвилин, далі контрольна з хімії. Півтора місяця тому Paper Lantern забрали його з другого дивізіону на найсамотнішу позицію у грі — нижній плент на Nuke.</p>
<p><strong>Перші чотири мапи: 21 вбивство, 61 смерть. Що сталося?</strong></p>
<p>«Я все чув, але мовчав, доки не буду певен. На це йде п’ять секунд, а тоді вже пізно. Нур, наша капітанка, сказала: помиляйся голосніше. Два дні я мусив казати про все, що чую. Третина виявилася дурницями, та захищалися ми краще».</p>
<p><strong>Що ти там робиш?</strong></p>
<p>«Рахую. Якщо наш гравець на рампі загинув до 1:10, кидаю смок на двері й рахую до дванадцяти. Ніхто не вийшов — отже, фейк, і я йду».</p>
<p>Іспит із математики припадав на Катовіце. Школа його перенесла.</p>`,
    },
  },
  comments: [
    {
      by: 'halftime',
      minutesAfter: 9,
      text: 'Oulu mainittu, torilla tavataan kolmelta, koulun jälkeen.',
      upvotes: 46,
    },
    {
      by: 'DadAim',
      minutesAfter: 23,
      text: 'My kid is seventeen and also cannot be reached before three. Turns out I was not ambitious enough with the contract.',
      upvotes: 53,
    },
    {
      by: 'nopeek',
      minutesAfter: 41,
      text: '@DadAim Send him here. Five seconds of being sure is the most expensive thing in this game. I have been paying it for years and thought it was patience.',
      upvotes: 38,
    },
    {
      by: 'krzak',
      minutesAfter: 77,
      text: 'Sprawdziłem te dziewięć sekund z rampy na bombsite. Wychodzi 8,7 z nożem, więc chłopak dolicza zapas. Szacunek.',
      upvotes: 29,
    },
    {
      by: 'Hanneke',
      minutesAfter: 125,
      text: 'I would pay actual money to read the sentence about sleep. Is it an obligation of means or of result?',
      upvotes: 42,
    },
    {
      by: 'Sanna',
      minutesAfter: 160,
      text: '@Hanneke In Finland? Result. You will be asked at breakfast.',
      upvotes: 50,
    },
    {
      by: 'grumble',
      minutesAfter: 244,
      text: 'Twelve maps is nothing. Talk to me when somebody has watched his demos properly and starts standing in that tunnel every round.',
      upvotes: 16,
    },
    {
      by: 'Yuna',
      minutesAfter: 330,
      text: 'Different game, same lesson. At the academy I was told to ping first and think later. It took me a year to believe that it was not a joke.',
      upvotes: 31,
    },
    {
      by: 'Bohdan',
      minutesAfter: 471,
      text: '@grumble Somebody has. Two of the last five opponents tried the wait. He now throws the smoke four seconds later and keeps the molotov for the tunnel.',
      upvotes: 34,
    },
    {
      by: 'Zolotar',
      minutesAfter: 655,
      text: 'Раніше на нижній плент ставили найгіршого в команді, бо там тихо. Приємно бачити, що нарешті ставлять того, хто вміє слухати.',
      upvotes: 22,
    },
    {
      by: 'Rasmus',
      minutesAfter: 902,
      text: 'Note for the boy: on stage you will not hear breathing in vents, because I put 78 decibels of pink noise in your ears. Practise with it. Ask the team, they have the file.',
      upvotes: 40,
    },
    {
      by: 'Wiebke',
      minutesAfter: 1215,
      text: '@Haldor Please ask the sister for an interview as well. I want to hear about the window.',
      upvotes: 37,
    },
    {
      by: 'looplord',
      minutesAfter: 1830,
      text: 'The Tidewater round he talks about, 22 seconds of three grown men standing in a smoke, is on my page. No music, it does not need any.',
      upvotes: 27,
    },
    {
      by: 'Ferreira',
      minutesAfter: 2700,
      text: 'A mãe com o marcador amarelo devia negociar os contratos de toda a gente.',
      upvotes: 25,
    },
    {
      by: 'Ingrid',
      minutesAfter: 4380,
      text: '@Ferreira As a team manager: please no. She would win.',
      upvotes: 48,
    },
  ],
})
