import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { countUserNews, getNews, listNews, listRelatedNews } from '@loadout/contract/news/news.ts'
import { readBy } from '../articles/read-by.ts'
import { query } from '../platform/call/query.ts'

export const newsQuery = (id: number, language_id: LanguageId) =>
  query(getNews, { id, language_id })
export const relatedQuery = (id: number, language_id: LanguageId) =>
  query(listRelatedNews, { id, ...readBy(language_id) })

/** Three rows of three (NEWS-17). */
export const ARCHIVE_PAGE = 9

export const archiveQuery = (user_id: number, language_id: LanguageId, page: number) =>
  query(listNews, {
    archive: true,
    user_id,
    ...readBy(language_id),
    limit: ARCHIVE_PAGE,
    offset: (page - 1) * ARCHIVE_PAGE,
  })
export const archiveCountQuery = (user_id: number, language_id: LanguageId) =>
  query(countUserNews, { user_id, ...readBy(language_id) })
