import { news } from '../news-entry.ts'

export default news({
  author: 'Bruno',
  categories: ['fortnite'],
  tags: ['hardware', 'building', 'statistics'],
  mentions: ['Jannik', 'boxfight'],
  image: 'fortnite-5',
  hoursAgo: 140,
  upvotes: 528,
  moments: [
    'eight hundred filmed edits',
    'a tenth of a millimetre',
    'fourteen milliseconds on a wall',
    'the wrong wall every ninth time',
  ],
  talk: `
    Set mine to a tenth and edited my way out of my own house. Back to one millimetre.
    > One point two for me. I breathe near the keys.
    Every ninth edit wrong is about my rate with any keyboard, so can I have the fourteen milliseconds?
    Eight hundred, by hand, frame by frame. Somebody give that person a day off.
    > He took one. He spent it measuring a mouse.
    Marketing says 0.1. My cat says 0.1 as well, whenever she walks past.
    Did tired hands matter? I make all my mistakes after eleven.
    Rapid trigger is a subscription to new mistakes.
  `,
  versions: {
    en: {
      title: 'We filmed eight hundred edits: shallow keys cost more than they give',
      excerpt:
        'A magnetic keyboard set to a tenth of a millimetre opens a wall fourteen milliseconds sooner. It also opens the wrong one every ninth time.',
      content: `<p>“Again,” I said, and boxfight edited the same brown wall for the six hundred and twelfth time. He had been sitting in my kitchen since lunch, a high-speed camera pointed at his left hand and another at the screen, and he had stopped making jokes at around four hundred.</p>
<p>The question was simple. Keyboards with magnetic switches let you choose how far a key travels before it counts. The forums say 0.1 millimetres, because that is the smallest number in the menu. I wanted to know what the last millimetre buys in a box fight, and what it costs.</p>
<h2>How we measured</h2>
<p>Jannik built a board for us with one magnetic switch and one ordinary mechanical one, side by side under the same keycaps and on the same controller. Both cameras ran at 1,000 frames a second. The clock starts when the skin of the finger begins to move and stops at the first frame in which the wall is open. Each setup got 200 edits, in blocks of 25, in an order drawn from a hat. “Confirm edit on release” was on throughout, and the game ran at a locked 240 frames on a local creative island.</p>
<table><thead><tr><th>Actuation</th><th>Median</th><th>Slowest 5%</th><th>Wrong edits</th></tr></thead><tbody><tr><td>Mechanical, 2.0 mm</td><td>78 ms</td><td>96 ms</td><td>1</td></tr><tr><td>Magnetic, 1.2 mm</td><td>71 ms</td><td>88 ms</td><td>2</td></tr><tr><td>Magnetic, 0.4 mm</td><td>66 ms</td><td>83 ms</td><td>9</td></tr><tr><td>Magnetic, 0.1 mm</td><td>64 ms</td><td>82 ms</td><td>23</td></tr></tbody></table>
<p>A wrong edit is one that he did not mean: the edit key brushed while reaching for the crouch, a second press because the finger had not come up far enough, the neighbouring wall. At 2.0 millimetres it happened once. At 0.1 it happened in 23 of 200, and three of those opened the side from which a real opponent would have been looking at him.</p>
<h2>What that means in a fight</h2>
<p>From 2.0 to 1.2 you gain seven milliseconds and lose nothing. Take it. The step from 0.4 to 0.1 gives you two more, and the server, which looks at what you did thirty times a second, will not know the difference. Its window is 33 milliseconds wide.</p>
<p>The numbers belong to one pair of hands. Somebody who rests the fingers more lightly could live at 0.4, and boxfight, who has used 0.1 for a year, was sure he was that person. He asked to see his 23 errors on film. We watched all of them. Then he picked up the board, set it to 1.0 and did another hundred for himself, without the camera, in silence.</p>
<h2>If you only change one thing</h2>
<p>Set different depths. The edit key can sit at 1.0 and the wall key at 0.6, because a wall you did not mean costs ten wood and an edit you did not mean costs the game. Any magnetic board can do this key by key. In the last month I have asked eleven players for their settings, and one of them knew that.</p>`,
    },
    sv: {
      title: 'Åttahundra filmade edits: grunda tangenter kostar mer än de ger',
      excerpt:
        'Med en tiondels millimeter öppnas väggen fjorton millisekunder tidigare. Var nionde gång blir det däremot fel vägg.',
      content: `<p>Magnetiska tangentbord låter dig välja hur långt en tangent ska röra sig innan den räknas. Forumen svär vid 0,1 millimeter. Därför fick boxfight göra 800 edits i mitt kök, med två höghastighetskameror och ett bräde som Jannik hade byggt.</p>
<p>En vanlig mekanisk tangent på 2,0 millimeter öppnade väggen på 78 millisekunder med ett enda misstag på 200 försök. Vid 1,2 millimeter blev det 71 och två misstag, vid 0,4 landade vi på 66 och nio. Vid 0,1 gick det på 64, men med 23 felaktiga edits, varav tre åt det håll där en motståndare hade stått och väntat.</p>
<h2>Sju millisekunder gratis</h2>
<p>Gå från 2,0 till 1,2, det kostar ingenting. De två sista millisekunderna drunknar ändå i serverns fönster på 33.</p>
<p>Bästa rådet är att ställa in varje tangent för sig: edit på 1,0 och vägg på 0,6. En vägg för mycket kostar tio trä. En felaktig edit kostar matchen.</p>`,
    },
    pt: {
      title: 'Filmamos oitocentas edições: tecla rasa custa mais do que rende',
      excerpt:
        'A um décimo de milímetro, a parede abre catorze milissegundos antes. Só que, a cada nove vezes, a edição sai errada.',
      content: `<p>Os teclados magnéticos deixam escolher quanto a tecla desce antes de contar, e os fóruns juram por 0,1 milímetro. Para tirar a dúvida, boxfight fez 800 edições na minha cozinha, diante de duas câmeras de mil quadros por segundo e com uma placa montada por Jannik.</p>
<p>O interruptor mecânico de 2,0 milímetros abriu a parede em 78 milissegundos, com um erro em 200 tentativas. A 1,2 foram 71 e dois erros; a 0,4, 66 e nove. A 0,1 o tempo caiu para 64, mas houve 23 edições erradas, três delas do lado em que o adversário estaria esperando.</p>
<h2>O que vale a pena</h2>
<p>Passar de 2,0 para 1,2 dá sete milissegundos de graça. Os dois últimos somem na janela de 33 do servidor.</p>
<p>O melhor é regular tecla por tecla: edição a 1,0 e parede a 0,6. Uma parede a mais custa dez de madeira. Uma edição errada custa a partida.</p>`,
    },
    de: {
      title: 'Achthundert gefilmte Edits: Flache Tasten kosten mehr, als sie bringen',
      excerpt:
        'Bei einem Zehntelmillimeter öffnet sich die Wand vierzehn Millisekunden früher. Jedes neunte Mal ist es allerdings ein Fehlgriff.',
      content: `<p>Bei magnetischen Tastaturen lässt sich einstellen, wie tief eine Taste gedrückt werden muss. Die Foren schwören auf 0,1 Millimeter. Also editierte boxfight in meiner Küche 800-mal dieselbe Wand, vor zwei Hochgeschwindigkeitskameras und auf einem Testbrett, das Jannik gebaut hat.</p>
<p>Der mechanische Schalter mit 2,0 Millimetern brauchte 78 Millisekunden, bei einem Fehler in 200 Versuchen. Mit 1,2 Millimetern waren es 71 und zwei Fehler, mit 0,4 dann 66 und neun. Bei 0,1 stoppte die Uhr nach 64, dafür gingen 23 Edits daneben, drei davon zu der Seite, an der ein Gegner gewartet hätte.</p>
<h2>Was sich lohnt</h2>
<p>Der Schritt von 2,0 auf 1,2 schenkt sieben Millisekunden. Die letzten zwei gehen im 33 Millisekunden breiten Fenster des Servers unter.</p>
<p>Am besten stellt man jede Taste einzeln ein: Edit auf 1,0, Wand auf 0,6. Eine Wand zu viel kostet zehn Holz, ein falscher Edit das Spiel.</p>`,
    },
    pl: {
      title: 'Nagraliśmy osiemset edycji: płytki klawisz więcej kosztuje, niż daje',
      excerpt:
        'Przy jednej dziesiątej milimetra ściana otwiera się o czternaście milisekund szybciej. Co dziewiąta edycja jest za to pomyłką.',
      content: `<p>Klawiatury magnetyczne pozwalają ustawić, jak głęboko trzeba wcisnąć klawisz. Fora przysięgają na 0,1 milimetra, więc boxfight zrobił w mojej kuchni 800 edycji tej samej ściany, przed dwiema szybkimi kamerami i na płytce zbudowanej przez Jannika.</p>
<p>Zwykły przełącznik mechaniczny 2,0 mm otwierał ścianę w 78 milisekund, z jedną pomyłką na 200 prób. Przy 1,2 mm wyszło 71 i dwie pomyłki, przy 0,4 mm 66 i dziewięć. Ustawienie 0,1 mm dało 64 milisekundy, ale aż 23 błędne edycje, w tym trzy od strony, po której czekałby przeciwnik.</p>
<h2>Co się opłaca</h2>
<p>Zejście z 2,0 na 1,2 to siedem milisekund za darmo. Dwie ostatnie i tak giną w oknie serwera, szerokim na 33 milisekundy.</p>
<p>Najlepiej ustawić każdy klawisz osobno: edycję na 1,0, ścianę na 0,6. Zbędna ściana kosztuje dziesięć drewna, zła edycja całą grę.</p>`,
    },
    ru: {
      title: 'Мы сняли восемьсот эдитов: короткий ход клавиши обходится дорого',
      excerpt:
        'При ходе в одну десятую миллиметра стена открывается на 14 мс раньше. Зато каждый девятый эдит выходит случайным.',
      content: `<p>На магнитных клавиатурах можно выбрать, на какой глубине срабатывает клавиша, и форумы молятся на 0,1 миллиметра. Мы решили проверить: boxfight сделал у меня на кухне 800 эдитов перед двумя скоростными камерами, а плату для теста собрал Jannik.</p>
<p>Обычный механический переключатель с ходом 2,0 мм открывал стену за 78 миллисекунд при одной ошибке на 200 попыток. На 1,2 мм вышло 71 и две ошибки, на 0,4 мм — 66 и девять. На 0,1 мм время упало до 64, но случайных эдитов набралось 23, и три из них открыли ту сторону, где ждал бы противник.</p>
<h2>Что имеет смысл</h2>
<p>Переход с 2,0 на 1,2 дарит семь миллисекунд. Последние две всё равно тонут в серверном окне шириной 33.</p>
<p>Лучше настроить клавиши по отдельности: эдит на 1,0, стену на 0,6. Лишняя стена стоит десять дерева, лишний эдит — игры.</p>`,
    },
    uk: {
      title: 'Ми зняли вісімсот едитів: короткий хід клавіші коштує задорого',
      excerpt:
        'За ходу в одну десяту міліметра стіна відчиняється на 14 мс раніше. Зате кожен дев’ятий едит виходить помилковим.',
      content: `<p>Магнітні клавіатури дають змогу вибрати, на якій глибині спрацює клавіша, і форуми моляться на 0,1 міліметра. Ми вирішили перевірити: boxfight зробив у мене на кухні 800 едитів перед двома швидкісними камерами, а плату для тесту зібрав Jannik.</p>
<p>Звичайний механічний перемикач із ходом 2,0 мм відчиняв стіну за 78 мілісекунд з однією помилкою на 200 спроб. На 1,2 мм вийшло 71 і дві помилки, на 0,4 мм — 66 і дев’ять. На 0,1 мм час скоротився до 64, але хибних едитів назбиралося 23, і три з них відкрили бік, де чекав би суперник.</p>
<h2>Що має сенс</h2>
<p>Перехід із 2,0 на 1,2 дарує сім мілісекунд. Останні дві однаково губляться в серверному вікні завширшки 33.</p>
<p>Найкраще налаштувати клавіші окремо: едит на 1,0, стіну на 0,6. Зайва стіна коштує десять дерева, зайвий едит — гри.</p>`,
    },
  },
  comments: [
    { by: 'boxfight', minutesAfter: 5, text: 'for the record lunch was good', upvotes: 55 },
    {
      by: 'Jannik',
      minutesAfter: 13,
      text: 'Files for the board go up tonight, including the one with the mistake in it. Two parts from the drawer, one from a toy piano.',
      upvotes: 42,
    },
    {
      by: 'DadAim',
      minutesAfter: 26,
      text: 'At forty my finger needs 78 milliseconds to remember which finger it is.',
      upvotes: 51,
    },
    {
      by: 'Oleksa',
      minutesAfter: 49,
      text: '23 in 200 against 9 in 200 is a real difference. 9 against 2 is probably real. 2 against 1 is nothing. I would print that under the table in bold.',
      upvotes: 37,
    },
    {
      by: 'grumble',
      minutesAfter: 72,
      text: 'My office keyboard is from 2009 and has never edited a wall by accident. Nor on purpose.',
      upvotes: 29,
    },
    {
      by: 'chairforce',
      minutesAfter: 101,
      text: 'Wrist angle matters more than actuation. If you brush the edit key when you reach for crouch, your desk is two centimetres too high. I will die on this hill, with support for my lower back.',
      upvotes: 33,
    },
    {
      by: 'Elif',
      minutesAfter: 188,
      text: 'What about the double presses? My board has a setting that resets the key as soon as it moves up a little. Was that on or off?',
      upvotes: 12,
    },
    {
      by: 'Bruno',
      minutesAfter: 230,
      text: '@Elif off in all four. With it on at 0.1 he managed six edits without wanting any of them and we stopped.',
      upvotes: 31,
    },
    {
      by: 'Tomasz',
      minutesAfter: 355,
      text: 'Na naszym LAN-ie we Wrocławiu połowa ludzi ma 0,1 i potem zgłasza sędziemu, że ściana „sama się otworzyła”. Drukuję tę tabelkę i wieszam przy wejściu.',
      upvotes: 34,
    },
    {
      by: 'looplord',
      minutesAfter: 470,
      text: '@boxfight I need the 23 errors as a supercut with sad piano. Tell me where to send the money.',
      upvotes: 26,
    },
    {
      by: 'stormside',
      minutesAfter: 702,
      text: '@Bruno switched edit to 1.0 and wall to 0.6 last night. Lost the first two games to muscle memory, then nothing opened that I did not open. Six games, annoyingly convincing.',
      upvotes: 23,
    },
    {
      by: 'redzone',
      minutesAfter: 960,
      text: 'Phone player reporting: my actuation is 0 mm and my error rate is also my personality.',
      upvotes: 44,
    },
    {
      by: 'Luisa',
      minutesAfter: 1480,
      text: '@Tomasz nós fizemos o mesmo na escola. Um aluno perguntou se 0,0 existe e agora é a nossa piada interna.',
      upvotes: 15,
    },
    {
      by: 'MidOrFeed',
      minutesAfter: 2600,
      text: 'One pair of hands, and a tired pair by number six hundred. The order from a hat helps, but did errors go up with time?',
      upvotes: 18,
    },
    {
      by: 'Gustavo',
      minutesAfter: 2840,
      text: '@MidOrFeed Bruno sent me the blocks. Errors in the first half: 16. In the second half: 19. So no, or at least not enough to explain the table.',
      upvotes: 22,
    },
  ],
})
