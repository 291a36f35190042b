import { languageByCode } from '@loadout/contract/languages/languages.ts'

type Address = { pathname: string; search: string; hash: string }

/**
 * An address without the language that it asks for: `?lang`, and that of an article as parameter or
 * segment (NEWS-05, NEWS-06).
 */
export function addressWithoutLanguage({ pathname, search, hash }: Address): string {
  const article = /^(\/news\/[^/]+\/[^/]+)\/([^/]+)$/.exec(pathname)
  const query = new URLSearchParams(search)
  query.delete('lang')
  query.delete('language_id')
  const path = languageByCode(article?.[2]) ? article?.[1] : pathname
  return `${path}${query.size === 0 ? '' : `?${query}`}${hash}`
}
