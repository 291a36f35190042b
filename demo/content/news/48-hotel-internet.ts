import { news } from '../news-entry.ts'

export default news({
  author: 'Bruno',
  categories: ['general'],
  tags: ['hardware', 'lan-life', 'statistics'],
  mentions: ['Ingrid', 'Jannik'],
  image: 'general-7',
  hoursAgo: 97,
  upvotes: 379,
  moments: [
    'the socket behind the minibar',
    'the worst one percent',
    'eight in the evening on the fourth floor',
    'the phone that beat the router',
    'a box the size of a soap',
  ],
  talk: `
    The socket behind the minibar is the best-kept secret of European esports.
    > Delete this before the others read it.
    My hotel Wi-Fi asks for my surname every forty minutes. In a scrim. On match point.
    Four milliseconds on average, said the man who drowned in a lake of average depth.
    Room 412, beside the lift. I knew it before the table did.
    > The lift is a very good microwave.
    I pack the cable first and the toothbrush if there is space.
    Eight in the evening is when everybody’s film starts.
  `,
  versions: {
    en: {
      title: 'Hotel internet in 38 rooms: fine on average, unplayable at eight',
      excerpt:
        'Team managers carried a small measuring box through six hotels. The socket behind the minibar wins, and a phone comes second.',
      content: `<p>The receptionist in Gothenburg was right: her Wi-Fi is fast. It measured 190 megabits in the room where a Northwind player had disconnected twice the night before. Speed was never the question. A game sends less than a phone call. It only wants every bit of it on time.</p>
<p>So I asked Jannik for a box the size of a bar of soap that sends fifty small packets a second to a server in Frankfurt and writes down when each comes back. Ingrid took the first one on the road in spring, other managers took the next five, and I now have ten-minute runs from 38 rooms in six hotels, at noon, at eight in the evening and at midnight. What you see is the delay on top of a wired line in the same town.</p>
<table><thead><tr><th>Connection</th><th>Rooms</th><th>Median</th><th>Worst 1%</th><th>Lost</th></tr></thead><tbody><tr><td>Wi-Fi, 2.4 GHz</td><td>38</td><td>9 ms</td><td>212 ms</td><td>1.9%</td></tr><tr><td>Wi-Fi, 5 GHz</td><td>38</td><td>4 ms</td><td>96 ms</td><td>0.6%</td></tr><tr><td>Phone by USB cable</td><td>34</td><td>24 ms</td><td>71 ms</td><td>0.2%</td></tr><tr><td>Socket in the wall</td><td>21</td><td>1 ms</td><td>11 ms</td><td>0.0%</td></tr></tbody></table>
<h2>Look at the third column, not the second</h2>
<p>By the median, hotel Wi-Fi is excellent. The worst one percent is where you die. At fifty packets a second that is one every two seconds, and a hundred milliseconds late is a shot at somebody who has gone.</p>
<p>It gets worse when the other guests come back from dinner. At noon the bad packets on 5 GHz took 38 milliseconds longer, at eight 164. The phone went from 66 to 77. It starts slow and stays slow, which a hand can learn.</p>
<h2>Where the socket is</h2>
<p>In 21 of 38 rooms there was a working one. Nine were behind the television, seven behind the minibar, four under the desk and one inside a wardrobe. Five more looked fine and led nowhere; reception could switch on three of them. Nobody had ever asked.</p>
<h2>What to pack</h2>
<ul><li>Ten metres of flat cable. Five reach the desk in half of the rooms.</li><li>A USB cable for the phone, and a data plan for the country. Sharing over the phone’s own Wi-Fi adds the problem you were leaving.</li><li>A line in the booking: “room with a network socket, not next to the lift.” Ingrid has used it for three events. It worked at all three, and once there was fruit.</li></ul>
<p>Six hotels are not the world, and all of them had paid for good routers. If you manage a team and would like to carry a soap, write to me. The next batch is waiting for its cases.</p>`,
    },
    sv: {
      title: 'Hotellnät i 38 rum: bra i snitt, ospelbart klockan åtta',
      excerpt:
        'Lagledare har burit en liten mätdosa genom sex hotell. Uttaget bakom minibaren vinner, och telefonen kommer tvåa.',
      content: `<p>Receptionisten i Göteborg hade rätt, hennes wifi är snabbt: 190 megabit i ett rum där en Northwindspelare tappat anslutningen två gånger kvällen före. Men ett spel skickar mindre än ett telefonsamtal. Det vill bara ha allt i tid.</p>
<p>Jannik byggde en dosa stor som en tvål, Ingrid och andra lagledare tog med den på resor. I 38 rum ger wifi på 5 GHz fyra millisekunder extra i median, men den sämsta procenten ligger på 96. Ett vägguttag klarar 11, en telefon via usb 71.</p>
<h2>Klockan åtta</h2>
<p>När gästerna kommer tillbaka från middagen stiger wifi till 164, medan telefonen står kvar på 77. Ett fungerande uttag fanns i 21 rum, sju av dem bakom minibaren.</p>
<p>Packa tio meter platt kabel och en usb-kabel. Och skriv i bokningen: ”rum med nätverksuttag, inte bredvid hissen”. Det har fungerat tre gånger av tre.</p>`,
    },
    pt: {
      title: 'Internet de hotel em 38 quartos: boa na média, impossível às oito',
      excerpt:
        'Gerentes de equipes levaram uma caixinha de medição por seis hotéis. Ganha a tomada atrás do frigobar, e o celular fica em segundo.',
      content: `<p>A recepcionista de Gotemburgo tinha razão: o Wi-Fi dela é rápido. Deu 190 megabits no quarto em que um jogador da Northwind tinha caído duas vezes na noite anterior. Mas um jogo manda menos dados do que um telefonema. Só quer tudo na hora certa.</p>
<p>Jannik montou uma caixa do tamanho de um sabonete, e Ingrid e outros gerentes levaram a caixa nas viagens. Em 38 quartos, o Wi-Fi de 5 GHz acrescenta quatro milissegundos na mediana, mas 96 no pior um por cento. A tomada de rede fica em 11; o celular por cabo USB, em 71.</p>
<h2>Às oito da noite</h2>
<p>Quando os hóspedes voltam do jantar, o Wi-Fi sobe para 164 e o celular para 77. Havia tomada funcionando em 21 quartos, sete delas atrás do frigobar.</p>
<p>Leve dez metros de cabo chato e um cabo USB. E escreva na reserva: “quarto com tomada de rede, longe do elevador”. Funcionou três vezes em três.</p>`,
    },
    de: {
      title: 'Hotel-Internet in 38 Zimmern: im Schnitt gut, um acht unspielbar',
      excerpt:
        'Teammanager haben eine kleine Messbox durch sechs Hotels getragen. Die Dose hinter der Minibar gewinnt, das Handy wird Zweiter.',
      content: `<p>Die Rezeptionistin in Göteborg hatte recht, ihr WLAN ist schnell: 190 Megabit in einem Zimmer, in dem am Abend zuvor ein Spieler von Northwind zweimal hinausgeflogen war. Nur schickt ein Spiel weniger Daten als ein Telefonat. Es will sie bloß pünktlich.</p>
<p>Jannik baute eine Box so groß wie ein Stück Seife, Ingrid und andere nahmen sie mit auf Reisen. In 38 Zimmern kostet WLAN mit 5 GHz im Median vier Millisekunden, im schlechtesten Prozent aber 96. Die Netzwerkdose schafft 11, das Handy am USB-Kabel 71.</p>
<h2>Abends um acht</h2>
<p>Wenn die Gäste vom Essen kommen, steigt das WLAN auf 164, das Handy nur auf 77. Eine Dose, die funktionierte, fand sich in 21 Zimmern, siebenmal hinter der Minibar.</p>
<p>In den Koffer gehören zehn Meter Flachkabel und ein USB-Kabel, in die Buchung der Satz: „Zimmer mit Netzwerkdose, nicht neben dem Aufzug“. Hat dreimal von dreimal geklappt.</p>`,
    },
    pl: {
      title: 'Internet hotelowy w 38 pokojach: średnio dobry, o ósmej niegrywalny',
      excerpt:
        'Menedżerowie drużyn wozili małą skrzynkę pomiarową po sześciu hotelach. Wygrywa gniazdko za minibarem, telefon jest drugi.',
      content: `<p>Recepcjonistka w Göteborgu miała rację, jej Wi-Fi jest szybkie: 190 megabitów w pokoju, w którym poprzedniego wieczoru gracza Northwind dwa razy rozłączyło. Tyle że gra wysyła mniej danych niż rozmowa telefoniczna. Chce je tylko mieć na czas.</p>
<p>Jannik zbudował skrzynkę wielkości mydła, a Ingrid i inni menedżerowie zabrali ją w trasę. W 38 pokojach Wi-Fi 5 GHz dodaje w medianie cztery milisekundy, ale w najgorszym procencie 96. Gniazdko w ścianie 11, telefon po kablu USB 71.</p>
<h2>O ósmej wieczorem</h2>
<p>Gdy goście wracają z kolacji, Wi-Fi skacze do 164, telefon tylko do 77. Działające gniazdko było w 21 pokojach, siedem razy za minibarem.</p>
<p>Do walizki: dziesięć metrów płaskiego kabla i przewód USB. Do rezerwacji: „pokój z gniazdkiem sieciowym, nie przy windzie”. Udało się trzy razy na trzy.</p>`,
    },
    ru: {
      title: 'Интернет в 38 номерах: в среднем хороший, в восемь вечера неиграбельный',
      excerpt:
        'Менеджеры команд возили измерительную коробочку по шести гостиницам. Победила розетка за мини-баром, телефон второй.',
      content: `<p>Администратор в Гётеборге не обманула, вайфай у неё быстрый: 190 мегабит в номере, где накануне игрока Northwind дважды выкинуло с сервера. Только игра передаёт меньше данных, чем телефонный звонок. Ей нужно, чтобы всё приходило вовремя.</p>
<p>Jannik собрал коробочку размером с мыло, Ingrid и другие менеджеры брали её в поездки. В 38 номерах вайфай на 5 ГГц добавляет по медиане четыре миллисекунды, а в худшем проценте — 96. Розетка в стене даёт 11, телефон по USB — 71.</p>
<h2>Восемь вечера</h2>
<p>Когда гости возвращаются с ужина, вайфай доходит до 164, телефон лишь до 77. Рабочая розетка нашлась в 21 номере, из них семь раз за мини-баром.</p>
<p>В чемодан: десять метров плоского кабеля и провод USB. В бронь: «номер с сетевой розеткой, не рядом с лифтом». Сработало три раза из трёх.</p>`,
    },
    uk: {
      title: 'Інтернет у 38 номерах: у середньому добрий, о восьмій вечора неігровий',
      excerpt:
        'Менеджери команд возили вимірювальну коробочку шістьма готелями. Перемогла розетка за мінібаром, телефон другий.',
      content: `<p>Адміністраторка в Гетеборзі не обманула, вайфай у неї швидкий: 190 мегабітів у номері, де напередодні гравця Northwind двічі викинуло із сервера. Тільки гра передає менше даних, ніж телефонний дзвінок. Їй треба, щоб усе приходило вчасно.</p>
<p>Jannik склав коробочку завбільшки з мило, Ingrid та інші менеджери брали її в дорогу. У 38 номерах вайфай на 5 ГГц додає за медіаною чотири мілісекунди, а в найгіршому відсотку — 96. Розетка в стіні дає 11, телефон через USB — 71.</p>
<h2>Восьма вечора</h2>
<p>Коли гості повертаються з вечері, вайфай сягає 164, телефон лише 77. Робоча розетка знайшлася у 21 номері, із них сім разів за мінібаром.</p>
<p>У валізу: десять метрів плаского кабелю і дріт USB. У бронювання: «номер із мережевою розеткою, не біля ліфта». Спрацювало три рази з трьох.</p>`,
    },
  },
  comments: [
    {
      by: 'Ingrid',
      minutesAfter: 7,
      text: 'The fruit was two apples and it is the best hotel we have ever had.',
      upvotes: 46,
    },
    {
      by: 'Jannik',
      minutesAfter: 15,
      text: 'Cases are printing. They look even more like soap now, one of them has been through a shower.',
      upvotes: 55,
    },
    {
      by: 'Oleksa',
      minutesAfter: 38,
      text: 'Nice that somebody prints the tail. Is the one percent spread out or does it come in clumps? Fifty bad packets in a row are one bad second, not fifty small ones.',
      upvotes: 34,
    },
    {
      by: 'Bruno',
      minutesAfter: 61,
      text: '@Oleksa Clumps. On Wi-Fi about seven in a row, on the phone two. I should have put that in the table.',
      upvotes: 37,
    },
    {
      by: 'Aino',
      minutesAfter: 120,
      text: 'Seven behind the minibar explains three backs that I have treated this season.',
      upvotes: 61,
    },
    {
      by: 'Tomasz',
      minutesAfter: 260,
      text: 'U nas gracze śpią w internacie i mają kabel w każdym pokoju. Minibaru brak, ale jest automat z zupą.',
      upvotes: 40,
    },
    {
      by: 'nightbus',
      minutesAfter: 430,
      text: 'Play on the night bus for a week and all of these look like the royal palace.',
      upvotes: 29,
    },
    {
      by: 'redzone',
      minutesAfter: 660,
      text: 'Phone comes second. Phone first, as I keep saying, but I will take second.',
      upvotes: 38,
    },
    {
      by: 'Patrycja',
      minutesAfter: 1400,
      text: '@Jannik Can an amateur team get one? We stay in places that have one socket for everything, including the kettle.',
      upvotes: 24,
    },
    {
      by: 'Jannik',
      minutesAfter: 1490,
      text: '@Patrycja You are number nine on the list. It runs from a power bank, so you can keep the kettle.',
      upvotes: 43,
    },
    {
      by: 'Vitya',
      minutesAfter: 3600,
      text: 'Розетка за мини-баром нашлась. Мини-бар обратно не встал.',
      upvotes: 52,
    },
  ],
})
