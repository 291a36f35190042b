import { news } from '../news-entry.ts'

export default news({
  author: 'Oleksa',
  categories: ['csgo'],
  tags: ['utility', 'statistics', 'harbour-cup'],
  mentions: ['smokewall', 'krzak'],
  image: 'csgo-6',
  hoursAgo: 150,
  upvotes: 297,
  moments: [
    '1,186 gun rounds on Inferno',
    'the price of banana',
    'the grenade that is missing later',
    'the defenders who spend most',
  ],
  talk: `
    I throw three things into banana and then stand there with my knife, proud of myself.
    > At least you had a plan, and it lasted eleven seconds.
    My favourite sort of finding: the thing everyone does, measured, is a bit stupid.
    Could it be that bad teams spend more since they are under more pressure there?
    > That was my first thought as well. I would like to see it by score line.
    One molotov at the logs and then nothing until somebody says a number. That is our whole system.
    Attackers read this as well, you know. Next week nobody pushes before forty seconds.
    Inferno is a game about one street, and the rest of the map is parking.
  `,
  versions: {
    en: {
      title: 'The price of banana: defenders who spend most on it win the fewest rounds',
      excerpt:
        'In 1,186 gun rounds on Inferno, more grenades bought more of banana and, past a point, fewer rounds. The missing ones are missed later.',
      content: `<p>A round on Inferno begins with an auction. Both teams throw what they have at forty metres of wet cobblestone, somebody backs off, and the commentators announce who has banana. What nobody announces is the price.</p>
<p>I went through 96 Inferno maps from the last Northern Masters and Lantern League seasons and kept the rounds in which both sides had rifles, 1,186 of them. For each I added up the defenders’ grenades that landed in banana before 1:35, at shop price, and noted two things: whether a defender was still alive with a view into banana at 1:15, and who won.</p>
<table><thead><tr><th>Spent on banana</th><th>Rounds</th><th>Held at 1:15</th><th>Round won</th></tr></thead><tbody><tr><td>Under $600</td><td>214</td><td>38%</td><td>51%</td></tr><tr><td>$600 to 1,199</td><td>421</td><td>52%</td><td>56%</td></tr><tr><td>$1,200 to 1,799</td><td>367</td><td>61%</td><td>54%</td></tr><tr><td>$1,800 or more</td><td>184</td><td>64%</td><td>47%</td></tr></tbody></table>
<p>The third column does what everybody expects. The fourth does not. From the second row to the last the defenders gain twelve points of control and lose nine points of winning.</p>
<h2>Where the rounds go</h2>
<p>They go to A. After a cheap banana the attackers finish there in 44 percent of rounds; after an expensive one in 58. It is the right answer. Eighteen hundred dollars is an incendiary, a second incendiary, a high-explosive grenade and a flashbang or two, and all of it came out of the pockets of the three players nearest to B. When the split through apartments and short arrives at 0:35, those three rotate with rifles and nothing else. In that bracket only 29 percent of retakes on A had a smoke left for the defuse. In the second row it was 63.</p>
<p>The clearest example is Ember Union. They hold banana more often than any other team, 68 percent, and are ninth in defensive rounds won. Paper Lantern hold it in 49 percent and are second.</p>
<h2>The same money, twice</h2>
<p>Spending is not the fault; spending at once is. In 143 rounds the defenders threw between 1,200 and 1,800 dollars in all but kept at least one incendiary until after 1:25. They won 59 percent of those. The late fire lands on attackers who have counted the early one, relaxed, and come round the car in a group.</p>
<p>Two members of this site helped. smokewall let me use a spreadsheet of 61 banana line-ups, which is how I could tell a grenade meant for banana from one that merely fell there. krzak found that eleven of the sixty-one no longer work since the small change to the roof above the pillar, among them two that professional teams are still throwing, every map, into a wall.</p>
<p>A caution for those who will quote the table at their team-mates tonight. Teams spend heavily when they are already being overrun, so part of the last row is a symptom and not a cause. I tried to remove those rounds, by leaving out all in which a defender was hit before the second grenade. The gap shrank from nine points to six. At the Harbour Cup, which starts on Friday, I will be watching what is left in the pockets at 0:35.</p>`,
    },
    sv: {
      title: 'Vad banana kostar: den som lägger mest granater där vinner minst',
      excerpt:
        'Oleksa har räknat på 1 186 vapenrundor på Inferno. Fler granater ger mer kontroll över banana, men till slut färre vunna rundor.',
      content: `<p>Varje runda på Inferno börjar med en auktion. Båda lagen kastar vad de har mot banana, någon backar, och kommentatorn meddelar vem som vann. Priset nämner ingen.</p>
<p>I 1 186 rundor där båda sidor hade gevär har Oleksa summerat försvararnas granater i banana före 1.35. De som stannade mellan 600 och 1 199 dollar höll banana i 52 procent av fallen och vann 56 procent av rundorna. De som lade minst 1 800 dollar höll banana i 64 procent men vann bara 47.</p>
<p>Förklaringen heter A. Efter en dyr banana avslutar anfallarna där i 58 procent av rundorna, och försvararna roterar med tomma fickor. Bara 29 procent av deras retakes har en rök kvar till desarmeringen.</p>
<p>Bäst går det för den som delar upp pengarna. Lag som sparade en brandgranat till efter 1.25 vann 59 procent.</p>`,
    },
    pt: {
      title: 'O preço da banana: quem mais gasta para defendê-la é quem menos ganha rounds',
      excerpt:
        'Em 1186 rounds armados na Inferno, mais granadas deram mais controle da banana e, a partir de certo ponto, menos vitórias.',
      content: `<p>Todo round na Inferno começa com um leilão. As duas equipes jogam o que têm na banana, alguém recua, e os narradores anunciam quem ficou com ela. O preço ninguém anuncia.</p>
<p>Somamos, em 1186 rounds com armas dos dois lados, o valor das granadas que a defesa lançou na banana antes de 1:35. Quem gastou entre 600 e 1199 dólares ainda a segurava em 52% dos casos e ganhou 56% dos rounds. Quem gastou 1800 ou mais segurava em 64%, mas ganhou só 47%.</p>
<h2>A conta chega no A</h2>
<p>Depois de uma banana cara, o ataque termina no A em 58% das vezes, e a defesa roda de bolsos vazios: apenas 29% das retomadas tinham uma smoke para o desarme. O melhor é gastar em duas vezes. Guardando uma incendiária para depois de 1:25, a defesa venceu 59%.</p>`,
    },
    de: {
      title: 'Was Banana kostet: Wer dort am meisten wirft, gewinnt die wenigsten Runden',
      excerpt:
        '1186 Waffenrunden auf Inferno zeigen: Mehr Granaten bringen mehr Kontrolle über Banana und ab einer gewissen Summe weniger Siege.',
      content: `<p>Jede Runde auf Inferno beginnt mit einer Versteigerung. Beide Teams werfen nach Banana, was sie haben, einer zieht sich zurück, und die Kommentatoren melden den Gewinner. Den Preis meldet niemand.</p>
<p>Für 1186 Runden mit Gewehren auf beiden Seiten haben wir addiert, was die Verteidiger vor 1:35 in Banana geworfen haben. Wer zwischen 600 und 1199 Dollar ausgab, hielt Banana in 52 Prozent der Fälle und gewann 56 Prozent der Runden. Ab 1800 Dollar waren es 64 Prozent Kontrolle, aber nur 47 Prozent Siege.</p>
<p>Bezahlt wird auf A. Dort landen die Angreifer nach einer teuren Banana in 58 Prozent der Runden, und die Verteidiger rotieren mit leeren Taschen: Nur bei 29 Prozent der Retakes war noch eine Smoke für den Defuse da. Am besten fährt, wer einen Brandsatz bis nach 1:25 aufhebt: 59 Prozent.</p>`,
    },
    pl: {
      title: 'Ile kosztuje banan: kto wydaje na niego najwięcej, wygrywa najmniej rund',
      excerpt:
        'W 1186 rundach z bronią na Inferno więcej granatów oznaczało więcej kontroli na bananie, a od pewnej kwoty mniej zwycięstw.',
      content: `<p>Każda runda na Inferno zaczyna się od licytacji. Obie drużyny rzucają na banana, co mają, ktoś się cofa, a komentatorzy ogłaszają zwycięzcę. Ceny nie podaje nikt.</p>
<p>W 1186 rundach, w których obie strony miały karabiny, zsumowaliśmy wartość granatów rzuconych przez obrońców na banana przed 1:35. Ci, którzy wydali od 600 do 1199 dolarów, utrzymywali go w 52 procentach przypadków i wygrywali 56 procent rund. Powyżej 1800 dolarów kontrola rosła do 64 procent, ale wygranych było już tylko 47.</p>
<h2>Rachunek przychodzi na A</h2>
<p>Po drogim bananie atak kończy tam 58 procent rund, a obrońcy wracają z pustymi kieszeniami. Smoke’a na rozbrojenie miało ledwie 29 procent odbić. Najlepiej wychodzi rozłożenie wydatków: z mołotowem zachowanym na czas po 1:25 obrona wygrywała 59 procent.</p>`,
    },
    ru: {
      title: 'Цена банана: кто больше всех на него тратит, выигрывает меньше всех раундов',
      excerpt:
        'В 1186 раундах с полным закупом на Inferno лишние гранаты давали больше контроля над бананом и, начиная с какой-то суммы, меньше побед.',
      content: `<p>Любой раунд на Inferno начинается с аукциона. Обе команды кидают на банан всё, что есть, кто-то отходит, комментаторы объявляют, за кем он остался. Цену не объявляет никто.</p>
<p>Для 1186 раундов, где у обеих сторон были винтовки, я сложил стоимость гранат, брошенных защитой на банан до 1:35. Кто тратил от 600 до 1199 долларов, удерживал его в 52 % случаев и брал 56 % раундов. При тратах от 1800 контроль рос до 64 %, а доля побед падала до 47 %.</p>
<h2>Платить приходится на A</h2>
<p>После дорогого банана атака в 58 % раундов заканчивает на A, а защита ротируется с пустыми карманами: смок на разминирование оставался лишь в 29 % ретейков. Выгоднее тратить в два захода. С молотовым, сбережённым до 1:25, защита выигрывала 59 %.</p>`,
    },
    uk: {
      title: 'Ціна банана: хто витрачає на нього найбільше, виграє найменше раундів',
      excerpt:
        'У 1186 раундах із повною закупкою на Inferno зайві гранати давали більше контролю над бананом, а від певної суми — менше перемог.',
      content: `<p>Кожен раунд на Inferno починається з аукціону. Обидві команди кидають на банан усе, що мають, хтось відступає, коментатори оголошують, за ким він лишився. Ціни не оголошує ніхто.</p>
<p>Для 1186 раундів, де обидві сторони мали гвинтівки, я склав вартість гранат, які захист кинув на банан до 1:35. Хто витрачав від 600 до 1199 доларів, утримував його у 52 % випадків і вигравав 56 % раундів. За витрат від 1800 контроль зростав до 64 %, а частка перемог падала до 47 %.</p>
<h2>Рахунок приходить на A</h2>
<p>Після дорогого банана атака у 58 % раундів завершує на A, а захист ротується з порожніми кишенями: смок на розмінування лишався тільки у 29 % ретейків. Вигідніше витрачати двічі. Із молотовом, притриманим до 1:25, захист вигравав 59 %.</p>`,
    },
  },
  comments: [
    {
      by: 'smokewall',
      minutesAfter: 14,
      text: 'Sixty-one line-ups, four years, one broken relationship. Glad it was good for something. The sheet is updated with the eleven dead ones in red.',
      upvotes: 43,
    },
    {
      by: 'ecoround',
      minutesAfter: 33,
      text: 'Row one, under $600, 51 percent. So my strategy of owning nothing is only slightly worse than owning everything. Printing this.',
      upvotes: 36,
    },
    {
      by: 'Gustavo',
      minutesAfter: 60,
      text: 'Nice work on the overrun rounds. Did you also check the score? Teams with money to burn are usually ahead, which should push the last row up, not down.',
      upvotes: 19,
    },
    {
      by: 'olddust',
      minutesAfter: 95,
      text: 'This would never happen on a map without cobblestones.',
      upvotes: 27,
    },
    {
      by: 'Oleksa',
      minutesAfter: 131,
      text: '@Gustavo Checked, it pushes it up by about one point. So with the score taken out the last row is a little worse still. I left it out because the text was long enough.',
      upvotes: 23,
    },
    {
      by: 'Tindra',
      minutesAfter: 178,
      text: 'En brandgranat i fickan vid 1.25 är det enda jag någonsin bett om. Skickar länken till hela laget utan kommentar.',
      upvotes: 30,
    },
    {
      by: 'grumble',
      minutesAfter: 260,
      text: 'Ember Union have not had a plan for A since they changed their third rifler. It is five names on a spreadsheet, not a law of nature.',
      upvotes: 13,
    },
    {
      by: 'rotato',
      minutesAfter: 402,
      text: '@ecoround Mate it also says you hold banana 38 percent of the time. Owning nothing includes the map.',
      upvotes: 33,
    },
    {
      by: 'krzak',
      minutesAfter: 588,
      text: 'Dla ciekawskich: te dwa martwe rzuty to pierwszy mołotow za filar i flash znad dachu. Odbijają się o nową krawędź szerokości dwóch pikseli.',
      upvotes: 28,
    },
    {
      by: 'quietward',
      minutesAfter: 790,
      text: 'I came from the other game and this is exactly control wards. Everybody celebrates the river and then dies at the base with no vision.',
      upvotes: 21,
    },
    {
      by: 'Kestrelfan',
      minutesAfter: 1003,
      text: 'Now do the same for attackers. My team throws four flashbangs at banana and then asks who has a flashbang.',
      upvotes: 25,
      deleted: true,
    },
    {
      by: 'Vitya',
      minutesAfter: 1460,
      text: '@krzak Кидал этот молотов за столб сегодня весь вечер и думал, что у меня руки кривые. Спасибо, оказалось, что кривая крыша.',
      upvotes: 34,
    },
    {
      by: 'Wiebke',
      minutesAfter: 2115,
      text: 'As a caster I plead guilty. “They have banana” is what we say when we need a moment to look at the economy.',
      upvotes: 39,
    },
    {
      by: 'nopeek',
      minutesAfter: 3050,
      text: '@Wiebke Say the price next time. “They have banana, it cost them sixteen hundred.” I would listen to that broadcast.',
      upvotes: 41,
    },
    {
      by: 'Solve',
      minutesAfter: 5240,
      text: 'We lost two maps last month exactly like this. Read the table at the team dinner, nobody spoke until dessert.',
      upvotes: 52,
    },
  ],
})
