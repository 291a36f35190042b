import { news } from '../news-entry.ts'

export default news({
  author: 'Bruno',
  categories: ['pubg'],
  tags: ['hardware', 'harbour-cup', 'lan-life'],
  mentions: ['Aino'],
  image: 'pubg-2',
  hoursAgo: 800,
  upvotes: 197,
  moments: [
    '180 frames for everyone',
    '51 degrees on the side panel',
    'the worst one per cent',
    'the argument in the catering tent',
    'eight rented fans nobody could use',
  ],
  talk: `
    I will take the same number over the high number every day of the week.
    Eight rented fans for sale, hardly used, very loud.
    > How loud? I have a neighbour who mows.
    51 degrees on the outside of the case. You could keep a toast warm.
    Seating that decides fights is the scandal here, and it was gone by Friday. Good people.
    > Rare, that. Normally it is a statement first and then a season of silence.
    Capped mine last night at 140 on a laptop from 2019. It runs like a new one, only slower.
    The argument at eleven in the evening should have been televised.
  `,
  versions: {
    en: {
      title: 'Why the Harbour Cup capped its stage machines at 180 frames',
      excerpt:
        'Sixty-four identical computers, one warm hall and a stutter in every grenade fight. The fix was to make all of them slower.',
      content: `<p>On the practice day in Bilbao, a player from Tidewater put his hand on the glass side of his computer and took it away again. The panel was at 51 degrees. It was ten in the morning and the doors were not open yet.</p>
<p>For its PUBG leg the Harbour Cup had done what organisers are always asked to do: buy sixty-four of the same machine, same image, same drivers, same 240 hertz screen. On the bench in the warehouse each ran the final circle at 230 to 260 frames a second. In the hall they did so for about six minutes.</p>
<h2>What the logs say</h2>
<p>Technical lead Iratxe Olabarri let me read the frame-time logs of the first scrim block, four matches on Erangel and Taego. The averages look fine. The trouble is in the worst one per cent of frames, the ones you feel.</p>
<table><thead><tr><th>Setting</th><th>Average fps</th><th>Worst 1% of frames</th><th>Graphics chip</th></tr></thead><tbody><tr><td>No cap, warehouse at 19 °C</td><td>243</td><td>158 fps</td><td>71 °C</td></tr><tr><td>No cap, hall at 27 °C</td><td>221</td><td>94 fps</td><td>84 °C</td></tr><tr><td>Cap 200, hall</td><td>197</td><td>139 fps</td><td>78 °C</td></tr><tr><td>Cap 180, hall</td><td>179</td><td>164 fps</td><td>73 °C</td></tr></tbody></table>
<p>At 84 degrees the graphics chip lowers its own clock. It does so for half a second, recovers, heats up and does it again. Two smokes and a frag in a small room are exactly the load that tips it over, so the stutter arrived whenever somebody was trying not to die. Players in the back row, where the air from three other rows ended up, had it twice as often as players in the front. That is no longer a comfort question. That is seating deciding fights.</p>
<blockquote>I can give you a high number or the same number. On a stage you want the same number.<footer>Iratxe Olabarri, technical lead of the Harbour Cup</footer></blockquote>
<h2>The argument at eleven in the evening</h2>
<p>The captains met in the catering tent. Eleven of sixteen wanted the cap, three wanted 200, two wanted none and more fans. The fans existed, in fact: eight of them, rented, and each so loud that the front row’s microphones picked them up. I measured 58 decibels at the headset nearest to one. Footsteps on grass in this game do not survive that.</p>
<p>So it became 180 from Friday morning, for everyone, set in the locked configuration. Refresh rate stayed at 240. Blacktide’s sniper said that the first hour felt like wading. By match three he had stopped mentioning it. Aino, working with three of the teams that weekend, heard fewer complaints about eyes than the year before, although she warns that she also handed out more water.</p>
<p>Nobody asked for a technical pause over stutter in the following eighteen matches. In the scrim block there had been seven requests.</p>
<p>If you play in a small warm room, try it tonight: log one hour without a limit, then lower the cap twenty frames at a time until your worst one per cent stops rising. It costs nothing. My own machine went from 201 to 160, and I have not noticed since.</p>`,
    },
    sv: {
      title: 'Därför ströp Harbour Cup scendatorerna till 180 bilder i sekunden',
      excerpt:
        'Sextiofyra likadana datorer, en varm hall och hack i varje granatstrid. Lösningen blev att göra alla långsammare.',
      content: `<p>På träningsdagen i Bilbao höll datorernas glassidor 51 grader innan dörrarna ens hade öppnat. Harbour Cup hade köpt sextiofyra likadana maskiner. I lagret gick de i 240 bilder per sekund, i hallen höll det i sex minuter.</p>
<p>Loggarna visar varför. Vid 84 grader sänker grafikkretsen sin egen takt, och den sämsta procenten av bilderna föll från 158 till 94 fps. Det hackade alltså just när två rökar och en granat gick av i samma rum, och dubbelt så ofta på bakre raden.</p>
<blockquote>Jag kan ge er en hög siffra eller samma siffra. På en scen vill man ha samma.<footer>Iratxe Olabarri, teknisk chef</footer></blockquote>
<p>Elva av sexton kaptener röstade för ett tak på 180. Fläktar fanns, men de mätte 58 decibel vid närmaste headset och dränkte fotsteg. På arton matcher efteråt begärde ingen paus för hack. I träningsblocket hade det hänt sju gånger.</p>`,
    },
    pt: {
      title: 'Por que a Harbour Cup limitou os computadores do palco a 180 quadros',
      excerpt:
        'Sessenta e quatro máquinas iguais, um pavilhão quente e engasgos em toda briga com granada. A solução foi deixar todas mais lentas.',
      content: `<p>No dia de treinos em Bilbau, um jogador da Tidewater encostou a mão no vidro do computador: 51 graus, e as portas ainda estavam fechadas. A Harbour Cup tinha comprado sessenta e quatro máquinas idênticas. No armazém, elas passavam de 240 quadros por segundo. No pavilhão, isso durou seis minutos.</p>
<p>Os registros explicam. A 84 graus, a placa de vídeo reduz o próprio ritmo, e o pior um por cento dos quadros caiu de 158 para 94 fps. O engasgo vinha bem na hora das granadas, e duas vezes mais na fila de trás.</p>
<blockquote>Posso dar um número alto ou o mesmo número. No palco, você quer o mesmo.<footer>Iratxe Olabarri, responsável técnica</footer></blockquote>
<p>Onze dos dezesseis capitães votaram pelo limite de 180. Havia ventiladores, mas chegavam a 58 decibéis junto ao headset e cobriam os passos. Nas dezoito partidas seguintes, ninguém pediu pausa por engasgo.</p>`,
    },
    de: {
      title: 'Warum der Harbour Cup seine Bühnenrechner auf 180 Bilder bremste',
      excerpt:
        'Vierundsechzig gleiche Rechner, eine warme Halle und Ruckler in jedem Granatenkampf. Die Lösung: alle etwas langsamer.',
      content: `<p>Am Trainingstag in Bilbao waren die Glasseiten der Rechner 51 Grad warm, und das Publikum stand noch draußen. Der Harbour Cup hatte vierundsechzig identische Maschinen gekauft. Im Lager schafften sie gut 240 Bilder pro Sekunde, in der Halle etwa sechs Minuten lang.</p>
<p>Die Protokolle zeigen, warum. Bei 84 Grad senkt der Grafikchip seinen Takt, und das schlechteste Prozent der Bilder fiel von 158 auf 94 fps. Es ruckelte also genau dann, wenn zwei Smokes und eine Granate im selben Zimmer lagen, und in der letzten Reihe doppelt so oft.</p>
<blockquote>Ich kann euch eine hohe Zahl geben oder die gleiche Zahl. Auf einer Bühne will man die gleiche.<footer>Iratxe Olabarri, technische Leiterin</footer></blockquote>
<p>Elf von sechzehn Kapitänen stimmten für die Grenze von 180. Ventilatoren gab es, doch am nächsten Headset maß ich 58 Dezibel, und darin gehen Schritte unter. In den achtzehn Spielen danach bat niemand mehr wegen Rucklern um eine Pause.</p>`,
    },
    pl: {
      title: 'Dlaczego Harbour Cup ograniczył komputery na scenie do 180 klatek',
      excerpt:
        'Sześćdziesiąt cztery takie same komputery, gorąca hala i przycięcia w każdej walce na granaty. Pomogło spowolnienie wszystkich.',
      content: `<p>W dniu treningowym w Bilbao szklane boki komputerów miały 51 stopni, a drzwi hali były jeszcze zamknięte. Harbour Cup kupił sześćdziesiąt cztery identyczne maszyny. W magazynie wyciągały ponad 240 klatek na sekundę, w hali przez jakieś sześć minut.</p>
<p>Wyjaśniają to logi. Przy 84 stopniach układ graficzny sam obniża taktowanie, a najgorszy procent klatek spadł ze 158 do 94 fps. Obraz przycinał więc dokładnie wtedy, gdy w jednym pokoju lądowały dwa smoke’i i granat, a w tylnym rzędzie dwa razy częściej.</p>
<blockquote>Mogę dać wam dużą liczbę albo tę samą liczbę. Na scenie chce się tej samej.<footer>Iratxe Olabarri, szefowa techniczna</footer></blockquote>
<p>Za limitem 180 było jedenastu z szesnastu kapitanów. Wentylatory też przywieziono, ale przy najbliższych słuchawkach zmierzyłem 58 decybeli, a w takim hałasie kroki giną. W kolejnych osiemnastu meczach nikt nie poprosił o pauzę z powodu przycięć.</p>`,
    },
    ru: {
      title: 'Почему Harbour Cup ограничил сценические компьютеры 180 кадрами',
      excerpt:
        'Шестьдесят четыре одинаковые машины, жаркий зал и рывки в каждой перестрелке с гранатами. Помогло одно: замедлить всех.',
      content: `<p>В тренировочный день в Бильбао стеклянные стенки компьютеров нагрелись до 51 градуса, а зрителей ещё не пускали. Harbour Cup купил шестьдесят четыре одинаковые машины. На складе они выдавали больше 240 кадров в секунду, в зале их хватало минут на шесть.</p>
<p>Ответ нашёлся в логах. При 84 градусах видеочип сам сбрасывает частоту, и худший процент кадров упал со 158 до 94 fps. Картинка дёргалась ровно тогда, когда в комнату летели два дыма и граната, а в заднем ряду вдвое чаще.</p>
<blockquote>Я могу дать вам большое число или одинаковое. На сцене нужно одинаковое.<footer>Ираче Олабарри, технический директор</footer></blockquote>
<p>За потолок в 180 кадров высказались одиннадцать капитанов из шестнадцати. Вентиляторы тоже были, но у ближайших наушников я намерил 58 децибел, а в таком шуме шагов не слышно. За следующие восемнадцать матчей паузу из-за рывков не попросил никто.</p>`,
    },
    uk: {
      title: 'Чому Harbour Cup обмежив сценічні комп’ютери до 180 кадрів',
      excerpt:
        'Шістдесят чотири однакові машини, гаряча зала й ривки в кожній сутичці з гранатами. Допомогло одне: сповільнити всіх.',
      content: `<p>У тренувальний день у Більбао скляні стінки комп’ютерів нагрілися до 51 градуса, а глядачів іще не пускали. Harbour Cup купив шістдесят чотири однакові машини. На складі вони видавали понад 240 кадрів за секунду, у залі їх вистачало хвилин на шість.</p>
<p>Відповідь знайшлася в логах. За 84 градусів відеочип сам скидає частоту, і найгірший відсоток кадрів упав зі 158 до 94 fps. Зображення смикалося саме тоді, коли в кімнату летіли два дими й граната, а в задньому ряду вдвічі частіше.</p>
<blockquote>Я можу дати вам велике число або однакове. На сцені потрібне однакове.<footer>Іраче Олабаррі, технічна директорка</footer></blockquote>
<p>За межу у 180 кадрів висловилися одинадцять капітанів із шістнадцяти. Вентилятори теж були, але біля найближчих навушників я наміряв 58 децибел, а в такому шумі кроків не чути. За наступні вісімнадцять матчів паузи через ривки не попросив ніхто.</p>`,
    },
  },
  comments: [
    {
      by: 'chairforce',
      minutesAfter: 19,
      text: '51 degrees on the side panel and people still rest their knee against it. I have seen the marks.',
      upvotes: 21,
    },
    {
      by: 'Jannik',
      minutesAfter: 33,
      text: 'Stepping down by twenty until the bottom stops rising is the right method. I would add: measure after twenty minutes, not after two. Cold machines lie.',
      upvotes: 36,
    },
    {
      by: 'grumble',
      minutesAfter: 51,
      text: 'We played at 85 frames on a screen the depth of a washing machine and nobody held a vote.',
      upvotes: 44,
    },
    {
      by: 'ninefive',
      minutesAfter: 70,
      text: '@grumble That screen also heated the room, so you had the authentic hall experience.',
      upvotes: 39,
    },
    {
      by: 'Aino',
      minutesAfter: 122,
      text: 'The water was the bigger change, I am fairly sure. Dry eyes at 27 degrees do not care about frame rate.',
      upvotes: 28,
    },
    {
      by: 'boxfight',
      minutesAfter: 160,
      text: '240 hertz screens at 180 frames is a waste of sixty hertz times sixty-four. Somebody paid for that.',
      upvotes: 10,
    },
    {
      by: 'Bruno',
      minutesAfter: 195,
      text: '@boxfight The screen still draws each frame sooner. But yes, somebody paid, and she told me the exact sum with her eyes closed.',
      upvotes: 25,
    },
    {
      by: 'redzone',
      minutesAfter: 410,
      text: 'Sixty fps on my phone until match three, then the phone becomes a hand warmer. Same physics, smaller hall.',
      upvotes: 30,
    },
    {
      by: 'Rasmus',
      minutesAfter: 555,
      text: '@Bruno I was the one who said no to the fans. 58 dB with a hump at 240 hertz, precisely where the footsteps live.',
      upvotes: 47,
    },
    {
      by: 'Tomasz',
      minutesAfter: 830,
      text: 'U nas na LAN-ie mierzymy temperaturę pod stołem i nad stołem. Różnica potrafi wynieść dziewięć stopni, a komputery stoją oczywiście pod.',
      upvotes: 16,
    },
    {
      by: 'looplord',
      minutesAfter: 1190,
      text: 'So that is why every clip I made from the back row looks like a slideshow. I blamed my editor.',
      upvotes: 23,
    },
    {
      by: 'nadezhda',
      minutesAfter: 1725,
      text: 'Как судья скажу: семь запросов на паузу за один блок — это семь споров о том, кто успел бросить гранату. Спасибо, что их больше нет.',
      upvotes: 19,
    },
    {
      by: 'deagleton',
      minutesAfter: 2600,
      text: '@Jannik At one tap a month my frame rate is about two a week. Would a cap help?',
      upvotes: 42,
      deleted: true,
    },
    {
      by: 'halftime',
      minutesAfter: 4100,
      text: '@Jannik Measured after twenty minutes as you said, and my worst one per cent was thirty lower than after two. I now own a desk fan and a cap.',
      upvotes: 17,
    },
    {
      by: 'caio',
      minutesAfter: 5900,
      text: 'Dois capitães votaram por “nenhum limite e mais ventiladores”. Quero saber quem são, por curiosidade científica.',
      upvotes: 13,
    },
  ],
})
