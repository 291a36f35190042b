/**
 * Everybody else who comments: country, name and, of some, what they say about themselves. Written
 * down, so that no two communities differ.
 */
const lines = `
SE Torbjorn | Watches with the sound off.
SE Ylva | Plays support in every game, even chess.
SE Kalmar
SE snoklump | Third place three years in a row.
SE Vidar9
SE hjalmaren
SE Svea | Librarian. Runs the club in Mora.
SE Tuva | Goalkeeper turned sniper.
SE malaren88
SE Sixten
SE frostbit
SE Majken | Reads rulebooks for fun.
SE dalahast
SE Lovisa
SE trettiotre
NO Eirik
NO fjordfps
NO Solveig | Two children, one graphics card.
NO Magnhild
NO nattskift | Night nurse in Bodø.
NO lofoten
NO Tiril
DK Mikkel
DK Freja | Commentates handball for a living.
DK stormp
DK Asger
DK Signe3
FI Onni
FI Venla | Shoots first, apologises in Finnish.
FI mokki
FI Eero
FI revontuli
FI perkele99
IS hverir
DE Hartmut | Plays with his grandson on Sundays.
DE kartoffelaim
DE Annika
DE zugverspaetet | Late, but I arrive.
DE feierabend
DE Torben
DE dosenpfand
DE Gesine | Teaches physics, measures everything.
DE nordlicht
DE Malte
DE Jost
DE currywurst
DE Levke
DE eckball
DE Ruben
DE moinmoin
DE brettspieler
DE Nele
DE spaetzuender
DE Imke7
AT Lukas
AT almrausch
AT Resi | Ski instructor from December to April, gone from rankings then.
AT bergziege
CH Reto
CH kuhglocke
CH Beat
PL Zosia
PL bocian
PL Maciek | Two LANs a year and a garden.
PL pierogi
PL szary
PL Bartek
PL Halina | Retired. Better aim than my grandchildren.
PL tramwaj
PL Wojtek
PL kompot
PL zubr
PL Radek
PL miednica
PL Basia
PL Grzes
PL Kornelia
PL Czarek
PL nocnymarek
PL Jagoda
PL Stefan3
PL orzechowka
UA Taras
UA Olena | Data journalist. Also here for the cats.
UA Danylo
UA kalyna
UA Hanna
UA Ostap
UA dnipro5
UA Yurko
UA zozulia
UA Marko
UA Roksolana | Studies cartography, looks for bombsites everywhere.
UA Nazar
UA chornomor
UA Zoriana
UA borshch
RU Arkady
RU snegovik
RU Polina
RU tramplin
RU Gleb | Chess clock collector.
RU severok
RU Timur
RU Varvara
RU elektrichka
RU Rodion
RU samovar
RU chaika
RU Matvey
RU Zlata
PT Duarte
PT bacalhau
PT Leonor | Volunteers at every event in Porto.
PT sardinha
PT Benedita
PT Nuno
PT azulejo
PT Ines
PT marvao
BR pamonha
BR Jussara
BR Rafa
BR capivara | Peaceful in real life.
BR Beatriz
BR cafezinho
BR Iara
BR dezessete
BR Marcelo
BR tucano
BR Heloisa | Mother of two pros. They still do the dishes.
BR Davi
BR Camila
BR Otavio
BR paodequeijo
BR Raissa
BR Everton
BR Lorena
ES Nerea
ES tortilla
ES Iker
ES siesta | Only plays after ten at night.
ES Montse
ES Unai
ES Aitana
ES Gorka
ES lluvia
ES Pilar
IT Chiara
IT moka
IT Serafina
IT vespa
IT Luca
IT Ornella | Accountant of a team that has no money.
IT gnocchi
IT Renzo
FR Mathilde
FR croissant
FR Yannick
FR Capucine
FR minuit
FR Bastien
FR Elodie
FR Gwenael | Lives too far west for a good ping.
FR tartine
FR Sylvain
FR Oceane
FR Corentin
NL Sjoerd
NL stroopwafel
NL Fenna
NL Joost
NL fietspad
NL Marijke
NL polder
NL Lotte | Draws brackets by hand.
BE Wout
BE frites
BE Amandine
BE Jef
GB Alfie
GB teabreak | Milk first, questions later.
GB Morwenna
GB drizzle
GB Hamish
GB Priya
GB Gareth
GB crumpet
GB Isla
GB lastorders
GB Dewi
GB Bronagh
GB platform4
GB Tamsin | Referee, school caretaker, mother.
GB Owain
GB biscuit
GB Nigel
GB Fearne
IE Cormac
IE Saoirse
IE rainagain
IE Oisin
US Dakota
US burrito
US tumbleweed
US LaToya | Runs a high school league in Ohio.
US Skyler
US thirdshift
US Hank
US Jolene
US driveway | Dad jokes and drop shots.
US Maribel
US cornfield
US Wyatt
US Aubrey
US subway6
US Ezra
US graveltown
US Desmond
US Ruth | Seventy-one. Started last year.
US pancake
US Orlando
US Kiki
US Bea
CA Celeste
CA poutine
CA Noah44
CA snowtires
CA Renaud
CA Aiyana
CA overtime3
MX Ximena
MX elote
MX Rodrigo
MX nopal
AR Facundo
AR mate | Slow internet, strong opinions.
AR Julieta
AR asado
CL Vicente
CL Antonia
CO Valentina
CO arepa
PE Alejo
PE ceviche
UY Bruno22
TR Emre
TR Deniz | One tea per round.
TR Zeynep
TR Bosphorus
GR Nikos
GR Eleni
GR meltemi
CZ knedlik
CZ Bara
CZ Ondrej
CZ svejk
SK Zuzka
SK Juraj
HU Gergo
HU Boglarka
HU paprika
RO Andreea
RO Radu
RO mamaliga
BG Rositsa
RS Milos
RS Jelena
RS ajvar
HR Dalmatia
HR Ivana
SI potica
LT Ruta
LT Mantas
LV Liga
LV Janis
EE Mart
EE Kadri | Writes the anticheat jokes.
KR Minjun
KR Haeun
KR ramyeon
KR Jiwoo
KR nightowl2
JP Haruto
JP Sakura7
JP Ren
CN Meilin
CN dumpling
TW bubbletea
TW Yichen
VN banhmi
TH Somchai
TH mango
PH Jericho
PH jeepney
PH Analyn
ID nasigoreng
ID Bagus
MY Farah
MY tehtarik
SG hawker
IN Ananya
IN Rohan
IN monsoon | Power cut survivor.
IN Lakshmi
PK Hamza
BD Tanvir
AU Bindi
AU Lachlan
AU magpie | Swoops in season.
AU Matilda
NZ Aroha
NZ kiwi
NZ Tane
ZA braai
ZA Pieter
NG Chidi
NG Amara
KE Wanjiru
GH Kofi
EG koshary
MA Yassine
MA Salma
IL Noam
IL Tamar
AE Khalid
GE Nino
GE khachapuri
AM Aram
KZ Aigerim
KZ baursak
`

export const crowd = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [who = '', about = ''] = line.split(' | ')
    const [country = '', name = ''] = who.split(' ')
    return { name, country, about }
  })
