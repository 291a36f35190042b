import { news } from '../news-entry.ts'

export default news({
  author: 'Oleksa',
  categories: ['pubg'],
  tags: ['statistics', 'northern-masters', 'late-circle'],
  mentions: ['Gustavo'],
  image: 'pubg-6',
  hoursAgo: 90,
  upvotes: 268,
  moments: ['the third car', 'two vehicles in phase four', 'four points a match', '1,920 starts'],
  talk: `
    I am the third car.
    > You are the fourth passenger.
    Finally a number for the feeling that we are driving too much.
    Phase four, two vehicles, four friends, no fuel.
    > There is always one with no fuel and it is always mine.
    What is a motorbike with a sidecar worth? Emotionally, I mean.
    Is it cars that score, or is it good teams that find cars?
    > Both, I think. Ask any good team that has parked in a ditch.
    It should count boats, if only to make them feel included.
  `,
  versions: {
    en: {
      title: 'What a car is worth in phase four: 1,920 starts from the north',
      excerpt:
        'Teams with two vehicles in phase four outscore teams with none by four points a match. The third car is where the numbers stop being polite.',
      content: `<p>Four points and three tenths. That is what a team in the Northern Masters scores on average when it is still alive at the start of phase four and has nothing to drive. With one vehicle it scores 6.7. With two, 8.4.</p>
<p>The table below covers one full season: 120 matches, sixteen teams each, 1,920 starts. Of these, 1,377 were still alive when the fourth circle appeared. I counted a vehicle as owned if a member of the team had driven it in the previous two minutes and it stood within 100 metres of at least one of them.</p>
<table><thead><tr><th>Vehicles in phase four</th><th>Team matches</th><th>Placement points</th><th>Kill points</th><th>Total</th></tr></thead><tbody><tr><td>0</td><td>214</td><td>1.4</td><td>2.9</td><td>4.3</td></tr><tr><td>1</td><td>468</td><td>2.5</td><td>4.2</td><td>6.7</td></tr><tr><td>2</td><td>521</td><td>3.4</td><td>5.0</td><td>8.4</td></tr><tr><td>3</td><td>139</td><td>3.5</td><td>4.2</td><td>7.7</td></tr><tr><td>4</td><td>35</td><td>2.2</td><td>3.5</td><td>5.7</td></tr></tbody></table>
<h2>The obvious objection</h2>
<p>Good teams have cars because they are good, not the other way round. So I repeated the count inside each team. Fourteen of the sixteen still score more with two vehicles than with none. The gap shrinks, from 4.1 points to 2.9, and does not go away. The two exceptions, Kestrel and Paper Lantern, drop close to the centre of the map and seldom need to travel.</p>
<h2>Why the third one costs</h2>
<p>Placement hardly changes between two vehicles and three. Kills fall by 0.8. I watched 40 of the 139 replays to see why, and the answer is dull. Three engines need three drivers, and a team of four with three drivers has one rifle in the window. It arrives intact and it arrives having shot nobody.</p>
<p>Four vehicles is a different picture. In 22 of the 35 cases the squad had split up and was trying to meet again. The cars are a symptom there.</p>
<h2>Which car, and where</h2>
<p>On Erangel I find no difference between the closed and the open kinds once the number is held constant. On Miramar I do: teams whose second vehicle was a motorcycle score 7.1, other teams with two score 8.7. A motorcycle gives no cover when the circle ends in the open, and on Miramar it usually does. The motorcycle group has only 61 cases, so please do not sell yours on my account.</p>
<p>What the table cannot say is how much a parked car is worth as a wall. Gustavo suggested counting the tyres shot out in the last two circles. I have started, by hand, and I am at match nineteen.</p>
<p>The raw file, one line per team and match, is at <a href="https://example.org/northern-masters-vehicles">example.org/northern-masters-vehicles</a>. If you find a mistake, tell me which line.</p>`,
    },
    sv: {
      title: 'Vad en bil är värd i fas fyra: 1 920 starter från norr',
      excerpt:
        'Lag med två fordon tar drygt fyra poäng mer per match än lag utan. Den tredje bilen är däremot mest till besvär.',
      content: `<p>4,3 poäng. Så mycket tar ett lag i Northern Masters i snitt när det lever i fas fyra men saknar fordon. Med en bil blir det 6,7, med två 8,4. Underlaget är en hel säsong: 120 matcher, sexton lag, 1 920 starter.</p>
<p>Bra lag har förstås bilar för att de är bra. Därför räknade jag om siffrorna lag för lag. Fjorton av sexton tar fortfarande fler poäng med två fordon än utan. Skillnaden krymper från 4,1 till 2,9 men försvinner inte.</p>
<h2>Den tredje bilen</h2>
<p>Med tre fordon är placeringen ungefär densamma, men laget tappar 0,8 fragpoäng. Tre bilar kräver tre förare, och då återstår ett gevär. Fyra bilar betyder oftast att laget har splittrats: så var det i 22 av 35 fall. Hela filen finns att ladda ner, en rad per lag och match.</p>`,
    },
    pt: {
      title: 'Quanto vale um carro na fase quatro: 1.920 largadas no norte',
      excerpt:
        'Equipes com dois veículos somam quatro pontos a mais por partida do que as que andam a pé. O terceiro carro já atrapalha.',
      content: `<p>Quatro pontos e três décimos: é o que uma equipe da Northern Masters soma em média quando chega viva à fase quatro sem nada para dirigir. Com um veículo são 6,7 pontos; com dois, 8,4. A base é uma temporada inteira: 120 partidas, dezesseis equipes, 1.920 participações.</p>
<p>É claro que boas equipes têm carros porque são boas. Por isso refiz a conta dentro de cada uma. Catorze das dezesseis continuam pontuando mais com dois veículos do que sem nenhum. A diferença cai de 4,1 para 2,9 pontos, mas não desaparece.</p>
<h2>O terceiro carro</h2>
<p>Com três veículos, a colocação quase não muda e os pontos por baixas caem 0,8. Três motores pedem três motoristas, e sobra um só fuzil na janela. Com quatro, em 22 de 35 casos o time estava separado e tentava se reencontrar.</p>`,
    },
    de: {
      title: 'Was ein Auto in Phase vier wert ist: 1.920 Starts aus dem Norden',
      excerpt:
        'Teams mit zwei Fahrzeugen holen pro Spiel vier Punkte mehr als Teams zu Fuß. Ab dem dritten Wagen kippt die Rechnung.',
      content: `<p>4,3 Punkte holt ein Team der Northern Masters im Schnitt, wenn es Phase vier erlebt, aber nichts zu fahren hat. Mit einem Fahrzeug sind es 6,7, mit zweien 8,4. Grundlage ist eine ganze Saison: 120 Spiele, sechzehn Teams, 1.920 Starts.</p>
<p>Gute Teams haben natürlich Autos, weil sie gut sind. Deshalb habe ich für jedes Team einzeln gerechnet. Vierzehn von sechzehn punkten auch dann mit zwei Fahrzeugen besser als ohne. Der Abstand schrumpft von 4,1 auf 2,9 Punkte, verschwindet aber nicht.</p>
<h2>Der dritte Wagen</h2>
<p>Bei drei Fahrzeugen bleibt die Platzierung fast gleich, die Kills gehen um 0,8 Punkte zurück. Drei Motoren brauchen drei Fahrer, übrig bleibt ein Gewehr am Fenster. Vier Autos sind meist ein Symptom: In 22 von 35 Fällen war das Team auseinandergerissen und suchte sich gerade wieder.</p>`,
    },
    pl: {
      title: 'Ile wart jest samochód w czwartej fazie: 1920 startów z północy',
      excerpt:
        'Drużyny z dwoma pojazdami zdobywają o cztery punkty więcej niż te bez żadnego. Trzeci samochód zaczyna już przeszkadzać.',
      content: `<p>Cztery punkty i trzy dziesiąte: tyle średnio zdobywa w Northern Masters drużyna, która dożyła czwartej fazy, ale nie ma czym jechać. Z jednym pojazdem ma 6,7 punktu, z dwoma 8,4. Policzyłem cały sezon: 120 meczów, szesnaście drużyn, 1920 startów.</p>
<p>Dobre zespoły mają samochody, bo są dobre, to jasne. Dlatego powtórzyłem obliczenia osobno dla każdego z nich. Czternaście z szesnastu nadal punktuje lepiej z dwoma pojazdami niż bez żadnego. Różnica maleje z 4,1 do 2,9 punktu, ale nie znika.</p>
<h2>Trzeci samochód</h2>
<p>Przy trzech pojazdach miejsce w tabeli meczu prawie się nie zmienia, za to punkty za fragi spadają o 0,8. Trzy silniki wymagają trzech kierowców i w oknie zostaje jeden karabin. Cztery auta to zwykle objaw kłopotów: w 22 z 35 przypadków drużyna była rozdzielona i próbowała się zebrać.</p>`,
    },
    ru: {
      title: 'Сколько стоит машина в четвёртой фазе: 1920 стартов с севера',
      excerpt:
        'Команды с двумя машинами набирают на четыре очка больше, чем команды без транспорта. Третья машина уже мешает.',
      content: `<p>Четыре целых и три десятых очка: столько в среднем набирает команда Northern Masters, если дожила до четвёртой фазы, но ехать ей не на чем. С одной машиной выходит 6,7, с двумя 8,4. Посчитан весь сезон: 120 матчей, шестнадцать команд, 1920 стартов.</p>
<p>Понятно, что у хороших команд есть машины, потому что команды хорошие. Поэтому я повторил подсчёт внутри каждой. Четырнадцать из шестнадцати всё равно играют лучше с двумя машинами, чем пешком. Разрыв сокращается с 4,1 до 2,9 очка, но не исчезает.</p>
<h2>Третья машина</h2>
<p>С тремя машинами место почти не меняется, а очков за фраги становится меньше на 0,8. Трём моторам нужны три водителя, и в окне остаётся один ствол. Четыре машины обычно говорят о беде: в 22 случаях из 35 команда была разорвана и пыталась собраться.</p>`,
    },
    uk: {
      title: 'Скільки варта машина в четвертій фазі: 1920 стартів із півночі',
      excerpt:
        'Команди з двома машинами набирають на чотири очки більше за тих, хто йде пішки. Третя машина вже заважає.',
      content: `<p>Чотири цілі й три десяті очка: стільки в середньому набирає команда Northern Masters, якщо дожила до четвертої фази, але їхати їй нема чим. З однією машиною виходить 6,7, із двома 8,4. Пораховано весь сезон: 120 матчів, шістнадцять команд, 1920 стартів.</p>
<p>Зрозуміло, що добрі команди мають машини, бо вони добрі. Тож я повторив підрахунок усередині кожної. Чотирнадцять із шістнадцяти однаково грають краще з двома машинами, ніж пішки. Розрив зменшується з 4,1 до 2,9 очка, проте не зникає.</p>
<h2>Третя машина</h2>
<p>Із трьома машинами місце майже не змінюється, а очок за фраги меншає на 0,8. Трьом моторам потрібні три водії, і у вікні лишається один ствол. Чотири машини зазвичай свідчать про біду: у 22 випадках із 35 команду було розірвано, і вона намагалася зібратися.</p>`,
    },
  },
  comments: [
    {
      by: 'Gustavo',
      minutesAfter: 11,
      text: 'Line 604: Tidewater is listed with two vehicles, but one is the wreck they were hiding behind. It burned before phase four.',
      upvotes: 34,
    },
    {
      by: 'Oleksa',
      minutesAfter: 26,
      text: '@Gustavo Correct, fixed. The average does not move, the honour does.',
      upvotes: 41,
    },
    {
      by: 'DadAim',
      minutesAfter: 44,
      text: 'My squad in ranked: zero vehicles, four drivers, one argument.',
      upvotes: 52,
    },
    {
      by: 'rotato',
      minutesAfter: 65,
      text: 'You have measured my entire personality and it is worth 4.3 points.',
      upvotes: 47,
    },
    {
      by: 'Hanneke',
      minutesAfter: 97,
      text: 'How do you treat a car two teams both claim? A hundred metres is not much in a compound fight.',
      upvotes: 13,
    },
    {
      by: 'Oleksa',
      minutesAfter: 120,
      text: '@Hanneke The last driver owns it. There were nineteen disputed cars in the season, and I gave none of them to anybody.',
      upvotes: 21,
    },
    {
      by: 'stormside',
      minutesAfter: 185,
      text: '@rotato Two vehicles is also two ways to be heard from a kilometre away. As an edge player I am grateful for all of them.',
      upvotes: 26,
    },
    {
      by: 'redzone',
      minutesAfter: 240,
      text: 'On phone it is the same, only the motorcycle is worse because half the lobby cannot steer it.',
      upvotes: 15,
    },
    {
      by: 'Zolotar',
      minutesAfter: 390,
      text: 'Було б цікаво порівняти зі старим Мірамаром, де машин біля Лос-Леонеса стояло вдвічі менше. Записи сезону в мене збереглися.',
      upvotes: 12,
    },
    {
      by: 'grumble',
      minutesAfter: 610,
      text: 'Before the patch that doubled the spawns you had to steal one. That was a skill.',
      upvotes: 18,
    },
    {
      by: 'bushcamper',
      minutesAfter: 888,
      text: 'A parked car is not a wall. A parked car is a sign saying somebody is within fifty metres, please wait.',
      upvotes: 39,
      deleted: true,
    },
    {
      by: 'Tomasz',
      minutesAfter: 1260,
      text: '@grumble Na naszym LAN-ie we Wrocławiu dalej trzeba kraść. Zwykle sąsiadowi z biurka obok.',
      upvotes: 20,
    },
    {
      by: 'Ingrid',
      minutesAfter: 1905,
      text: '@Oleksa We had this pinned in the practice room by Tuesday. Our scout now asks “is it the third?” every time somebody says they found a car.',
      upvotes: 44,
    },
    {
      by: 'tiltproof',
      minutesAfter: 2870,
      text: 'Does the motorcycle number include the ones that were on the roof? Asking for the one on the roof.',
      upvotes: 30,
    },
    {
      by: 'Yuna',
      minutesAfter: 4015,
      text: 'I come from another game entirely and understood every line. More tables like this, with the objection answered before I could raise it.',
      upvotes: 23,
    },
  ],
})
