import { languageByCode, type LanguageId } from '@loadout/contract/languages/languages.ts'
import { newsPath } from '@loadout/contract/platform/paths.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { type Load } from '../platform/page/page-load.ts'

type Address = { params: Record<string, string | undefined>; search: URLSearchParams }
type Version = { id: number; slug: string }

const languageInPath = ({ params }: Pick<Address, 'params'>) => languageByCode(params['language'])

/** The language an article's address asks for, as path segment (NEWS-06) or parameter (NEWS-05). */
export const languageInAddress = ({ params, search }: Address): LanguageId | undefined =>
  (languageInPath({ params }) ?? languageByCode(search.get('language_id') ?? undefined))?.id

export const articleId = ({ params }: Pick<Load, 'params'>) => parseId(params['id'])

/**
 * Where an article lives (NEWS-04). A language that the address asked for stays asked for; whatever
 * else stood in its place does not.
 */
export function articlePath(version: Version, { params, search }: Address): string {
  const base = newsPath(version)
  const language = languageInPath({ params })
  if (language) return `${base}/${language.id}`
  const query = search.toString()
  return query === '' ? base : `${base}?${query}`
}

/** Whether an address says nothing about an article that is wrong. */
export const isArticlePath = ({ slug }: Version, { params }: Address): boolean =>
  params['slug'] === slug &&
  (params['language'] === undefined || languageInPath({ params }) !== undefined)
