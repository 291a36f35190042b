import { news } from '../news-entry.ts'

export default news({
  author: 'Lina',
  categories: ['general'],
  tags: ['women-in-esports', 'lan-life', 'harbour-cup'],
  mentions: ['Marisol', 'Luisa'],
  image: 'general-5',
  hoursAgo: 130,
  upvotes: 447,
  moments: [
    'twenty-six teams in Malmö',
    'five teams that did not exist on Monday',
    'players who enter without a team',
    'the question of six months later',
  ],
  talk: `
    Five teams that were strangers on Monday. I have been on the same server with people for years and do not know their names.
    A bakery van as team bus. The scene is healing.
    > Cinnamon buns count as utility.
    Put it on the calendar of every club in the country: no team needed, come alone.
    My niece went. She has a captain now, and a jersey that is too big for her.
    > That is how it starts. Tell her congratulations.
    Six months later is the number that matters and nobody else counts it.
    Malmö in the wind, twenty-six teams, one coffee machine. Heroes.
  `,
  versions: {
    en: {
      title: 'Twenty-six teams in Malmö, and five of them did not exist on Monday',
      excerpt:
        'A women’s cup has nearly tripled in three years by taking players who have no team, an idea borrowed from Marisol. What they do six months later is the number to watch.',
      content: `<p>At twenty to seven in the morning the bracket in the sports hall in Malmö has 26 names on it, and the last of them is “Lag utan lag 5”. Team without a team, number five. Its players met at the check-in desk on Thursday evening: a dental student, two sisters from Kalmar, a woman who drives for a bakery and had come straight from the night round, and a fifteen-year-old with a written permission and her aunt. By Saturday lunch they were the only unseeded side left in the upper bracket.</p>
<p>Three years ago nine teams came to this Counter-Strike cup. Agnes Wirén, who runs it with a librarian and a borrowed van, has not spent a krona on advertising since. The growth comes from one line on the entry form, where a player can tick that she has nobody to play with. It is copied from Marisol, who put it on the form of her online bracket in Mexico first. This time 25 of 134 entrants ticked it. Leave two evenings free for the telephone, Marisol had written, then two more. Wirén needed all four to sort them by language, sleep and whether they wanted to win.</p>
<h2>What the weekend costs</h2>
<p>The whole thing was held together by 7,800 euros. The city lends the hall. The largest item, 2,700, goes to referees and to the two people who watch the chat with a hand on the button; the next, 1,600, to beds. Prize money is 1,100, and it was on the winners’ phones on Sunday evening before they had packed their own monitors. A sponsor offered five times as much in August if the final could be cut down to ninety seconds. Wirén asked which ninety.</p>
<p>I have covered four women’s cups this year, and the argument in the corridor is always the same one: does a separate bracket lead anywhere? Since Red Ferry came through the Northern Masters open qualifier everybody has a new example, and nobody has changed her mind. The sharpest version in Malmö came from Tove Ahlqvist, who has won here twice and no longer enters. “I’ll come back when first prize is a place somewhere,” she said. She plays in a mixed fourth-division side now and likes it.</p>
<p>Wirén thinks that she is right, and did something about it. Since the spring the winners get a seat in the open qualifier for the Harbour Cup, two rounds in. This year’s holders went out at once, 7–16 and 10–16, and have been asked about it ever since with a certain kind of sympathy. Nobody asks the four men’s teams who lost to the same opponent by more.</p>
<h2>Half a year later</h2>
<p>The best measure is Marisol’s too. Six months after the cup everybody who played gets one question: have you had an official match since, anywhere, with anyone? “I used to count teams,” she says. “A team that falls apart looks like a failure. Then I asked, and three of those five were playing somewhere else.” In Malmö 21 of 45 said yes after the first edition. After the last it was 68 of 109, and among those who had arrived without a team 14 of 20.</p>
<p>Luisa, who coaches a school team in Recife, is taking over the form for a cup of her own in May, tick box included.</p>
<p>Lag utan lag 5 lost the semi-final on Ancient, 13–16. They have a name now, after the bakery. The van was parked outside.</p>`,
    },
    sv: {
      title: 'Tjugosex lag i Malmö, och fem av dem fanns inte i måndags',
      excerpt:
        'Damcupen i Malmö har nästan tredubblats på tre år genom att ta emot spelare som saknar lag. Det viktiga är vad som händer halvåret efter finalen.',
      content: `<p>Sist i lottningen står ”Lag utan lag 5”. Spelarna träffades vid incheckningen på torsdagskvällen: en tandläkarstudent, två systrar från Kalmar, ett bagarbud direkt från nattpasset och en femtonåring med sin moster. De tog sig till semifinal.</p>
<p>För tre år sedan kom nio lag till Agnes Wiréns cup i Counter-Strike, nu 26. Skillnaden är en ruta i anmälan där man kryssar för att man inte har någon att spela med. Idén kommer från Marisol, som ordnar damcuper i Mexiko. Helgen kostar 7 800 euro. En sponsor bjöd fem gånger så mycket om finalen kunde klippas ned till nittio sekunder. ”Vilka nittio?” frågade Wirén.</p>
<h2>Ett halvår senare</h2>
<p>Att en separat cup måste leda någonstans håller hon med om, och därför får segrarna en plats i kvalet till Harbour Cup. Men hellre räknar hon dem som fortsätter: 68 av 109 hade spelat en tävlingsmatch inom sex månader. I Recife tänker Luisa ta efter.</p>`,
    },
    pt: {
      title: 'Vinte e seis equipes em Malmö, e cinco nem existiam na segunda-feira',
      excerpt:
        'A copa feminina quase triplicou em três anos porque aceita quem chega sem equipe, ideia emprestada de Marisol. O número que importa vem seis meses depois.',
      content: `<p>O último nome da chave é “Lag utan lag 5”, a quinta equipe das sem-equipe. As cinco se conheceram no credenciamento: uma estudante de odontologia, duas irmãs, uma entregadora de padaria que vinha direto do turno da noite e uma garota de quinze anos com a tia. Chegaram à semifinal.</p>
<p>Há três anos, a copa de Counter-Strike de Agnes Wirén reuniu nove equipes; agora, 26. A diferença está num quadradinho da ficha: “não tenho com quem jogar”. A ideia é de Marisol, que organiza copas femininas no México. O fim de semana custa 7.800 euros. Um patrocinador ofereceu cinco vezes mais se a final coubesse em noventa segundos. “Quais noventa?”, perguntou Wirén.</p>
<h2>Seis meses depois</h2>
<p>As campeãs ganham hoje uma vaga na seletiva da Harbour Cup. Mas o melhor número é outro: 68 das 109 participantes da última edição disputaram uma partida oficial em até seis meses. Luisa levará a ficha a Recife em maio.</p>`,
    },
    de: {
      title: 'Sechsundzwanzig Teams in Malmö, fünf davon gab es am Montag noch nicht',
      excerpt:
        'Der Frauencup hat sich in drei Jahren fast verdreifacht, weil auch Spielerinnen ohne Team kommen dürfen. Die Idee stammt von Marisol.',
      content: `<p>Ganz unten im Turnierbaum steht „Lag utan lag 5“, das fünfte Team ohne Team. Kennengelernt haben sich die fünf am Donnerstagabend bei der Anmeldung: eine Studentin der Zahnmedizin, zwei Schwestern, eine Bäckereifahrerin frisch von der Nachttour und eine Fünfzehnjährige mit Tante. Sie kamen bis ins Halbfinale.</p>
<p>Vor drei Jahren hatte der Counter-Strike-Cup von Agnes Wirén neun Teams, jetzt sind es 26. Den Unterschied macht ein Kästchen im Formular: Ich habe niemanden, mit dem ich spielen kann. Abgeschaut ist es bei Marisol, die in Mexiko Frauencups veranstaltet. Das Wochenende kostet 7.800 Euro. Ein Sponsor bot das Fünffache, wenn das Finale in neunzig Sekunden passe. „Welche neunzig?“, fragte Wirén.</p>
<h2>Ein halbes Jahr später</h2>
<p>Die Siegerinnen erhalten einen Platz in der Qualifikation zum Harbour Cup. Wichtiger ist eine andere Zahl: Von 109 Teilnehmerinnen der letzten Ausgabe hatten 68 binnen sechs Monaten wieder ein offizielles Spiel. Luisa übernimmt das Formular für Recife.</p>`,
    },
    pl: {
      title: 'Dwadzieścia sześć drużyn w Malmö. Pięciu z nich w poniedziałek nie było',
      excerpt:
        'Kobiecy turniej urósł w trzy lata niemal trzykrotnie, bo przyjmuje zawodniczki bez drużyny. Najważniejsze jest to, co robią pół roku po finale.',
      content: `<p>Ostatnia nazwa w drabince brzmi „Lag utan lag 5”, czyli piąta drużyna bez drużyny. Zawodniczki poznały się w czwartek wieczorem przy rejestracji: studentka stomatologii, dwie siostry, kierowczyni z piekarni prosto po nocnym kursie i piętnastolatka z ciocią. Doszły do półfinału.</p>
<p>Trzy lata temu na turniej Counter-Strike’a, który prowadzi Agnes Wirén, przyjechało dziewięć drużyn, teraz 26. Różnicę robi jedna kratka w formularzu: nie mam z kim grać. Pomysł wzięto od Marisol, organizatorki kobiecych pucharów w Meksyku. Weekend kosztuje 7800 euro. Sponsor dawał pięć razy tyle, o ile finał zmieści się w dziewięćdziesięciu sekundach. „Których dziewięćdziesięciu?” – zapytała Wirén.</p>
<h2>Pół roku później</h2>
<p>Zwyciężczynie dostają miejsce w kwalifikacjach do Harbour Cup. Ważniejsza jest inna liczba: spośród 109 uczestniczek poprzedniej edycji 68 w ciągu sześciu miesięcy znów zagrało oficjalny mecz. W maju ten sam formularz wypróbuje w Recife Luisa.</p>`,
    },
    ru: {
      title: 'Двадцать шесть команд в Мальмё, и пяти из них в понедельник не было',
      excerpt:
        'Женский кубок за три года вырос почти втрое, потому что принимает игроков без команды. Главная цифра появляется через полгода после финала.',
      content: `<p>Последняя строчка в сетке: «Lag utan lag 5», пятая команда тех, у кого нет команды. Познакомились они в четверг вечером у стойки регистрации: студентка-стоматолог, две сестры, водитель пекарни прямо с ночного рейса и пятнадцатилетняя девочка с тётей. Дошли до полуфинала.</p>
<p>Три года назад на кубок по Counter-Strike, который проводит Agnes Wirén, приехало девять команд, теперь 26. Всё дело в одной галочке в анкете: «мне не с кем играть». Идею подсказала Marisol, организатор женских турниров в Мексике. Выходные стоят 7800 евро. Спонсор давал впятеро больше, если финал уложат в девяносто секунд. «В какие именно?» — спросила Wirén.</p>
<h2>Полгода спустя</h2>
<p>Победительницы получают место в квалификации Harbour Cup. Но важнее другое: из 109 участниц прошлого турнира 68 за следующие полгода снова сыграли официальный матч. В мае такую же анкету попробует в Ресифи Luisa, тренер школьной команды.</p>`,
    },
    uk: {
      title: 'Двадцять шість команд у Мальме, і п’яти з них у понеділок не існувало',
      excerpt:
        'Жіночий кубок за три роки виріс майже втричі, бо приймає гравчинь без команди. Головне число з’являється за пів року після фіналу.',
      content: `<p>Останній рядок у сітці: «Lag utan lag 5», п’ята команда тих, хто не має команди. Познайомилися вони в четвер увечері біля стійки реєстрації: студентка-стоматологиня, дві сестри, водійка пекарні просто з нічного рейсу та п’ятнадцятирічна дівчина з тіткою. Дійшли до півфіналу.</p>
<p>Три роки тому на кубок із Counter-Strike, який проводить Agnes Wirén, приїхало дев’ять команд, тепер 26. Уся річ в одній позначці в анкеті: «мені нема з ким грати». Ідею підказала Marisol, організаторка жіночих турнірів у Мексиці. Вихідні коштують 7800 євро. Спонсор давав уп’ятеро більше, якщо фінал укладуть у дев’яносто секунд. «У які саме?» — спитала Wirén.</p>
<h2>Пів року по тому</h2>
<p>Переможниці дістають місце у кваліфікації Harbour Cup. Та важливіше інше: зі 109 учасниць минулого турніру 68 упродовж пів року знову зіграли офіційний матч. У травні таку саму анкету спробує в Ресіфі Luisa, тренерка шкільної команди.</p>`,
    },
  },
  comments: [
    {
      by: 'Marisol',
      minutesAfter: 17,
      text: 'Congratulations to Agnes and the librarian. One correction to my own advice: it is two evenings, then two more, and then a fifth for the one player who calls about mice.',
      upvotes: 54,
    },
    {
      by: 'Luisa',
      minutesAfter: 35,
      text: '@Marisol Já reservei quatro noites. Com essa correção, reservo seis. O formulário está quase pronto!',
      upvotes: 27,
    },
    {
      by: 'Tindra',
      minutesAfter: 62,
      text: 'I played there with Tove, and I still enter both kinds. She is right about the prize. But it took me one cup to find the four people I play with now, after six years of not finding them.',
      upvotes: 42,
    },
    {
      by: 'grumble',
      minutesAfter: 90,
      text: 'I came here to complain and then there was a bakery van. Fine. Good article.',
      upvotes: 48,
    },
    {
      by: 'Gustavo',
      minutesAfter: 150,
      text: '14 of 20 against 68 of 109 overall is the surprising bit. Small sample, but the people without a team stay as often as the people with one. @Marisol do you have the same split for your own cup?',
      upvotes: 23,
    },
    {
      by: 'Marisol',
      minutesAfter: 171,
      text: '@Gustavo In a notebook, in pencil. I will photograph it for you if you promise not to judge the handwriting.',
      upvotes: 39,
    },
    {
      by: 'nopeek',
      minutesAfter: 260,
      text: 'Dömde där förra året, samma hall. Bästa stämningen på hela säsongen, och det sämsta kaffet.',
      upvotes: 16,
    },
    {
      by: 'deagleton',
      minutesAfter: 400,
      text: 'Is there a list of mixed fourth divisions anywhere? My sister read this and has asked me three questions I cannot answer.',
      upvotes: 20,
    },
    {
      by: 'olddust',
      minutesAfter: 640,
      text: 'Post removed by me before anyone else has to, I misread the part about the qualifier.',
      upvotes: 1,
      deleted: true,
    },
    {
      by: 'Hanneke',
      minutesAfter: 980,
      text: 'Paid before the monitors are packed beats every payment term I have read this year. Put that sentence in the rulebook exactly as Lina wrote it.',
      upvotes: 35,
    },
    {
      by: 'Sanna',
      minutesAfter: 1450,
      text: '“Wirén asked which ninety.” I have been in that meeting, on the other side of the table, being the ninety seconds.',
      upvotes: 51,
    },
    {
      by: 'nadezhda',
      minutesAfter: 2100,
      text: 'Судила похожий турнир в Самаре. Больше всего времени ушло не на споры, а на то, чтобы никто не ушёл домой, не обменявшись контактами.',
      upvotes: 22,
    },
    {
      by: 'Kestrelfan',
      minutesAfter: 3000,
      text: 'A team formed on Thursday reached a semi-final by Sunday. I am not going to say what my team has done since 2018.',
      upvotes: 37,
    },
    {
      by: 'redzone',
      minutesAfter: 4600,
      text: '@deagleton Ask at the cup desk, honestly. In Pune the organisers had a paper list that no website has.',
      upvotes: 14,
    },
    {
      by: 'Patrycja',
      minutesAfter: 6900,
      text: 'We added the tick box for Gdynia last week. Eleven names so far, which is two teams and somebody’s very patient reserve.',
      upvotes: 45,
    },
  ],
})
