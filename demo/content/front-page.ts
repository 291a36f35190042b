import type { Locale } from '@loadout/contract/languages/languages.ts'

type SlideWords = { title: string; lead: string }

/** What stands on the slides, in their order. */
export const slideWords: readonly Readonly<Record<Locale, SlideWords>>[] = [
  {
    en: { title: 'Lane swap is back', lead: 'What the 14.3 patch really did' },
    sv: { title: 'Lanebytet är tillbaka', lead: 'Vad patch 14.3 egentligen gjorde' },
    pt: { title: 'A troca de rota voltou', lead: 'O que o patch 14.3 mudou de verdade' },
    de: { title: 'Lane-Swaps sind zurück', lead: 'Was Patch 14.3 wirklich bewirkt hat' },
    pl: { title: 'Wraca zamiana linii', lead: 'Co naprawdę zmienił patch 14.3' },
    ru: { title: 'Смена линий снова в деле', lead: 'Что на самом деле сделал патч 14.3' },
    uk: { title: 'Зміна ліній повертається', lead: 'Що насправді змінив патч 14.3' },
  },
  {
    en: { title: 'Film of the week: Big Buck Bunny', lead: '' },
    sv: { title: 'Veckans film: Big Buck Bunny', lead: '' },
    pt: { title: 'Filme da semana: Big Buck Bunny', lead: '' },
    de: { title: 'Film der Woche: Big Buck Bunny', lead: '' },
    pl: { title: 'Film tygodnia: Big Buck Bunny', lead: '' },
    ru: { title: 'Фильм недели: Big Buck Bunny', lead: '' },
    uk: { title: 'Фільм тижня: Big Buck Bunny', lead: '' },
  },
  {
    en: { title: 'From the archive: Sintel', lead: '' },
    sv: { title: 'Ur arkivet: Sintel', lead: '' },
    pt: { title: 'Do arquivo: Sintel', lead: '' },
    de: { title: 'Aus dem Archiv: Sintel', lead: '' },
    pl: { title: 'Z archiwum: Sintel', lead: '' },
    ru: { title: 'Из архива: Sintel', lead: '' },
    uk: { title: 'З архіву: Sintel', lead: '' },
  },
]

export const noticeWords: Readonly<Record<Locale, string>> = {
  en: 'Sign-ups for the <a href="/events"><b>Winter Cup</b></a> are open.',
  sv: 'Anmälan till <a href="/events"><b>Winter Cup</b></a> är öppen.',
  pt: 'As inscrições para a <a href="/events"><b>Winter Cup</b></a> estão abertas.',
  de: 'Die Anmeldung zum <a href="/events"><b>Winter Cup</b></a> läuft.',
  pl: 'Trwają zapisy na <a href="/events"><b>Winter Cup</b></a>.',
  ru: 'Открыта регистрация на <a href="/events"><b>Winter Cup</b></a>.',
  uk: 'Відкрито реєстрацію на <a href="/events"><b>Winter Cup</b></a>.',
}
