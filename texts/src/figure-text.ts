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
  const digits = String(figure)
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3)
    groups.unshift(digits.slice(Math.max(0, end - 3), end))
  return groups.join(separator)
}
