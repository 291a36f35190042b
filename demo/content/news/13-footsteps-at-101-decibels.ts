import { news } from '../news-entry.ts'

export default news({
  author: 'Bruno',
  categories: ['csgo'],
  tags: ['hardware', 'lan-life', 'harbour-cup'],
  mentions: ['Rasmus'],
  image: 'csgo-4',
  hoursAgo: 7400,
  upvotes: 742,
  moments: [
    '101 decibels of crowd',
    'the footstep nobody hears on stage',
    'four ways of keeping a crowd out',
    'the popular fix that loses the step',
  ],
  talk: `
    101 decibels and we argue about headset brands.
    My neighbour mows at 96. I can confirm that footsteps are not audible.
    > Is your neighbour available for the final?
    Put the crowd behind glass, put the players behind glass, put the casters on a boat.
    > The casters on a boat, please, whatever happens.
    In-ears under shells have been standard in motor racing for ages. Just ask them.
    Bruno and his meter should get a backstage pass for life.
    The noise is why I go. I do not want it solved, I want it shared out fairly.
  `,
  versions: {
    en: {
      title: 'What is left of a footstep on stage at 101 decibels',
      excerpt:
        'Four ways to keep a crowd out of a player’s ears, measured over two evenings at the Harbour Cup. The popular one loses the step altogether.',
      content: `<p>At 20:47 on the second evening in Rotterdam, Kestrel’s last man defused with 0.3 seconds on the clock and my meter, taped to the leg of desk three, stopped at 101 dB(A). The player who had just lost the round told me later that he never heard the kit. He was wearing everything the organiser had given him.</p>
<p>So I wanted to know what is left. Rasmus, who mixes the sound at finals and was doing it here, lent me a measuring coupler: a silicone ear with a microphone where the eardrum would be. We put it on a foam head, dressed the head like a player and sat it at an empty desk four metres from the front row.</p>
<h2>The numbers</h2>
<p>The reference is one running step on concrete, fifteen metres away, at the volume six of ten players used that weekend. It reached the silicone ear at 71 dB. The margin is the step minus whatever remained of the crowd at its loudest.</p>
<table><thead><tr><th>Setup</th><th>Crowd at the ear</th><th>Margin</th></tr></thead><tbody><tr><td>Closed headset alone</td><td>84 dB</td><td>−13 dB</td></tr><tr><td>In-ears, foam tips</td><td>75 dB</td><td>−4 dB</td></tr><tr><td>In-ears under ear defenders</td><td>67 dB</td><td>+4 dB</td></tr><tr><td>Booth, door shut, headset</td><td>63 dB</td><td>+8 dB</td></tr></tbody></table>
<p>A step needs about three decibels over the noise before a trained listener can say which side it came from. By that rule the first two rows are decoration. The headset alone is what most online qualifiers ask for and what a good third of the smaller LANs still use.</p>
<h2>The hiss makes it worse</h2>
<p>Many stages feed pink noise into the ear defenders so that nobody can make out what the crowd is shouting. At the Harbour Cup it ran at 69 dB. It does its job against cheating: we recorded the audience yelling “garage” and could not pick the word out of the mix. It also turns a margin of four into a margin of zero or less. During a clutch the player is protected from the crowd and from the game.</p>
<p>Rasmus does not like it either. “You can run it ten decibels lower for twenty-seven rounds out of thirty,” he says. “Give me one finger on a fader and a referee who nods.” On the second evening he did just that on one of the two teams’ desks, with both coaches’ consent. Nobody noticed. That is the best review a sound engineer gets.</p>
<h2>What I would do on Monday</h2>
<ul><li>Foam tips in three sizes, fitted by somebody who has done it before. The wrong size cost us 9 dB on the foam head.</li><li>Noise on a fader, not on a switch.</li><li>Rubber under the desks. The kick drum before each map came through the table at 40 Hz and no headset stops that.</li></ul>
<p>One hall, two evenings, one artificial ear: treat each figure as good to two decibels, not better. The raw recordings are with the organiser, who has asked me to remove the bit where my own chair squeaks. It was 58 dB.</p>`,
    },
    sv: {
      title: 'Så lite finns kvar av ett fotsteg på scen vid 101 decibel',
      excerpt:
        'Fyra sätt att stänga ute publiken, uppmätta under två kvällar på Harbour Cup. Det vanligaste dränker steget helt.',
      content: `<p>När Kestrels siste man desarmerade med tre tiondelar kvar visade min mätare 101 dB(A). Spelaren som förlorade rundan hörde aldrig kitet. Därför lånade jag ett konstgjort öra av ljudteknikern Rasmus och satte det på ett skumgummihuvud vid ett tomt bord i Rotterdam.</p>
<p>Ett löpsteg på betong på femton meters håll når örat med 71 dB. Med bara slutna hörlurar ligger publiken tretton decibel över steget, med öronproppslurar i skum fyra över. Först med hörselkåpor utanpå hamnar steget fyra decibel över bruset, och i bås med stängd dörr åtta.</p>
<h2>Bruset som skulle hjälpa</h2>
<p>Det rosa brus som ska dölja rop från läktaren låg på 69 dB. Det stoppar fusket men äter upp hela marginalen. ”Sänk det tio decibel i tjugosju rundor av trettio”, säger Rasmus. Han provade på det ena lagets bord den andra kvällen, och ingen märkte något.</p>
<p>Mitt råd: skumproppar i tre storlekar, bruset på ett reglage och gummi under borden.</p>`,
    },
    pt: {
      title: 'O que sobra de um passo no palco quando a torcida faz 101 decibéis',
      excerpt:
        'Quatro maneiras de deixar o público fora dos ouvidos, medidas em duas noites na Harbour Cup. A mais comum apaga o passo.',
      content: `<p>Quando o último jogador da Kestrel desarmou a bomba com três décimos no relógio, o meu medidor marcou 101 dB(A). O adversário nunca ouviu o kit. Por isso pedi a Rasmus, técnico de som da final, um ouvido artificial, que foi parar numa cabeça de espuma em Roterdã.</p>
<p>Um passo correndo sobre concreto, a quinze metros, chega a 71 dB. Só com headset fechado, o público fica treze decibéis acima dele; com in-ears de espuma, quatro. Com abafadores por cima, o passo vence por quatro. Em cabine fechada, por oito.</p>
<h2>O ruído que atrapalha</h2>
<p>O ruído rosa usado contra dicas da arquibancada estava a 69 dB. Cumpre a função, mas consome toda a margem. “Dá para baixar dez decibéis em vinte e sete rounds de trinta”, diz Rasmus. Ele testou na mesa de uma das equipes e ninguém percebeu.</p>
<p>A minha lista: espumas em três tamanhos, ruído controlado num fader e borracha sob as mesas.</p>`,
    },
    de: {
      title: 'Was bei 101 Dezibel auf der Bühne von einem Schritt übrig bleibt',
      excerpt:
        'Vier Arten, das Publikum auszusperren, gemessen an zwei Abenden beim Harbour Cup. Die gängigste verschluckt den Schritt ganz.',
      content: `<p>Als Kestrels letzter Mann drei Zehntel vor Schluss entschärfte, stand mein Messgerät bei 101 dB(A). Der Gegner hat das Kit nie gehört. Also lieh ich mir in Rotterdam von Tontechniker Rasmus ein künstliches Ohr und setzte es auf einen Schaumstoffkopf.</p>
<p>Ein Laufschritt auf Beton in fünfzehn Metern Entfernung kommt mit 71 dB an. Mit geschlossenem Headset allein liegt das Publikum dreizehn Dezibel darüber, mit In-Ears und Schaumstoffpolstern vier. Erst Gehörschutz obendrauf bringt den Schritt vier Dezibel nach vorn, die geschlossene Kabine acht.</p>
<h2>Das gut gemeinte Rauschen</h2>
<p>Rosa Rauschen soll Zurufe von der Tribüne verdecken. In Rotterdam lief es mit 69 dB. Gegen Zurufe hilft das, nur bleibt vom Vorsprung des Schritts nichts übrig. „In siebenundzwanzig von dreißig Runden reichen zehn Dezibel weniger“, sagt Rasmus. Am zweiten Abend probierte er es an den Tischen eines Teams aus, bemerkt hat es niemand.</p>
<p>Meine Empfehlung: Schaumstoffpolster in drei Größen, ein Regler fürs Rauschen und Gummi unter die Tische.</p>`,
    },
    pl: {
      title: 'Ile zostaje z kroku na scenie, gdy hala ma 101 decybeli',
      excerpt:
        'Cztery sposoby na odcięcie publiczności, zmierzone w dwa wieczory na Harbour Cup. Najpopularniejszy gubi krok zupełnie.',
      content: `<p>Gdy ostatni gracz Kestrel rozbroił bombę na trzy dziesiąte przed końcem, mój miernik pokazał 101 dB(A). Rywal w ogóle nie usłyszał rozbrajania. Pożyczyłem więc od realizatora dźwięku Rasmusa sztuczne ucho i posadziłem je w Rotterdamie na piankowej głowie.</p>
<p>Krok w biegu po betonie z piętnastu metrów dociera z głośnością 71 dB. W samych słuchawkach zamkniętych publiczność jest o trzynaście decybeli głośniejsza, w dokanałowych z pianką o cztery. Dopiero nauszniki ochronne dają krokowi cztery decybele przewagi, a zamknięta kabina osiem.</p>
<h2>Szum, który przeszkadza</h2>
<p>Różowy szum ma zagłuszać podpowiedzi z trybun. W Rotterdamie miał 69 dB: na podpowiedzi działa, ale zjada cały zapas. „Przez dwadzieścia siedem rund z trzydziestu można go ściszyć o dziesięć decybeli” – mówi Rasmus. Drugiego wieczoru zrobił tak przy stołach jednej z drużyn i nikt się nie zorientował.</p>
<p>Co bym zmienił: pianki w trzech rozmiarach, szum na suwaku i guma pod stołami.</p>`,
    },
    ru: {
      title: 'Что остаётся от звука шагов на сцене, когда в зале 101 децибел',
      excerpt:
        'Четыре способа отгородиться от зала, измеренные за два вечера на Harbour Cup. С самым ходовым шагов не слышно вовсе.',
      content: `<p>Когда последний игрок Kestrel разминировал бомбу за три десятых до взрыва, мой прибор показал 101 дБ(А). Соперник не услышал дефуза. Поэтому в Роттердаме я взял у звукорежиссёра Rasmus искусственное ухо и надел его на голову из поролона.</p>
<p>Шаг бегом по бетону с пятнадцати метров доходит с уровнем 71 дБ. В одних закрытых наушниках зал громче на тринадцать децибел, во внутриканальных с пенными насадками — на четыре. И только если надеть сверху строительные наушники, шаг выигрывает четыре децибела, а в закрытой кабине — восемь.</p>
<h2>Шум во вред</h2>
<p>Розовый шум глушит подсказки с трибун. Здесь он шёл на 69 дБ: подсказок не разобрать, но и запаса больше нет. «Двадцать семь раундов из тридцати хватит на десять децибел меньше», — говорит Rasmus. Он убавил шум за столами одной из команд, и никто этого не заметил.</p>
<p>Мой список: насадки трёх размеров, шум на фейдере, резина под столами.</p>`,
    },
    uk: {
      title: 'Що лишається від кроку на сцені, коли в залі 101 децибел',
      excerpt:
        'Чотири способи відгородитися від зали, виміряні за два вечори на Harbour Cup. Найпоширеніший губить крок зовсім.',
      content: `<p>Коли останній гравець Kestrel знешкодив бомбу за три десяті до вибуху, мій прилад показав 101 дБ(А). Суперник дефузу не почув. Тож у Роттердамі я позичив у звукорежисера Rasmus штучне вухо й надягнув його на поролонову голову.</p>
<p>Крок бігом по бетону з п’ятнадцяти метрів доходить із рівнем 71 дБ. У самих закритих навушниках зала гучніша на тринадцять децибелів, у внутрішньоканальних із пінними насадками — на чотири. Лише із захисними навушниками зверху крок виграє чотири децибели, а в зачиненій кабіні — вісім.</p>
<h2>Шум, що заважає</h2>
<p>Рожевий шум має глушити підказки з трибун. Тут його пустили на 69 дБ: слів не розібрати, але й запасу вже немає. «Двадцять сім раундів із тридцяти вистачить на десять децибелів менше», — каже Rasmus. Він спробував це за столами однієї з команд, і ніхто нічого не помітив.</p>
<p>Мій перелік: насадки трьох розмірів, шум на фейдері, гума під столами.</p>`,
    },
  },
  comments: [
    {
      by: 'Rasmus',
      minutesAfter: 15,
      text: 'He has left out that the foam head got a player badge and was offered lunch by the catering staff. Twice.',
      upvotes: 60,
    },
    {
      by: 'chairforce',
      minutesAfter: 28,
      text: '58 dB is a lot for a chair. Check the gas lift collar, quarter turn, bit of silicone grease. You are welcome.',
      upvotes: 34,
    },
    {
      by: 'Sanna',
      minutesAfter: 41,
      text: 'Played two small LANs last year with the headset alone. I did not know I was deaf until I read the first row of that table. I had just decided I was bad.',
      upvotes: 52,
    },
    {
      by: 'nopeek',
      minutesAfter: 66,
      text: 'So information is for people with patience and a booth.',
      upvotes: 27,
    },
    {
      by: 'Jannik',
      minutesAfter: 93,
      text: 'Three decibels for direction is optimistic. For left/right, fine. For front/back on stereo I would want six, and then even the ear defenders row fails.',
      upvotes: 30,
    },
    {
      by: 'Bruno',
      minutesAfter: 140,
      text: '@Jannik agreed, and I say “which side” on purpose. Front and back I did not test, because the foam head refused to turn round.',
      upvotes: 38,
    },
    {
      by: 'caio',
      minutesAfter: 187,
      text: 'Bruno mediu o próprio rangido da cadeira e publicou. Isto é jornalismo.',
      upvotes: 43,
    },
    {
      by: 'nadezhda',
      minutesAfter: 255,
      text: '@Rasmus referee here. I would love to nod at you, but I already nod at the observer, the coach timer and the pause button. After the third map I nod at everything.',
      upvotes: 31,
    },
    {
      by: 'olddust',
      minutesAfter: 390,
      text: 'We used to play in a pub with the football on. Your move, foam head.',
      upvotes: 25,
    },
    {
      by: 'Aino',
      minutesAfter: 512,
      text: 'Please also think about the other number: players turn the game up to beat the noise. 71 dB for a footstep means a rifle next to you is well above 90, for six hours a day.',
      upvotes: 49,
    },
    {
      by: 'Wiebke',
      minutesAfter: 560,
      text: '@Aino danke, genau das. Auf Station sehe ich die Leute zwanzig Jahre später, und keiner von ihnen hat früher an Gehörschutz gedacht.',
      upvotes: 28,
    },
    {
      by: 'tiltproof',
      minutesAfter: 804,
      text: 'Why not just delay the crowd? Put the audience behind glass, problem solved, and you sell the glass to a sponsor.',
      upvotes: 8,
    },
    {
      by: 'Tomasz',
      minutesAfter: 1220,
      text: '@tiltproof because the crowd is why we rent the hall. I run a LAN for 240 people and the rubber under the desks is the only item here that I can afford. Ordered.',
      upvotes: 36,
    },
    {
      by: 'looplord',
      minutesAfter: 1900,
      text: '@Rasmus do you still have the recording of four thousand people yelling “garage”? Asking for a very short video.',
      upvotes: 22,
    },
    {
      by: 'smokewall',
      minutesAfter: 5300,
      text: 'Late to this, but the +4 and the 69 dB of pink noise do not simply subtract. 67 and 69 add up to about 71, so the step sits at zero. Which is what he wrote, I see now. Carry on.',
      upvotes: 17,
    },
  ],
})
