import type { PostEntry } from '../post-entry.ts'

export const posts: readonly PostEntry[] = [
  {
    by: 'Haldor',
    game: 'csgo',
    starred: true,
    title: 'Anteckningar från ett kök i Umeå: så läser jag en match',
    text: `
Folk frågar hur jag hinner. Jag hinner inte. Jag ser en karta tre gånger, och varje gång tittar jag på en enda sak.
Första gången ser jag bara på pengarna. Inga dueller, inga klipp, bara vem som har råd med vad. Då vet jag vilka rundor som egentligen spelades. Andra gången ser jag på den spelare som ingen pratar om, för det är nästan alltid hen som håller ihop det. Tredje gången stänger jag av ljudet och ser på klockan.
> Frågan är aldrig vem som sköt bäst, utan vem som hade tid att sikta.
Sedan dricker jag kaffe och skriver. Köket är kallt och det är meningen.
`,
  },
  {
    by: 'Lina',
    game: 'general',
    title: 'Så sover man i en arena',
    text: `
Jag har sovit i elva arenor, och jag har blivit bra på det. Här är vad jag lärt mig.
Läktaren är för hård och pressrummet för ljust. Det bästa stället är nästan alltid tolkbåsen: heltäckningsmatta, tunga dörrar, ingen vill dit. Fråga vaktmästaren, inte arrangören. Vaktmästaren har nycklar och förstår.
Ta med öronproppar, en tröja som kudde och ett äpple till klockan fyra. Ställ två alarm. Och säg till någon var du är. I Malmö låste de in mig, och finalen började utan mig.
`,
  },
  {
    by: 'Tindra',
    game: 'csgo',
    starred: true,
    title: 'Det jag önskar att någon sagt när jag var femton',
    text: `
Du kommer att höra att du är duktig för att vara tjej. Det är inte en komplimang och du behöver inte tacka.
Du kommer att träna hårdare än de andra, och det är inte rättvist, och det kommer ändå att göra dig bättre. Hitta två personer som säger sanningen om ditt spel. Behåll dem.
Spela med ljudet på. Jag spelade tyst i två år för att slippa kommentarerna, och det jag förlorade var inte kommentarerna utan fotstegen. Det finns en knapp för att tysta en enda människa. Använd den utan dåligt samvete.
`,
  },
  {
    by: 'Solve',
    game: 'csgo',
    title: 'Om jackan',
    text: `
Den hittades. Den låg i bagageutrymmet på en buss i Katowice, tillsammans med en banan som jag inte vill prata om.
Många har skrivit om matchen, men fler har skrivit om jackan, och jag vill tacka er som skickade era. Jag har nu sju jackor. Tre av dem är bättre än min. De går vidare till ungdomslaget i Sundsvall, som har en idrottshall utan värme.
Nästa gång någon frågar vad en lagledare gör: vi räknar spelare, datorer och ytterkläder, i den ordningen. Jag brukar klara två av tre.
`,
  },
  {
    by: 'nopeek',
    game: 'csgo',
    title: 'Tålamod är också en färdighet',
    text: `
Mitt namn är ett löfte. Jag tittar inte fram i onödan, och på tusen rundor har jag räknat vad det ger.
När jag väntar på att de ska komma till mig vinner jag 58 av 100 dueller. När jag går ut för att se efter vinner jag 41. Skillnaden är sjutton dueller, och jag blir inte ens svettig.
Det svåra är inte att stå stilla. Det svåra är att någon i laget säger "kan du bara kolla?" Nej. Jag kan lyssna. Det är nästan samma sak, och man lever längre.
`,
  },
  {
    by: 'Lina',
    game: 'general',
    title: 'Tjugosex lag i en gymnastiksal',
    text: `
Jag skriver om stora turneringar, men den bästa helgen i år var i en gymnastiksal i Malmö med tjugosex lag och en kiosk.
Kabeln gick genom omklädningsrummet. Domaren var fjorton och hade regelboken i en plastficka. När strömmen gick klappade alla takten tills den kom tillbaka, det tog nio minuter, och ett lag spelade vidare på en bärbar dator tills batteriet dog.
Ingen streamade. Det finns inga bilder. Ni får lita på mig: i semifinalen bytte lagen sida och bjöd varandra på kanelbullar, och sedan blev det 16–14.
`,
  },
  {
    by: 'Torbjorn',
    game: 'csgo',
    title: 'Varför jag tittar med ljudet av',
    text: `
Min profil säger det, och någon frågade varför. Jag jobbar natt på ett bageri och ser matcherna medan degen jäser. Maskinen låter 84 decibel, så ljudet hade ändå inte hjälpt.
Utan kommentatorer ser man annat. Man ser när ett lag slutar röra sig. Man ser den som aldrig köper först. Man ser att den där fantastiska räddningen började med att någon annan stod på rätt ställe i tolv sekunder.
När jag någon gång hör en sändning blir jag trött. Alla är så säkra. Degen är aldrig säker.
`,
  },
  {
    by: 'Ylva',
    game: 'lol',
    title: 'Jag spelar support även i schack',
    text: `
I schackklubben säger de att jag är den enda som tänker på hur bönderna mår. I League är det ett yrke.
Support är den enda rollen där du kan göra allt rätt och inte synas alls. Det passar mig. Jag har slutat räkna assist och räknar i stället hur många gånger min skytt fick stå stilla och göra sitt i fem sekunder. På en bra kväll är det tjugo gånger.
Vill du bli bättre i rollen, titta på en match där du bara följer din egen skytts hälsa. Det är som att se sitt barn lära sig cykla.
`,
  },
  {
    by: 'Majken',
    game: 'general',
    title: 'Regelboken, sidan 41',
    text: `
Jag läser regelböcker för nöjes skull. De flesta är avskrivna från varandra, och ibland ser man var.
I en svensk amatörliga står det på sidan 41 att "spelare som anländer med flyg ska meddela lokal tid". Alla lag i ligan bor inom tre mil från varandra. Meningen kommer från en koreansk turnering från 2012, via en tysk, via en dansk.
Det finns en regel som aldrig skrivs av, och det är den om vad som händer när domaren har fel. Jag har läst trettio regelböcker. Fyra har den. Fråga efter den innan ni anmäler er.
`,
  },
  {
    by: 'Svea',
    game: 'general',
    title: 'En spelklubb på ett bibliotek',
    text: `
Vi är nio på onsdagar, mellan barnböckerna och lokalhistorian i Mora. Biblioteket lånar ut rummet, jag är bibliotekarie, så jag lånar ut det till mig själv.
Regeln är att den som förlorar får välja en bok åt den som vann. Det började som ett skämt. Nu har vi en fjortonåring som har läst hela Tove Jansson, och en pensionär som kan säga vad en flashbang är.
Kommunen frågade om nyttan. Jag svarade att lånen bland pojkar under sexton har fördubblats. Det är sant, och det är inte därför vi gör det.
`,
  },
  {
    by: 'Sixten',
    game: 'fortnite',
    title: 'Mina föräldrar provade en vecka',
    text: `
De fick varsitt konto, en timme om dagen, och skulle skriva dagbok. Mamma landade och stod kvar. "Det är så vackert här", sa hon, och blev skjuten av någon som hette snabbkaffe.
Pappa byggde en trappa rakt upp tills materialet tog slut. På torsdagen vann de en match som duo, nästan av misstag, för att mamma hade gömt sig i en hösäck och pappa hade ramlat ner på den sista.
På söndagen sa de ingenting om skärmtid. De frågade om jag kunde visa hur man redigerar en vägg.
`,
  },
  {
    by: 'Tuva',
    game: 'pubg',
    title: 'Från handbollsmål till krypskytt',
    text: `
Jag var målvakt i tolv år tills knät sa ifrån. Det jag saknade mest var inte räddningarna utan sekunden innan, när man ser axeln på den som ska skjuta.
Den sekunden finns här också. En spelare som ska fram bakom ett träd tvekar alltid åt det håll hen ska. Gubben lutar sig innan den springer. Jag siktar inte på huvudet, jag siktar på dit huvudet är på väg.
Knät klagar inte. Ryggen gör det. Jag har köpt en bättre stol och saknar fortfarande publiken.
`,
  },
  {
    by: 'frostbit',
    game: 'general',
    title: 'Fjorton minusgrader i garaget',
    text: `
Vårt hus är litet och jag har datorn i garaget. I januari var det minus fjorton där ute, och jag lärde mig saker.
Musmattan blir hård som en skärbräda. En kall hand är inte långsam, den är oprecis, och det märks först på långa håll. Fingerlösa vantar fungerar, men bara om man värmt dem på elementet innan.
Datorn älskar det. Den har aldrig varit så tyst. Jag spelade min bästa månad någonsin, och i februari fick jag lunginflammation. Det var inte värt det. Nästan.
`,
  },
  {
    by: 'trettiotre',
    game: 'lol',
    title: 'Om att byta roll efter sju år',
    text: `
I sju år spelade jag mitten, och en kväll hade jag ingen lust. Inte att spela, utan att vara den som alla väntar på. Så jag bytte till topp.
Där uppe är det tyst. Man möter en enda människa i tjugo minuter och lär känna hen bättre än sina grannar. Ibland kommer en jungler på besök, som en brevbärare. Ibland inte.
Jag har sjunkit en division och sover bättre. Om ni är trötta på spelet är ni kanske bara trötta på er plats i det.
`,
  },
  {
    by: 'Haldor',
    game: 'csgo',
    draft: true,
    title: 'Utkast: vad Blacktide gör i rundan efter en förlust',
    text: `
Elva kartor, samma mönster. Kolla Overpass en gång till innan jag skriver det här. Fråga Sölve om han har sett det, han svarar ändå inte.
`,
  },
]
