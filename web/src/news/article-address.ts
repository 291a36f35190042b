import { languageByCode, type LanguageId } from '@loadout/contract/languages/languages.ts'
import { idIn, type Load } from '../platform/page/load.ts'

type Address = { params: Record<string, string | undefined>; search: URLSearchParams }

/** The language an article's address asks for, as path segment (NEWS-06) or parameter (NEWS-05). */
export const languageInAddress = ({ params, search }: Address): LanguageId | undefined =>
  languageByCode(params['language'] ?? search.get('language_id') ?? undefined)?.id

export const articleId = ({ params }: Pick<Load, 'params'>) => idIn(params['id'])

/** Where an article lives (NEWS-04). A language that the address asked for stays asked for. */
export function articlePath({ id, slug }: { id: number; slug: string }, { params, search }: Address): string {
  const base = `/news/${id}/${slug}`
  if (params['language'] !== undefined) return `${base}/${params['language']}`
  const query = search.toString()
  return query === '' ? base : `${base}?${query}`
}
