import { news } from '../news-entry.ts'

export default news({
  author: 'Lina',
  categories: ['pubg'],
  tags: ['transfers', 'rookies', 'northern-masters'],
  image: 'pubg-8',
  hoursAgo: 3400,
  upvotes: 233,
  moments: [
    'nine first deaths in fourteen matches',
    'the scout who was right and alone',
    '1,140 metres on foot',
    'the exam-week clause',
    '“do you have a passport?”',
  ],
  talk: `
    Nine first deaths and a contract. I have hundreds, where do I sign?
    > You need to be right as well. There is a catch.
    No travel in exam weeks: the mother is the best agent in the scene.
    41st of 64 and they never spoke again. The most honest team history ever.
    Vermaat watched the deaths instead of the kills. I wonder what she would find in mine.
    > A bush. She would find the bush.
    Scouts never get the graphic. They should show metres walked.
    Do we know how the wrist is doing? De Bruin was my favourite driver.
  `,
  versions: {
    en: {
      title: 'Paper Lantern sign a seventeen-year-old scout who played for nobody',
      excerpt:
        'Aleksi Rautio entered the open qualifiers with three strangers and died first in most matches. The champions of patience wanted him anyway.',
      content: `<p>The message Aleksi “Sisu” Rautio got on a Tuesday in maths class said: “Do you have a passport?” It came from an address he did not know. He answered “yes” and then, after the lesson, “why?”</p>
<p>Paper Lantern announced on Thursday that the seventeen-year-old from Oulu will be their fourth man for the Northern Masters. He replaces Wout “Tegel” de Bruin, who goes to the bench at his own request with a bad wrist and stays on as analyst until summer. Rautio’s contract runs for two seasons, and his mother negotiated one clause herself: no travel in exam weeks.</p>
<p>His record does not look like one that gets a phone to ring. He has no former team. In the open qualifiers he played with three people he met in a queue; they finished 41st of 64 and never spoke again. In fourteen matches Rautio died first in his squad nine times.</p>
<h2>What the coach saw</h2>
<p>Paper Lantern’s coach, Margriet Vermaat, had put those nine deaths in a folder. In seven of them he is more than 200 metres ahead of his team, alone, and the circle that appears next contains the spot where he is lying.</p>
<blockquote>He was not dying first because he is reckless. He was dying first because he was right, and nobody came.<footer>Margriet Vermaat, coach of Paper Lantern</footer></blockquote>
<p>She invited him to six scrims under a borrowed name. On Vikendi he called a compound above Goroka two phases before the zone got there, walked in through a gap between two teams that he had heard reloading, and talked the other three across one at a time. Paper Lantern won that match with nine kills. Rautio had none, and 1,140 metres on foot.</p>
<h2>Who loses</h2>
<p>It is a gamble on style too. De Bruin drove; Paper Lantern have for two years rotated by car and on time, and finished fourth, fifth and fourth. With a scout on foot they must be willing to wait for one person’s voice and then move all together, which is the kind of thing that works in scrims against people who are trying something out themselves.</p>
<p>Kestrel had also asked, I am told by two people involved, and offered more money and a place in the academy. Rautio said no to the academy. “I have been in school for eleven years,” he told me. “I did not want to be sent to another.”</p>
<p>Is he nervous? About one thing. Paper Lantern sit on stage in the order scout, driver, captain, fragger, with the scout by the aisle, and the crowd can see his screen. “I do my homework in the lobby,” he says. “Now everyone will know how bad it is.”</p>
<p>His first official match is the opening round of the Northern Masters in Tampere, a Friday. There is an exam on the Monday after. The clause has been read, and it holds.</p>`,
    },
    sv: {
      title: 'Paper Lantern värvar sjuttonårig spanare som saknade lag',
      excerpt:
        'Aleksi Rautio kom på 41:a plats i kvalet och dog oftast först. Paper Lanterns tränare såg något annat i samma matcher.',
      content: `<p>Meddelandet kom på mattelektionen: ”Har du pass?” I torsdags blev det officiellt att Aleksi ”Sisu” Rautio, sjutton år och från Uleåborg, tar den fjärde platsen i Paper Lantern till Northern Masters. Wout ”Tegel” de Bruin har ont i handleden och blir analytiker till sommaren.</p>
<p>Meriterna är tunna. Rautio spelade det öppna kvalet med tre främlingar, slutade 41:a av 64 och dog först i nio matcher av fjorton. Men i sju av de nio låg han 200 meter före sitt lag, på en plats som nästa cirkel visade sig innehålla.</p>
<blockquote>Han dog först för att han hade rätt och ingen kom efter.<footer>Margriet Vermaat, tränare i Paper Lantern</footer></blockquote>
<p>Kestrel erbjöd mer pengar och en plats i akademin. Rautio tackade nej: han går redan i skolan. I kontraktet har hans mamma skrivit in en egen klausul – inga resor under provveckor.</p>`,
    },
    pt: {
      title: 'Paper Lantern contrata batedor de dezessete anos que não tinha equipe',
      excerpt:
        'Aleksi Rautio ficou em 41.º na qualificatória e quase sempre morria primeiro. A treinadora viu outra coisa nas mesmas partidas.',
      content: `<p>A mensagem chegou no meio da aula de matemática: “Você tem passaporte?” Na quinta-feira saiu o anúncio: Aleksi “Sisu” Rautio, dezessete anos, de Oulu, será o quarto jogador da Paper Lantern na Northern Masters. Wout “Tegel” de Bruin, com dores no pulso, fica como analista até o verão.</p>
<p>O currículo é curto. Rautio jogou a qualificatória aberta com três desconhecidos, terminou em 41.º entre 64 e morreu primeiro em nove de catorze partidas. Em sete delas, porém, estava 200 metros à frente do time, num ponto que o círculo seguinte incluiria.</p>
<blockquote>Ele não morria por imprudência. Morria porque tinha razão e ninguém vinha atrás.<footer>Margriet Vermaat, treinadora da Paper Lantern</footer></blockquote>
<p>A Kestrel ofereceu mais dinheiro e uma vaga na base; Rautio recusou. A mãe negociou uma cláusula própria: nada de viagens em semana de provas.</p>`,
    },
    de: {
      title: 'Paper Lantern holt einen siebzehnjährigen Scout ohne Team',
      excerpt:
        'Aleksi Rautio wurde in der Qualifikation 41. und starb meist als Erster. Die Trainerin sah in denselben Spielen etwas anderes.',
      content: `<p>Die Nachricht kam im Matheunterricht: „Hast du einen Pass?“ Seit Donnerstag ist klar, warum. Aleksi „Sisu“ Rautio, siebzehn, aus Oulu, wird bei den Northern Masters vierter Mann von Paper Lantern. Wout „Tegel“ de Bruin pausiert wegen seines Handgelenks und bleibt bis zum Sommer als Analyst.</p>
<p>Der Lebenslauf ist kurz. Rautio spielte die offene Qualifikation mit drei Fremden, wurde 41. von 64 und starb in neun von vierzehn Spielen als Erster. In sieben davon lag er 200 Meter vor seinem Team, an einer Stelle, die der nächste Kreis dann enthielt.</p>
<blockquote>Er starb nicht aus Leichtsinn zuerst. Er hatte recht, und niemand kam nach.<footer>Margriet Vermaat, Trainerin von Paper Lantern</footer></blockquote>
<p>Kestrel bot mehr Geld und einen Platz in der Akademie. Rautio lehnte ab, zur Schule gehe er schon. Eine Klausel hat seine Mutter ausgehandelt: keine Reisen in Prüfungswochen.</p>`,
    },
    pl: {
      title: 'Paper Lantern podpisuje siedemnastoletniego zwiadowcę znikąd',
      excerpt:
        'Aleksi Rautio był w kwalifikacjach 41. i zwykle ginął pierwszy. Trenerka Paper Lantern zobaczyła w tych meczach coś innego.',
      content: `<p>Wiadomość przyszła na lekcji matematyki: „Masz paszport?”. W czwartek wyjaśniło się dlaczego. Siedemnastoletni Aleksi „Sisu” Rautio z Oulu będzie czwartym graczem Paper Lantern w Northern Masters. Wout „Tegel” de Bruin leczy nadgarstek i do lata zostaje w drużynie jako analityk.</p>
<p>Dorobek ma skromny. W otwartych kwalifikacjach grał z trzema nieznajomymi, skończył na 41. miejscu z 64 i w dziewięciu meczach na czternaście ginął jako pierwszy. W siedmiu z nich leżał jednak 200 metrów przed kolegami, dokładnie tam, gdzie miała objąć go następna strefa.</p>
<blockquote>Nie ginął z lekkomyślności. Ginął, bo miał rację, a nikt za nim nie szedł.<footer>Margriet Vermaat, trenerka Paper Lantern</footer></blockquote>
<p>Kestrel oferował więcej pieniędzy i miejsce w akademii, ale Rautio odmówił. Jeden zapis w umowie wynegocjowała jego mama: żadnych wyjazdów w tygodniach egzaminów.</p>`,
    },
    ru: {
      title: 'Paper Lantern подписали семнадцатилетнего разведчика без команды',
      excerpt:
        'Алекси Раутио стал в квалификации 41-м и чаще всего погибал первым. Тренер увидела в этих матчах совсем другое.',
      content: `<p>Сообщение пришло на уроке математики: «У тебя есть загранпаспорт?» В четверг всё прояснилось: семнадцатилетний Алекси «Sisu» Раутио из Оулу станет четвёртым игроком Paper Lantern на Northern Masters. Ваут «Tegel» де Брёйн лечит запястье и до лета остаётся аналитиком.</p>
<p>Послужной список короткий. Открытую квалификацию Раутио играл с тремя незнакомцами, занял 41-е место из 64 и в девяти матчах из четырнадцати погиб первым. Но в семи случаях он лежал в двухстах метрах впереди своих, и следующая зона накрывала именно это место.</p>
<blockquote>Он погибал не от безрассудства. Он был прав, а за ним никто не шёл.<footer>Маргрит Вермат, тренер Paper Lantern</footer></blockquote>
<p>Kestrel предлагали больше денег и место в академии, но Раутио отказался: в школе он уже учится. Один пункт контракта выторговала его мама: никаких поездок в экзаменационные недели.</p>`,
    },
    uk: {
      title: 'Paper Lantern підписали сімнадцятирічного розвідника без команди',
      excerpt:
        'Алексі Раутіо став у кваліфікації 41-м і здебільшого гинув першим. Тренерка побачила в цих матчах зовсім інше.',
      content: `<p>Повідомлення надійшло на уроці математики: «Маєш закордонний паспорт?» У четвер усе з’ясувалося: сімнадцятирічний Алексі «Sisu» Раутіо з Оулу стане четвертим гравцем Paper Lantern на Northern Masters. Ваут «Tegel» де Брейн лікує зап’ясток і до літа лишається аналітиком.</p>
<p>Послужний список короткий. Відкриту кваліфікацію Раутіо грав із трьома незнайомцями, посів 41-ше місце із 64 і в дев’яти матчах із чотирнадцяти загинув першим. Проте в семи випадках він лежав за двісті метрів попереду своїх, і наступна зона накривала саме це місце.</p>
<blockquote>Він гинув не через нерозважливість. Він мав рацію, а за ним ніхто не йшов.<footer>Марґріт Вермат, тренерка Paper Lantern</footer></blockquote>
<p>Kestrel пропонували більше грошей і місце в академії, та Раутіо відмовився: до школи він уже ходить. Один пункт контракту виторгувала його мама: жодних поїздок в екзаменаційні тижні.</p>`,
    },
  },
  comments: [
    {
      by: 'halftime',
      minutesAfter: 8,
      text: 'Viimeinkin joku Oulusta. Äidin pykälä on paras kohta koko sopimuksessa.',
      upvotes: 27,
    },
    {
      by: 'Hanneke',
      minutesAfter: 23,
      text: 'A minor, two seasons, a clause about exams in his favour. As somebody who reads these for fun: this is a better contract than most adults get.',
      upvotes: 46,
    },
    {
      by: 'Kestrelfan',
      minutesAfter: 30,
      text: 'We offered more money and lost to maths homework. It is always next year.',
      upvotes: 58,
    },
    {
      by: 'stormside',
      minutesAfter: 61,
      text: 'Scout 200 metres ahead and nobody follows is the story of every squad I have ever been in. Different ending for me.',
      upvotes: 33,
    },
    {
      by: 'tiltproof',
      minutesAfter: 88,
      text: '@stormside I also die first nine times in fourteen. My passport is valid until spring.',
      upvotes: 51,
    },
    {
      by: 'Ozzy7',
      minutesAfter: 134,
      text: 'Looked up two of the nine. In the one at Zharki he is on the exact rock where the last fight happens twelve minutes later. That is not luck.',
      upvotes: 29,
    },
    {
      by: 'bushcamper',
      minutesAfter: 150,
      text: '@Ozzy7 I know the rock. It is a good rock. Let us not talk about the rock.',
      upvotes: 40,
    },
    {
      by: 'boxfight',
      minutesAfter: 266,
      text: 'No kills and they sign him. What is the point of a fourth gun that does not shoot?',
      upvotes: 8,
    },
    {
      by: 'Yuna',
      minutesAfter: 301,
      text: '@boxfight Ask any jungler. The fight is decided by whoever was standing there before it.',
      upvotes: 37,
    },
    {
      by: 'Ingrid',
      minutesAfter: 517,
      text: 'What nobody mentions is that de Bruin asked for the bench himself, with a wrist that could have been hidden for another season. Well done, him.',
      upvotes: 35,
    },
    {
      by: 'Sanna',
      minutesAfter: 940,
      text: 'I played in that qualifier and finished 39th. I am waiting for my message.',
      upvotes: 44,
    },
    {
      by: 'Bohdan',
      minutesAfter: 1500,
      text: 'Дев’ять смертей у папці — це і є робота тренера. Більшість дивиться лише на табло наприкінці.',
      upvotes: 18,
    },
    {
      by: 'Aino',
      minutesAfter: 2160,
      text: '@Ingrid Agreed. If he rests it properly that is about four months. If he had played on, I would not like to guess.',
      upvotes: 20,
    },
    {
      by: 'caio',
      minutesAfter: 3320,
      text: 'Tampere na sexta, prova na segunda. O moleque tem mais pressão na escola do que no palco.',
      upvotes: 16,
    },
    {
      by: 'DadAim',
      minutesAfter: 4700,
      text: '@Hanneke As a parent I would like the mother’s contact details. For coaching.',
      upvotes: 39,
    },
  ],
})
