import { news } from '../news-entry.ts'

export default news({
  author: 'Oleksa',
  categories: ['csgo'],
  tags: ['patch-notes', 'statistics', 'map-pool', 'northern-masters'],
  image: 'csgo-8',
  hoursAgo: 9800,
  upvotes: 358,
  moments: [
    'five rounds in the magazine',
    'the shot through smoke',
    'the reload that kills you',
    'the strip of tape over the ammunition counter',
    'Anubis as everybody’s first ban',
    '214 maps from either side of the patch',
  ],
  talk: `
    Five bullets is enough if you hit with the first one. I do not hit with the first one.
    > Nor with the sixth, if we are honest.
    Shots through smoke were never skill. They were rain.
    > A rain with a scope, thank you.
    Dorn’s tape is the cheapest upgrade of the season.
    I went back to the M4A4 and met my old self there. We did not get on.
    Anubis is a fine map. Ban it and stay afraid.
    The reload in the open is still the most honest way to lose a round.
    So it did not die, it only became polite.
  `,
  versions: {
    en: {
      title: 'Five in the magazine: what the AWP lost in the update, and what it did not',
      excerpt:
        '214 maps from either side of the patch show hardly fewer AWP kills. What has gone is the shot through smoke, and with it some courage.',
      content: `<p>When the update cut the AWP’s magazine from ten rounds to five, four professional AWPers told me on the same evening that their weapon was dead. One of them had 34 kills with it the next day. It seemed wise to wait for numbers.</p>
<p>There are now 94 maps of the Northern Masters on the new version, to set against 120 from the same event’s earlier stages on the old one. The teams are the same sixteen. I counted every shot of the weapon, which takes a script and a long weekend.</p>
<table><thead><tr><th>Per map, both teams</th><th>Ten rounds</th><th>Five rounds</th></tr></thead><tbody><tr><td>AWP kills</td><td>31.4</td><td>30.1</td></tr><tr><td>AWPs bought</td><td>17.8</td><td>17.2</td></tr><tr><td>Shots through smoke</td><td>9.6</td><td>5.1</td></tr><tr><td>Killed while reloading</td><td>0.5</td><td>1.1</td></tr></tbody></table>
<p>The first row explains why nobody needs to hold a funeral. Under the old rules only 4.1 percent of AWP kills came from the sixth bullet of a magazine or a later one. Nearly every AWP life is three shots long: one at the angle, one at whoever comes to trade, one too many.</p>
<h2>The shot that was free</h2>
<p>The third row is the patch. With ten rounds a player on Mirage could put two through the window smoke at the start, for nothing, on the chance that somebody stood there. It rarely hit, one time in twenty-six. But it kept people out of that smoke, and that was worth more than the hit. At five rounds those two shots are two fifths of the magazine, and the reload lasts 3.7 seconds. Now riflers stand in smokes again. At the Masters final I counted seven in one half at places where, in the spring, no one would have put a foot.</p>
<p>The fourth row has more than doubled and will come down. Of the 103 such deaths, 61 fell in the first four days, most of them to the habit of reloading after every kill, which was always a bad one and now comes due sooner. Ember Union’s Dorn was caught that way five times in the first two days and not once after that. He has put a strip of tape on his monitor, over the ammunition counter, so that he has to count.</p>
<h2>Two smaller things</h2>
<p>The same update took some long-range damage from the M4A1-S. I expected a flight to the M4A4 and found a stroll: defenders’ M4s were 88 percent silenced before and are 71 percent now, and the change is almost entirely in players who hold long angles. On Inferno’s B site nothing has moved.</p>
<p>And Dust II has gone from the map pool, with Anubis in its place. There is little to measure yet, because nobody wants to be measured there: Anubis was the first ban of at least one team in 71 percent of matches, and was played four times. The attackers won 58 percent of those rounds. If that holds, someone will notice that the ban is a gift to whoever has bothered to learn it. My guess is Saltworks, who practised it eleven times last week and refuse to say why.</p>
<p>I will repeat the count when there are two hundred maps on the new version. Until then: the AWP kills as before. It has stopped guessing.</p>`,
    },
    sv: {
      title: 'Fem skott i magasinet: det här har AWP:n förlorat, och det här inte',
      excerpt:
        'Oleksa har jämfört 214 kartor före och efter uppdateringen. Antalet kills är nästan detsamma, men skotten genom rök har halverats.',
      content: `<p>Samma kväll som AWP:ns magasin krympte från tio skott till fem förklarade fyra proffs vapnet dött. En av dem gjorde 34 kills med det dagen därpå.</p>
<p>Oleksa har nu jämfört 120 kartor från Northern Masters före uppdateringen med 94 efter. Snittet är 30,1 kills per karta mot 31,4 tidigare. Det är inte så konstigt, för bara 4,1 procent av träffarna kom förr från sjätte skottet eller senare.</p>
<h2>Gratisskottet</h2>
<p>Det som försvunnit är chansningen. Skotten genom rök har gått från 9,6 till 5,1 per karta. De träffade nästan aldrig, men de höll folk borta. Nu står det riflers i röken igen. Samtidigt har dödsfallen under omladdning mer än fördubblats, mest av gammal vana.</p>
<p>Anubis har ersatt Dust II och bannas först av minst ett lag i 71 procent av matcherna. Saltworks tränade kartan elva gånger förra veckan men vill inte säga varför.</p>`,
    },
    pt: {
      title: 'Cinco balas no carregador: o que a AWP perdeu com a atualização e o que não',
      excerpt:
        'Comparamos 214 mapas de antes e depois. Os abates quase não mudaram; os tiros através das smokes caíram para perto da metade.',
      content: `<p>Na noite em que o carregador da AWP passou de dez para cinco balas, quatro profissionais me disseram que a arma tinha morrido. Um deles fez 34 abates com ela no dia seguinte.</p>
<p>Comparei 120 mapas do Northern Masters na versão antiga com 94 na nova. A média passou de 31,4 para 30,1 abates por mapa. Faz sentido: antes, só 4,1% saíam da sexta bala em diante.</p>
<h2>O tiro que era de graça</h2>
<p>O que desapareceu foi o palpite. Os tiros através de smokes caíram de 9,6 para 5,1 por mapa. Acertavam um em cada vinte e seis, mas mantinham os outros longe. Agora há gente dentro das smokes de novo. E as mortes durante a recarga mais que dobraram, quase sempre por hábito.</p>
<p>Anubis entrou no lugar de Dust II e é o primeiro veto de pelo menos uma equipe em 71% das partidas. A Saltworks treinou no mapa onze vezes em uma semana e não diz por quê.</p>`,
    },
    de: {
      title: 'Fünf Schuss im Magazin: Was die AWP verloren hat und was nicht',
      excerpt:
        '214 Karten vor und nach dem Update zeigen kaum weniger Kills. Verschwunden ist der Schuss durch die Smoke, und mit ihm etwas Mut.',
      content: `<p>Am Abend, als das Magazin der AWP von zehn auf fünf Schuss schrumpfte, erklärten mir vier Profis, die Waffe sei tot. Einer von ihnen machte am nächsten Tag 34 Kills mit ihr.</p>
<p>120 Karten der Northern Masters mit der alten Version stehen nun 94 mit der neuen gegenüber. Aus 31,4 AWP-Kills pro Karte sind 30,1 geworden. Kein Wunder, denn auch früher fielen nur 4,1 Prozent mit der sechsten Kugel oder einer späteren.</p>
<h2>Der Schuss, der nichts kostete</h2>
<p>Verschwunden ist das Raten. Durch Smokes wird statt 9,6-mal nur noch 5,1-mal pro Karte geschossen. Getroffen hat das selten, aber es hielt die Leute fern. Die Tode beim Nachladen haben sich mehr als verdoppelt, meist aus Gewohnheit.</p>
<p>Für Dust II ist Anubis in den Pool gerückt und wird in 71 Prozent der Matches von mindestens einem Team zuerst gebannt. Saltworks hat es vergangene Woche elfmal trainiert.</p>`,
    },
    pl: {
      title: 'Pięć naboi w magazynku: co AWP straciło po aktualizacji, a czego nie',
      excerpt:
        'Porównaliśmy 214 map sprzed zmiany i po niej. Zabójstw jest prawie tyle samo, za to strzałów przez smoke’i niemal o połowę mniej.',
      content: `<p>Tego wieczoru, gdy magazynek AWP skurczył się z dziesięciu naboi do pięciu, czterech zawodowców powiedziało mi, że to koniec tej broni. Jeden z nich następnego dnia zabił nią 34 razy.</p>
<p>Zestawiłem 120 map Northern Masters rozegranych na starej wersji z 94 na nowej. Średnia spadła z 31,4 do 30,1 zabójstwa na mapę. Nic dziwnego, skoro dawniej zaledwie 4,1 procent padało od szóstego naboju wzwyż.</p>
<h2>Strzał, który nic nie kosztował</h2>
<p>Zniknęło zgadywanie. Strzałów przez smoke’i jest 5,1 na mapę zamiast 9,6. Rzadko trafiały, ale trzymały ludzi z daleka. Śmierci podczas przeładowania jest ponad dwa razy więcej, głównie z przyzwyczajenia.</p>
<p>Dust II ustąpił miejsca Anubisowi, którego w 71 procentach meczów co najmniej jedna drużyna banuje jako pierwszego. Saltworks w tydzień trenowało go jedenaście razy i nie chce powiedzieć dlaczego.</p>`,
    },
    ru: {
      title: 'Пять патронов в магазине: что AWP потеряла с обновлением, а что нет',
      excerpt:
        'Сравнили 214 карт до и после патча. Убийств почти столько же, зато выстрелов через смок стало чуть ли не вдвое меньше.',
      content: `<p>В тот вечер, когда магазин AWP урезали с десяти патронов до пяти, четыре профессионала сказали мне, что оружие умерло. Один из них на следующий день сделал с ним 34 убийства.</p>
<p>Я сравнил 120 карт Northern Masters на старой версии с 94 на новой. Было 31,4 убийства за карту, стало 30,1. Удивляться нечему: и раньше лишь 4,1 % приходились на шестой патрон и далее.</p>
<h2>Бесплатный выстрел</h2>
<p>Исчезло угадывание. Через смок теперь стреляют 5,1 раза за карту вместо 9,6. Попадали так редко, один раз из двадцати шести, зато никто в дым не совался. Смертей на перезарядке стало более чем вдвое больше, в основном по привычке.</p>
<p>Вместо Dust II в маппул вошёл Anubis: в 71 % матчей его первым баном убирает хотя бы одна из команд. Saltworks за неделю тренировали его одиннадцать раз и не говорят зачем.</p>`,
    },
    uk: {
      title: 'П’ять набоїв у магазині: що AWP втратила з оновленням, а що ні',
      excerpt:
        'Порівняли 214 мап до і після патча. Вбивств майже стільки ж, зате пострілів крізь смок поменшало мало не вдвічі.',
      content: `<p>Того вечора, коли магазин AWP урізали з десяти набоїв до п’яти, четверо професіоналів сказали мені, що зброя померла. Один із них наступного дня зробив із нею 34 вбивства.</p>
<p>Я порівняв 120 мап Northern Masters на старій версії з 94 на новій. Було 31,4 вбивства за мапу, стало 30,1. Дивуватися нічого: і раніше лише 4,1 % припадали на шостий набій і далі.</p>
<h2>Безкоштовний постріл</h2>
<p>Зникло вгадування. Крізь смок тепер стріляють 5,1 раза за мапу замість 9,6. Влучали так зрідка, один раз із двадцяти шести, зате ніхто в дим не потикався. Смертей на перезарядці стало більш ніж удвічі більше, здебільшого через звичку.</p>
<p>Замість Dust II до маппулу ввійшов Anubis: у 71 % матчів його першим баном прибирає хоча б одна з команд. Saltworks за тиждень тренували його одинадцять разів і не кажуть навіщо.</p>`,
    },
  },
  comments: [
    {
      by: 'Sanna',
      minutesAfter: 10,
      text: 'One at the angle, one at the trade, one too many. You did not have to describe my whole career in the third paragraph.',
      upvotes: 51,
    },
    {
      by: 'olddust',
      minutesAfter: 22,
      text: 'An entire article and one clause about Dust II leaving. One clause. I need to sit down.',
      upvotes: 58,
    },
    {
      by: 'Zolotar',
      minutesAfter: 47,
      text: '@olddust У мене є всі шістнадцять версій на диску. Заходь, постоїмо на лонгу, помовчимо.',
      upvotes: 49,
    },
    {
      by: 'grumble',
      minutesAfter: 83,
      text: 'The patch was better before. I mean that in general.',
      upvotes: 36,
    },
    {
      by: 'Tindra',
      minutesAfter: 120,
      text: 'As somebody who lives inside smokes: it has been lovely in here. Quiet. Nobody dies of guesswork any more.',
      upvotes: 33,
    },
    {
      by: 'boxfight',
      minutesAfter: 166,
      text: 'so they nerfed it and nothing happened, got it',
      upvotes: 7,
      deleted: true,
    },
    {
      by: 'Gustavo',
      minutesAfter: 231,
      text: 'Early stages against late stages of the same event also means weaker opponents against stronger ones. Did you weight for that? Better riflers might die less to AWPs anyway.',
      upvotes: 22,
    },
    {
      by: 'Oleksa',
      minutesAfter: 270,
      text: '@Gustavo I matched pairs of teams that met in both. Only 31 pairs, and there it is 31.0 against 29.9. Same picture, more noise.',
      upvotes: 25,
    },
    {
      by: 'krzak',
      minutesAfter: 415,
      text: 'Trzy i siedem dziesiątych sekundy to dokładnie tyle, ile trzeba z okna do connectora na Mirage’u. Przypadek? Nie sądzę.',
      upvotes: 27,
    },
    {
      by: 'DadAim',
      minutesAfter: 640,
      text: 'Never once in fifteen years have I reached the sixth bullet alive. Feels good to be a balanced player.',
      upvotes: 45,
    },
    {
      by: 'smokewall',
      minutesAfter: 905,
      text: '@Tindra Same. I have added a column to the sheet: smokes you can now stand in. Forty-four so far, nine of them on Nuke alone.',
      upvotes: 29,
    },
    {
      by: 'Jannik',
      minutesAfter: 1310,
      text: 'Klebeband über der Munitionsanzeige ist die ehrlichste Hardware-Lösung, die ich dieses Jahr gesehen habe.',
      upvotes: 38,
    },
    {
      by: 'bushcamper',
      minutesAfter: 1990,
      text: 'Four maps of Anubis is about a hundred rounds. Fifty-eight percent of that could be one team having a good weekend.',
      upvotes: 18,
    },
    {
      by: 'Kestrelfan',
      minutesAfter: 2875,
      text: 'We will be the ones who get Anubis picked into us by Saltworks in a quarter-final. Writing it down here so that I can link to it.',
      upvotes: 40,
    },
    {
      by: 'rotato',
      minutesAfter: 4720,
      text: '@Kestrelfan Aged four days. Sixteen to five. I am sorry, mate.',
      upvotes: 56,
    },
  ],
})
