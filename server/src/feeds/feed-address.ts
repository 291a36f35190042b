import type { FeedFormat } from '@loadout/contract/feeds/feed-formats.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import type { Language } from '@loadout/contract/languages/languages.ts'
import { pageNotFound } from '../platform/http/public-error.ts'
import { namedLanguage } from '../platform/language/named-language.ts'

export type FeedOf =
  | { all: 'news' | 'posts' }
  | { game: string }
  | { authorId: number }
  | { tagId: number }
export type WantedFeed = { of: FeedOf; format: FeedFormat; language: Language; path: string }

const ALL = /^\/feeds\/(news|posts)\.(rss|atom|json)$/
const GAME = /^\/feeds\/games\/([a-z0-9]{1,40})\.(rss|atom|json)$/
const NUMBERED = /^\/feeds\/(authors|tags)\/(\d+)\.(rss|atom|json)$/

/**
 * `/feeds/news.rss`, `/feeds/posts.rss`, `/feeds/games/csgo.atom`, `/feeds/authors/4.json`,
 * `/feeds/tags/12.rss`, each with `?lang=de`.
 */
export function readFeedAddress(url: string, fallback: Language): WantedFeed {
  const [path = '', query = ''] = url.split('?', 2)
  const { of, format } = whichFeed(path)
  return { of, format, path, language: namedLanguage(query, fallback) }
}

function whichFeed(path: string): Pick<WantedFeed, 'of' | 'format'> {
  const all = ALL.exec(path)
  if (all) return { of: { all: all[1] as 'news' | 'posts' }, format: all[2] as FeedFormat }
  const game = GAME.exec(path)
  if (game) return { of: { game: game[1] ?? '' }, format: game[2] as FeedFormat }
  const numbered = NUMBERED.exec(path)
  const id = parseId(numbered?.[2])
  if (!numbered || id === undefined) throw pageNotFound()
  return {
    of: numbered[1] === 'authors' ? { authorId: id } : { tagId: id },
    format: numbered[3] as FeedFormat,
  }
}
