/**
 * Written by people at home in these languages, each for itself and not translated. A line that
 * begins with > answers the one above it.
 */
export const otherLanguages = {
  sv: `
Bra skrivet. Läste hela på bussen och missade min hållplats.
> Klassiker. Jag har missat samma hållplats två gånger den här veckan.
Äntligen någon som har pratat med folk på plats i stället för att klippa ihop tweets.
Min farsa frågade vad jag läste och nu är han också insatt. Hjälp.
> Välkommen till klubben, pappan.
Håller inte med om slutsatsen, men det är väl genomtänkt.
> Var tycker du att det brister?
Skickade vidare till hela laget. Två har läst, tre har skickat en tumme.
Det där med tålamod gäller i division sju också.
> I division sju gäller mest att alla kommer i tid.
Sådant här borde tas upp i sändningen.
Kaffe, regn ute och en lång artikel. Bästa söndagen på länge.
Jag var skeptisk efter rubriken men fick ge mig.
Någon som vet när nästa del kommer?
> Ingen aning, men jag uppdaterar sidan oftare än jag borde.
Vi pratade om precis det här på träningen i går.
Fint att de mindre lagen också får plats.
Hade velat se siffrorna för damligan också.
> Samma här. Mejla skribenten, hon brukar svara.
Lite väl snällt mot arrangören, om du frågar mig.
Ska visa mina elever på e-sportlinjen.
> Vilken skola? Vi kör samma upplägg i Borås.
Jag förstod inte allt, men jag förstod att det är viktigt.
Sammanfattning: sov, öva, håll käften i slutet av rundan.
Sånt här är anledningen till att jag fortfarande hänger här.
Skönt att slippa läsa ordet ”galet” en enda gång.
`,
  pt: `
Texto excelente. Li no intervalo do trabalho e voltei atrasado.
> O chefe há de entender. Ou não.
Finalmente alguém escreve sobre isto com calma.
Discordo do final, mas o caminho até lá está muito bem contado.
> Eu concordo com o final e discordo do caminho. Somando, dá um leitor satisfeito.
Mandei no grupo do time. Já virou discussão de quarenta mensagens.
> Só quarenta? Aqui passou de cem.
Queria ver os mesmos números no circuito brasileiro.
Aqui em casa ninguém joga e mesmo assim todo mundo deu palpite.
Isto devia ser leitura obrigatória antes de qualquer campeonato de bairro.
Muito bom. Só faltou ouvir o outro lado.
> O outro lado não respondeu, está no texto.
Quem organiza torneio pequeno sabe que é exatamente assim.
Li duas vezes. Na segunda doeu mais.
Vou guardar para mostrar aos meus alunos na terça.
Que saudade de ler reportagem e não lista.
Ninguém fala de quem monta o palco. Que bom que aqui falam.
Parece fácil lendo. Tenta fazer às três da manhã com o ping a 90.
> Noventa é luxo, meu amigo.
Concordo em tudo, menos com a ideia de que isto é novidade.
O meu pai perguntou se dá para viver disto. Mostrei-lhe o artigo e ficou calado.
Comentário de quem chegou agora: que lugar civilizado.
> Espera até abrirem a janela de transferências.
Que venha a próxima parte.
Trabalho com isto há dez anos e aprendi uma coisa nova. Parabéns.
`,
  de: `
Sehr schön geschrieben. Mittagspause überzogen, war es wert.
> Bei mir auch. Der Kaffee ist jetzt Eiskaffee.
Endlich mal jemand, der vor Ort war und nicht nur den Stream gesehen hat.
Am Ende sehe ich es anders, aber die Argumente sind sauber.
> Welches fehlt dir denn?
Hab’s in die Vereinsgruppe gestellt. Seitdem diskutieren Leute, die sonst nur Daumen schicken.
Genau das predige ich in der Kreisliga seit Jahren, nur ohne Zahlen.
> Die Kreisliga hat Zahlen. Sie will sie nur nicht wissen.
Mein Vater fragt seit heute Morgen nach dem nächsten Spieltermin. Danke dafür.
Ein bisschen zu freundlich zum Veranstalter, aber sonst stark.
Bitte mehr solche Texte und weniger Bestenlisten.
Kann man die Rohdaten irgendwo herunterladen?
> Einfach unter dem Artikel fragen, die Autoren antworten meistens.
Ich habe im Zug laut gelacht, und das im Ruheabteil.
> Das war also dein Lachen.
Unspektakulär und deshalb richtig gut.
Gilt übrigens eins zu eins für jeden Verein, egal in welchem Sport.
Der letzte Absatz sitzt.
Als Schiedsrichter bei kleinen Turnieren kann ich nur nicken.
Hätte ich das vor unserem letzten Match gelesen, hätten wir trotzdem verloren. Aber mit Haltung.
> Mit Haltung verlieren ist auch eine Disziplin.
Ich lese hier seit Monaten nur mit. Dafür habe ich mich angemeldet.
> Willkommen. Kekse stehen hinten links.
Nachtschicht, Tee, so ein Artikel. Mehr brauche ich nicht.
Steile These, gut belegt. So darf es gern weitergehen.
`,
  pl: `
Świetny tekst. Czytam w tramwaju i chyba właśnie minął mój przystanek.
> U mnie pociąg. Następna stacja za czterdzieści minut.
Wreszcie ktoś rozmawia z ludźmi, a nie przepisuje komunikaty.
Z wnioskiem się nie zgadzam, ale dobrze się to czyta.
> A z czym konkretnie?
Wrzucone na grupę drużyny. Cisza, czyli czytają.
> Albo śpią po wczorajszym treningu.
U nas w lidze amatorskiej jest dokładnie tak samo, tylko krzesła gorsze.
Mama pyta, czy to już sport. Po tym artykule mówi, że chyba tak.
Fajnie byłoby zobaczyć to samo dla polskiej ligi.
> Spróbuję policzyć, ale niczego nie obiecuję.
Za łagodnie dla organizatora, moim zdaniem.
Długie, ale nie ma w tym ani jednego zbędnego zdania.
Pierwszy akapit mnie kupił, ostatni mnie zabił.
Takie rzeczy powinien czytać każdy kapitan przed pierwszym lanem.
Nic dodać, nic ująć, można iść spać.
> Jest czternasta.
Kto to liczył, niech ma dobry tydzień.
Z rana sceptycyzm, w południe zachwyt.
Powtarzam to chłopakom od roku. Teraz mam link.
> Link nie pomoże, ale spróbuj.
Miło, że ktoś pamięta o ludziach z zaplecza.
Kawa wystygła, artykuł nie.
Dobre, tylko poproszę o wersję dla wspierających.
`,
  ru: `
Отличный текст. Читаю в метро, уже две станции мимо.
> Две — это ещё скромно.
Наконец-то кто-то поговорил с людьми, а не пересказал пресс-релиз.
Вывод спорный, но написано честно.
> А что бы вы написали вместо него?
Закинули в чат команды. Прочитал один, спорят пятеро.
> Обычная пропорция.
У нас на любительских турнирах всё то же самое, только холоднее.
Где можно посмотреть исходные данные?
> Спросите автора прямо здесь, обычно отвечает.
Длинно, но ни разу не захотелось пролистать.
Дома спросили, над чем я смеюсь. Пришлось объяснять с самого начала.
> И как, поняли?
Слишком мягко про организаторов, а в остальном всё по делу.
Такие статьи надо вешать на стену в компьютерном клубе.
Последний абзац можно перечитывать.
Хотелось бы такого же разбора по нашей лиге.
Работаю на турнирах восьмой год. Подтверждаю каждое слово.
Не моя дисциплина, но оторваться невозможно.
Начинаешь скептически, заканчиваешь молча. Хорошо.
Спасибо, что без слова «безумие» в заголовке.
> Подождите до плей-офф.
Завтра покажу своим ученикам, пусть тоже подумают.
Кто-нибудь считал то же самое за прошлый сезон?
> В прошлом сезоне никто и не вёл записей.
Сижу на смене, читаю, чай остыл. Ни о чём не жалею.
`,
  uk: `
Чудовий текст. Читаю в маршрутці, свою зупинку вже проґавлено.
> Водій, мабуть, теж читає.
Нарешті хтось поговорив із людьми, а не переказав пресреліз.
Висновок спірний, але аргументи чесні.
> З яким саме місцем?
Кинули в чат команди. Тепер замість тренування в нас дискусія.
> Дискусія теж тренування.
У нашій аматорській лізі все так само, тільки стільці гірші.
Хотілося б побачити такі самі цифри для нашої ліги.
Довго, але жодного зайвого речення.
Мама спитала, чи це вже спорт. Після цієї статті каже, що схоже.
> Моя каже, що схоже на роботу.
Останній абзац варто перечитати двічі.
Занадто лагідно про організаторів, як на мене.
Пів року тільки читаю, а тут не втриматися.
> Вітаємо. Далі буде важче мовчати.
Дякую, що згадали людей, яких не видно в кадрі.
Таке треба вішати на стіну в комп’ютерному клубі.
Не моя гра, але відірватися неможливо.
Де можна взяти вихідну таблицю?
> Питайте просто тут, автори зазвичай відповідають.
Завтра покажу учням, хай посперечаються.
Спершу не віриться, а рахуєш, і все сходиться.
> Рахували на папері чи на око?
Чай вистиг, а я все читаю коментарі.
Оце я розумію, спортивна журналістика.
`,
} as const
