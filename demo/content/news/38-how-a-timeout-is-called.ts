import { news } from '../news-entry.ts'

export default news({
  author: 'Katja',
  categories: ['general'],
  tags: ['coaching', 'economy', 'qualifiers', 'katowice'],
  mentions: ['nadezhda'],
  image: 'general-3',
  hoursAgo: 46,
  upvotes: 618,
  moments: [
    'thirty seconds at 9–12 down',
    'three people who remember it differently',
    'the team microphones',
    'a timeout second by second',
  ],
  talk: `
    Thirty seconds, and everyone in that room heard a different half of it.
    Three people, three memories, one bomb site. We won ours too, if you ask the coach.
    > If you ask the player it was all him.
    The referee’s sheet is the only one of them that never lies about the past.
    I would love this as a series. Every week another thirty seconds.
    > Seconded, with the microphones if possible.
    The hardest part of a timeout is the first five seconds, when everybody breathes in at once.
    9–12 down with thirty seconds to talk, and I would have used all of them to say sorry.
  `,
  versions: {
    en: {
      title: 'How a timeout is called, second by second',
      excerpt:
        'Thirty seconds at 9–12 down on Inferno, put together from the team microphones, the referee’s sheet and three people who do not remember it the same way.',
      content: `<p>Moira Tennant knew that she would call it before the bomb went off. Union Street were about to be 9–12 down against Tidewater on Inferno, her AWPer had been killed through the Banana smoke for the third round in a row, and she was already adding up five wallets in her head. What follows is half a minute from Saturday’s first round of the Katowice qualifier. It is ordinary, which is why I asked for it: I have argued on this site that timeouts should be abolished, and wanted to take one apart before I say it again.</p>
<h3>Minus nine</h3>
<p>The round is lost but not over. Rifler Lamb is alive behind spawn, saving an M4. Tennant says one word, “time”, to Lamb and to nobody else, because his hands have nothing better to do. He puts the vote up. She has not asked her captain, Pryce. “He’d say one more round. He would say that in a burning house.”</p>
<h3>Zero</h3>
<p>The freeze starts and the clock shows thirty. Behind the desk a referee makes a stroke: third of four. nadezhda, who referees weekend cups and sat two rows from the stage, explains what he is looking for. “Whether the coach keeps her hands off the table. Whether a head turns to the big screen. And who is talking when it ends. In second thirty she may speak. In second thirty-one I would have to write it down.”</p>
<h3>One to six</h3>
<p>Nothing. Two players drink, one wipes his mouse. Tennant borrowed the silence from Radim Kubát, the volleyball coach at Ostrava Nine; he takes ten seconds of it, she can stand six.</p>
<h3>Seven to thirteen</h3>
<p>Pryce reads the money aloud, in hundreds. “Forty-one, thirty-six, twenty-nine, twenty-one, eighteen.” He answers himself: no AWP, the saved M4 goes to the player with twenty-one, the one with eighteen gets an MP9. In Pryce’s memory there was a discussion. On the recording there is not; there is one “sure”, from Lamb.</p>
<h3>Fourteen to twenty-three</h3>
<p>The coach’s turn. She has had the sentences ready since the second death. “They leave that smoke at one thirty-four. Nobody peeks it. Molly on the exit at one thirty-five, flash over the top, then you fight.” Twenty-four words; she rewrites until it is under twenty-five. Everything else she saw, and she had a page of it, stays in the notebook for half an hour later or for ever.</p>
<h3>Twenty-four to thirty</h3>
<p>Each player repeats his own job, three words at most. “Molly, thirty-five.” “Flash.” “Second flash.” “Arch, alone.” “Pit.” Whoever says “okay” is asked again, since okay is what people say when they were listening to something else. At twenty-nine Tennant takes a step back and shuts her mouth visibly, for the referee.</p>
<h3>Afterwards</h3>
<p>The molotov landed at 1:35 and burned two people for 107 health together. Union Street won the round with three alive, and the two after it, and were level at twelve all. Then Tidewater’s coach called one of his own.</p>
<p>Handball, which I watched for a living before this, gives its coaches a full minute and a green card to slam on the table. League of Legends gives them nothing; there, the last word is spoken before the first minion walks. Tennant has worked in both games and says she would not want the minute. “In a minute I’d explain it to them.”</p>
<p>Union Street lost the map 14–16. The fourth timeout was never used. She is still annoyed about that one.</p>`,
    },
    sv: {
      title: 'Så går en timeout till, sekund för sekund',
      excerpt:
        'Trettio sekunder i underläge 9–12 på Inferno, återskapade ur lagets mikrofoner, domarens protokoll och tre minnen som inte stämmer överens.',
      content: `<p>Moira Tennant visste att hon skulle ta timeout redan innan bomben small. Union Street var på väg mot 9–12 mot Tidewater på Inferno, och lagets AWP:are hade för tredje rundan i rad dött genom smoken i Banana.</p>
<p>De första sex sekunderna säger ingen något. Sedan läser kaptenen Pryce upp pengarna i hundratal: ”Fyrtioett, trettiosex, tjugonio, tjugoett, arton.” Ingen AWP alltså. Vid fjorton är det tränarens tur, och hon har 24 ord: ingen peekar i smoken, molotov vid 1:35, flash över, sedan fajt.</p>
<h2>Och sedan tyst</h2>
<p>De sista sekunderna upprepar spelarna sina uppgifter. Den som svarar ”okej” får frågan igen. nadezhda, som själv dömer helgcuper, förklarar varför Tennant tar ett steg bakåt: i sekund trettio får hon prata, i sekund trettioett blir det en anteckning.</p>
<p>Union Street vann rundan och kom ikapp till 12–12, men förlorade med 14–16. Den fjärda timeouten togs aldrig.</p>`,
    },
    pt: {
      title: 'Como se pede um tempo técnico, segundo a segundo',
      excerpt:
        'Trinta segundos perdendo por 9 a 12 na Inferno, reconstruídos com os microfones da equipe, a súmula do árbitro e três memórias que não batem.',
      content: `<p>Moira Tennant já sabia que ia parar o jogo antes de a bomba explodir. A Union Street caminhava para o 9 a 12 contra a Tidewater na Inferno, e o AWPer tinha morrido pela terceira rodada seguida através da fumaça da Banana.</p>
<p>Nos primeiros seis segundos ninguém fala. Depois o capitão Pryce lê o dinheiro em centenas: “Quarenta e um, trinta e seis, vinte e nove, vinte e um, dezoito.” Ou seja, nada de AWP. No segundo catorze começa a técnica, com 24 palavras contadas: ninguém olha a fumaça, molotov em 1:35, flash por cima, aí sim o confronto.</p>
<h2>Quem diz “ok” repete</h2>
<p>Para terminar, cada um diz a sua tarefa em até três palavras. Quem responde “ok” ouve a pergunta de novo, porque “ok” é o que se diz quando não se estava ouvindo.</p>
<p>A rodada foi ganha e o placar chegou a 12 a 12. O mapa, não: 16 a 14 para a Tidewater.</p>`,
    },
    de: {
      title: 'Wie eine Auszeit genommen wird, Sekunde für Sekunde',
      excerpt:
        'Dreißig Sekunden bei 9:12 auf Inferno, rekonstruiert aus Teamfunk, Schiedsrichterbogen und drei Erinnerungen, die nicht zueinander passen.',
      content: `<p>Moira Tennant wusste schon vor der Explosion, dass sie die Auszeit nehmen würde. Gleich stand es 9:12 für Tidewater auf Inferno, und ihr AWP-Spieler war zum dritten Mal hintereinander durch den Banana-Smoke gestorben.</p>
<p>Sechs Sekunden lang sagt niemand etwas. Dann liest Captain Pryce das Geld in Hundertern vor: „Einundvierzig, sechsunddreißig, neunundzwanzig, einundzwanzig, achtzehn.“ Also keine AWP. Ab Sekunde vierzehn spricht die Trainerin, genau 24 Wörter: Keiner peekt den Smoke, Molli bei 1:35, Flash drüber, dann der Kampf.</p>
<h2>„Okay“ zählt nicht</h2>
<p>Zum Schluss wiederholt jeder seine Aufgabe, höchstens drei Wörter. Wer „okay“ sagt, wird noch einmal gefragt. Dann tritt Tennant einen Schritt zurück. nadezhda, Schiedsrichterin bei Wochenendturnieren, erklärt den Grund: In Sekunde dreißig darf sie reden, in Sekunde einunddreißig wird es notiert.</p>
<p>Union Street glich zum 12:12 aus und verlor trotzdem 14:16. Die vierte Auszeit blieb liegen.</p>`,
    },
    pl: {
      title: 'Jak bierze się przerwę taktyczną, sekunda po sekundzie',
      excerpt:
        'Trzydzieści sekund przy stanie 9:12 na Inferno, odtworzone z mikrofonów drużyny, protokołu sędziego i trzech wspomnień, które się nie zgadzają.',
      content: `<p>Moira Tennant wiedziała, że poprosi o przerwę, zanim jeszcze wybuchła bomba. Union Street zaraz miało przegrywać z Tidewater 9:12 na Inferno, a snajper drużyny trzecią rundę z rzędu zginął przez dym na Bananie.</p>
<p>Przez pierwsze sześć sekund nikt się nie odzywa. Potem kapitan Pryce czyta stan kont, w setkach: „Czterdzieści jeden, trzydzieści sześć, dwadzieścia dziewięć, dwadzieścia jeden, osiemnaście”. Czyli bez AWP. Od czternastej sekundy mówi trenerka, równo 24 słowa: nikt nie wychyla się w dym, mołotow o 1:35, flash górą i dopiero wtedy walka.</p>
<h2>„Okej” się nie liczy</h2>
<p>Na koniec każdy powtarza swoje zadanie w najwyżej trzech słowach. Kto powie „okej”, dostaje pytanie jeszcze raz, bo tak odpowiada ktoś, kto nie słuchał.</p>
<p>Rundę udało się wygrać, zrobiło się nawet 12:12. Mapa skończyła się jednak wynikiem 14:16, a czwartej przerwy Tennant nie wykorzystała.</p>`,
    },
    ru: {
      title: 'Как берут тайм-аут: тридцать секунд, разложенные по одной',
      excerpt:
        'Полминуты при счёте 9:12 на Inferno, восстановленные по записи голосов, листу судьи и трём воспоминаниям, которые друг с другом не сходятся.',
      content: `<p>Что она возьмёт паузу, Moira Tennant поняла ещё до взрыва бомбы. Union Street вот-вот должны были отстать от Tidewater до 9:12 на Inferno, а их снайпер третий раунд подряд погиб через смок на банане.</p>
<p>Первые шесть секунд все молчат. Затем капитан Pryce зачитывает деньги, в сотнях: «Сорок один, тридцать шесть, двадцать девять, двадцать один, восемнадцать». Значит, без AWP. С четырнадцатой секунды говорит тренер, ровно 24 слова: в смок никто не выглядывает, молотов на 1:35, флешка поверху, и только потом драка.</p>
<h2>«Окей» не считается</h2>
<p>Под конец каждый повторяет свою задачу, не больше трёх слов. Кто сказал «окей», того спрашивают снова: так отвечают, когда слушали что-то другое.</p>
<p>Раунд взяли, догнали соперника на 12:12, но карту отдали 14:16. Четвёртый тайм-аут так и остался неиспользованным.</p>`,
    },
    uk: {
      title: 'Як беруть тайм-аут: тридцять секунд, розкладені по одній',
      excerpt:
        'Тридцять секунд за рахунку 9:12 на Inferno, відтворені із запису голосів, аркуша судді та трьох спогадів, які між собою не сходяться.',
      content: `<p>Що візьме паузу, Moira Tennant зрозуміла ще до вибуху бомби. Union Street от-от мали відстати від Tidewater до 9:12 на Inferno, а їхній снайпер третій раунд поспіль загинув крізь смок на банані.</p>
<p>Перші шість секунд усі мовчать. Потім капітан Pryce зачитує гроші, у сотнях: «Сорок один, тридцять шість, двадцять дев’ять, двадцять один, вісімнадцять». Отже, без AWP. Із чотирнадцятої секунди говорить тренерка, рівно 24 слова: у смок ніхто не визирає, молотов на 1:35, флешка поверху, і аж тоді бій.</p>
<h2>«Окей» не рахується</h2>
<p>Наостанок кожен повторює своє завдання, щонайбільше трьома словами. Хто сказав «окей», того питають знову: так відповідають, коли слухали щось інше.</p>
<p>Раунд узяли, наздогнали суперника на 12:12, але мапу віддали 14:16. Четвертий тайм-аут так і лишився невикористаним.</p>`,
    },
  },
  comments: [
    {
      by: 'ecoround',
      minutesAfter: 6,
      text: 'Counted the sentences with a finger on the screen. It really is twenty-four words. I would follow this woman into any eco.',
      upvotes: 41,
    },
    {
      by: 'nadezhda',
      minutesAfter: 19,
      text: 'Спасибо, что не вырезали про тридцать первую секунду. На своих турнирах я делаю ровно одно устное замечание, второе уже пишу.',
      upvotes: 28,
    },
    {
      by: 'smokewall',
      minutesAfter: 33,
      text: 'Tidewater leaving that smoke at 1:34 has been in my spreadsheet since the spring, column H. @Katja please tell Tennant I am available.',
      upvotes: 30,
    },
    {
      by: 'grumble',
      minutesAfter: 58,
      text: 'In my day there was no timeout. You lost nine rounds in a row in silence, as nature intended.',
      upvotes: 36,
    },
    {
      by: 'Luisa',
      minutesAfter: 95,
      text: 'Copiei a regra do “ok” hoje de manhã com os meus alunos. Em dez minutos eles estavam usando contra mim.',
      upvotes: 33,
    },
    {
      by: 'DadAim',
      minutesAfter: 140,
      text: '“In a minute I’d explain it to them” is the best argument against meetings I have ever read. Sent to my whole office.',
      upvotes: 55,
    },
    {
      by: 'Bohdan',
      minutesAfter: 230,
      text: 'Worth adding: the round after a timeout is won by the calling side about as often as any other gun round. What she bought was the two rounds after that.',
      upvotes: 22,
    },
    {
      by: 'halftime',
      minutesAfter: 310,
      text: '@Bohdan Twelve all from 9–12 is worth thirty seconds on any sample size. I will not be taking questions.',
      upvotes: 19,
    },
    {
      by: 'Ingrid',
      minutesAfter: 475,
      text: 'As a manager: the person who handles the vote should never be the captain. We learned this the expensive way. Good on Lamb.',
      upvotes: 24,
    },
    {
      by: 'Rasmus',
      minutesAfter: 640,
      text: 'Six seconds of nothing on five open microphones is the loudest sound in the building. You can hear somebody’s chair think.',
      upvotes: 38,
    },
    {
      by: 'Wiebke',
      minutesAfter: 900,
      text: 'Im Krankenhaus heißt das „closed loop“: Auftrag hören, Auftrag wiederholen. Da wird „okay“ auch nicht akzeptiert, aus denselben Gründen.',
      upvotes: 47,
    },
    {
      by: 'tiltproof',
      minutesAfter: 1120,
      text: 'We tried the six seconds in our league game. Our sixth second was somebody opening crisps.',
      upvotes: 34,
    },
    {
      by: 'Yuna',
      minutesAfter: 1500,
      text: 'League without any timeout is right, I think. But I would have given a lot for six seconds of silence at some point in four years.',
      upvotes: 21,
    },
    {
      by: 'chairforce',
      minutesAfter: 1985,
      text: 'Nobody mentions that she stands for ninety minutes on concrete to do this. Is there a physio in the thread?',
      upvotes: 12,
    },
    {
      by: 'Aino',
      minutesAfter: 2410,
      text: '@chairforce There is. Coaches come to me with calves and lower backs, hardly ever with anything esports-shaped.',
      upvotes: 26,
    },
  ],
})
