const byLocale = new Map<string, Intl.DisplayNames>()

/** A country by its code, in words of a language; constructing those is costly. */
export function regionName(locale: string, code: string): string | undefined {
  const names = byLocale.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  byLocale.set(locale, names)
  return names.of(code)
}
