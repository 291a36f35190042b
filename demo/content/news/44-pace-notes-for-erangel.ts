import { news } from '../news-entry.ts'

export default news({
  author: 'Katja',
  categories: ['pubg'],
  tags: ['coaching', 'lantern-league', 'interview'],
  mentions: ['DadAim'],
  image: 'pubg-4',
  hoursAgo: 123,
  upvotes: 284,
  moments: [
    'reading the road aloud',
    'eleven cars lost to rocks',
    'the fence post on the way to Pochinki',
    'the passenger who may not look out of the side window',
    '“long left eighty, crest, do not cut”',
  ],
  talk: `
    Eleven cars lost to rocks. Those are rookie numbers, ask my squad.
    > We have lost a boat to a rock. On land.
    “Do not cut” is going to be my answer to everything now.
    My passenger reads too. He reads his messages.
    Crest, do not cut, sorry, that was a cow.
    > There are no cows on Erangel.
    > > There are none now.
    Rally is battle royale with a better schedule.
    Whoever reads the road should also apologise for it.
  `,
  versions: {
    en: {
      title: 'Tidewater’s passengers now read the road aloud, like rally co-drivers',
      excerpt:
        'A retired co-driver has spent three weeks with the PUBG squad. They still lose cars, but hardly ever to the landscape.',
      content: `<p>“Hundred, long left over crest, do not cut, fence post inside.” The voice belongs to Milan Vrba, who is Tidewater’s scout and until a month ago used his time in the car to look for people to shoot at. The fence post stands on the road from Gatka to Pochinki. It has cost the team two Dacias.</p>
<p>Coach Benedikt Rauch had gone looking for lost rotations and found lost cars. In thirty scrims his squad wrecked 27 of them before phase five: sixteen were shot, and eleven hit something that had been there since the map was made. A team that arrives with one vehicle fewer has to choose between leaving somebody behind and arriving twice. Rauch did not hire a driving teacher. His driver, Jonas Opitz, is excellent. He hired someone to teach the other three how to sit next to him.</p>
<h2>Three things to say</h2>
<p>Hilde Aamodt spent twenty-two years in the right-hand seat of rally cars and had never seen the game. She asked for the map, a free afternoon and a pencil. Her rules for pace notes filled one page.</p>
<ul><li>Say the distance first, then the corner, then what is wrong with it. Never in another order.</li><li>Speak one corner ahead. What the driver can see is no longer your business.</li><li>The reader reads. Whoever shoots, reads nothing, and hands over with one word before the first shot.</li></ul>
<blockquote>They all wanted to describe. “There’s a rock.” Yes, and he can see the rock now, he is inside it.<footer>Hilde Aamodt</footer></blockquote>
<p>The squad walked their twelve usual rotations on Erangel on foot, which took two evenings, and wrote 340 notes. On Miramar they stopped after four roads: in open country the driver leaves the track whenever somebody fires, and the page is worth nothing. There the passenger only calls height.</p>
<h2>What it has changed</h2>
<p>In the thirty scrims since then they have lost three cars to scenery instead of eleven, and seventeen to bullets. Average arrival in phase four is nineteen seconds earlier. That is not all the notes. Opitz drives faster because someone else is responsible for the fence post, and he says so.</p>
<p>The price is a pair of eyes. Twice a squad parked by the road that Vrba would have spotted a month ago; he was reading. Our member DadAim, who drives for a living, pointed out that this is also why his children sit in the back.</p>
<p>The final of the Lantern League is in Malmö next week. Aamodt will be in the hall. She has asked where the fence post is.</p>`,
    },
    sv: {
      title: 'Tidewaters passagerare läser vägen högt, som kartläsare i rally',
      excerpt:
        'En pensionerad kartläsare har ägnat tre veckor åt PUBG-laget. Bilar försvinner fortfarande, men sällan mot en sten.',
      content: `<p>”Hundra, lång vänster över krön, skär inte, staketstolpe innanför.” Rösten är Milan Vrbas. Han är Tidewaters spanare och brukade använda bilturerna till att leta efter folk att skjuta på. Stolpen står på vägen till Pochinki och har kostat två bilar.</p>
<p>Coachen Benedikt Rauch räknade: på trettio träningsmatcher gick 27 bilar förlorade före fas fem, elva av dem mot terrängen. I stället för en körlärare anställde han Hilde Aamodt, tjugotvå år i rallyts högerstol. Avståndet först, sedan kurvan, sist felet med den. Läs en kurva i förväg. Den som skjuter läser inte.</p>
<blockquote>Alla ville beskriva. ”Där är en sten.” Ja, och nu ser han den, för han sitter i den.<footer>Hilde Aamodt</footer></blockquote>
<p>Laget gick sina tolv vanliga vägar på Erangel till fots och skrev 340 noter. Sedan dess har tre bilar gått åt mot terrängen, och man når fas fyra nitton sekunder tidigare. Priset är ett par ögon: två lag vid vägkanten har Vrba redan missat.</p>`,
    },
    pt: {
      title: 'Na Tidewater, o passageiro agora dita a estrada, como num rali',
      excerpt:
        'Uma navegadora aposentada passou três semanas com a equipe de PUBG. Carros ainda se perdem, mas quase nunca contra uma pedra.',
      content: `<p>“Cem, esquerda longa sobre lomba, não corta, poste por dentro.” A voz é de Milan Vrba, batedor da Tidewater, que antes usava as viagens para procurar em quem atirar. O poste fica na estrada para Pochinki e já custou dois carros.</p>
<p>O treinador Benedikt Rauch fez as contas: em trinta treinos, 27 carros perdidos antes da fase cinco, onze deles contra o cenário. Em vez de um instrutor, contratou Hilde Aamodt, vinte e dois anos no banco da direita. Primeiro a distância, depois a curva, por fim o defeito. Uma curva à frente, sempre. Quem atira não lê.</p>
<blockquote>Todos queriam descrever. “Tem uma pedra.” Tem, e agora ele já está vendo, porque está dentro dela.<footer>Hilde Aamodt</footer></blockquote>
<p>A equipe percorreu a pé as doze rotas habituais de Erangel e escreveu 340 notas. Desde então, só três carros ficaram no cenário, e a chegada à fase quatro é dezenove segundos mais cedo. O preço é um par de olhos: Vrba já deixou passar duas equipes à beira da estrada.</p>`,
    },
    de: {
      title: 'Bei Tidewater liest der Beifahrer jetzt die Strecke vor, wie im Rallyeauto',
      excerpt:
        'Eine Copilotin im Ruhestand war drei Wochen beim PUBG-Team. Autos gehen immer noch verloren, aber kaum noch an Felsen.',
      content: `<p>„Hundert, lang links über Kuppe, nicht schneiden, Zaunpfahl innen.“ Die Stimme gehört Milan Vrba, dem Scout von Tidewater. Früher suchte er auf Fahrten nach Leuten, auf die man schießen könnte. Der Pfahl steht an der Straße nach Pochinki und hat zwei Wagen gekostet.</p>
<p>Trainer Benedikt Rauch hatte nachgezählt: 27 Autos verlor sein Team in dreißig Scrims vor Phase fünf, elf davon an die Landschaft. Statt eines Fahrlehrers holte er Hilde Aamodt, zweiundzwanzig Jahre auf dem rechten Sitz von Rallyeautos. Erst die Entfernung, dann die Kurve, dann der Haken daran. Immer eine Kurve voraus. Und wer schießt, liest nicht.</p>
<blockquote>Alle wollten beschreiben. „Da ist ein Stein.“ Ja, den sieht er jetzt auch, er steckt ja drin.<footer>Hilde Aamodt</footer></blockquote>
<p>Zwölf Routen auf Erangel ist das Team zu Fuß abgegangen, 340 Notizen stehen im Heft. Seither blieben nur drei Autos im Gelände, Phase vier wird neunzehn Sekunden früher erreicht. Der Preis ist ein Paar Augen: Zwei Teams am Straßenrand hat Vrba schon überlesen.</p>`,
    },
    pl: {
      title: 'W Tidewater pasażer czyta drogę na głos, jak pilot rajdowy',
      excerpt:
        'Emerytowana pilotka spędziła z zespołem PUBG trzy tygodnie. Auta nadal przepadają, ale już prawie nigdy na kamieniach.',
      content: `<p>„Sto, długi lewy przez szczyt, nie ciąć, słupek w środku”. To głos Milana Vrby, zwiadowcy Tidewater, który dawniej w samochodzie rozglądał się za kimś do ustrzelenia. Słupek stoi przy drodze do Pochinek i kosztował zespół dwa auta.</p>
<p>Trener Benedikt Rauch policzył: w trzydziestu sparingach drużyna straciła przed piątą fazą 27 aut, z czego jedenaście na elementach krajobrazu. Zamiast instruktora jazdy zatrudnił Hilde Aamodt, która przesiedziała w rajdówkach dwadzieścia dwa lata na prawym fotelu. Najpierw odległość, potem zakręt, na końcu haczyk. Zawsze o zakręt do przodu. Kto strzela, nie czyta.</p>
<blockquote>Wszyscy chcieli opisywać. „Tam jest kamień”. Owszem, teraz już go widzi, bo w nim siedzi.<footer>Hilde Aamodt</footer></blockquote>
<p>Dwanaście stałych tras na Erangelu przeszli pieszo i zapisali 340 notatek. Od tej pory na przeszkodach zostały trzy auta, a czwartą fazę witają dziewiętnaście sekund wcześniej. Cena to jedna para oczu: Vrba przeoczył już dwie drużyny przy drodze.</p>`,
    },
    ru: {
      title: 'В Tidewater пассажир теперь читает дорогу вслух, как штурман в ралли',
      excerpt:
        'Штурман на пенсии провела с составом по PUBG три недели. Машины всё ещё гибнут, но почти никогда не об камни.',
      content: `<p>«Сто, длинный левый через трамплин, не резать, внутри столб». Это голос Милана Врбы, скаута Tidewater, который раньше в машине высматривал, в кого бы выстрелить. Столб стоит на дороге в Починки и обошёлся команде в две «Дачии».</p>
<p>Тренер Бенедикт Раух посчитал: за тридцать тренировочных игр до пятой фазы погибли 27 машин, из них одиннадцать об пейзаж. Вместо инструктора по вождению он позвал Хильде Омодт, двадцать два года просидевшую в раллийных машинах справа. Сначала расстояние, потом поворот, потом подвох. Всегда на поворот вперёд. Кто стреляет, тот не читает.</p>
<blockquote>Все хотели описывать. «Там камень». Да, теперь он его видит, он в нём сидит.<footer>Хильде Омодт</footer></blockquote>
<p>Двенадцать привычных маршрутов на Эрангеле прошли пешком и записали 340 строчек. С тех пор о препятствия разбились три машины, а до четвёртой фазы добираются на девятнадцать секунд раньше. Цена — пара глаз: две команды у обочины Врба уже прозевал.</p>`,
    },
    uk: {
      title: 'У Tidewater пасажир тепер читає дорогу вголос, як штурман у ралі',
      excerpt:
        'Штурманка на пенсії провела зі складом PUBG три тижні. Машини й далі гинуть, але майже ніколи об каміння.',
      content: `<p>«Сто, довгий лівий через трамплін, не різати, всередині стовп». Це голос Мілана Врби, скаута Tidewater, який раніше в машині видивлявся, у кого б вистрілити. Стовп стоїть на дорозі до Починок і обійшовся команді у дві «Дачії».</p>
<p>Тренер Бенедикт Раух порахував: за тридцять тренувальних ігор до п’ятої фази загинуло 27 машин, з них одинадцять об краєвид. Замість інструктора з водіння він покликав Гільде Омодт, яка двадцять два роки просиділа в ралійних авто праворуч. Спершу відстань, потім поворот, потім пастка. Завжди на поворот наперед. Хто стріляє, той не читає.</p>
<blockquote>Усі хотіли описувати. «Там камінь». Так, тепер він його бачить, бо сидить у ньому.<footer>Гільде Омодт</footer></blockquote>
<p>Дванадцять звичних маршрутів на Ерангелі пройшли пішки й записали 340 рядків. Відтоді об перешкоди розбилося три машини, а до четвертої фази добираються на дев’ятнадцять секунд раніше. Ціна — пара очей: дві команди при дорозі Врба вже проґавив.</p>`,
    },
  },
  comments: [
    {
      by: 'DadAim',
      minutesAfter: 9,
      text: 'Delivery van, nineteen years. The children sit in the back and they read, too. Mostly they read that they are hungry.',
      upvotes: 58,
    },
    {
      by: 'bushcamper',
      minutesAfter: 21,
      text: 'I know that fence post. I have watched five Dacias from there. Best seat on the map.',
      upvotes: 49,
    },
    {
      by: 'Wiebke',
      minutesAfter: 44,
      text: 'Mein Onkel war Beifahrer im Rallyesport und liest bis heute jede Ausfahrt vor. Die Familie fliegt lieber.',
      upvotes: 37,
    },
    {
      by: 'Oleksa',
      minutesAfter: 80,
      text: 'Cars lost to scenery, eleven down to three in thirty games: that one I believe without a test. The nineteen seconds I would want to see per map.',
      upvotes: 25,
    },
    {
      by: 'Katja',
      minutesAfter: 105,
      text: '@Oleksa Rauch sent it: 26 seconds on Erangel, 9 on Taego, nothing at all on Miramar.',
      upvotes: 28,
    },
    {
      by: 'rotato',
      minutesAfter: 230,
      text: 'I do read the road. I read it afterwards, from the river.',
      upvotes: 41,
    },
    {
      by: 'Zolotar',
      minutesAfter: 480,
      text: 'Стовп стоїть там від першої версії мапи, тільки тоді він був на два метри лівіше. Маю знімок.',
      upvotes: 33,
    },
    {
      by: 'bushcamper',
      minutesAfter: 530,
      text: '@Zolotar Send it. For the family album.',
      upvotes: 27,
    },
    {
      by: 'caio',
      minutesAfter: 1500,
      text: 'Vou começar a ditar o caminho da cozinha para a sala. Curto, esquerda, gato por dentro.',
      upvotes: 46,
    },
    {
      by: 'tiltproof',
      minutesAfter: 3100,
      text: 'Tried it, my driver asked whether I was having a stroke. We lost the car to a rock.',
      upvotes: 35,
    },
    {
      by: 'stormside',
      minutesAfter: 6100,
      text: 'After the final: nobody wrote a note for “compound, empty, ninety seconds”.',
      upvotes: 31,
    },
  ],
})
