import { news } from '../news-entry.ts'

export default news({
  author: 'Lina',
  categories: ['csgo'],
  tags: ['women-in-esports', 'northern-masters', 'qualifiers'],
  mentions: ['Marisol'],
  image: 'csgo-2',
  hoursAgo: 2300,
  upvotes: 1084,
  moments: [
    'round thirty',
    'two Galils and three Tec-9s',
    'the noise in the short tunnel',
    'the “gg” in the wrong window',
    'Sobczak driving to Aarhus after a shift',
    'nineteen months with the same five',
  ],
  talk: `
    Six times the same bad rush so that the seventh is believed. I have no patience for anything, let alone that.
    > It was five too many for me as well.
    Teaching maths in the morning and calling a final at a quarter to five. Her pupils have no excuses left.
    > They will have other ones. They always do.
    The gymnasium with the climbing ropes is two streets from my parents. Nobody told us anything.
    Union Street handled it with class, and that should be said more often.
    Her mother got the “gg”. Did she answer?
    > “Good girl”, apparently. It is in the post-match stream.
    Three of them have yet to tell their employers. Well, they know now.
    Nineteen months with five people. My band did not make it past four rehearsals.
  `,
  versions: {
    en: {
      title: 'Red Ferry are the first women’s team through the Northern Masters open qualifier',
      excerpt:
        '256 teams entered. The last round before overtime was won with two Galils, three Tec-9s and a habit that Union Street believed in too much.',
      content: `<p>Jorid Hauge typed “gg” into the wrong window, sent it to her mother, and only then got up to shake hands. It was a quarter to five on Saturday, in the gymnasium of a folk high school outside Aarhus, with climbing ropes tied up above the screens. Red Ferry had beaten Union Street 19–17 on Overpass, the third map of the final, and will play the Northern Masters in two months. No women’s team had come through the open qualifier before. This time 256 teams had tried.</p>
<p>Hauge, who leads them under the name varde, has been asked about the word “first” all weekend and has run out of patience with it. “I can tell you about being first for one minute,” she says. “Then I would like to talk about round thirty.”</p>
<h2>Round thirty</h2>
<p>Very well. Red Ferry had won Ancient 16–12 and lost Mirage 9–16. On Overpass they trailed 14–15, on attack, with money for two Galils and three Tec-9s against a full buy. In eight matches over two weekends they had had six rounds like it, and in all six had gone short into B, fast, behind one smoke.</p>
<p>Union Street had done their homework. Their leader, Callum Pryce, put three on B and the AWP on the pillar. Hauge had counted on the homework. She sent one player into the short tunnel with the smoke, told her to make every sound a person can make, and walked four up long with the bomb. Inês Prata killed the only defender at toilets with a Tec-9 from two metres. The plant was down with fifty-one seconds left, and Pryce’s three came back one behind another through bank, into a crossfire.</p>
<p>Overtime was four to two. Milena Sobczak, who had been quiet all afternoon, won the first duel with the AWP in five of the six rounds.</p>
<blockquote><p>“We made the same mistake six times in two weeks so that we could do it right once. No, that is a lie. We made it six times. Then I noticed.”</p><footer>Jorid Hauge</footer></blockquote>
<h2>Leave to apply for</h2>
<p>Nobody at Red Ferry is paid for a full week. Hauge teaches mathematics in Stavanger; Sobczak works nights in a pharmacy in Szczecin and drove to Aarhus after a shift. They practise from seven to ten, four evenings, and have done so for nineteen months with the same five people, which is longer than any other team in the qualifier’s last sixteen. The Northern Masters run from Wednesday to Sunday. Three of them have yet to tell their employers.</p>
<p>Hauge and Prata met in an online side bracket of the cup that Marisol organises twice a year. I asked Marisol whether she was proud. She was, and also practical: “People say my cup is a fence. It is a door with a date on it. Thirty-two teams come in, they learn to be on a server with a referee and a clock, and then some of them leave through the other side.”</p>
<p>Union Street took it well, on the whole. Pryce stayed to watch round thirty on the referee’s laptop, twice, with Hauge standing next to him explaining where the noise had come from. “I would have stacked B again,” he said.</p>`,
    },
    sv: {
      title: 'Red Ferry blir första damlag att kvala in till Northern Masters',
      excerpt:
        '256 lag ställde upp i det öppna kvalet. Allt vändes i den trettionde rundan, med två Galil, tre Tec-9 och en vana som blev ett bete.',
      content: `<p>Jorid Hauge skrev ”gg” i fel fönster och skickade det till sin mamma. Sedan gick hon och tog i hand. Red Ferry hade just slagit Union Street med 19–17 på Overpass, i gymnastiksalen på en folkhögskola utanför Århus, och är det första damlaget som tagit sig till Northern Masters via det öppna kvalet.</p>
<h2>Den trettionde rundan</h2>
<p>Vid 14–15 hade Red Ferry råd med två Galil och tre Tec-9. Sex gånger under kvalet hade de gått short mot B i det läget, och Union Street ställde mycket riktigt tre man där. Hauge skickade in en enda spelare att föra oväsen och gick med fyra mot A. Övertiden slutade 4–2.</p>
<blockquote><p>”Vi gjorde samma misstag sex gånger för att kunna göra rätt en gång. Nej, det är lögn. Vi gjorde det sex gånger. Sedan märkte jag det.”</p><footer>Jorid Hauge</footer></blockquote>
<p>Till vardags är Hauge mattelärare i Stavanger. Tre i laget har ännu inte bett om ledigt.</p>`,
    },
    pt: {
      title: 'Red Ferry é a primeira equipe feminina a passar pela qualificatória aberta',
      excerpt:
        'Foram 256 equipes em busca da vaga no Northern Masters. O round decisivo veio com duas Galil, três Tec-9 e um hábito usado como isca.',
      content: `<p>Jorid Hauge escreveu “gg” na janela errada, mandou para a mãe e só depois se levantou para cumprimentar os adversários, no ginásio de uma escola perto de Aarhus. A Red Ferry tinha acabado de vencer a Union Street por 19–17 na Overpass e é a primeira equipe feminina a chegar ao Northern Masters pela qualificatória aberta.</p>
<h2>O round trinta</h2>
<p>Com 14–15, havia dinheiro para duas Galil e três Tec-9. Em seis situações iguais, a Red Ferry tinha ido sempre para o B. A Union Street pôs três jogadores lá. Hauge mandou uma só jogadora fazer barulho e entrou no A com quatro. A prorrogação ficou em 4–2.</p>
<blockquote><p>“Cometemos o mesmo erro seis vezes para acertar uma. Não, é mentira. Cometemos seis vezes. Depois percebi.”</p><footer>Jorid Hauge</footer></blockquote>
<p>Hauge dá aulas de matemática em Stavanger. Três das cinco ainda não pediram folga no emprego.</p>`,
    },
    de: {
      title: 'Red Ferry schafft als erstes Frauenteam den Weg zu den Northern Masters',
      excerpt:
        '256 Teams spielten um den Platz aus dem offenen Qualifier. Die Wende brachten zwei Galils, drei Tec-9 und eine Gewohnheit, die zum Köder wurde.',
      content: `<p>Jorid Hauge tippte „gg“ ins falsche Fenster, schickte es ihrer Mutter und stand erst dann zum Händeschütteln auf. In der Turnhalle einer Heimvolkshochschule bei Aarhus hatte Red Ferry soeben Union Street 19:17 auf Overpass geschlagen, als erstes Frauenteam, das es über den offenen Qualifier zu den Northern Masters schafft.</p>
<h2>Runde dreißig</h2>
<p>Beim Stand von 14:15 reichte das Geld für zwei Galils und drei Tec-9. Sechsmal war Red Ferry in solchen Runden über Short nach B gelaufen, also stellte Union Street drei Spieler dorthin. Hauge schickte eine einzige Spielerin zum Lärmmachen und ging zu viert auf A. Die Verlängerung endete 4:2.</p>
<blockquote><p>„Wir haben sechsmal denselben Fehler gemacht, um es einmal richtig zu machen. Nein, gelogen. Wir haben ihn sechsmal gemacht. Dann fiel es mir auf.“</p><footer>Jorid Hauge</footer></blockquote>
<p>Hauge unterrichtet Mathematik in Stavanger. Drei aus dem Team müssen erst noch Urlaub einreichen.</p>`,
    },
    pl: {
      title: 'Red Ferry pierwszą kobiecą drużyną w Northern Masters z otwartych kwalifikacji',
      excerpt:
        'O jedno miejsce walczyło 256 drużyn. Przesądziły dwa Galile, trzy Tec-9 i przyzwyczajenie, w które Union Street uwierzyło za mocno.',
      content: `<p>Jorid Hauge wpisała „gg” w niewłaściwe okno, wysłała je mamie i dopiero wtedy poszła podać rywalom rękę. W sali gimnastycznej uniwersytetu ludowego pod Aarhus Red Ferry pokonało Union Street 19:17 na Overpassie. Żadna kobieca drużyna nie weszła dotąd do Northern Masters przez otwarte kwalifikacje.</p>
<h2>Runda trzydziesta</h2>
<p>Przy 14:15 pieniędzy starczyło na dwa Galile i trzy Tec-9. Sześć razy w takiej sytuacji Red Ferry szło shortem na B, więc Union Street ustawiło tam trzech graczy. Hauge wysłała jedną zawodniczkę, żeby hałasowała, a we cztery weszły na A. Dogrywka skończyła się wynikiem 4:2.</p>
<blockquote><p>„Popełniłyśmy ten sam błąd sześć razy, żeby raz zrobić to dobrze. Nie, kłamię. Popełniłyśmy go sześć razy. Potem zauważyłam”.</p><footer>Jorid Hauge</footer></blockquote>
<p>Snajperka Milena Sobczak przyjechała prosto z nocnego dyżuru w szczecińskiej aptece. O urlop na turniej musi dopiero poprosić.</p>`,
    },
    ru: {
      title: 'Red Ferry — первая женская команда, прошедшая открытый отбор на Northern Masters',
      excerpt:
        'За место боролись 256 команд. Решили два Galil, три Tec-9 и привычка, в которую соперник поверил слишком крепко.',
      content: `<p>Йорид Хауге набрала «gg» не в том окне, отправила маме и только потом встала пожать руки. В спортзале народной школы под Орхусом Red Ferry обыграли Union Street 19–17 на Overpass и стали первой женской командой, пробившейся на Northern Masters через открытый отбор.</p>
<h2>Тридцатый раунд</h2>
<p>При 14–15 денег хватило на два Galil и три Tec-9. Шесть раз в таком положении Red Ferry шли по шорту на B, поэтому Union Street поставили туда троих. Хауге отправила одну девушку шуметь, а вчетвером они зашли на A. Овертайм закончился 4–2.</p>
<blockquote><p>«Мы шесть раз ошиблись одинаково, чтобы один раз сделать правильно. Нет, вру. Мы шесть раз ошиблись. Потом я заметила».</p><footer>Йорид Хауге</footer></blockquote>
<p>Хауге преподаёт математику в Ставангере, снайпер Милена Собчак приехала прямо с ночной смены в аптеке. Отпуск на турнир трём игрокам ещё только предстоит выпросить.</p>`,
    },
    uk: {
      title: 'Red Ferry — перша жіноча команда, що пройшла відкритий відбір на Northern Masters',
      excerpt:
        'За місце змагалися 256 команд. Вирішили два Galil, три Tec-9 і звичка, в яку суперник повірив занадто міцно.',
      content: `<p>Йорід Гауге написала «gg» не в тому вікні, надіслала мамі й аж тоді підвелася потиснути руки. У спортзалі народної школи під Орхусом Red Ferry здолали Union Street 19–17 на Overpass і стали першою жіночою командою, яка пробилася на Northern Masters через відкритий відбір.</p>
<h2>Тридцятий раунд</h2>
<p>За 14–15 грошей вистачило на два Galil і три Tec-9. Шість разів у такому становищі Red Ferry йшли шортом на B, тож Union Street поставили туди трьох. Гауге відправила одну дівчину галасувати, а вчотирьох вони зайшли на A. Овертайм завершився 4–2.</p>
<blockquote><p>«Ми шість разів помилилися однаково, щоб раз зробити як слід. Ні, брешу. Ми шість разів помилилися. Потім я помітила».</p><footer>Йорід Гауге</footer></blockquote>
<p>Гауге викладає математику в Ставангері, снайперка Мілена Собчак приїхала просто з нічної зміни в аптеці. Відпустку на турнір трьом гравчиням іще треба випросити.</p>`,
    },
  },
  comments: [
    {
      by: 'Marisol',
      minutesAfter: 7,
      text: 'A door with a date on it: registration for the next one opens on the first of the month. Thirty-two places, nineteen already promised, my inbox is on fire.',
      upvotes: 59,
    },
    {
      by: 'nightbus',
      minutesAfter: 18,
      text: 'Watched round thirty standing up on the upper deck and shouted at toilets. People moved seats.',
      upvotes: 40,
    },
    {
      by: 'Patrycja',
      minutesAfter: 36,
      text: 'Milena po nocce w aptece wygrywa pięć pojedynków z sześciu. Ja po nocce nie trafiam kluczem w zamek.',
      upvotes: 51,
    },
    {
      by: 'deagleton',
      minutesAfter: 62,
      text: 'The fake is older than the map, but selling it with one person and a smoke takes nerve. What did the girl in the tunnel actually do, reload for thirty seconds?',
      upvotes: 26,
    },
    {
      by: 'looplord',
      minutesAfter: 88,
      text: '@deagleton Reload, knife on the wall, jump, drop the pistol, pick up the pistol, cough on open mic. I have isolated the audio. It is art.',
      upvotes: 57,
    },
    {
      by: 'grumble',
      minutesAfter: 149,
      text: 'Good team, well earned. But Union Street were ranked fortieth, so let us see the Masters before we put up statues.',
      upvotes: 15,
    },
    {
      by: 'Elif',
      minutesAfter: 204,
      text: '@grumble They also beat the seeds four, nine and thirteen on the way. How many statues is that?',
      upvotes: 54,
    },
    {
      by: 'Ingrid',
      minutesAfter: 333,
      text: 'Nineteen months with the same five people is the headline for me. I have never once managed to keep five for twelve.',
      upvotes: 43,
    },
    {
      by: 'nadezhda',
      minutesAfter: 520,
      text: 'Судила у них четвёртый матч. Единственная команда отбора, которая прочитала регламент до конца и нашла в нём опечатку.',
      upvotes: 47,
    },
    {
      by: 'caio',
      minutesAfter: 795,
      text: 'A Inês de Tec-9 a dois metros no banheiro é a coisa mais bonita que vi este mês, e este mês nasceu o meu sobrinho.',
      upvotes: 38,
    },
    {
      by: 'MidOrFeed',
      minutesAfter: 1180,
      text: 'I respect a leader who admits in the same sentence that the genius plan was an accident.',
      upvotes: 30,
    },
    {
      by: 'Hanneke',
      minutesAfter: 2050,
      text: 'If any of the three employers are Dutch I will happily write the leave request. Unpaid leave, one week, eight weeks’ notice, it can be done.',
      upvotes: 29,
    },
    {
      by: 'Tindra',
      minutesAfter: 4410,
      text: '@Lina Did anybody untie the climbing ropes afterwards? I went to that school, the caretaker is not a forgiving man.',
      upvotes: 33,
    },
    {
      by: 'Luisa',
      minutesAfter: 8700,
      text: 'Four girls joined my school team this week. Two of them asked if they could be the one who makes the noise.',
      upvotes: 60,
    },
    {
      by: 'Ozzy7',
      minutesAfter: 14900,
      text: '@Luisa That is the best thing written under any article here. Give them both the tunnel.',
      upvotes: 45,
    },
  ],
})
