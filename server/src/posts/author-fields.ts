import { hasAdminFields } from '@loadout/contract/posts/post-rules.ts'
import { acceptedCategories } from '../articles/accepted-categories.ts'
import type { Categories } from '../categories/categories.ts'
import { invalidRequest, notAllowed } from '../platform/http/public-error.ts'

type Fields = { image?: unknown; tags?: readonly string[] | undefined; poll?: unknown }

/** A picture, tags and a poll are fields of admins; from others they are refused (POST-41). */
export function refuseForeignFields(input: Fields, author: { flags: number }): void {
  if (hasAdminFields(author)) return
  const { image, tags, poll } = input
  if (image !== undefined || tags !== undefined || poll !== undefined) throw notAllowed()
}

/** One game, of admins several (POST-43, POST-44). */
export function gamesOfPost(
  ids: readonly number[],
  author: { flags: number },
  categories: Categories,
): number[] {
  const games = acceptedCategories(ids, categories)
  if (games.length > 1 && !hasAdminFields(author)) throw invalidRequest('categories')
  return games
}
