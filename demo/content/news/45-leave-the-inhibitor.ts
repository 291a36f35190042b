import { news } from '../news-entry.ts'

export default news({
  author: 'mirka',
  categories: ['lol'],
  tags: ['statistics', 'economy', 'ranked'],
  mentions: ['Elif'],
  image: 'lol-7',
  hoursAgo: 70,
  upvotes: 556,
  moments: [
    'an inhibitor with 200 health that was left standing',
    'the gold the losing side farms in its own base',
    'five minutes with nothing to do',
    'three waves before Baron',
  ],
  talk: `
    My team would rather lose the game than leave a building with two hundred health.
    > It looks at you. It is asking for it.
    Farming super minions in my own base is the richest I have ever been.
    So the correct play is to stop. I have waited ten years for permission to stop.
    Now explain it to a jungler with Demolish.
    > He does not read, he demolishes.
    Five minutes of an open inhibitor and all I did was stand in mid and feel superior.
    Can we get the same table for ranked, where nobody knows what comes next?
  `,
  versions: {
    en: {
      title: 'Leave the inhibitor standing, at least until somebody has Baron',
      excerpt:
        'In 438 league games the first inhibitor on its own gained its takers 300 gold in five minutes. The losing side got rich in its own base.',
      content: `<p>The inhibitor in Saltworks’ bottom lane had 200 health left, and Tidewater walked away from it. The chat on the broadcast called them cowards. Ninety seconds later Baron came up, all three lanes were still in the middle of the map, and Saltworks had to choose between defending a pit and defending nothing in particular. They lost both, and the inhibitor fell on the way home.</p>
<p>I had been waiting for somebody to do this on purpose. Super minions are strong, everybody can see that, and so everybody breaks the thing that makes them. What one does not see is the bill. Until the inhibitor comes back, five minutes later, that lane pushes by itself, away from you, and the waves die under the turrets of the people you are trying to starve.</p>
<p>So I took 438 games from the Lantern League and the Northern Masters and looked at the five minutes after the first inhibitor of each.</p>
<table><thead><tr><th>First inhibitor taken</th><th>Games</th><th>Lead before</th><th>Change in five minutes</th><th>Won</th></tr></thead><tbody><tr><td>With Baron’s buff</td><td>241</td><td>6,200</td><td>+2,900</td><td>95%</td></tr><tr><td>Without it, Baron up within two minutes</td><td>88</td><td>5,100</td><td>+1,400</td><td>88%</td></tr><tr><td>Without it, Baron far away</td><td>109</td><td>5,000</td><td>+300</td><td>79%</td></tr></tbody></table>
<p>The last row is the one from your ranked games. Five thousand ahead, a won fight, three people dead, and the nearest building gets it. For comparison, I found 96 games in which a team with the same lead and the same fight turned round at the inner turret and took dragon, camps and vision instead: +1,100, and 84 percent.</p>
<h2>Who is being fed</h2>
<p>In the third group the defending bottom laner farms 9.8 creeps a minute during those five minutes, more than at any other time in the game. Nobody dares to walk up to him, because four of your five are busy on the other side, waiting for a mistake that a full wave in the base makes unnecessary.</p>
<h2>When to break it</h2>
<ul><li>If you hold Baron, always. The buff turns the extra wave into a siege.</li><li>If Baron or the fourth dragon is less than two minutes away, push the lane, break it and go. Three waves will arrive while you are in the pit.</li><li>Otherwise leave it low. At 200 health it is a threat that somebody has to stay at home for.</li></ul>
<p>I asked Elif to try it for a week of duo queue. She says that it works, that she was reported four times, and that one jungler went back alone to finish it with a ward.</p>`,
    },
    sv: {
      title: 'Låt inhibitorn stå, åtminstone tills någon har Baron',
      excerpt:
        'I 438 ligamatcher gav den första inhibitorn ensam bara 300 guld på fem minuter. Förlorarna farmade sig rika i sin egen bas.',
      content: `<p>Saltworks inhibitor på nedre linjen hade 200 i hälsa kvar, och Tidewater gick därifrån. Chatten kallade dem fegisar. Nittio sekunder senare kom Baron upp, alla tre linjerna stod mitt på kartan och Saltworks fick välja mellan att försvara gropen och att försvara ingenting. De förlorade båda.</p>
<p>Superminioner är starka, det ser alla. Notan syns inte: i fem minuter pressar linjen av sig själv, bort från dig, och vågorna dör under torn som tillhör dem du försöker svälta ut. Jag gick igenom 438 matcher. Med Baron ökade ledningen med 2 900 guld efter den första inhibitorn. Utan Baron, och med lång tid kvar till nästa, ökade den med 300.</p>
<h2>När ska den falla?</h2>
<p>Alltid om ni har Baron. Också om Baron eller fjärde draken är mindre än två minuter bort: tre vågor hinner fram medan ni står i gropen. Annars gör 200 hälsa mer nytta än ruinen, för någon måste stanna hemma.</p>`,
    },
    pt: {
      title: 'Deixe o inibidor de pé, pelo menos até alguém ter o Barão',
      excerpt:
        'Em 438 partidas de liga, o primeiro inibidor sozinho rendeu 300 de ouro em cinco minutos. Quem perdia enriqueceu dentro da própria base.',
      content: `<p>O inibidor de baixo da Saltworks tinha 200 de vida, e a Tidewater virou as costas. O chat os chamou de covardes. Noventa segundos depois nasceu o Barão, as três rotas continuavam no meio do mapa e a Saltworks teve que escolher entre defender o covil e defender nada. Perdeu os dois.</p>
<p>Supertropas são fortes, isso todos veem. A conta é que não aparece: por cinco minutos a rota avança sozinha, para longe de você, e as ondas morrem debaixo das torres de quem você queria matar de fome. Olhei 438 partidas. Com o Barão, a vantagem cresceu 2.900 depois do primeiro inibidor. Sem ele, e com o próximo ainda longe, cresceu 300.</p>
<h2>Quando derrubar</h2>
<p>Sempre que tiver o Barão. Também se ele ou o quarto dragão estiver a menos de dois minutos: três ondas chegam enquanto você está no covil. Fora isso, os 200 de vida valem mais do que a ruína, porque obrigam alguém a ficar em casa.</p>`,
    },
    de: {
      title: 'Lasst den Inhibitor stehen, zumindest bis jemand den Baron hat',
      excerpt:
        'In 438 Ligaspielen brachte der erste Inhibitor allein 300 Gold in fünf Minuten. Reich wurde, wer in der eigenen Basis farmte.',
      content: `<p>200 Lebenspunkte hatte der untere Inhibitor von Saltworks noch, da drehte Tidewater um. Im Chat hieß es Feiglinge. Neunzig Sekunden später erschien der Baron, alle drei Lanes standen noch in der Kartenmitte, und Saltworks musste sich zwischen der Grube und gar nichts entscheiden. Verloren haben sie beides.</p>
<p>Dass Supervasallen stark sind, sieht jeder. Die Rechnung sieht keiner: Fünf Minuten lang schiebt diese Lane von allein, weg von euch, und die Wellen sterben unter den Türmen derer, die ihr aushungern wollt. Ich habe 438 Spiele durchgesehen. Mit Baron wuchs der Vorsprung nach dem ersten Inhibitor um 2.900 Gold. Ohne ihn, und wenn der nächste noch weit weg war, um 300.</p>
<h2>Wann er fallen soll</h2>
<p>Mit Baron immer. Auch dann, wenn der Baron oder der vierte Drache keine zwei Minuten entfernt ist, denn während ihr in der Grube steht, kommen drei Wellen an. Sonst nützen 200 Lebenspunkte mehr als ein Trümmerhaufen: Einer muss zu Hause bleiben.</p>`,
    },
    pl: {
      title: 'Zostawcie inhibitor w spokoju, przynajmniej dopóki ktoś nie ma Barona',
      excerpt:
        'W 438 meczach ligowych sam pierwszy inhibitor dawał 300 sztuk złota w pięć minut. Przegrywający bogacili się we własnej bazie.',
      content: `<p>Inhibitor Saltworks na dolnej linii miał jeszcze 200 punktów życia, kiedy Tidewater zawróciło. Czat pisał o tchórzach. Półtorej minuty później pojawił się Baron, wszystkie trzy linie stały na środku mapy, a Saltworks musiało wybrać między obroną jamy a obroną niczego. Przegrało jedno i drugie.</p>
<p>Że superstwory są silne, widzi każdy. Rachunku nie widać: przez pięć minut linia pcha się sama, coraz dalej od was, a fale giną pod wieżami tych, których chcecie zagłodzić. Przejrzałam 438 meczów. Z Baronem przewaga rosła po pierwszym inhibitorze o 2900 sztuk złota. Bez niego, gdy do następnego było daleko, o 300.</p>
<h2>Kiedy burzyć</h2>
<p>Z Baronem zawsze. Także wtedy, gdy do Barona albo czwartego smoka zostały mniej niż dwie minuty, bo zanim wyjdziecie z jamy, dojdą trzy fale. W innym wypadku 200 punktów życia daje więcej niż gruz: ktoś musi zostać w domu.</p>`,
    },
    ru: {
      title: 'Не ломайте ингибитор, по крайней мере пока ни у кого нет барона',
      excerpt:
        'В 438 матчах лиг один лишь первый ингибитор приносил 300 золота за пять минут. Богатели те, кто фармил на своей базе.',
      content: `<p>У нижнего ингибитора Saltworks оставалось 200 здоровья, и тут Tidewater развернулись. В чате их назвали трусами. Через полторы минуты появился барон, все три линии стояли посреди карты, и Saltworks пришлось выбирать: защищать яму или неизвестно что. Проиграли и то и другое.</p>
<p>Что суперминьоны сильны, видят все. Счёта не видит никто: пять минут линия толкается сама, прочь от вас, и волны гибнут под башнями тех, кого вы хотели уморить голодом. Я просмотрела 438 матчей. С бароном преимущество после первого ингибитора росло на 2900 золота. Без него, если до следующего было далеко, — на 300.</p>
<h2>Когда ломать</h2>
<p>С бароном всегда. И ещё если до барона или четвёртого дракона меньше двух минут: пока вы в яме, дойдут три волны. В остальных случаях двести здоровья полезнее руин, ведь кому-то придётся сидеть дома.</p>`,
    },
    uk: {
      title: 'Не ламайте інгібітор, принаймні поки ні в кого немає барона',
      excerpt:
        'У 438 матчах ліг сам лише перший інгібітор давав 300 золота за п’ять хвилин. Багатіли ті, хто фармив на власній базі.',
      content: `<p>Нижній інгібітор Saltworks мав іще 200 здоров’я, коли Tidewater розвернулися. У чаті їх назвали боягузами. За півтори хвилини з’явився барон, усі три лінії стояли посеред мапи, і Saltworks мусили обирати: боронити яму чи невідь-що. Програли і те, і те.</p>
<p>Що суперміньйони сильні, бачать усі. Рахунку не бачить ніхто: п’ять хвилин лінія штовхається сама, геть від вас, і хвилі гинуть під вежами тих, кого ви хотіли виморити голодом. Я переглянула 438 матчів. Із бароном перевага після першого інгібітора зростала на 2900 золота. Без нього, якщо до наступного було далеко, — на 300.</p>
<h2>Коли ламати</h2>
<p>Із бароном завжди. І ще якщо до барона чи четвертого дракона менш ніж дві хвилини: поки ви в ямі, дійдуть три хвилі. В інших випадках двісті здоров’я корисніші за руїну, адже хтось муситиме сидіти вдома.</p>`,
    },
  },
  comments: [
    {
      by: 'Elif',
      minutesAfter: 5,
      text: 'The ward had ONE hit to go and he missed it and died to the fountain. I have the replay and I will be showing it at my wedding.',
      upvotes: 71,
    },
    {
      by: 'MidOrFeed',
      minutesAfter: 12,
      text: 'If it has 200 health I am hitting it. I am not a philosopher.',
      upvotes: 55,
    },
    {
      by: 'Gustavo',
      minutesAfter: 33,
      text: 'Teams that turn back may simply be the better teams. Same five in both rows, or different ones?',
      upvotes: 24,
    },
    {
      by: 'mirka',
      minutesAfter: 58,
      text: '@Gustavo Mostly the same: every team in the 96 is in the 109 as well. Inside the teams it is 83 against 79. Smaller, still there.',
      upvotes: 31,
    },
    {
      by: 'quietward',
      minutesAfter: 90,
      text: 'Those five minutes are also when you finally get to place vision in their jungle without dying. Nobody ever uses them for that.',
      upvotes: 36,
    },
    {
      by: 'laneswap',
      minutesAfter: 160,
      text: 'Wrote this in a forum thread three years ago, without the table. I accept the table.',
      upvotes: 42,
    },
    {
      by: 'Bohdan',
      minutesAfter: 245,
      text: 'Показав команді. Тепер у нас суперечка, чи «двісті здоров’я» рахувати за план, чи за промах.',
      upvotes: 30,
    },
    {
      by: 'Ferreira',
      minutesAfter: 500,
      text: 'Ontem parei mesmo em frente ao inibidor com 180 de vida. Quatro pontos de interrogação em dois segundos.',
      upvotes: 38,
    },
    {
      by: 'Elif',
      minutesAfter: 540,
      text: '@Ferreira Only four? Your team likes you.',
      upvotes: 45,
    },
    {
      by: 'olddust',
      minutesAfter: 1300,
      text: 'I play another game and all I understand is that a door is worth more closed. Agreed.',
      upvotes: 33,
    },
    {
      by: 'grumble',
      minutesAfter: 2600,
      text: 'In season two you broke the inhibitor and then the other two and then you went to bed.',
      upvotes: 29,
    },
  ],
})
