import type { ShippedPage } from './shipped-page.ts'

export const leagueOfLegends: ShippedPage = {
  url: 'league-of-legends',
  footer_category: 2,
  versions: {
    en: {
      title: 'League of Legends',
      content: `<p>Two teams of five, one map, three lanes with a jungle between them. Whoever destroys the base at the other end wins. Before a match the teams take turns choosing and banning champions, and that draft decides much of what follows. Then gold is collected, from minions, towers and won fights, and spent on equipment. Dragons and the big monster in the river are worth fighting for, and one lost fight late in the game can end it. Matches are played as a series, in regional leagues and at international tournaments.</p>
<h2>What we cover</h2>
<p>Leagues and tournaments, drafts, patches and what they do to the lanes. Pick League of Legends in the game filter on the <a href="/">front page</a>.</p>
<h2>How to start watching</h2>
<p>Learn the five roles before the champions, because there are five of the one and far more than a hundred of the other. Follow three things: the difference in gold, the towers still standing, and the clock to the next dragon. When several players vanish from the small map, something is about to happen.</p>`,
    },
    sv: {
      title: 'League of Legends',
      content: `<p>Två lag om fem, en karta, tre banor med djungel emellan. Den som förstör basen i andra änden vinner. Före matchen turas lagen om att välja och förbjuda karaktärer, och den draften avgör mycket av det som följer. Sedan samlas guld, från minions, torn och vunna strider, och blir till utrustning. Drakarna och det stora monstret i floden är värda att slåss om, och en enda förlorad strid sent i matchen kan avgöra den. Lagen möts i matchserier, i regionala ligor och i internationella turneringar.</p>
<h2>Det här bevakar vi</h2>
<p>Ligor och turneringar, drafter, patchar och vad de gör med banorna. Välj League of Legends i spelfiltret på <a href="/">startsidan</a>.</p>
<h2>Så börjar du titta</h2>
<p>Lär dig de fem rollerna före karaktärerna, för de förra är fem och de senare långt över hundra. Håll koll på tre saker: skillnaden i guld, tornen som står kvar och klockan till nästa drake. När flera spelare försvinner från den lilla kartan är något på gång.</p>`,
    },
    pt: {
      title: 'League of Legends',
      content: `<p>Duas equipes de cinco, um mapa, três rotas com uma selva entre elas. Vence quem destruir a base do outro lado. Antes da partida as equipes se alternam para escolher e banir campeões, e essa fase já decide boa parte do que vem depois. Em seguida é hora de juntar ouro, com tropas, torres e lutas ganhas, e trocá-lo por itens. Vale a pena brigar pelos dragões e pelo grande monstro do rio, e uma única luta perdida no fim pode acabar com o jogo. As partidas fazem parte de séries, em ligas regionais e torneios internacionais.</p>
<h2>O que cobrimos</h2>
<p>Ligas e torneios, escolhas e banimentos, atualizações e o efeito delas nas rotas. Escolha League of Legends no filtro de jogos da <a href="/">página inicial</a>.</p>
<h2>Como começar a assistir</h2>
<p>Aprenda as cinco funções antes dos campeões, porque aquelas são cinco e estes passam muito de cem. Acompanhe três coisas: a diferença de ouro, as torres ainda de pé e o tempo até o próximo dragão. Quando vários jogadores somem do minimapa, algo está para acontecer.</p>`,
    },
    de: {
      title: 'League of Legends',
      content: `<p>Zwei Fünferteams, eine Karte, drei Lanes und dazwischen der Dschungel. Wer die Basis am anderen Ende zerstört, gewinnt. Vor dem Spiel wählen und sperren die Teams abwechselnd Champions, und dieser Draft entscheidet vieles von dem, was folgt. Danach wird Gold gesammelt, mit Vasallen, Türmen und gewonnenen Kämpfen, und in Ausrüstung gesteckt. Um die Drachen und das große Monster im Fluss lohnt sich ein Kampf, und spät im Spiel kann ein einziger verlorener Kampf alles beenden. Gespielt wird in Serien, in regionalen Ligen und auf internationalen Turnieren.</p>
<h2>Worüber wir berichten</h2>
<p>Ligen und Turniere, Drafts, Patches und was sie auf den Lanes anrichten. Wähle League of Legends im Spielefilter der <a href="/">Startseite</a>.</p>
<h2>So fängst du an zuzuschauen</h2>
<p>Lern zuerst die fünf Rollen und dann die Champions, denn von den einen gibt es fünf, von den anderen weit über hundert. Achte auf drei Dinge: den Abstand beim Gold, die Türme, die noch stehen, und die Zeit bis zum nächsten Drachen. Wenn mehrere Spieler von der kleinen Karte verschwinden, passiert gleich etwas.</p>`,
    },
    pl: {
      title: 'League of Legends',
      content: `<p>Dwie pięcioosobowe drużyny, jedna mapa, trzy linie i dżungla między nimi. Wygrywa ten, kto zniszczy bazę po drugiej stronie. Przed meczem drużyny na zmianę wybierają i banują bohaterów, a ten draft rozstrzyga wiele z tego, co będzie dalej. Potem zbiera się złoto, ze stworów, wież i wygranych walk, i zamienia je na przedmioty. O smoki i wielkiego potwora z rzeki warto się bić, a jedna przegrana walka pod koniec może zamknąć całą grę. Mecze składają się na serie, w ligach regionalnych i na turniejach międzynarodowych.</p>
<h2>O czym piszemy</h2>
<p>Ligi i turnieje, drafty, łatki i to, co zmieniają na liniach. Wybierz League of Legends w filtrze gier na <a href="/">stronie głównej</a>.</p>
<h2>Jak zacząć oglądać</h2>
<p>Najpierw poznaj pięć ról, a dopiero potem bohaterów, bo ról jest pięć, a bohaterów grubo ponad stu. Śledź trzy rzeczy: różnicę w złocie, stojące jeszcze wieże i czas do następnego smoka. Gdy kilku graczy znika z małej mapy, zaraz coś się wydarzy.</p>`,
    },
    ru: {
      title: 'League of Legends',
      content: `<p>Две команды по пять человек, одна карта, три линии и лес между ними. Побеждает тот, кто разрушит базу на другом конце. Перед игрой команды по очереди выбирают и запрещают чемпионов, и этот драфт решает многое из того, что будет дальше. Потом копят золото — с миньонов, башен и выигранных драк — и тратят его на предметы. За драконов и большого монстра в реке стоит биться, а одна проигранная драка в конце может решить всё. Матчи складываются в серии, в региональных лигах и на международных турнирах.</p>
<h2>О чём мы пишем</h2>
<p>Лиги и турниры, драфты, патчи и то, что они делают с линиями. Выберите League of Legends в фильтре игр на <a href="/">главной странице</a>.</p>
<h2>Как начать смотреть</h2>
<p>Сначала разберитесь в пяти ролях, а потом уже в чемпионах: ролей пять, а чемпионов намного больше ста. Следите за тремя вещами: за разницей в золоте, за уцелевшими башнями и за временем до следующего дракона. Если сразу несколько игроков пропали с мини-карты, сейчас что-то будет.</p>`,
    },
    uk: {
      title: 'League of Legends',
      content: `<p>Дві команди по п’ятеро, одна карта, три лінії й ліс між ними. Перемагає той, хто зруйнує базу на іншому кінці. Перед грою команди по черзі вибирають і забороняють чемпіонів, і цей драфт вирішує багато з того, що буде далі. Потім збирають золото — з міньйонів, веж і виграних бійок — і витрачають його на предмети. За драконів і великого монстра в річці варто битися, а одна програна бійка наприкінці може вирішити все. Матчі складаються в серії, у регіональних лігах і на міжнародних турнірах.</p>
<h2>Про що ми пишемо</h2>
<p>Ліги й турніри, драфти, патчі та те, що вони роблять з лініями. Виберіть League of Legends у фільтрі ігор на <a href="/">головній сторінці</a>.</p>
<h2>Як почати дивитися</h2>
<p>Спершу розберіться в п’яти ролях, а тоді вже в чемпіонах: ролей п’ять, а чемпіонів набагато більше ста. Стежте за трьома речами: за різницею в золоті, за вцілілими вежами й за часом до наступного дракона. Якщо відразу кілька гравців зникли з мінікарти, зараз щось буде.</p>`,
    },
  },
}
