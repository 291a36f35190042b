import { news } from '../news-entry.ts'

export default news({
  author: 'Lina',
  categories: ['general'],
  tags: ['harbour-cup', 'lan-life', 'broadcast'],
  mentions: ['Rasmus'],
  image: 'general-6',
  hoursAgo: 60,
  upvotes: 416,
  moments: [
    'thirty-one people undoing a day',
    'the night shift in Gothenburg',
    'the earplugs',
    'the first sound check',
  ],
  talk: `
    I did that job for two winters. You learn what everyone drops.
    > What do they drop?
    > > Earplugs, sugar, one shoe.
    Thirty-one people and not one in the credits.
    There is always one man who knows where the cable goes, and he is always about to retire.
    Six hours. My flatmates have needed longer for a sofa.
    Lina carrying the earplugs is my new favourite kind of reporting.
    The castor that wore through cable eight is the best detective story I have read this month.
  `,
  versions: {
    en: {
      title: 'Six hours in Gothenburg: the night shift that resets a stage',
      excerpt:
        'Between the last handshake of the semi-finals and the first sound check, thirty-one people undo a day of matches. Lina carried the earplugs.',
      content: `<p>At 00.52 the last spectator is talked out of row C, where he has been asleep since the second map. At 00.53 somebody switches off the blue light, and Warehouse 107 turns out to be brown.</p>
<p>Thirty-one people have until seven. I was allowed to follow them through the night between the semi-finals and the final of the Harbour Cup, on the condition that I carried something. I got the bag of earplugs.</p>
<h2>01.20: The wipe</h2>
<p>Twenty computers stand on the stage and in the two practice rooms. Every one is restored from the same image, which takes eleven minutes, and then has nothing on it: no binds, no sensitivity, no crosshair. The players’ settings sit on a memory stick each, in a numbered envelope, in a box with a combination lock. Referee Agnes Thorell opens it in front of a second pair of eyes and signs for each envelope. Tonight number fourteen rattles. Inside are the stick and a child’s tooth.</p>
<blockquote>It goes back in the envelope. I do not have a rule about teeth, so I treat it as a peripheral.<footer>Agnes Thorell, referee</footer></blockquote>
<h2>02.45: The floor</h2>
<p>Under the stage run four kilometres of cable, and at this hour a man called Zbyszek Wrona is lying on top of them with a torch in his mouth. The second semi-final lost ninety seconds to a network drop on one side only. The log said cable seven. Cable seven is fine. What he finds, after forty minutes, is a chair castor that has worn through the cover of cable eight, exactly where Blacktide’s coach rolls back to think. He replaces the cable and then, after some thought of his own, the castor. The generator in the yard is not on his list. It is rented, he says, so it is on somebody else’s.</p>
<h2>04.10: The booth nobody can hear into</h2>
<p>Rasmus plays pink noise at 96 decibels over the hum of a roof fan whose switch nobody has found, and sits inside the left booth with a microphone and a cheese sandwich. Then he does it in the right one. The difference must be under a decibel, because the crowd tells you where the enemy is if you let it. Tonight it is 2.4. It takes him half an hour to find a door seal that a make-up case has been pressing flat since Friday.</p>
<p>“Everybody believes the job is loudness,” he says. “The job is fairness, and it happens to be measured in loudness.” He turns the seal round, measures 0.6 and eats the other half of the sandwich.</p>
<h2>05.35: Chairs</h2>
<p>Ten chairs, ten strips of tape with a name and two numbers: seat height and arm height in millimetres. Solveig Brekke does them with a folding rule. A player from Northwind once lost a pistol round and blamed it on nine millimetres; she checked the photographs, and he was right.</p>
<p>The cleaners come through last, because everything else makes dust. They fill fourteen sacks, and one crate with things that are not rubbish. Tonight’s crate: two scarves, a set of keys, a trumpet.</p>
<p>At 06.58 the blue light comes on, and the brown is gone. At 07.04 the first player walks in, sits down and raises the chair.</p>`,
    },
    sv: {
      title: 'Sex timmar i Frihamnen: nattskiftet som nollställer scenen',
      excerpt:
        'Mellan semifinalernas sista handskakning och första ljudprovet plockar trettioen personer isär en hel matchdag. Lina följde med.',
      content: `<p>00.53 släcks det blå ljuset, och Magasin 107 i Göteborg visar sig vara brunt. Trettioen personer har på sig till klockan sju, då det är finaldag i Harbour Cup.</p>
<p>Först raderas datorerna. Tjugo maskiner läses in på nytt, och spelarnas inställningar ligger i numrerade kuvert i en låst låda. Domaren Agnes Thorell kvitterar vart och ett. I kuvert fjorton hittar hon ett usb-minne och en mjölktand.</p>
<blockquote>Jag har ingen regel om tänder, så jag behandlar den som kringutrustning.<footer>Agnes Thorell, domare</footer></blockquote>
<p>Under scenen letar Zbyszek Wrona efter felet som kostade nittio sekunder i semifinalen. Det visar sig vara ett stolshjul. I spelarbåsen mäter ljudteknikern Rasmus skillnaden mellan vänster och höger: 2,4 decibel, på grund av en tillplattad tätningslist. När han är klar är den 0,6. Sist ställs stolarna in på millimetern. 07.04 kommer den första spelaren, sätter sig och höjer stolen.</p>`,
    },
    pt: {
      title: 'Seis horas em Gotemburgo: o turno da noite que refaz um palco',
      excerpt:
        'Entre o último aperto de mão das semifinais e a primeira passagem de som, trinta e uma pessoas desmontam um dia de partidas.',
      content: `<p>À 0h53 alguém apaga a luz azul, e o Armazém 107, em Gotemburgo, se revela marrom. Trinta e uma pessoas têm até as sete da manhã, dia da final da Harbour Cup.</p>
<p>Primeiro, os computadores são apagados. Vinte máquinas são restauradas, e as configurações dos jogadores ficam em envelopes numerados, numa caixa trancada. A árbitra Agnes Thorell assina por cada um. No envelope catorze há um pendrive e um dente de leite.</p>
<blockquote>Não tenho regra sobre dentes, então trato como periférico.<footer>Agnes Thorell, árbitra</footer></blockquote>
<p>Debaixo do palco, Zbyszek Wrona procura a falha que custou noventa segundos na semifinal. Era a rodinha de uma cadeira. Nas cabines, o técnico de som Rasmus mede a diferença entre a esquerda e a direita: 2,4 decibéis, culpa de uma vedação amassada. Quando termina, são 0,6. Por último vêm as cadeiras, ajustadas ao milímetro. Às 7h04 entra o primeiro jogador, se senta e sobe a sua.</p>`,
    },
    de: {
      title: 'Sechs Stunden in Göteborg: die Nachtschicht, die alles zurücksetzt',
      excerpt:
        'Zwischen dem letzten Handschlag der Halbfinals und dem ersten Soundcheck räumen einunddreißig Leute einen Spieltag weg.',
      content: `<p>Um 0.53 Uhr schaltet jemand das blaue Licht aus, und das Lagerhaus 107 in Göteborg ist plötzlich braun. Einunddreißig Leute haben Zeit bis sieben, dann beginnt der Finaltag des Harbour Cup.</p>
<p>Zuerst werden die Rechner gelöscht. Zwanzig Maschinen bekommen ein frisches Abbild, die Einstellungen der Spieler liegen in nummerierten Umschlägen in einer verschlossenen Kiste. Schiedsrichterin Agnes Thorell quittiert jeden einzeln. In Nummer vierzehn findet sie einen USB-Stick und einen Milchzahn.</p>
<blockquote>Für Zähne habe ich keine Regel, also behandle ich ihn als Peripheriegerät.<footer>Agnes Thorell, Schiedsrichterin</footer></blockquote>
<p>Unter der Bühne sucht Zbyszek Wrona den Fehler, der im Halbfinale neunzig Sekunden gekostet hat. Es war eine Stuhlrolle. In den Kabinen misst Tontechniker Rasmus den Unterschied zwischen links und rechts: 2,4 Dezibel, schuld ist eine platt gedrückte Türdichtung. Danach sind es 0,6. Zuletzt kommen die Stühle, auf den Millimeter. Um 7.04 Uhr setzt sich der erste Spieler und stellt seinen höher.</p>`,
    },
    pl: {
      title: 'Sześć godzin w Göteborgu: nocna zmiana, która zeruje scenę',
      excerpt:
        'Między ostatnim uściskiem dłoni w półfinałach a pierwszą próbą dźwięku trzydzieści jeden osób sprząta po całym dniu meczów.',
      content: `<p>O 0.53 ktoś gasi niebieskie światło i okazuje się, że magazyn 107 w Göteborgu jest brązowy. Trzydzieści jeden osób ma czas do siódmej, bo potem zaczyna się dzień finału Harbour Cup.</p>
<p>Najpierw czyści się komputery. Dwadzieścia maszyn dostaje świeży obraz systemu, a ustawienia zawodników leżą w numerowanych kopertach, w skrzynce z szyfrem. Sędzia Agnes Thorell kwituje każdą z osobna. W czternastej znajduje pendrive i mleczny ząb.</p>
<blockquote>Nie mam przepisu o zębach, więc traktuję go jak urządzenie peryferyjne.<footer>Agnes Thorell, sędzia</footer></blockquote>
<p>Pod sceną Zbyszek Wrona szuka usterki, która w półfinale kosztowała dziewięćdziesiąt sekund. Winne było kółko od krzesła. W kabinach dźwiękowiec Rasmus mierzy różnicę między lewą a prawą: 2,4 decybela przez zgniecioną uszczelkę. Po naprawie jest 0,6. Na koniec ustawia się fotele, co do milimetra. O 7.04 wchodzi pierwszy zawodnik, siada i podnosi swój.</p>`,
    },
    ru: {
      title: 'Шесть часов в Гётеборге: ночная смена, которая готовит сцену с нуля',
      excerpt:
        'Между последним рукопожатием полуфиналов и первой проверкой звука тридцать один человек разбирает целый игровой день.',
      content: `<p>В 0:53 кто-то гасит синий свет, и склад № 107 в Гётеборге оказывается коричневым. У тридцати одного человека есть время до семи утра, дальше начнётся финальный день Harbour Cup.</p>
<p>Сначала стирают компьютеры. На двадцать машин заливают чистый образ, а настройки игроков лежат в пронумерованных конвертах, в ящике с кодовым замком. Судья Агнес Турелль расписывается за каждый. В четырнадцатом она находит флешку и молочный зуб.</p>
<blockquote>Правила про зубы у меня нет, поэтому он проходит как периферия.<footer>Агнес Турелль, судья</footer></blockquote>
<p>Под сценой Збышек Врона ищет сбой, который в полуфинале стоил девяноста секунд. Виновато оказалось колёсико кресла. В кабинах звукорежиссёр Rasmus измеряет разницу между левой и правой: 2,4 децибела из-за сплющенного уплотнителя. После ремонта остаётся 0,6. Последними выставляют кресла, до миллиметра. В 7:04 входит первый игрок, садится и поднимает своё.</p>`,
    },
    uk: {
      title: 'Шість годин у Гетеборзі: нічна зміна, яка готує сцену з нуля',
      excerpt:
        'Між останнім рукостисканням півфіналів і першою перевіркою звуку тридцять одна людина розбирає цілий ігровий день.',
      content: `<p>О 0:53 хтось гасить синє світло, і склад № 107 у Гетеборзі виявляється коричневим. Тридцять одна людина має час до сьомої ранку, далі почнеться фінальний день Harbour Cup.</p>
<p>Спершу стирають комп’ютери. На двадцять машин заливають чистий образ, а налаштування гравців лежать у пронумерованих конвертах, у скриньці з кодовим замком. Суддя Аґнес Турелль розписується за кожен. У чотирнадцятому вона знаходить флешку й молочний зуб.</p>
<blockquote>Правила про зуби я не маю, тож він проходить як периферія.<footer>Аґнес Турелль, суддя</footer></blockquote>
<p>Під сценою Збишек Врона шукає збій, який у півфіналі коштував дев’яноста секунд. Винним виявилося коліщатко крісла. У кабінах звукорежисер Rasmus вимірює різницю між лівою і правою: 2,4 децибела через сплющений ущільнювач. Після ремонту лишається 0,6. Останніми виставляють крісла, до міліметра. О 7:04 заходить перший гравець, сідає і піднімає своє.</p>`,
    },
  },
  comments: [
    {
      by: 'nightbus',
      minutesAfter: 9,
      text: 'Read this on the first bus of the morning. Solidarity with row C.',
      upvotes: 38,
    },
    {
      by: 'Ingrid',
      minutesAfter: 18,
      text: 'The tooth has been collected. Its owner is four and would like it known that it is lucky.',
      upvotes: 60,
    },
    {
      by: 'Tomasz',
      minutesAfter: 34,
      text: 'Zbyszek robił kable na moim pierwszym LAN-ie, jeszcze w szkole podstawowej. Też leżał z latarką w zębach.',
      upvotes: 31,
    },
    {
      by: 'Solve',
      minutesAfter: 52,
      text: 'For the record, it was eleven millimetres.',
      upvotes: 58,
    },
    {
      by: 'chairforce',
      minutesAfter: 66,
      text: '@Solve Finally a professional who understands. Seat or arm?',
      upvotes: 35,
    },
    {
      by: 'Ferreira',
      minutesAfter: 105,
      text: 'Are the booths mirrored for left-handed players, or do we still get the wall on our elbow? Honest question.',
      upvotes: 17,
    },
    {
      by: 'Rasmus',
      minutesAfter: 148,
      text: '@Ferreira Not mirrored, but we can take the side panel out in about six minutes. Ask the evening before, nobody ever does.',
      upvotes: 29,
    },
    {
      by: 'grumble',
      minutesAfter: 210,
      text: 'In my day the arena was a sports hall, the booth was a coat, and the brown was permanent.',
      upvotes: 44,
    },
    {
      by: 'Hanneke',
      minutesAfter: 335,
      text: 'Second pair of eyes, signature, numbered envelope. Half of the courts I have visited are less careful with evidence.',
      upvotes: 33,
    },
    {
      by: 'boxfight',
      minutesAfter: 412,
      text: 'What happened to the earplugs? You cannot introduce a bag of earplugs and then never use it.',
      upvotes: 26,
    },
    {
      by: 'Lina',
      minutesAfter: 431,
      text: '@boxfight Nobody wanted one except me, at 04.10, for half an hour of pink noise. That is the whole arc.',
      upvotes: 47,
    },
    {
      by: 'olddust',
      minutesAfter: 790,
      text: '“The generator is on somebody else’s list.” Came back after the final just to read that line again.',
      upvotes: 59,
    },
    {
      by: 'Marisol',
      minutesAfter: 960,
      text: 'En nuestra copa el turno de noche somos dos personas y un perro. El perro también firma los sobres.',
      upvotes: 40,
    },
    {
      by: 'looplord',
      minutesAfter: 1350,
      text: 'Who brings a trumpet to a LAN and then forgets the trumpet?',
      upvotes: 30,
      deleted: true,
    },
    {
      by: 'Wiebke',
      minutesAfter: 2130,
      text: '@looplord Row D, Ostrava Nine corner. Every round of it went straight into our cast, three metres from my microphone.',
      upvotes: 24,
    },
  ],
})
