import type { ShippedPage } from './shipped-page.ts'

export const counterStrike: ShippedPage = {
  url: 'counter-strike',
  footer_category: 2,
  versions: {
    en: {
      title: 'CS:GO',
      content: `<p>Two teams of five meet on a map they all know by heart. The attackers want to plant a bomb at one of two sites, the defenders want to stop them or defuse it in time, and at half-time they change sides. Before each round the players buy weapons, armour and grenades with what the earlier rounds have paid, so one lost round can cost you the next. Counter-Strike has been a tournament game since the turn of the century; CS:GO gave this section its name.</p>
<h2>What we cover</h2>
<p>Match reports, maps and patches, tactics, and the money behind a round. In the game filter on the <a href="/">front page</a> you can switch on as many games as you like; leave only CS:GO on to read nothing else.</p>
<h2>How to start watching</h2>
<p>Take one whole series and look at the small map rather than the crosshair: it shows where the attack is gathering. Compare the two teams’ money at the start of a round. Keep a picture with the names of the places beside you, because the commentators use them all the time. After a few evenings you will know every corner.</p>`,
    },
    sv: {
      title: 'CS:GO',
      content: `<p>Två lag om fem möts på en bana som alla kan utantill. Anfallarna vill placera en bomb på en av två bombplatser, försvararna vill hindra dem eller desarmera den i tid, och i halvlek byter lagen sida. Före varje runda köper spelarna vapen, skydd och granater för det som de tidigare rundorna har gett, så en förlorad runda kan kosta nästa också. Counter-Strike har spelats i turneringar sedan millennieskiftet. CS:GO har gett den här avdelningen dess namn.</p>
<h2>Det här bevakar vi</h2>
<p>Matchreferat, banor och patchar, taktik och pengarna bakom en runda. I spelfiltret på <a href="/">startsidan</a> kan du slå på så många spel du vill. Låt bara CS:GO vara påslaget om du inte vill läsa om något annat.</p>
<h2>Så börjar du titta</h2>
<p>Följ en hel match och titta på den lilla kartan hellre än på siktet: den visar var anfallet samlas. Jämför lagens pengar när rundan börjar. Ha en bild med platsernas namn bredvid dig, för kommentatorerna använder dem hela tiden. Efter några kvällar kan du varje hörn.</p>`,
    },
    pt: {
      title: 'CS:GO',
      content: `<p>Duas equipes de cinco se enfrentam em um mapa que todos conhecem de cor. O ataque quer plantar a bomba em um de dois locais, a defesa quer impedir ou desarmá-la a tempo, e no intervalo os lados se invertem. Antes de cada round os jogadores compram armas, colete e granadas com o que os rounds anteriores renderam; por isso, perder um pode custar também o seguinte. Counter-Strike é jogado em torneios desde a virada do século, e o CS:GO deu nome a esta seção.</p>
<h2>O que cobrimos</h2>
<p>Relatos de partidas, mapas e atualizações, tática e o dinheiro por trás de cada round. No filtro de jogos da <a href="/">página inicial</a> você pode ligar quantos jogos quiser; deixe só CS:GO ligado para ler apenas sobre ele.</p>
<h2>Como começar a assistir</h2>
<p>Acompanhe uma série inteira e olhe mais para o minimapa do que para a mira: é ele que mostra onde o ataque se junta. Compare o dinheiro das equipes no começo do round. Deixe por perto uma imagem com os nomes dos lugares, porque os narradores os usam o tempo todo. Em algumas noites você conhece cada canto.</p>`,
    },
    de: {
      title: 'CS:GO',
      content: `<p>Zwei Fünferteams treffen sich auf einer Karte, die alle auswendig kennen. Die Angreifer wollen an einem von zwei Plätzen eine Bombe legen, die Verteidiger wollen das verhindern oder sie rechtzeitig entschärfen, und zur Halbzeit werden die Seiten getauscht. Vor jeder Runde kaufen die Spieler Waffen, Weste und Granaten von dem, was die Runden davor eingebracht haben. Eine verlorene Runde kann deshalb auch die nächste kosten. Counter-Strike wird seit der Jahrtausendwende auf Turnieren gespielt, und CS:GO hat diesem Bereich den Namen gegeben.</p>
<h2>Worüber wir berichten</h2>
<p>Spielberichte, Karten und Patches, Taktik und das Geld hinter einer Runde. Im Spielefilter der <a href="/">Startseite</a> kannst du beliebig viele Spiele einschalten. Lass nur CS:GO an, wenn du nur darüber lesen willst.</p>
<h2>So fängst du an zuzuschauen</h2>
<p>Nimm dir eine ganze Begegnung vor und achte mehr auf die kleine Karte als auf das Fadenkreuz: Sie zeigt, wo sich der Angriff sammelt. Vergleiche zu Beginn der Runde, wie viel Geld die Teams haben. Leg dir ein Bild mit den Ortsnamen daneben, denn in der Übertragung fallen sie ständig. Nach ein paar Abenden kennst du jede Ecke.</p>`,
    },
    pl: {
      title: 'CS:GO',
      content: `<p>Dwie pięcioosobowe drużyny spotykają się na mapie, którą wszyscy znają na pamięć. Atakujący chcą podłożyć bombę w jednym z dwóch miejsc, broniący chcą im w tym przeszkodzić albo ją w porę rozbroić, a w połowie meczu strony się zmieniają. Przed każdą rundą gracze kupują broń, kamizelki i granaty za to, co zarobili wcześniej, więc przegrana runda może kosztować także następną. Counter-Strike jest grą turniejową od przełomu wieków, a CS:GO dało nazwę temu działowi.</p>
<h2>O czym piszemy</h2>
<p>Relacje z meczów, mapy i łatki, taktyka oraz pieniądze, które stoją za rundą. W filtrze gier na <a href="/">stronie głównej</a> możesz włączyć dowolnie wiele gier. Zostaw włączone samo CS:GO, żeby czytać tylko o nim.</p>
<h2>Jak zacząć oglądać</h2>
<p>Obejrzyj jeden cały mecz i patrz raczej na małą mapę niż na celownik: to ona pokazuje, gdzie zbiera się atak. Na początku rundy porównaj, ile pieniędzy mają drużyny. Trzymaj obok obrazek z nazwami miejsc, bo komentatorzy używają ich bez przerwy. Po kilku wieczorach znasz każdy kąt.</p>`,
    },
    ru: {
      title: 'CS:GO',
      content: `<p>Две команды по пять человек встречаются на карте, которую все знают наизусть. Атака хочет заложить бомбу на одной из двух точек, защита — помешать или вовремя её обезвредить, а после первой половины команды меняются сторонами. Перед каждым раундом игроки покупают оружие, броню и гранаты на то, что заработали раньше, поэтому один проигранный раунд может стоить и следующего. В Counter-Strike играют на турнирах с начала 2000-х, а CS:GO дала этому разделу имя.</p>
<h2>О чём мы пишем</h2>
<p>Отчёты о матчах, карты и патчи, тактика и деньги, которые стоят за раундом. В фильтре игр на <a href="/">главной странице</a> можно включить сколько угодно игр. Оставьте включённой одну CS:GO, чтобы читать только о ней.</p>
<h2>Как начать смотреть</h2>
<p>Посмотрите одну серию целиком и следите не столько за прицелом, сколько за мини-картой: по ней видно, где собирается атака. В начале раунда сравните, сколько денег у команд. Держите рядом схему с названиями мест: комментаторы говорят ими постоянно. Через несколько вечеров вы будете знать каждый угол.</p>`,
    },
    uk: {
      title: 'CS:GO',
      content: `<p>Дві команди по п’ятеро зустрічаються на карті, яку всі знають напам’ять. Атака хоче закласти бомбу на одній з двох точок, захист — завадити або вчасно її знешкодити, а після першої половини команди міняються сторонами. Перед кожним раундом гравці купують зброю, броню та гранати на те, що заробили раніше, тому один програний раунд може коштувати й наступного. У Counter-Strike грають на турнірах від початку 2000-х, а CS:GO дала цьому розділу ім’я.</p>
<h2>Про що ми пишемо</h2>
<p>Звіти про матчі, карти й патчі, тактика та гроші, що стоять за раундом. У фільтрі ігор на <a href="/">головній сторінці</a> можна ввімкнути скільки завгодно ігор. Залиште ввімкненою лише CS:GO, щоб читати тільки про неї.</p>
<h2>Як почати дивитися</h2>
<p>Подивіться одну серію повністю й стежте не так за прицілом, як за мінікартою: з неї видно, де збирається атака. На початку раунду порівняйте, скільки грошей у команд. Тримайте поруч схему з назвами місць: коментатори вживають їх постійно. За кілька вечорів ви знатимете кожен кут.</p>`,
    },
  },
}
