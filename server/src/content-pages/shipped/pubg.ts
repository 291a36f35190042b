import type { ShippedPage } from './shipped-page.ts'

export const pubg: ShippedPage = {
  url: 'pubg',
  footer_category: 2,
  versions: {
    en: {
      title: 'PUBG',
      content: `<p>PUBG is the battle royale of long distances. In tournaments, sixteen teams of four drop from a plane with empty hands, search buildings for weapons and vehicles, and then follow a safe zone that keeps shrinking. There is nothing to build and little to hide behind: ground, smoke grenades and the wheels of a car are the cover you get. A tournament runs over many matches on several maps, with points for placement and for eliminations, and the team with the most at the end has won.</p>
<h2>What we cover</h2>
<p>Match days and tables, maps and patches, weapons, and the decisions between two circles. Pick PUBG in the game filter on the <a href="/">front page</a>.</p>
<h2>How to start watching</h2>
<p>Watch the map first. The white circle is the next safe zone: who is already inside, who has to cross an open field? Then ask of each team whether it holds the centre or comes in from the edge. If a whole match feels long, start with its last ten minutes.</p>`,
    },
    sv: {
      title: 'PUBG',
      content: `<p>PUBG är de långa avståndens battle royale. I turneringar hoppar sexton lag om fyra tomhänta från ett plan, letar vapen och fordon i husen och följer sedan en säker zon som hela tiden krymper. Här finns inget att bygga och inte mycket att gömma sig bakom: terräng, rökgranater och en bils hjul är det skydd man får. En turnering avgörs över många matcher på flera banor, med poäng för placering och för eliminationer, och laget med flest poäng till slut har vunnit.</p>
<h2>Det här bevakar vi</h2>
<p>Matchdagar och tabeller, banor och patchar, vapen och besluten mellan två cirklar. Välj PUBG i spelfiltret på <a href="/">startsidan</a>.</p>
<h2>Så börjar du titta</h2>
<p>Titta först på kartan. Den vita cirkeln är nästa säkra zon: vilka är redan inne och vilka måste över ett öppet fält? Fråga sedan om varje lag håller mitten eller kommer in från kanten. Känns en hel match lång kan du börja med de sista tio minuterna.</p>`,
    },
    pt: {
      title: 'PUBG',
      content: `<p>PUBG é o battle royale das longas distâncias. Nos torneios, dezesseis equipes de quatro saltam do avião de mãos vazias, vasculham as casas atrás de armas e veículos e depois seguem uma zona segura que não para de encolher. Não há o que construir e quase não há onde se esconder: o terreno, as granadas de fumaça e as rodas de um carro são a proteção possível. O torneio dura muitas partidas em vários mapas, com pontos por colocação e por eliminações, e vence quem somar mais no fim.</p>
<h2>O que cobrimos</h2>
<p>Dias de jogo e tabelas, mapas e atualizações, armas e as decisões entre um círculo e outro. Escolha PUBG no filtro de jogos da <a href="/">página inicial</a>.</p>
<h2>Como começar a assistir</h2>
<p>Olhe primeiro para o mapa. O círculo branco é a próxima zona segura: quem já está dentro e quem vai ter de cruzar um campo aberto? Depois repare se cada equipe segura o centro ou entra pela borda. Se uma partida inteira parecer longa, comece pelos últimos dez minutos.</p>`,
    },
    de: {
      title: 'PUBG',
      content: `<p>PUBG ist das Battle Royale der weiten Wege. In Turnieren springen sechzehn Viererteams mit leeren Händen aus dem Flugzeug, durchsuchen Häuser nach Waffen und Fahrzeugen und folgen dann einer sicheren Zone, die immer kleiner wird. Zu bauen gibt es nichts und wenig, hinter dem man sich verstecken könnte: Gelände, Rauchgranaten und die Räder eines Autos sind die Deckung, die man bekommt. Ein Turnier geht über viele Matches auf mehreren Karten, mit Punkten für Platzierung und Eliminierungen, und wer am Ende die meisten hat, gewinnt.</p>
<h2>Worüber wir berichten</h2>
<p>Spieltage und Tabellen, Karten und Patches, Waffen und die Entscheidungen zwischen zwei Kreisen. Wähle PUBG im Spielefilter der <a href="/">Startseite</a>.</p>
<h2>So fängst du an zuzuschauen</h2>
<p>Schau zuerst auf die Karte. Der weiße Kreis ist die nächste sichere Zone: Wer ist schon drin, wer muss über ein offenes Feld? Frag dich dann bei jedem Team, ob es die Mitte hält oder vom Rand hereinkommt. Ist dir ein ganzes Match zu lang, fang mit den letzten zehn Minuten an.</p>`,
    },
    pl: {
      title: 'PUBG',
      content: `<p>PUBG to battle royale wielkich odległości. Na turniejach szesnaście czteroosobowych drużyn wyskakuje z samolotu z pustymi rękami, szuka w budynkach broni i pojazdów, a potem podąża za bezpieczną strefą, która wciąż się kurczy. Nie ma czego budować i prawie nie ma się za czym schować: teren, granaty dymne i koła samochodu to cała dostępna osłona. Turniej trwa wiele meczów na kilku mapach, punkty daje miejsce i eliminacje, a wygrywa ten, kto na koniec ma ich najwięcej.</p>
<h2>O czym piszemy</h2>
<p>Dni meczowe i tabele, mapy i łatki, broń oraz decyzje podejmowane między jednym kręgiem a drugim. Wybierz PUBG w filtrze gier na <a href="/">stronie głównej</a>.</p>
<h2>Jak zacząć oglądać</h2>
<p>Najpierw patrz na mapę. Biały krąg to następna bezpieczna strefa: kto już w niej jest, a kto musi przejść przez otwarte pole? Potem sprawdź, czy drużyna trzyma środek, czy wchodzi od krawędzi. Jeśli cały mecz się dłuży, zacznij od ostatnich dziesięciu minut.</p>`,
    },
    ru: {
      title: 'PUBG',
      content: `<p>PUBG — это королевская битва больших расстояний. На турнирах шестнадцать команд по четыре игрока прыгают из самолёта с пустыми руками, ищут в домах оружие и технику, а затем идут за безопасной зоной, которая всё время сужается. Строить здесь нечего, да и спрятаться почти негде: рельеф, дымовые гранаты и колёса машины — вот и всё укрытие. Турнир состоит из многих матчей на нескольких картах, очки дают за места и за устранения, и побеждает тот, у кого их в итоге больше.</p>
<h2>О чём мы пишем</h2>
<p>Игровые дни и таблицы, карты и патчи, оружие и решения между двумя кругами. Выберите PUBG в фильтре игр на <a href="/">главной странице</a>.</p>
<h2>Как начать смотреть</h2>
<p>Сначала смотрите на карту. Белый круг — это следующая безопасная зона: кто уже внутри, а кому идти через открытое поле? Потом спросите себя о каждой команде, держит она центр или заходит с края. Если целый матч кажется долгим, начните с последних десяти минут.</p>`,
    },
    uk: {
      title: 'PUBG',
      content: `<p>PUBG — це королівська битва великих відстаней. На турнірах шістнадцять команд по четверо стрибають з літака з порожніми руками, шукають у будинках зброю й техніку, а тоді йдуть за безпечною зоною, яка весь час звужується. Будувати тут нічого, та й сховатися майже ніде: рельєф, димові гранати й колеса машини — ото й усе укриття. Турнір складається з багатьох матчів на кількох картах, бали дають за місця та за усунення, і перемагає той, у кого їх зрештою більше.</p>
<h2>Про що ми пишемо</h2>
<p>Ігрові дні й таблиці, карти та патчі, зброя й рішення між двома колами. Виберіть PUBG у фільтрі ігор на <a href="/">головній сторінці</a>.</p>
<h2>Як почати дивитися</h2>
<p>Спершу дивіться на карту. Біле коло — це наступна безпечна зона: хто вже всередині, а кому йти через відкрите поле? Потім запитайте себе про кожну команду, тримає вона центр чи заходить з краю. Якщо цілий матч здається довгим, почніть з останніх десяти хвилин.</p>`,
    },
  },
}
