/** In the reader's words; nothing of who has named none. */
export function CountryName({ code, locale }: { code: string; locale: string }) {
  if (code === '') return null
  return <span>{new Intl.DisplayNames(locale, { type: 'region' }).of(code)}</span>
}
