const SPACE = '\u00a0'

/** What stands between three digits and the next. */
const separators: Readonly<Record<string, string>> = {
  en: ',',
  sv: SPACE,
  pt: '.',
  de: '.',
  pl: SPACE,
  ru: SPACE,
  uk: SPACE,
}

/**
 * How a language writes a figure. Counts do without `Intl.NumberFormat`: a page's first one holds a
 * slow phone up for 50 to 100 ms in one piece, because Chromium looks for all languages there are.
 */
export function figureText(locale: string, figure: number): string {
  const separator = separators[locale]
  if (!separator || !Number.isSafeInteger(figure) || figure < 0)
    return new Intl.NumberFormat([locale, 'en']).format(figure)
  // Polish keeps four digits together.
  if (figure < 1000 || (locale === 'pl' && figure < 10_000)) return String(figure)
  return String(figure).replace(/\B(?=(\d{3})+$)/g, separator)
}
