import { news } from '../news-entry.ts'

export default news({
  author: 'Katja',
  categories: ['csgo'],
  tags: ['coaching', 'transfers', 'katowice'],
  image: 'csgo-5',
  hoursAgo: 26,
  upvotes: 534,
  moments: [
    'five wins in sixteen maps',
    'a new coach with one practice block left',
    'four years under Dunmore',
    'Imke Brandt in the headset',
    'Kestrel’s T side',
  ],
  talk: `
    Poor Dunmore. Four years, and the last sentence anybody will write is a win rate.
    > He will have a new team by summer. They all do.
    An analyst who is promoted three weeks before the event either has a plan or has annoyed nobody yet.
    Brandt did the opponent reports that everyone praised. I would have given her the job in spring.
    > In spring they were still winning, and nobody changes anything while winning.
    Kestrel change coaches the way I change mice: at once, and for the wrong reason.
    The T side stopped working the day their second entry left. A coach cannot shoot.
    One practice block. I have had dentist appointments that were longer.
  `,
  versions: {
    en: {
      title: 'Kestrel drop coach Dunmore three weeks before Katowice and promote their analyst',
      excerpt:
        'Five wins in sixteen maps and a T side that stopped working ended a four-year spell. Imke Brandt, 27, takes the headset with one practice block left.',
      content: `<p>The call lasted eleven minutes. On Tuesday evening the five Kestrel players were told that Curtis Dunmore, their coach for four years and two promotions, would not travel to the Katowice Invitational; on Wednesday at ten his account was removed from the strategy folder. By then he had already sent its contents to his successor, with a note about which of the Inferno executes still worked. There were three.</p>
<p>Imke Brandt, the team’s analyst since last spring, takes over until the end of the season. She is 27, has never stood behind a team on a stage, and has one practice block of twelve days before the flight.</p>
<h2>Thirty-eight percent</h2>
<p>The results are easy to read. Kestrel have won five of their last sixteen maps. On defence they are an average team, 53 percent of rounds since August; on attack they have sunk to 38, and nobody in the Katowice field is lower. Two people close to the team describe the same practice week last month: Dunmore wanted slower defaults with the AWP holding mid, leader Tyce Rowan wanted to hit a site inside forty seconds, and for six days they played whichever of the two had been argued for last.</p>
<p>It showed. Against Saltworks on Ancient they lost five attacking rounds in which the bomb had not moved out of spawn with fifty seconds left, and won both of the rounds in which Rowan simply ran.</p>
<blockquote><p>“Curtis was not wrong and Tyce was not wrong. We were the only team in the world paying for two systems and using neither.”</p><footer>Imke Brandt</footer></blockquote>
<h2>What changes</h2>
<p>Brandt does not intend to settle the argument by taste. She has cut the attacking book from 31 set plays to nine, three for each of the maps Kestrel mean to play; everything else is a default with one rule, that a call must come before 0:55. Rowan keeps the mid-round. She will use the timeouts herself, and has told the players in advance what she will say in them: the opponents’ money, their last three setups, nothing else.</p>
<p>Kestrel’s general manager, Paula Whitlock, calls the change “a decision about the next three months, not the last four years”. Dunmore’s contract runs to the summer and will be paid. He may not work for another team at the Katowice Invitational, a clause his side accepted without argument.</p>
<p>I have written about nineteen coaching changes within a month of a big event. In eleven of them the team finished where its seeding said it would, in five lower, in three higher. The three had one thing in common: the new coach removed things. Brandt, asked whether she knew that figure, said that she had supplied it to the management herself.</p>`,
    },
    sv: {
      title: 'Kestrel sparkar coachen tre veckor före Katowice – analytikern tar över',
      excerpt:
        'Fem vinster på sexton kartor och ett anfallsspel som slutat fungera. Imke Brandt, 27, får tolv träningsdagar på sig före resan.',
      content: `<p>Samtalet tog elva minuter. På tisdagskvällen fick Kestrels fem spelare veta att Curtis Dunmore, coach i fyra år, inte följer med till Katowice Invitational. Ersättaren heter Imke Brandt, är 27 år och har varit lagets analytiker sedan i våras.</p>
<p>Kestrel har vunnit fem av sina senaste sexton kartor. Försvaret håller, men på T-sidan har laget sjunkit till 38 procent vunna rundor, sämst av alla lag i Katowice. Enligt två personer nära laget ville Dunmore spela långsamt medan kaptenen Tyce Rowan ville in på site inom fyrtio sekunder.</p>
<blockquote><p>”Ingen av dem hade fel. Vi betalade för två system och använde inget.”</p><footer>Imke Brandt</footer></blockquote>
<p>Brandt har strukit ner spelboken från 31 upplägg till nio. Resten är ett grundspel med en enda regel: beslutet ska tas före 0.55. Rowan styr rundorna, hon tar timeouterna.</p>`,
    },
    pt: {
      title: 'Kestrel dispensa o treinador a três semanas de Katowice e promove a analista',
      excerpt:
        'Cinco vitórias em dezesseis mapas e um ataque que deixou de funcionar. Imke Brandt, de 27 anos, tem doze dias de treino antes da viagem.',
      content: `<p>A chamada durou onze minutos. Na terça à noite, os cinco jogadores da Kestrel souberam que Curtis Dunmore, treinador há quatro anos, não viajaria para o Katowice Invitational. Quem assume é Imke Brandt, de 27 anos, analista da equipe desde a primavera.</p>
<p>Os números explicam a pressa: cinco vitórias nos últimos 16 mapas e apenas 38% dos rounds ganhos no lado TR, o pior índice entre os participantes. Segundo duas pessoas próximas do grupo, Dunmore queria um jogo lento, e o capitão Tyce Rowan queria entrar no bomb em quarenta segundos.</p>
<blockquote><p>“Nenhum dos dois estava errado. Pagávamos por dois sistemas e não usávamos nenhum.”</p><footer>Imke Brandt</footer></blockquote>
<p>Brandt reduziu as jogadas ensaiadas de 31 para nove. No resto vale uma só regra: a decisão sai antes de 0:55. Rowan comanda o round; as pausas são dela.</p>`,
    },
    de: {
      title: 'Kestrel trennt sich drei Wochen vor Kattowitz von Trainer Dunmore',
      excerpt:
        'Fünf Siege auf sechzehn Karten und ein Angriff, der nicht mehr greift: Analystin Imke Brandt, 27, übernimmt mit zwölf Trainingstagen Vorlauf.',
      content: `<p>Elf Minuten dauerte das Gespräch. Am Dienstagabend erfuhren die fünf Spieler von Kestrel, dass Curtis Dunmore nach vier Jahren nicht mit zum Katowice Invitational fährt. Für ihn übernimmt Imke Brandt, 27, bisher Analystin und noch nie auf einer Bühne.</p>
<p>Fünf der letzten sechzehn Karten hat Kestrel gewonnen. Verteidigen kann das Team weiterhin, im Angriff aber holt es nur noch 38 Prozent der Runden, so wenige wie kein anderes Team im Teilnehmerfeld. Dunmore wollte langsam aufbauen, Kapitän Tyce Rowan binnen vierzig Sekunden am Spot sein. Trainiert wurde, wer zuletzt recht behalten hatte.</p>
<blockquote><p>„Falsch lag keiner von beiden. Wir haben für zwei Systeme bezahlt und keines benutzt.“</p><footer>Imke Brandt</footer></blockquote>
<p>Brandt hat das Taktikbuch von 31 auf neun Spielzüge gekürzt. Sonst gilt eine Regel: Die Ansage kommt vor 0:55. Rowan führt durch die Runde, die Auszeiten gehören ihr. Dunmores Vertrag läuft bis zum Sommer und wird ausbezahlt.</p>`,
    },
    pl: {
      title: 'Kestrel zwalnia trenera trzy tygodnie przed Katowicami. Zastąpi go analityczka',
      excerpt:
        'Pięć wygranych na szesnaście map i atak, który przestał działać. Imke Brandt, lat 27, ma przed wylotem dwanaście dni treningów.',
      content: `<p>Rozmowa trwała jedenaście minut. We wtorek wieczorem pięciu zawodników Kestrel dowiedziało się, że Curtis Dunmore, ich trener od czterech lat, nie poleci na Katowice Invitational. Drużynę przejmuje 27-letnia Imke Brandt, dotychczasowa analityczka.</p>
<p>Kestrel wygrało pięć z ostatnich szesnastu map. Obrona jeszcze się trzyma, ale po stronie terrorystów drużyna zdobywa zaledwie 38 procent rund, najmniej z całej katowickiej stawki. Dunmore chciał grać wolno, kapitan Tyce Rowan wolał wchodzić na bombsite przed upływem czterdziestu sekund.</p>
<blockquote><p>„Żaden z nich się nie mylił. Płaciliśmy za dwa systemy i nie korzystaliśmy z żadnego”.</p><footer>Imke Brandt</footer></blockquote>
<p>Brandt skróciła zeszyt zagrywek z 31 do dziewięciu. Poza nimi obowiązuje jedna zasada: decyzja musi paść przed 0:55. Rundę prowadzi Rowan, przerwy należą do niej.</p>`,
    },
    ru: {
      title: 'Kestrel уволили тренера за три недели до Катовице: команду примет аналитик',
      excerpt:
        'Пять побед на шестнадцати картах и развалившаяся атака. У 27-летней Имке Брандт двенадцать дней тренировок до вылета.',
      content: `<p>Созвон занял одиннадцать минут. Во вторник вечером пятеро игроков Kestrel узнали, что Кёртис Данмор, тренировавший их четыре года, на Katowice Invitational не поедет. Его сменит 27-летняя Имке Брандт, аналитик клуба, ещё ни разу не стоявшая за спиной у команды на сцене.</p>
<p>Kestrel выиграли пять из последних шестнадцати карт. Защита держится, а за террористов команда берёт лишь 38 % раундов, хуже всех участников турнира. Данмор хотел играть медленно, капитан Тайс Роуэн — выходить на плент в первые сорок секунд.</p>
<blockquote><p>«Ни один из них не ошибался. Мы платили за две системы, а не пользовались ни одной».</p><footer>Имке Брандт</footer></blockquote>
<p>Брандт сократила набор заготовок с 31 до девяти. В остальном правило одно: решение должно прозвучать до 0:55. По ходу раунда командует Роуэн, тайм-ауты она берёт сама. Контракт Данмора рассчитан до лета, его выплатят целиком.</p>`,
    },
    uk: {
      title: 'Kestrel звільнили тренера за три тижні до Катовіце, замість нього — аналітикиня',
      excerpt:
        'П’ять перемог на шістнадцяти мапах і атака, яка перестала працювати. Імке Брандт, 27 років, має дванадцять днів тренувань до вильоту.',
      content: `<p>Розмова тривала одинадцять хвилин. У вівторок увечері п’ятеро гравців Kestrel дізналися, що Кертіс Данмор, їхній тренер упродовж чотирьох років, на Katowice Invitational не поїде. Команду очолить 27-річна Імке Брандт, яка досі була аналітикинею і жодного разу не стояла за спинами гравців на сцені.</p>
<p>Kestrel виграли п’ять із останніх шістнадцяти мап. Захист іще тримається, але за терористів команда бере лише 38 % раундів, найменше з усіх учасників. Данмор хотів грати повільно, капітан Тайс Роуен — заходити на плент за сорок секунд.</p>
<blockquote><p>«Жоден із них не помилявся. Ми платили за дві системи, а не користувалися жодною».</p><footer>Імке Брандт</footer></blockquote>
<p>Брандт скоротила перелік заготовок із 31 до дев’яти. В усьому іншому правило одне: рішення має пролунати до 0:55. Раундом керує Роуен, тайм-аути бере вона.</p>`,
    },
  },
  comments: [
    {
      by: 'Kestrelfan',
      minutesAfter: 4,
      text: 'It is always next year. This time they have at least moved it to next month.',
      upvotes: 49,
    },
    {
      by: 'Hanneke',
      minutesAfter: 21,
      text: '@Katja Barring a coach from one named event while paying him to the end of the term is clean drafting. I have seen far worse with far more pages.',
      upvotes: 24,
    },
    {
      by: 'grumble',
      minutesAfter: 37,
      text: 'Nine set plays. Everyone will have all nine by the second day.',
      upvotes: 17,
    },
    {
      by: 'Ingrid',
      minutesAfter: 52,
      text: 'Managed a team through exactly this. The hardest hour is not the call, it is the first scrim, when everybody waits for the old voice after a lost pistol.',
      upvotes: 36,
    },
    {
      by: 'tiltproof',
      minutesAfter: 80,
      text: '@grumble And everyone had the old 31 too, except Kestrel, who apparently did not.',
      upvotes: 44,
    },
    {
      by: 'Jannik',
      minutesAfter: 118,
      text: 'Elf Minuten für vier Jahre. Mein Handyanbieter braucht für eine Kündigung länger.',
      upvotes: 28,
    },
    {
      by: 'MidOrFeed',
      minutesAfter: 149,
      text: 'I do not follow this game much but a rule like “decide before 0:55” would fix my solo queue as well.',
      upvotes: 13,
    },
    {
      by: 'Bohdan',
      minutesAfter: 205,
      text: 'The 38 percent includes eco rounds. On full buys they are at 44, which is still bad but only second to last. Saltworks are lower.',
      upvotes: 31,
    },
    {
      by: 'Katja',
      minutesAfter: 233,
      text: '@Bohdan Correct, and thank you. All rounds, pistols and ecos included, since August. For full buys against full buys I get 43.6 and Saltworks 42.9.',
      upvotes: 27,
    },
    {
      by: 'nadezhda',
      minutesAfter: 310,
      text: 'Из аналитиков получаются хорошие тренеры: они хотя бы знают, сколько у соперника денег. На моих кубках половина тайм-аутов уходит на крик.',
      upvotes: 15,
    },
    {
      by: 'nightbus',
      minutesAfter: 398,
      text: 'He sent the folder to the person replacing him, with notes. Whatever else happened there, that is a decent man.',
      upvotes: 55,
    },
    {
      by: 'lastcircle',
      minutesAfter: 510,
      text: 'Three of nineteen finished higher. As somebody who is usually second I would take those odds.',
      upvotes: 11,
    },
    {
      by: 'Marisol',
      minutesAfter: 702,
      text: '@Katja How many of those nineteen were women? Honest question, I would like to know whether Brandt is the first or we have just never counted.',
      upvotes: 26,
    },
    {
      by: 'Patrycja',
      minutesAfter: 935,
      text: 'Będę w Spodku z transparentem „przed 0:55”. Ktoś jeszcze jedzie z Trójmiasta?',
      upvotes: 19,
    },
    {
      by: 'rotato',
      minutesAfter: 1290,
      text: '@Kestrelfan Chin up mate. The seeding says twelfth, so eleven of nineteen say twelfth.',
      upvotes: 23,
    },
  ],
})
