import type { PostEntry } from '../post-entry.ts'

export const posts: readonly PostEntry[] = [
  {
    by: 'mirka',
    game: 'lol',
    starred: true,
    title: 'Czytam opisy zmian, żebyście wy nie musieli',
    text: `
Jest trzecia w nocy, opis zmian ma czterdzieści stron, a ja robię herbatę. Ktoś musi.
Z czasem zauważyłam, że ważne zdania są zawsze te same. „Poprawiono błąd” znaczy, że ktoś z tego błędu żył. „Dostosowano” znaczy, że nie są pewni. „Zwiększono przejrzystość” znaczy, że niczego nie zmieniono, ale teraz świeci na niebiesko.
Moja rada: przeczytajcie najpierw to, co dotyczy mgły i wizji. Liczby przy bohaterach zmienią się za dwa tygodnie, a wizja zostaje na lata. A potem idźcie spać. Ja pójdę jutro.
`,
  },
  {
    by: 'Patrycja',
    game: 'csgo',
    title: 'Liga amatorska w Gdyni, czyli mecz między pralnią a siłownią',
    text: `
Gramy w piwnicy bloku na Witominie. Po lewej pralnia, po prawej siłownia pana Zbyszka, a w środku dziesięć komputerów, których nikt by nie ukradł.
Kiedy pralka wiruje, trzęsie się stół i wszyscy wiedzą, że nie ma co strzelać z daleka. Nazywamy to „fazą wirowania” i mamy na nią taktykę. Drużyny przyjezdne narzekają, my wygrywamy 70 procent meczów u siebie.
W przyszłym sezonie spółdzielnia wymienia pralki na cichsze. Złożyliśmy protest. Na piśmie.
`,
  },
  {
    by: 'Tomasz',
    game: 'general',
    starred: true,
    title: 'LAN we Wrocławiu: lista rzeczy, o których zapominają organizatorzy',
    text: `
Prowadzę LAN od dziewięciu lat i co roku zapominam czegoś innego. Oto lista, bierzcie i korzystajcie.
- Papier toaletowy. Zawsze dwa razy tyle, ile myślicie.
- Ktoś, kto zna skrzynkę z bezpiecznikami i odbiera telefon w nocy.
- Przedłużacze podpisane nazwiskiem, bo wracają tylko podpisane.
- Miejsce, w którym można usiąść i nie patrzeć w ekran.
- Sygnał na posiłek. Głodni gracze nie podchodzą sami.
- Osoba, która o szóstej rano mówi „dzień dobry” i otwiera okna.
Ta ostatnia jest najważniejsza. U nas robi to moja mama.
`,
  },
  {
    by: 'krzak',
    game: 'csgo',
    title: 'Piksel, którego szukałem jedenaście dni',
    text: `
Na Nuke’u jest miejsce, z którego widać czubek hełmu kogoś, kto stoi za beczką i myśli, że jest bezpieczny. Jeden piksel. Szukałem go jedenaście dni.
Najpierw go zobaczyłem przypadkiem na powtórce. Potem nie mogłem trafić: stawałem o krok za daleko, o pół kroku za blisko. W końcu zmierzyłem to monetą na ekranie. Dwa złote od rogu okna.
Użyłem go w meczu raz. Facet za beczką napisał „jak?”, a ja nie odpisałem. Jutro pewnie to naprawią. Było warto.
`,
  },
  {
    by: 'mirka',
    game: 'lol',
    title: 'Bezsenność wspierającej, część druga',
    text: `
Pytacie, dlaczego gram o czwartej rano. Bo o czwartej nikt nie krzyczy. Ludzie, którzy wtedy grają, są zmęczeni, uprzejmi i piszą całymi zdaniami.
Poznałam piekarza z Radomia, pielęgniarkę z Lublina i kogoś, kto pilnuje latarni morskiej i nie chce powiedzieć której. Przegrywamy częściej niż w dzień, ale nikt nie ma o to pretensji. Latarnik mówi „trudno, zaraz wschód”.
Gdyby ktoś miał ochotę: jesteśmy w kanale „nocna zmiana”. Prosimy tylko, żeby mówić cicho, bo niektórzy mają dzieci za ścianą.
`,
  },
  {
    by: 'Patrycja',
    game: 'csgo',
    title: 'Przegrałyśmy 16 do 0 i mam notatki',
    text: `
Zero. Nie jeden, nie dwa. Zero. Po meczu siedziałyśmy w ciszy, a potem Magda wyjęła zeszyt.
Zapisałyśmy każdą rundę: kto zginął pierwszy i gdzie. W jedenastu z szesnastu pierwsza ginęła ta sama osoba w tym samym miejscu. To byłam ja. Stałam tam, bo zawsze tam staję, a oni to wiedzieli po trzeciej rundzie.
Tydzień później zagrałyśmy z nimi znowu. 16 do 9, dalej przegrana, ale ja żyłam średnio czterdzieści sekund dłużej. To jest postęp. Kupiłyśmy tort.
`,
  },
  {
    by: 'Tomasz',
    game: 'general',
    title: 'Komputer z 2013 roku wciąż daje radę',
    text: `
Na naszym LAN-ie stoi komputer, którego nikt nie chce, i zawsze ktoś przy nim siada ostatni. Ma dziesięć lat i naklejkę z dinozaurem.
W tym roku usiadł przy nim chłopak z Oławy, bo się spóźnił. Ustawił wszystko na minimum, rozdzielczość jak z telefonu, i doszedł do półfinału. Zapytałem, czy mu nie przeszkadza. Powiedział, że w domu ma gorszy.
Po turnieju złożyliśmy się i wysłaliśmy mu kartę graficzną. Odesłał nam zdjęcie. Na obudowie ma dinozaura.
`,
  },
  {
    by: 'krzak',
    game: 'pubg',
    title: 'Mapa mojego osiedla zrobiona z trawy',
    text: `
W PUBG-u spędzam więcej czasu w trawie niż w domach, więc zacząłem ją rozróżniać. Trawa przy drodze jest niższa. Przy wodzie jaśniejsza. Za stodołą na północy rośnie taka, która na średnich ustawieniach znika z dwustu metrów, a ty myślisz, że cię nie widać.
Zrobiłem mapę: gdzie trawa naprawdę kryje, a gdzie tylko udaje. Sto czterdzieści punktów, każdy sprawdzony z kolegą i lunetą.
Nie, nie podzielę się całą. Ale zdradzę jedno: pole na zachód od kościoła to pułapka. Leżałem tam trzy lata.
`,
  },
  {
    by: 'mirka',
    game: 'general',
    title: 'List do mojego pierwszego zasilacza',
    text: `
Kupiłam cię w 2014 roku, bo byłeś najtańszy i miałeś ładny wentylator. Przez osiem lat nie powiedziałeś ani słowa.
Wytrzymałeś trzy karty graficzne, dwa mieszkania i kota, który spał na tobie zimą. W zeszły piątek, przy stanie trzynaście do trzynastu, zrobiłeś „puf” i zapachniało jak w podstawówce na fizyce.
Wymieniłam cię na model za czterysta złotych. Jest cichszy i ma certyfikat. Kot na nim nie śpi.
`,
  },
  {
    by: 'Patrycja',
    game: 'fortnite',
    title: 'Co robi mama, kiedy dziecko gra turniej',
    text: `
Mój syn ma trzynaście lat i w sobotę grał w eliminacjach. Ja też miałam w tym swój udział, tylko w kuchni.
O dziesiątej kanapki bez zapachu, bo zapach rozprasza. O jedenastej cisza: zakaz odkurzania, zakaz windy, sąsiad uprzedzony. O dwunastej płacz, bo o jedną pozycję za mało. O dwunastej pięć nic nie mówiłam, tylko usiadłam obok.
Potem powiedział: „Mamo, w ostatnim kole zrobiłem dobrze, prawda?” Zrobił. Gram od piętnastu lat, więc wiem. Tego też mu nie powiedziałam od razu.
`,
  },
  {
    by: 'Tomasz',
    game: 'csgo',
    draft: true,
    title: 'Program LAN-u, wersja robocza',
    text: `
Piątek 17:00 otwarcie. Zapytać o klucz do magazynu. Sobota: czy naprawdę chcemy turniej o drugiej w nocy? Mama mówi, że nie.
`,
  },
]
