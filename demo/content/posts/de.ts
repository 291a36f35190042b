import type { PostEntry } from '../post-entry.ts'

export const posts: readonly PostEntry[] = [
  {
    by: 'Katja',
    game: 'general',
    starred: true,
    title: 'Was ein Trainer in der Pause sagt, wenn niemand mithört',
    text: `
Ich durfte an vier Wochenenden in der Kabine sitzen, unter der Bedingung, dass ich keine Namen nenne. Hier ist, was ich gehört habe.
Der erste Trainer redete neun Minuten lang über das, was war. Der zweite schwieg, verteilte Wasser und sagte am Ende einen Satz. Die dritte fragte jeden einzeln: Was siehst du? Der vierte war nicht da, er stand vor der Tür und telefonierte mit dem Veranstalter.
> „Sie wissen, was sie falsch gemacht haben. Sie wissen nicht, dass ich es ihnen nicht übel nehme.“
Gewonnen hat das Team mit dem Wasser. Das beweist nichts. Aber getrunken haben sie.
`,
  },
  {
    by: 'Jannik',
    game: 'general',
    title: 'Eine Tastatur aus Birnbaum',
    text: `
Niemand hat danach gefragt, und jetzt ist sie fertig. Das Gehäuse ist aus einem Brett, das mein Großvater 1974 zum Trocknen in die Scheune gelegt hat. Er wollte ein Regal daraus machen.
Birnbaum klingt dunkler als Aluminium und heller als Plastik. Die Taste W habe ich dreimal eingesetzt, weil die Maserung nicht passte. Das sieht außer mir kein Mensch.
Spielt man damit besser? Nein. Aber ich habe sie meinem Großvater gezeigt, er ist 91, und er hat „Regal“ getippt. Ohne die Brille.
`,
  },
  {
    by: 'Wiebke',
    game: 'csgo',
    title: 'Nachtschicht, Frühstück, Finale: wie ich kommentiere',
    text: `
Unter der Woche bin ich Krankenschwester, am Sonntag kommentiere ich die Regionalliga. Die beiden Berufe haben mehr gemeinsam, als man denkt.
In beiden redet man ruhig, wenn es eng wird. In beiden sagt man zuerst, was ist, und danach, was es bedeutet. Und in beiden merkt man sich Namen, denn nichts ist für einen Menschen schlimmer, als falsch zu heißen.
Mein bester Satz in drei Jahren war ein Schweigen von sieben Sekunden, beim Stand von 15 zu 15. Danach schrieb jemand, der Ton sei ausgefallen.
`,
  },
  {
    by: 'Frieda',
    game: 'general',
    title: 'Was mit einer Meldung passiert, nachdem ihr sie abgeschickt habt',
    text: `
Ich bearbeite hier Meldungen, meistens zwischen zwei Zügen. Weil viele glauben, sie landeten im Papierkorb, ein Blick dahinter.
Zuerst lese ich nicht die Meldung, sondern das, worum es geht, samt den drei Beiträgen davor. Danach erst, was ihr dazu schreibt. Ungefähr ein Drittel der Meldungen stimmt. Ein Drittel ist Ärger, den ich verstehe. Der Rest betrifft Leute, die recht haben.
Was hilft: ein Satz dazu, was euch stört. Was nicht hilft: dieselbe Meldung zwölfmal. Ich habe sie beim ersten Mal gesehen, ich saß nur im Tunnel bei Fulda.
`,
  },
  {
    by: 'Hartmut',
    game: 'fortnite',
    title: 'Sonntags mit dem Enkel',
    text: `
Ich bin 71 und war Vermessungsingenieur. Mein Enkel ist neun und sagt, ich sei das erste Teammitglied, das nicht schreit.
Er schießt, ich zähle. Wie weit ist der Turm? 140 Meter, sage ich, und meistens stimmt es, denn das habe ich vierzig Jahre lang gemacht. Wo wird der Kreis enden? Da rechne ich kurz. Er nennt es zaubern.
Neulich haben wir gewonnen. Er ist aufgesprungen und hat die Oma geholt. Sie kam, sah auf den Bildschirm und fragte, ob wir jetzt essen können. Konnten wir.
`,
  },
  {
    by: 'zugverspaetet',
    game: 'general',
    title: 'Turnier verpasst, eine Chronik',
    text: `
Abfahrt 6:12 in Kassel, Anmeldung bis 10 Uhr in Leipzig. Ein Weg, den man auch mit dem Fahrrad schaffen könnte, wenn man am Vortag losführe.
6:12 der Zug kommt nicht. 6:48 er kommt, aber nur die vordere Hälfte. 7:30 wir stehen auf freier Strecke, neben uns ein Reh. 8:15 das Reh geht. 9:20 Erfurt, Signalstörung. 10:00 ich sehe im Livestream, wie mein Platz an einen Ersatzspieler vergeben wird. 10:40 er gewinnt seine erste Runde.
11:55 ich bin da. Sie haben mich zum Schiedsrichter gemacht. Es war der schönste Tag des Jahres.
`,
  },
  {
    by: 'Gesine',
    game: 'csgo',
    starred: true,
    title: 'Wie schnell ist ein Mensch? Ein Versuch mit der 9b',
    text: `
Ich unterrichte Physik, und meine 9b wollte wissen, ob man Reaktionszeit üben kann. Also haben wir gemessen, 27 Kinder, sechs Wochen, jeden Dienstag.
Mit dem fallenden Lineal kamen wir am Anfang auf 212 Millisekunden im Mittel. Nach sechs Wochen auf 203. Das klingt nach wenig, und das ist es. Die elf, die zu Hause viel spielen, begannen bei 201 und endeten bei 199.
## Was sich wirklich ändert
Dann haben wir angesagt, aus welcher Richtung das Signal kommt. Plötzlich: 164. Nicht die Hand wird schneller, sondern der Kopf ist schon da. Seitdem sagt bei uns niemand mehr „schlechte Reflexe“. Wir sagen: nicht gewusst, woher.
`,
  },
  {
    by: 'kartoffelaim',
    game: 'csgo',
    title: 'Ich treffe nichts und steige trotzdem auf',
    text: `
Meine Trefferquote liegt bei 13 Prozent. Ein Freund meinte, das müsse man erst einmal schaffen. Trotzdem bin ich seit August um zwei Ränge gestiegen, und zwar so.
Ich kaufe, was dem Team fehlt. Ich sage, was ich sehe, und nicht, was ich davon halte. Ich stehe dort, wo man mich erst suchen muss, denn wer mich sucht, steht nicht woanders. Und ich lasse die Bombe niemals bei dem liegen, der am besten zielt: Der soll zielen.
Wer besser trifft als ich, und das seid ihr alle, sollte mit diesen vier Sätzen weit kommen.
`,
  },
  {
    by: 'feierabend',
    game: 'lol',
    title: 'Eine Partie am Abend, nicht zwei',
    text: `
Im Frühjahr habe ich eine Regel eingeführt: eine Partie nach der Arbeit, dann ist Schluss, egal wie sie ausgeht.
Die ersten Wochen waren furchtbar. Eine verlorene Partie mit ins Bett zu nehmen ist wie ein Steinchen im Schuh. Aber dann passierte etwas. Weil es nur die eine gab, habe ich sie gespielt. Nicht nebenher gegessen, nicht aufs Handy geschaut.
Früher: 48 Prozent bei vier Partien. Heute: 55 Prozent bei einer. Und ich kenne die Namen der Nachbarn wieder.
`,
  },
  {
    by: 'dosenpfand',
    game: 'pubg',
    title: 'Bilanz nach tausend Runden: 25 Cent',
    text: `
Ich habe ausgerechnet, was mir tausend Runden PUBG gebracht haben, wenn man für jeden Sieg 25 Cent Pfand bekäme. Es sind acht Euro fünfundsiebzig.
Dafür bin ich 2.900 Kilometer gelaufen, meistens bergauf. Ich habe 311 Autos gefunden, von denen 90 explodiert sind, davon 40 mit mir. Ich habe einmal mit einer Bratpfanne gewonnen und es niemandem beweisen können.
Und ich habe Sebastian kennengelernt, der in der dritten Runde zufällig im selben Schrank stand. Er ist im Mai mein Trauzeuge.
`,
  },
  {
    by: 'Annika',
    game: 'lol',
    title: 'Ein Schulteam braucht keinen Trainer, sondern einen Schlüssel',
    text: `
Seit einem Jahr betreue ich das Team unserer Gesamtschule. Ich kann das Spiel nicht besonders gut, und das ist kein Problem.
Was sie gebraucht haben: einen Raum, der offen ist. Jemanden, der unterschreibt. Eine, die fragt, ob die Hausaufgaben fertig sind, und das auch glaubt. Den Rest konnten sie schon. Sie schauen ihre Partien selbst an, streiten sich und kommen dann zu mir, damit ich die Pizza bestelle.
Wer an seiner Schule so etwas aufmachen will: Fragt den Hausmeister zuerst. Ohne ihn geht gar nichts, und er spielt vielleicht selbst.
`,
  },
  {
    by: 'Torben',
    game: 'csgo',
    title: 'Die Runde, in der alle sparen',
    text: `
Es gibt diese eine Runde, in der fünf Leute beschließen, nichts zu kaufen, und einer kauft. Ich war dieser eine, zwei Jahre lang. Ich möchte mich erklären.
Ich dachte, ich könnte es allein drehen. Ich habe nachgesehen: In 140 solchen Runden ist es mir dreimal gelungen. In 137 hatte ich danach kein Geld, und das Team musste noch eine Runde auf mich warten. Das sind 137 Runden für vier Menschen, die nichts gesagt haben.
An alle, die mit mir gespielt haben: Danke fürs Nichtssagen. Ihr hättet ruhig etwas sagen können.
`,
  },
  {
    by: 'nordlicht',
    game: 'general',
    title: 'Spielen auf einer Hallig mit Ebbe und Flut',
    text: `
Unser Internet kommt per Richtfunk vom Festland, und bei Springflut steht das Wasser so hoch, dass die Verbindung spiegelt. Der Techniker sagt, das gebe es nicht. Ich habe einen Gezeitenkalender und 200 gemessene Abende.
Bei Ebbe 31 Millisekunden, bei Flut 44, bei Sturmflut nichts. Also richte ich mich danach, wie alle hier sich nach allem richten. Ranglistenspiele nur bei ablaufendem Wasser.
Im November war drei Tage lang Land unter. Da haben wir Karten gespielt. Ich habe auch verloren.
`,
  },
]
