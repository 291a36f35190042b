import { news } from '../news-entry.ts'

export default news({
  author: 'Oleksa',
  categories: ['general'],
  tags: ['opinion', 'statistics', 'economy'],
  mentions: ['Hanneke', 'Ingrid'],
  image: 'general-8',
  hoursAgo: 5200,
  upvotes: 689,
  moments: [
    '2.94 million announced',
    '55 percent within ninety days',
    '64 tournaments from poster to transfer',
    'the day the money arrives',
  ],
  talk: `
    Announced is a poster. Paid is a date.
    We won 600 euros in 2021. It would be a student by now, it could almost walk.
    > Ours is a toddler, from Bratislava.
    Ninety days is what my plumber gives me, and he is angry by then.
    Name them. All of them. Alphabetical order would do.
    > Lawyers read this site too, sadly.
    Organisers who pay on the day should put it on the poster in the biggest letters they have.
    55 percent. I had guessed 70 and felt cynical.
  `,
  versions: {
    en: {
      title: 'Publish prize money on the day it is paid, not the day it is promised',
      excerpt:
        'I followed 64 tournaments from the poster to the bank transfer. Announced: 2.94 million dollars. Confirmed as paid within ninety days: 55 percent of it.',
      content: `<p>A number on a poster costs the printing. I have put such numbers into tables for six years, and added them up, and published rankings of players by “earnings” that were, I now know, rankings of promises. This is partly an apology.</p>
<p>Last year I picked 64 tournaments in four games and did something I should have done in the first year: after the final I wrote to the winners, and wrote again at thirty, sixty and ninety days. One question. Has the money arrived? I counted a tournament as paid when every team in the prize places that answered me said yes.</p>
<table><thead><tr><th>Prize pool</th><th>Tournaments</th><th>Paid within 90 days</th><th>Paid later</th><th>Unpaid or no proof</th></tr></thead><tbody><tr><td>under $10,000</td><td>28</td><td>21</td><td>5</td><td>2</td></tr><tr><td>$10,000 to $50,000</td><td>23</td><td>14</td><td>6</td><td>3</td></tr><tr><td>over $50,000</td><td>13</td><td>6</td><td>3</td><td>4</td></tr><tr><td>All</td><td>64</td><td>41</td><td>14</td><td>9</td></tr></tbody></table>
<p>Before anyone says it: small organisers are not the problem. Three out of four of them pay on time, often on the evening itself, sometimes from their own account while they wait for the sponsor. It is above fifty thousand dollars that fewer than half are punctual. In money the picture is worse. 2.94 million was announced. 1.61 million arrived within ninety days, 0.81 million later, and for 0.52 million I have found nobody who has seen it.</p>
<p>Hanneke read eleven of the rulebooks for me. Seven name no payment date at all. Two say “after verification” without saying who verifies, or what. One states that prizes may be “adjusted to market conditions”, in a document that was published after the final. “You can’t be late,” she wrote back, “if you never said when.”</p>
<p>I hear two objections. The first is that players know, and talk to one another. The well-paid ones do. The nineteen-year-old who took unpaid leave for a qualifier does not have that group chat. Ingrid, a team manager, told me that she had planned a bootcamp for the spring with autumn’s second place in the budget; the money came in July, and by then two of the five had found other work. The second objection is that public lists will frighten sponsors away. Perhaps they will frighten some. I would like to meet the sponsor who prefers its name on a poster that was never honoured.</p>
<p>What I ask for is small.</p>
<ul><li>A date in every rulebook, counted in days from the final.</li><li>A public line for each prize: announced, sent, received, with three dates.</li><li>Sites like ours, mine first, list earnings only from the third column.</li></ul>
<p>From today my tables follow the last rule. It moves eleven players out of the top hundred, and one of them, whom I like, has already written to ask what he did wrong. Nothing. He won a final fourteen months ago. I have taken 18,000 dollars from his name because nobody ever put it there.</p>`,
    },
    sv: {
      title: 'Redovisa prispengar när de är betalda, inte när de utlovas',
      excerpt:
        'Jag följde 64 turneringar från affisch till banköverföring. Av de 2,94 miljoner dollar som utlovades hade 55 procent betalats ut inom nittio dagar.',
      content: `<p>I sex år har jag räknat ihop prispengar och publicerat listor över vad spelare ”tjänat”. I själva verket var det listor över löften. Det här är delvis en ursäkt.</p>
<p>Förra året valde jag ut 64 turneringar och skrev till pristagarna efter trettio, sextio och nittio dagar. Har pengarna kommit? I 41 fall var svaret ja i tid, i 14 fall kom de senare, och i nio har jag inte sett något bevis alls. De små arrangörerna sköter sig bäst. Över 50 000 dollar är färre än hälften punktliga.</p>
<h2>Tre datum räcker</h2>
<p>Av elva regelverk som Hanneke läste angav sju ingen betalningsdag. Och lagledaren Ingrid förlorade två spelare medan hon väntade på höstens andrapris till i juli. Jag vill se ett datum i varje regelverk och tre uppgifter per pris: utlovat, skickat, mottaget. Mina egna tabeller räknar från i dag bara det sista, och elva spelare faller ur topp hundra.</p>`,
    },
    pt: {
      title: 'Divulguem o prêmio no dia em que é pago, não no dia da promessa',
      excerpt:
        'Acompanhei 64 torneios do cartaz até a transferência. Dos 2,94 milhões de dólares anunciados, 55% foram pagos comprovadamente em noventa dias.',
      content: `<p>Há seis anos somo prêmios e publico listas do que os jogadores “ganharam”. Na verdade, eram listas de promessas. Este texto é, em parte, um pedido de desculpas.</p>
<p>No ano passado escolhi 64 torneios e escrevi aos premiados após trinta, sessenta e noventa dias: o dinheiro caiu? Em 41 casos, sim, dentro do prazo. Em 14, só mais tarde. Em nove não há prova nenhuma. Os pequenos organizadores são os mais corretos; acima de 50 mil dólares, menos da metade paga em dia.</p>
<h2>Bastam três datas</h2>
<p>Hanneke leu onze regulamentos para mim, e sete não trazem data de pagamento. “Não dá para atrasar quando nunca se disse o prazo”, comentou. Peço uma data em cada regulamento e uma linha pública por prêmio: anunciado, enviado, recebido. A partir de hoje minhas tabelas contam apenas o recebido, e onze nomes saem dos cem primeiros.</p>`,
    },
    de: {
      title: 'Nennt das Preisgeld, wenn es gezahlt ist, nicht wenn ihr es versprecht',
      excerpt:
        'Ich habe 64 Turniere vom Plakat bis zur Überweisung verfolgt. Von 2,94 Millionen Dollar waren nach neunzig Tagen nachweislich 55 Prozent bezahlt.',
      content: `<p>Seit sechs Jahren addiere ich Preisgelder und veröffentliche Listen, in denen steht, was Spieler „verdient“ haben. In Wahrheit waren es Listen von Versprechen. Dies ist auch eine Entschuldigung.</p>
<p>Voriges Jahr habe ich 64 Turniere ausgewählt und die Preisträger nach dreißig, sechzig und neunzig Tagen gefragt: Ist das Geld da? In 41 Fällen kam es rechtzeitig, in 14 später, in neun fehlt jeder Beleg. Am zuverlässigsten zahlen die Kleinen. Oberhalb von 50.000 Dollar ist nicht einmal die Hälfte pünktlich.</p>
<h2>Drei Daten genügen</h2>
<p>Hanneke hat elf Regelwerke gelesen, in sieben steht kein Zahlungstermin. Und Teammanagerin Ingrid verlor zwei Spieler, während sie bis Juli auf die Prämie aus dem Herbst wartete. Ich verlange ein Datum in jedem Regelwerk und pro Preis drei Angaben: versprochen, überwiesen, erhalten. Meine Tabellen zählen ab heute nur noch die dritte. Elf Spieler fallen damit aus den Top 100.</p>`,
    },
    pl: {
      title: 'Ogłaszajcie nagrody w dniu wypłaty, a nie w dniu obietnicy',
      excerpt:
        'Prześledziłem 64 turnieje od plakatu po przelew. Z zapowiedzianych 2,94 miliona dolarów w ciągu dziewięćdziesięciu dni wypłacono 55 procent.',
      content: `<p>Od sześciu lat sumuję nagrody i publikuję zestawienia tego, co gracze „zarobili”. W rzeczywistości były to zestawienia obietnic. Ten tekst to po części przeprosiny.</p>
<p>W zeszłym roku wybrałem 64 turnieje i po trzydziestu, sześćdziesięciu i dziewięćdziesięciu dniach pytałem nagrodzonych: czy pieniądze doszły? W 41 przypadkach przyszły na czas, w 14 później, a w dziewięciu nie ma żadnego dowodu. Najuczciwiej wypadają mali organizatorzy. Powyżej 50 tysięcy dolarów o czasie płaci mniej niż połowa.</p>
<h2>Wystarczą trzy daty</h2>
<p>Hanneke przeczytała jedenaście regulaminów i w siedmiu nie znalazła terminu wypłaty. „Nie można się spóźnić, skoro nigdy się nie powiedziało, kiedy” – skwitowała. Proszę więc o termin w każdym regulaminie i o jawny wpis przy każdej nagrodzie: zapowiedziana, wysłana, otrzymana. Moje tabele od dziś liczą tylko to ostatnie. Z pierwszej setki wypada przez to jedenastu graczy.</p>`,
    },
    ru: {
      title: 'Публикуйте призовые в день выплаты, а не в день обещания',
      excerpt:
        'Я проследил путь призовых на 64 турнирах, от афиши до перевода. Из 2,94 миллиона долларов за девяносто дней дошли подтверждённые 55 %.',
      content: `<p>Шесть лет я складываю призовые и публикую списки того, сколько игроки «заработали». На деле это были списки обещаний. Так что этот текст отчасти извинение.</p>
<p>В прошлом году я выбрал 64 турнира и через тридцать, шестьдесят и девяносто дней спрашивал призёров: деньги пришли? В 41 случае пришли вовремя, в 14 с опозданием, в девяти нет никаких доказательств. Честнее всех мелкие организаторы. А там, где разыгрывают больше 50 тысяч долларов, в срок платит меньше половины.</p>
<h2>Достаточно трёх дат</h2>
<p>Hanneke прочла одиннадцать регламентов, и в семи срок выплаты не указан. «Нельзя опоздать, если не обещал когда», — заметила она. Я прошу одного: дату в каждом регламенте и открытую строку по каждому призу — объявлен, отправлен, получен. Мои таблицы с сегодняшнего дня считают только полученное. Из первой сотни выпадают одиннадцать игроков.</p>`,
    },
    uk: {
      title: 'Публікуйте призові в день виплати, а не в день обіцянки',
      excerpt:
        'Я простежив шлях призових на 64 турнірах, від афіші до переказу. Із 2,94 мільйона доларів за дев’яносто днів надійшли підтверджені 55 %.',
      content: `<p>Шість років я підсумовую призові й публікую списки того, скільки гравці «заробили». Насправді то були списки обіцянок. Тож цей текст почасти вибачення.</p>
<p>Торік я вибрав 64 турніри й через тридцять, шістдесят і дев’яносто днів питав призерів: гроші надійшли? У 41 випадку надійшли вчасно, у 14 із запізненням, у дев’яти немає жодних доказів. Найчесніші малі організатори. А там, де розігрують понад 50 тисяч доларів, вчасно платить менш ніж половина.</p>
<h2>Досить трьох дат</h2>
<p>Hanneke прочитала одинадцять регламентів, і в сімох строку виплати не вказано. «Не можна спізнитися, якщо не казав коли», — зауважила вона. Я прошу небагато: дату в кожному регламенті та відкритий рядок для кожного призу — оголошено, надіслано, отримано. Мої таблиці від сьогодні рахують тільки отримане. Із першої сотні через це випадають одинадцятеро гравців.</p>`,
    },
  },
  comments: [
    {
      by: 'Hanneke',
      minutesAfter: 11,
      text: 'For anyone organising: one paragraph is enough, and I will write it for you for free. “Paid within 60 days of the final, to the account named at registration.” There, done.',
      upvotes: 58,
    },
    {
      by: 'Tomasz',
      minutesAfter: 29,
      text: 'Wrocław is in the first row. Paid on the night, in cash, minus forty złoty because somebody broke a chair. @Oleksa please add a column for chairs.',
      upvotes: 52,
    },
    {
      by: 'grumble',
      minutesAfter: 60,
      text: 'Prize money was better when it was a graphics card and you could see it on the table.',
      upvotes: 40,
    },
    {
      by: 'Ingrid',
      minutesAfter: 88,
      text: 'I was asked whether I minded being quoted. I minded the July part more. One of the two plays again, by the way, on weekends.',
      upvotes: 35,
    },
    {
      by: 'Gustavo',
      minutesAfter: 170,
      text: 'How many teams answered? If the unpaid are angrier they answer more often, and the bottom rows look worse than they are.',
      upvotes: 29,
    },
    {
      by: 'Oleksa',
      minutesAfter: 195,
      text: '@Gustavo 171 of 212. It is a good objection, so I called 15 of the silent ones: eleven paid on time, two late, two not at all. Close to the table.',
      upvotes: 44,
    },
    {
      by: 'Rasmus',
      minutesAfter: 330,
      text: 'Now do crew. Sound, light, camera, we are on the same invoices and nobody prints a poster with our number on it.',
      upvotes: 57,
    },
    {
      by: 'Zolotar',
      minutesAfter: 480,
      text: 'Нарешті хтось сказав це з цифрами. @Oleksa, додай, будь ласка, до таблиці й валюту виплати: мені одного разу «сплатили» знижкою на периферію.',
      upvotes: 33,
    },
    {
      by: 'lastcircle',
      minutesAfter: 700,
      text: 'As a professional runner-up I can confirm that second place is paid second.',
      upvotes: 49,
    },
    {
      by: 'Ferreira',
      minutesAfter: 1150,
      text: 'Ganhámos 600 euros num torneio em Braga há dois anos. Continuo a receber emails a dizer que está em processamento.',
      upvotes: 28,
    },
    {
      by: 'chairforce',
      minutesAfter: 1600,
      text: '@Tomasz Forty złoty is a fair price for a chair and I would like it noted that I was not in Poland.',
      upvotes: 31,
    },
    {
      by: 'ninefive',
      minutesAfter: 2300,
      text: 'Name the nine. I get why you did not, but a list without names protects the wrong people.',
      upvotes: 38,
    },
    {
      by: 'Hanneke',
      minutesAfter: 2420,
      text: '@ninefive In at least three of the nine “no proof” may simply mean that nobody kept the receipt. Names without proof end with a letter to this site, and I would have to answer it.',
      upvotes: 41,
    },
    {
      by: 'Wiebke',
      minutesAfter: 3400,
      text: 'Bei uns in der Sonntagsliga steht der Termin jetzt im Regelwerk. Hat zwölf Minuten gedauert, elf davon für die Kaffeepause.',
      upvotes: 20,
    },
    {
      by: 'Marisol',
      minutesAfter: 5200,
      text: 'We added the three dates to our page today. It is only two prizes, but it looks very serious with a table around it.',
      upvotes: 36,
    },
  ],
})
