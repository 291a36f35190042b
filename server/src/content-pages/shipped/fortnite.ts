import type { ShippedPage } from './shipped-page.ts'

export const fortnite: ShippedPage = {
  url: 'fortnite',
  footer_category: 2,
  versions: {
    en: {
      title: 'Fortnite',
      content: `<p>Up to a hundred players land on an island, search it for weapons and materials, and a storm takes the ground away behind them. What sets Fortnite apart is building: walls and ramps go up in a second, and a good player turns an open field into a fortress in the middle of a fight. There are tournaments without building too. Points come from placements and eliminations over several matches, so steadiness beats one lucky win. People compete alone, in pairs or in threes, and many qualifiers are open to anyone.</p>
<h2>What we cover</h2>
<p>Tournaments and their formats, each season’s changes to map and weapons, building, and where to land. Pick Fortnite in the game filter on the <a href="/">front page</a>.</p>
<h2>How to start watching</h2>
<p>Do not try to see all hundred. Choose one player, watch the tournament through their eyes, and keep the table open. Notice where they land, when they start to move, and how they survive the last circles, when dozens of players share a patch of ground.</p>`,
    },
    sv: {
      title: 'Fortnite',
      content: `<p>Upp till hundra spelare landar på en ö, letar vapen och material, och en storm tar marken bakom dem. Det som skiljer Fortnite från andra är byggandet: väggar och ramper reser sig på en sekund, och en duktig spelare gör ett öppet fält till en fästning mitt i striden. Det finns också turneringar utan byggande. Poängen kommer från placeringar och eliminationer över flera matcher, så jämnhet slår en enda lycklig vinst. Man tävlar ensam, två och två eller tre och tre, och många kval är öppna för alla.</p>
<h2>Det här bevakar vi</h2>
<p>Turneringar och deras format, säsongernas nya karta och vapen, byggande och var det lönar sig att landa. Välj Fortnite i spelfiltret på <a href="/">startsidan</a>.</p>
<h2>Så börjar du titta</h2>
<p>Försök inte se alla hundra. Välj en spelare, följ turneringen genom hens ögon och ha tabellen uppe bredvid. Lägg märke till var spelaren landar, när det är dags att flytta sig och hur hen överlever de sista cirklarna, när dussintals spelare delar på en liten plätt.</p>`,
    },
    pt: {
      title: 'Fortnite',
      content: `<p>Até cem jogadores caem em uma ilha, procuram armas e materiais, e uma tempestade vai tomando o terreno atrás deles. O que distingue Fortnite é construir: paredes e rampas sobem em um segundo, e quem joga bem transforma um campo aberto em fortaleza no meio do combate. Também há torneios sem construção. Os pontos vêm da colocação e das eliminações em várias partidas, então a regularidade vale mais do que uma vitória de sorte. Compete-se sozinho, em dupla ou em trio, e muitas classificatórias são abertas a qualquer um.</p>
<h2>O que cobrimos</h2>
<p>Torneios e seus formatos, as mudanças de mapa e de armas a cada temporada, construção e onde cair. Escolha Fortnite no filtro de jogos da <a href="/">página inicial</a>.</p>
<h2>Como começar a assistir</h2>
<p>Não tente ver os cem. Escolha um jogador, acompanhe o torneio pelos olhos dele e deixe a tabela aberta ao lado. Repare onde ele cai, quando começa a se mover e como sobrevive aos últimos círculos, com dezenas de jogadores no mesmo pedaço de chão.</p>`,
    },
    de: {
      title: 'Fortnite',
      content: `<p>Bis zu hundert Spieler landen auf einer Insel, suchen Waffen und Material, und hinter ihnen nimmt ihnen ein Sturm den Boden weg. Das Besondere an Fortnite ist das Bauen: Wände und Rampen stehen in einer Sekunde, und wer es kann, macht mitten im Kampf aus einem freien Feld eine Festung. Es gibt auch Turniere ohne Bauen. Punkte bringen Platzierungen und Eliminierungen über mehrere Matches, deshalb zählt Beständigkeit mehr als ein einzelner Glückssieg. Gespielt wird allein, zu zweit oder zu dritt, und viele Qualifikationen stehen allen offen.</p>
<h2>Worüber wir berichten</h2>
<p>Turniere und ihre Formate, was jede Saison an Karte und Waffen ändert, das Bauen und die Wahl des Landeplatzes. Wähle Fortnite im Spielefilter der <a href="/">Startseite</a>.</p>
<h2>So fängst du an zuzuschauen</h2>
<p>Versuch nicht, alle hundert zu sehen. Such dir einen einzigen Spieler aus, verfolge das Turnier aus seiner Sicht und lass die Tabelle daneben offen. Achte darauf, wo er landet, wann er sich in Bewegung setzt und wie er die letzten Kreise überlebt, wenn sich Dutzende Spieler ein kleines Stück Boden teilen.</p>`,
    },
    pl: {
      title: 'Fortnite',
      content: `<p>Nawet stu graczy ląduje na wyspie, szuka broni i materiałów, a burza zabiera im teren za plecami. Fortnite wyróżnia się budowaniem: ściany i rampy stają w sekundę, a dobry gracz w środku walki zmienia otwarte pole w twierdzę. Są też turnieje bez budowania. Punkty daje zajęte miejsce i eliminacje w kilku meczach, więc równa gra popłaca bardziej niż jedna szczęśliwa wygrana. Rywalizuje się solo, w parach albo w trójkach, a wiele kwalifikacji jest otwartych dla wszystkich.</p>
<h2>O czym piszemy</h2>
<p>Turnieje i ich formaty, zmiany mapy i broni w kolejnych sezonach, budowanie oraz miejsca lądowania. Wybierz Fortnite w filtrze gier na <a href="/">stronie głównej</a>.</p>
<h2>Jak zacząć oglądać</h2>
<p>Nie próbuj zobaczyć całej setki. Wybierz jednego gracza, śledź turniej jego oczami i miej obok otwartą tabelę. Zwróć uwagę, gdzie ląduje, kiedy rusza dalej i jak przetrwa ostatnie kręgi, gdy na skrawku ziemi tłoczą się dziesiątki osób.</p>`,
    },
    ru: {
      title: 'Fortnite',
      content: `<p>До ста игроков высаживаются на остров и ищут оружие и материалы, а буря отбирает у них землю за спиной. Главное отличие Fortnite — строительство: стены и рампы вырастают за секунду, и сильный игрок прямо в бою превращает чистое поле в крепость. Бывают турниры и без строительства. Очки дают за места и устранения в нескольких матчах, поэтому стабильность важнее одной удачной победы. Соревнуются в одиночку, парами и тройками, а многие отборы открыты для всех.</p>
<h2>О чём мы пишем</h2>
<p>Турниры и их форматы, новая карта и оружие каждого сезона, строительство и выбор места высадки. Выберите Fortnite в фильтре игр на <a href="/">главной странице</a>.</p>
<h2>Как начать смотреть</h2>
<p>Не пытайтесь увидеть всех ста. Выберите одного игрока, смотрите турнир его глазами и держите рядом таблицу. Замечайте, где он высаживается, когда снимается с места и как переживает последние круги, в которых десятки игроков делят один клочок земли.</p>`,
    },
    uk: {
      title: 'Fortnite',
      content: `<p>До ста гравців висаджуються на острів і шукають зброю та матеріали, а буря забирає в них землю за спиною. Головна відмінність Fortnite — будівництво: стіни й рампи виростають за секунду, і сильний гравець просто в бою перетворює чисте поле на фортецю. Бувають турніри й без будівництва. Бали дають за місця та усунення в кількох матчах, тому стабільність важливіша за одну щасливу перемогу. Змагаються поодинці, парами й трійками, а багато відборів відкриті для всіх.</p>
<h2>Про що ми пишемо</h2>
<p>Турніри та їхні формати, нова карта і зброя кожного сезону, будівництво й вибір місця висадки. Виберіть Fortnite у фільтрі ігор на <a href="/">головній сторінці</a>.</p>
<h2>Як почати дивитися</h2>
<p>Не намагайтеся побачити всю сотню. Виберіть одного гравця, дивіться турнір його очима й тримайте поруч таблицю. Зауважуйте, де він висаджується, коли рушає з місця та як переживає останні кола, у яких десятки гравців ділять один клаптик землі.</p>`,
    },
  },
}
