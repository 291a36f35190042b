import { news } from '../news-entry.ts'

export default news({
  author: 'Katja',
  categories: ['fortnite'],
  tags: ['transfers', 'lantern-league', 'rookies'],
  mentions: ['Hanneke'],
  image: 'fortnite-6',
  hoursAgo: 75,
  upvotes: 351,
  moments: [
    '38,000 euros for half a duo',
    'the second signature',
    'Ludo leaving Red Ferry',
    'a slot that stays with both',
  ],
  talk: `
    38,000 for one half. The other half gets a fruit basket?
    > And the right to say no, which is worth more than fruit.
    The second signature is the smartest line in that rulebook. Whoever wrote it has been left before.
    Ludo is good, but Ludo with Ember’s schedule is a different animal.
    > A tired animal, most likely.
    Read the transfer window part twice. He still plays the Winter Cup against his new employer.
    Somebody check on the duo partner, please.
    I would sign it. Not for the club, for the peace and quiet.
  `,
  versions: {
    en: {
      title: 'Ember Union buy one half of a duo, and the slot stays with both',
      excerpt:
        'Ludo leaves Red Ferry for 38,000 euros after the Winter Cup. The place in the Lantern League needs a second signature, and it is not for sale.',
      content: `<p>The contract that Ludvig “Ludo” Arnesen’s father signed on Friday has eleven pages, and the most expensive line in it is missing. Ember Union pay Red Ferry 38,000 euros for the seventeen-year-old, who scored 211 eliminations in this year’s Lantern League. What they do not get is the right to let him play there.</p>
<p>That right belongs to two people. Under rule 4.3 of the Lantern League a place is held by “the duo as registered”, not by the organisation and not by a player. If one of the two wants to use it with somebody else, the other has to sign. The other is Emil Torvik, 22, who has a contract with Red Ferry until the end of next season and was told about the sale on the morning it happened.</p>
<blockquote>I read it in the same message as the practice times. Ludo had tried to ring me the night before, I will give him that. I am not angry with him. I have not signed anything, and nobody has asked me nicely yet.<footer>Emil Torvik, Red Ferry</footer></blockquote>
<h2>What has been agreed</h2>
<ul><li>Ludo plays the Winter Cup, including the last qualifier, next to Torvik and in a Red Ferry shirt. He is an Ember Union player from the day after the final.</li><li>The fee is paid in two parts: 25,000 now and 13,000 if he reaches a final of any major cup within a year.</li><li>Because he is a minor, the contract runs for twelve months, with an option that only he can exercise.</li><li>Prize money from the Winter Cup is split as before, half and half, after the team’s ten percent.</li></ul>
<p>The clubs’ views of rule 4.3 differ. Ember Union’s manager, Corinne Vasseur, says she is “confident of finding a sensible solution with the league”. The league says there is nothing to solve. A spokesman pointed me to last year’s case, in which two players of Blacktide refused each other’s signatures and the place went to the first reserve.</p>
<h2>Who holds the cards</h2>
<p>I asked Hanneke, who studies contract law and reads these things for pleasure, to go through the published rules. Her view is that Torvik’s signature is worth something between nothing and the whole second instalment. “If he refuses, he loses his own place too. So it looks like a threat he can’t carry out. But Red Ferry can find him a new partner and enter through the open qualifier in four weeks. Ember Union would have to do the same, with a player they have just paid for. Their loss is bigger, and everybody can see it.”</p>
<p>She also found what nobody in the negotiation seems to have noticed. Rule 4.6 allows a duo to play for two different organisations if both agree on the shirts. In three seasons no one has done it.</p>
<p>Vasseur was quiet for a while when I read it to her. Red Ferry’s owner, Gil Aldous, laughed. Then he asked me for the number of the paragraph.</p>`,
    },
    sv: {
      title: 'Ember Union köper en halv duo, men platsen tillhör båda',
      excerpt:
        'Ludo lämnar Red Ferry för 38 000 euro efter Winter Cup. Platsen i Lantern League kräver ännu en underskrift, och den är inte till salu.',
      content: `<p>Ember Union betalar 38 000 euro för 17-årige Ludvig ”Ludo” Arnesen från Red Ferry. Däremot får de inte rätten att låta honom spela i Lantern League. Enligt regel 4.3 hör platsen till duon, och den som vill använda den med någon annan behöver partnerns namnteckning.</p>
<p>Partnern heter Emil Torvik, är 22 år och har kontrakt med Red Ferry till slutet av nästa säsong. ”Jag läste det i samma meddelande som träningstiderna”, säger han. ”Jag har inte skrivit på något, och ingen har bett mig snällt.”</p>
<p>Winter Cup spelar de ihop, båda i Red Ferrys tröja. Av köpesumman betalas 13 000 först om Ludo når en stor final inom ett år.</p>
<p>Hanneke, som läser avtalsrätt, tycker att Torvik sitter bäst till: Red Ferry kan börja om i det öppna kvalet, medan Ember Union redan har betalat. Och hon hittade regel 4.6, som låter en duo företräda två klubbar. Ingen har någonsin utnyttjat den.</p>`,
    },
    pt: {
      title: 'Ember Union compra meia dupla, mas a vaga pertence aos dois',
      excerpt:
        'Ludo deixa a Red Ferry por 38 mil euros depois da Winter Cup. A vaga na Lantern League exige uma segunda assinatura.',
      content: `<p>A Ember Union paga 38 mil euros à Red Ferry por Ludvig “Ludo” Arnesen, de 17 anos. Só não leva o direito de colocá-lo em campo na Lantern League. Pela regra 4.3, a vaga é da dupla inscrita: quem quiser usá-la com outro parceiro precisa da assinatura do atual.</p>
<p>O atual é Emil Torvik, 22 anos, com contrato na Red Ferry até o fim da próxima temporada. “Li na mesma mensagem que trazia o horário dos treinos”, conta. “Não assinei nada, e ninguém me pediu com educação ainda.”</p>
<p>Na Winter Cup os dois jogam juntos, com a camisa da Red Ferry. Do valor, 13 mil euros só serão pagos se Ludo chegar a uma grande final no prazo de um ano.</p>
<p>Para Hanneke, estudante de direito contratual, Torvik tem as melhores cartas. Foi ela também quem encontrou a regra 4.6: uma dupla pode representar dois clubes, se ambos concordarem. Em três temporadas, ninguém usou.</p>`,
    },
    de: {
      title: 'Ember Union kauft ein halbes Duo, der Startplatz gehört beiden',
      excerpt:
        'Ludo verlässt Red Ferry nach dem Winter Cup für 38.000 Euro. Für den Platz in der Lantern League fehlt eine zweite Unterschrift.',
      content: `<p>38.000 Euro überweist Ember Union an Red Ferry für den 17-jährigen Ludvig „Ludo“ Arnesen. Nicht im Preis enthalten ist das Recht, ihn in der Lantern League einzusetzen. Nach Regel 4.3 gehört der Startplatz dem gemeldeten Duo: Wer ihn mit jemand anderem nutzen will, braucht die Unterschrift des Partners.</p>
<p>Der heißt Emil Torvik, ist 22 und hat bei Red Ferry Vertrag bis zum Ende der nächsten Saison. „Ich habe es in derselben Nachricht gelesen wie die Trainingszeiten“, sagt er. „Unterschrieben habe ich nichts, und nett gefragt hat auch noch keiner.“</p>
<p>Den Winter Cup spielen beide noch gemeinsam im Trikot von Red Ferry. 13.000 Euro werden erst fällig, wenn Ludo binnen eines Jahres ein großes Finale erreicht.</p>
<p>Hanneke, die Vertragsrecht studiert, sieht Torvik am längeren Hebel. Und sie hat Regel 4.6 gefunden: Ein Duo darf für zwei Organisationen antreten, sofern beide zustimmen. In drei Spielzeiten hat das noch niemand getan.</p>`,
    },
    pl: {
      title: 'Ember Union kupują pół duetu, ale miejsce w lidze należy do obu',
      excerpt:
        'Ludo odejdzie z Red Ferry po Winter Cup za 38 tysięcy euro. Do gry w Lantern League potrzebny jest jeszcze jeden podpis.',
      content: `<p>Ember Union zapłacą Red Ferry 38 tysięcy euro za siedemnastoletniego Ludviga „Ludo” Arnesena. W cenie nie ma jednak prawa do wystawienia go w Lantern League. Zgodnie z punktem 4.3 regulaminu miejsce należy do zgłoszonego duetu, a kto chce je wykorzystać z kimś innym, potrzebuje podpisu partnera.</p>
<p>Partnerem jest 22-letni Emil Torvik, związany z Red Ferry do końca przyszłego sezonu. „Przeczytałem o tym w tej samej wiadomości, w której były godziny treningów. Niczego nie podpisałem i nikt mnie jeszcze ładnie nie poprosił” – mówi.</p>
<p>W Winter Cup obaj zagrają razem w koszulkach Red Ferry. 13 tysięcy z całej kwoty trafi do klubu dopiero wtedy, gdy Ludo w ciągu roku dojdzie do wielkiego finału.</p>
<p>Zdaniem Hanneke, studentki prawa umów, lepsze karty ma Torvik. To ona wypatrzyła też punkt 4.6: duet może reprezentować dwa kluby, jeśli oba się zgodzą. Przez trzy sezony nikt z tego nie skorzystał.</p>`,
    },
    ru: {
      title: 'Ember Union купили половину дуэта, но слот принадлежит обоим',
      excerpt:
        'Лудо уйдёт из Red Ferry после Winter Cup за 38 тысяч евро. Чтобы играть в Lantern League, нужна ещё одна подпись.',
      content: `<p>Ember Union заплатят Red Ferry 38 тысяч евро за семнадцатилетнего Людвига «Ludo» Арнесена. Права выпускать его в Lantern League в эту цену не входит. По пункту 4.3 регламента место закреплено за дуэтом: чтобы занять его с другим партнёром, нужна подпись нынешнего.</p>
<p>Это Эмиль Торвик, ему 22 года, контракт с Red Ferry у него до конца следующего сезона. «Я узнал обо всём из того же сообщения, где было расписание тренировок, — говорит он. — Ничего не подписывал, и по-хорошему меня пока никто не просил».</p>
<p>На Winter Cup они сыграют вместе и в форме Red Ferry. Из общей суммы 13 тысяч клуб получит, только если Лудо за год дойдёт до крупного финала.</p>
<p>Hanneke, которая изучает договорное право, считает, что карты на руках у Торвика. Она же нашла пункт 4.6: дуэт вправе играть за две организации, если обе согласны. За три сезона этим никто не воспользовался.</p>`,
    },
    uk: {
      title: 'Ember Union купили пів дуету, але місце в лізі належить обом',
      excerpt:
        'Лудо піде з Red Ferry після Winter Cup за 38 тисяч євро. Для гри в Lantern League потрібен ще один підпис, і він не продається.',
      content: `<p>Ember Union заплатять Red Ferry 38 тисяч євро за сімнадцятирічного Людвіга «Ludo» Арнесена. Права випускати його в Lantern League ця сума не охоплює. За пунктом 4.3 регламенту місце закріплене за дуетом: щоб зайняти його з кимось іншим, потрібен підпис партнера.</p>
<p>Партнер — 22-річний Еміль Торвік, чий контракт із Red Ferry діє до кінця наступного сезону. «Я прочитав про це в тому самому повідомленні, де був розклад тренувань, — каже він. — Нічого не підписував, і по-доброму мене ще ніхто не попросив».</p>
<p>На Winter Cup вони зіграють разом, у формі Red Ferry. Із загальної суми 13 тисяч клуб отримає лише тоді, коли Лудо протягом року дійде до великого фіналу.</p>
<p>Hanneke, яка вивчає договірне право, вважає, що кращі карти має Торвік. Вона ж знайшла пункт 4.6: дует може виступати за дві організації, якщо обидві згодні. За три сезони цим ніхто не скористався.</p>`,
    },
  },
  comments: [
    {
      by: 'Hanneke',
      minutesAfter: 18,
      text: 'For completeness: 4.6 also says the shirts must be “of clearly distinguishable colour”. Ember Union are orange and Red Ferry are red. Good luck.',
      upvotes: 58,
    },
    {
      by: 'Ingrid',
      minutesAfter: 31,
      text: 'Telling a player on the morning it happens, in the practice message. I have done many things badly as a manager, but not that.',
      upvotes: 49,
    },
    {
      by: 'nightbus',
      minutesAfter: 44,
      text: 'Four weeks of Ludo and Torvik playing next to each other in total silence. I would pay for those comms.',
      upvotes: 32,
    },
    { by: 'boxfight', minutesAfter: 58, text: 'so can he play or not', upvotes: 11 },
    {
      by: 'Kestrelfan',
      minutesAfter: 63,
      text: '@boxfight yes, unless no, in which case maybe.',
      upvotes: 53,
    },
    {
      by: 'Gustavo',
      minutesAfter: 110,
      text: '211 eliminations for the season is 4.9 a match, third in the league. But Torvik set up 96 of them with the first damage. Ember Union have paid for the numerator.',
      upvotes: 46,
    },
    {
      by: 'deagleton',
      minutesAfter: 175,
      text: 'An option that only the kid can exercise is a very decent clause. His father did not just sign, he read.',
      upvotes: 27,
    },
    {
      by: 'looplord',
      minutesAfter: 230,
      text: 'torvik is washed anyway they should have sold him two years ago',
      upvotes: 0,
      deleted: true,
    },
    {
      by: 'Katja',
      minutesAfter: 246,
      text: '@deagleton the father is a ship broker from Bergen. I would not want to negotiate against him about anything.',
      upvotes: 36,
    },
    {
      by: 'Jannik',
      minutesAfter: 400,
      text: 'Zehn Prozent vom Preisgeld fürs Team ist übrigens human. Ich kenne Verträge in der zweiten Liga mit vierzig.',
      upvotes: 16,
    },
    {
      by: 'stormside',
      minutesAfter: 615,
      text: 'I refused a signature once, in a much smaller league. You lose the place, the friend and the argument. He should sign and ask for a good dinner.',
      upvotes: 22,
    },
    {
      by: 'Zolotar',
      minutesAfter: 890,
      text: 'Правило 4.3 писали після скандалу з резервним складом, щоб клуби не торгували місцями. Воно робить рівно те, для чого його придумали.',
      upvotes: 18,
    },
    {
      by: 'tiltproof',
      minutesAfter: 1405,
      text: 'Playing for two clubs in one duo: who pays for the coach? Who gets the better chair? I need the sitcom.',
      upvotes: 29,
    },
    {
      by: 'Matteo',
      minutesAfter: 2210,
      text: '@Gustavo where does first damage come from? I did not know the league published it. I would like to show it in the volunteer cast.',
      upvotes: 7,
    },
    {
      by: 'Oleksa',
      minutesAfter: 2290,
      text: '@Matteo it does not publish it. He watched all 43 matches at double speed during a flu. I know because I was asked to check the sheet. It is right.',
      upvotes: 40,
    },
  ],
})
