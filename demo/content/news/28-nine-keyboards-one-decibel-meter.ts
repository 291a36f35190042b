import { news } from '../news-entry.ts'

export default news({
  author: 'Bruno',
  categories: ['general'],
  tags: ['hardware', 'health'],
  mentions: ['Jannik', 'Rasmus'],
  image: 'general-1',
  hoursAgo: 12,
  upvotes: 705,
  moments: [
    'the note under the door',
    'nine keyboards and one meter',
    'a nurse on nights',
    'walls that thin',
  ],
  talk: `
    We have the same note in the kitchen, but about the blender.
    A nurse on nights has all my sympathy and may have my keyboard.
    > She would throw it out of the window, and rightly so.
    Foam, tape, a towel under the board. Eleven decibels for four euros, in my flat.
    Number six on the list is mine and my flatmate has underlined it.
    The quiet one feels like typing on bread.
    > Fresh or toasted? It matters.
    I would like a league table of space bars alone.
  `,
  versions: {
    en: {
      title: 'A shared flat, nine keyboards, one decibel meter',
      excerpt:
        'Four people, thin walls and a nurse on nights: which keyboard can you play ranked on without a note under the door? We measured nine.',
      content: `<p>The note said: “Whoever is hammering, please hammer before ten.” It was in Renata’s handwriting, and Renata works nights at the hospital and sleeps when I play. There are four of us in this flat in Recife and the wall between her bed and my desk is twelve centimetres of hollow brick.</p>
<p>So I borrowed eight keyboards, added my own and put the meter on a tripod. Everything below is A-weighted, at night, with the fridge unplugged; the room on its own reads 31 decibels. I typed the same page for three minutes at one metre, then hit the spacebar twenty times as I would in a fight and kept the median peak. The last column is the same typing measured on Renata’s pillow.</p>
<table><thead><tr><th>Keyboard</th><th>Typing, 1 m</th><th>Spacebar peak</th><th>Pillow</th></tr></thead><tbody><tr><td>Clicky, plastic case</td><td>61 dB</td><td>73 dB</td><td>42 dB</td></tr><tr><td>Tactile, plastic case</td><td>54 dB</td><td>68 dB</td><td>36 dB</td></tr><tr><td>Linear, plastic case</td><td>53 dB</td><td>67 dB</td><td>35 dB</td></tr><tr><td>Magnetic, light springs</td><td>52 dB</td><td>69 dB</td><td>36 dB</td></tr><tr><td>Linear, aluminium, no foam</td><td>52 dB</td><td>66 dB</td><td>35 dB</td></tr><tr><td>Linear, aluminium, foam</td><td>48 dB</td><td>61 dB</td><td>33 dB</td></tr><tr><td>Office membrane, ten years old</td><td>46 dB</td><td>58 dB</td><td>32 dB</td></tr><tr><td>Silenced linear, hand-built</td><td>44 dB</td><td>57 dB</td><td>31 dB</td></tr><tr><td>Flat scissor keys</td><td>43 dB</td><td>54 dB</td><td>31 dB</td></tr></tbody></table>
<h2>It is the case, and it is the spacebar</h2>
<p>Tactile or linear, a subject people fall out over, comes to one decibel. The same linear switch in the same aluminium case, with and without a sheet of foam, comes to four. Spend your first evening on foam.</p>
<p>The magnetic board surprised me. It types softly, then slams, because the springs are so light that nothing slows the key before the bottom. In three ranked games its owner hit the spacebar 412 times. Renata does not hear typing at all below 34 on the pillow; she hears those.</p>
<h2>Ten minutes and almost no money</h2>
<p>On the loudest plastic board short of the clicky one I tried the usual cures in order:</p>
<ul><li>a felt desk mat: minus 4 dB on the pillow, since half the noise was the table;</li><li>a folded sock inside the spacebar: minus 6 dB on the peak;</li><li>rubber rings under every key: minus 2 dB, and it feels like walking in mud.</li></ul>
<p>The first two together put a cheap tactile keyboard level with the foam-filled aluminium.</p>
<p>The hand-built one is Jannik’s, posted from Germany with a page of instructions and no feet. It is the only quiet one I would play a match on; the scissor keys lost me every crouch-jump. Rasmus, who does this professionally, asked me to add that a meter at one metre says little about what a headset microphone hears at thirty centimetres. He is right, and that is the next test.</p>
<p>The clicky one lives on the balcony. There was a new note on Sunday: “Better. Now the chair.”</p>`,
    },
    sv: {
      title: 'Ett kollektiv, nio tangentbord och en decibelmätare',
      excerpt:
        'Fyra personer, tunna väggar och en sjuksköterska som jobbar natt. Vilket tangentbord går det att spela på utan lapp under dörren?',
      content: `<p>”Du som hamrar, hamra gärna före tio.” Lappen kom från Renata, som jobbar natt på sjukhuset och sover när jag spelar. Väggen mellan hennes säng och mitt skrivbord är tolv centimeter håltegel.</p>
<p>Jag lånade åtta tangentbord, lade till mitt eget och mätte på en meters håll och på hennes kudde. Det klickande landade på 61 respektive 42 decibel, platta saxtangenter på 43 och 31, alltså rummets egen nivå. Mellan taktila och linjära brytare skiljer det en enda decibel. Ett skumark i samma aluminiumchassi gav fyra.</p>
<h2>Börja med mellanslaget</h2>
<p>Det är smällarna som väcker. En skrivbordsmatta av filt tog 4 decibel på kudden, en vikt strumpa i mellanslagstangenten 6 på toppen. Gummiringar gav 2 och känns som att gå i lera. Det enda tysta bord jag skulle spela match på är Janniks handbyggda. Det klickande bor på balkongen.</p>`,
    },
    pt: {
      title: 'Um apartamento dividido, nove teclados e um decibelímetro',
      excerpt:
        'Quatro moradores, paredes finas e uma enfermeira que trabalha à noite. Em qual teclado dá para jogar sem receber bilhete?',
      content: `<p>“Quem estiver martelando, por favor, martele antes das dez.” O bilhete era da Renata, que faz plantão noturno no hospital e dorme enquanto eu jogo. Entre a cama dela e a minha mesa há doze centímetros de tijolo furado.</p>
<p>Peguei oito teclados emprestados, juntei o meu e medi a um metro e no travesseiro dela. O de clique deu 61 e 42 decibéis; o de teclas tesoura, 43 e 31, o mesmo que o quarto vazio. Entre tátil e linear, a diferença é de um decibel. Uma folha de espuma na mesma carcaça de alumínio valeu quatro.</p>
<h2>Comece pela barra de espaço</h2>
<p>São as pancadas que acordam. Um tapete de feltro tirou 4 decibéis no travesseiro; uma meia dobrada dentro da barra, 6 no pico. Anéis de borracha tiram 2 e dão a sensação de andar na lama. Dos silenciosos, só jogaria uma partida no do Jannik, feito à mão. O de clique mora na varanda.</p>`,
    },
    de: {
      title: 'Eine WG, neun Tastaturen und ein Schallpegelmesser',
      excerpt:
        'Vier Leute, dünne Wände und eine Pflegerin im Nachtdienst: Auf welcher Tastatur kann man spielen, ohne einen Zettel zu bekommen?',
      content: `<p>„Wer da hämmert, bitte vor zehn hämmern.“ Der Zettel kam von Renata. Sie arbeitet nachts im Krankenhaus und schläft, wenn ich spiele. Zwischen ihrem Bett und meinem Tisch stehen zwölf Zentimeter Hohlziegel.</p>
<p>Ich habe acht Tastaturen geliehen, meine dazugestellt und gemessen: aus einem Meter und auf ihrem Kopfkissen. Die klickende kam auf 61 und 42 Dezibel, flache Scherentasten auf 43 und 31, also auf das Grundrauschen des Zimmers. Zwischen taktil und linear liegt ein einziges Dezibel. Eine Lage Schaumstoff im selben Alugehäuse brachte vier.</p>
<h2>Mit der Leertaste anfangen</h2>
<p>Wach wird man von den Schlägen. Eine Filzmatte nahm auf dem Kissen 4 Dezibel weg, eine gefaltete Socke in der Leertaste 6 in der Spitze. Gummiringe bringen 2 und fühlen sich an wie Waten im Schlamm. Von den leisen taugt nur Janniks handgebaute für ein Match. Die klickende wohnt jetzt auf dem Balkon.</p>`,
    },
    pl: {
      title: 'Wspólne mieszkanie, dziewięć klawiatur i jeden decybelomierz',
      excerpt:
        'Cztery osoby, cienkie ściany i pielęgniarka na nocnych dyżurach. Na której klawiaturze da się grać bez kartki pod drzwiami?',
      content: `<p>„Kto tam wali młotkiem, niech wali przed dziesiątą”. Kartkę napisała Renata, która pracuje nocami w szpitalu i śpi, kiedy ja gram. Jej łóżko od mojego biurka dzieli dwanaście centymetrów pustaka.</p>
<p>Pożyczyłem osiem klawiatur, dołożyłem swoją i zmierzyłem każdą z metra oraz na poduszce Renaty. Klikająca osiągnęła 61 i 42 decybele, płaska nożycowa 43 i 31, czyli tyle, ile pusty pokój. Przełączniki taktylne od liniowych dzieli jeden decybel. Arkusz pianki w tej samej aluminiowej obudowie dał cztery.</p>
<h2>Najpierw spacja</h2>
<p>Budzą uderzenia, nie pisanie. Filcowa mata zabrała na poduszce 4 decybele, zwinięta skarpetka w spacji 6 w szczycie. Gumowe pierścienie to tylko 2, a gra się jak w błocie. Z cichych klawiatur mecz zagrałbym jedynie na tej złożonej ręcznie przez Jannika. Klikająca mieszka na balkonie.</p>`,
    },
    ru: {
      title: 'Общая квартира, девять клавиатур и один шумомер',
      excerpt:
        'Четверо жильцов, тонкие стены и медсестра на ночных сменах. На какой клавиатуре можно играть, не получая записок?',
      content: `<p>«Кто там стучит молотком, стучите до десяти». Записку оставила Рената: она дежурит ночами в больнице и спит, когда я играю. Между её кроватью и моим столом двенадцать сантиметров пустотелого кирпича.</p>
<p>Я одолжил восемь клавиатур, добавил свою и измерил шум с метра и на её подушке. Кликающая выдала 61 и 42 децибела, плоская ножничная 43 и 31, то есть столько же, сколько пустая комната. Тактильные свитчи от линейных отделяет один децибел. Лист поролона в том же алюминиевом корпусе дал четыре.</p>
<h2>Начните с пробела</h2>
<p>Будит не печать, а удары. Войлочный коврик убрал на подушке 4 децибела, сложенный носок внутри пробела снял 6 с пика. Резиновые кольца дают только 2, а играть приходится будто по грязи. Из тихих для матча годится одна, собранная Янником вручную. Кликающая живёт на балконе.</p>`,
    },
    uk: {
      title: 'Спільна квартира, дев’ять клавіатур і один шумомір',
      excerpt:
        'Четверо мешканців, тонкі стіни й медсестра на нічних змінах. На якій клавіатурі можна грати, не отримуючи записок?',
      content: `<p>«Хто там гупає молотком, гупайте до десятої». Записку лишила Рената: вона чергує ночами в лікарні й спить, коли я граю. Між її ліжком і моїм столом дванадцять сантиметрів порожнистої цегли.</p>
<p>Я позичив вісім клавіатур, додав свою й виміряв шум із метра та на її подушці. Та, що клацає, видала 61 і 42 децибели, пласка ножична 43 і 31, тобто стільки, скільки порожня кімната. Тактильні перемикачі від лінійних відділяє один децибел. Аркуш поролону в тому самому алюмінієвому корпусі дав чотири.</p>
<h2>Почніть із пробілу</h2>
<p>Будить не друкування, а удари. Повстяний килимок забрав на подушці 4 децибели, складена шкарпетка всередині пробілу зняла 6 з піка. Гумові кільця дають лише 2, а грається, наче в багнюці. Із тихих для матчу годиться одна, складена Янніком вручну. Та, що клацає, живе на балконі.</p>`,
    },
  },
  comments: [
    {
      by: 'Jannik',
      minutesAfter: 6,
      text: 'The feet were in the second envelope. Did you not get the second envelope?',
      upvotes: 54,
    },
    {
      by: 'Bruno',
      minutesAfter: 14,
      text: '@Jannik I thought those were earplugs. They work well as earplugs.',
      upvotes: 60,
    },
    {
      by: 'Wiebke',
      minutesAfter: 23,
      text: 'As a nurse on nights: I stand with Renata. Give her the meter.',
      upvotes: 49,
    },
    {
      by: 'Rasmus',
      minutesAfter: 41,
      text: 'A-weighting also forgives the thump of the table, which is what travels through brick. Measure the pillow C-weighted and the desk mat will look even better.',
      upvotes: 33,
    },
    {
      by: 'chairforce',
      minutesAfter: 58,
      text: '@Bruno “Now the chair.” I have waited years for this sequel.',
      upvotes: 42,
    },
    {
      by: 'smokewall',
      minutesAfter: 77,
      text: 'Ma copine a lu le tableau avant moi et a coché une seule ligne. Je vais donc acheter du feutre.',
      upvotes: 21,
    },
    {
      by: 'boxfight',
      minutesAfter: 95,
      text: '412 spacebar hits in three games is low. I do that before the storm moves.',
      upvotes: 24,
    },
    {
      by: 'DadAim',
      minutesAfter: 128,
      text: '@Wiebke Add sleeping toddlers to the list. Mine wakes at exactly 37 decibels, I could have saved Bruno a lot of work.',
      upvotes: 38,
    },
    {
      by: 'Luisa',
      minutesAfter: 166,
      text: 'Na escola temos vinte e quatro teclados de clique na mesma sala. Obrigada por me dar um número para mostrar à diretora.',
      upvotes: 29,
    },
    {
      by: 'Gustavo',
      minutesAfter: 203,
      text: 'Median of twenty peaks is sensible. How much did they vary on the magnetic one? I would guess a lot, it depends how frightened you are.',
      upvotes: 15,
    },
    {
      by: 'Bruno',
      minutesAfter: 221,
      text: '@Gustavo From 63 to 74. The 74 was when somebody dropped on my roof.',
      upvotes: 31,
    },
    {
      by: 'krzak',
      minutesAfter: 290,
      text: 'Skarpetka w spacji: potwierdzam, działa. Tylko wełniana odrobinę mechaci stabilizator, lepsza bawełna.',
      upvotes: 18,
    },
    {
      by: 'ninefive',
      minutesAfter: 365,
      text: 'My chat can tell which keyboard I am on by the complaints. Test the headset microphone next, please, with a cheap one.',
      upvotes: 22,
    },
    {
      by: 'grumble',
      minutesAfter: 480,
      text: 'The ten-year-old office membrane comes third and costs nothing. I rest my case, and my case is plastic.',
      upvotes: 47,
    },
    {
      by: 'nopeek',
      minutesAfter: 610,
      text: '@grumble It also drops every third key when you hold two. Silence has a price and it is counter-strafing.',
      upvotes: 20,
    },
  ],
})
