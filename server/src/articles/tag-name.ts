import { tagName } from '@loadout/contract/tags/tags.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import { slugOf } from './slug.ts'

/**
 * How a tag is spelled, whatever somebody has typed: "Counter Strike" and "counter-strike" are one.
 */
function tagNameOf(typed: string): string {
  const name = slugOf(typed)
  if (!tagName.safeParse(name).success) throw ruleBroken('tag_illegal', 'tags')
  return name
}

export const tagNamesOf = (typed: readonly string[]): string[] => [...new Set(typed.map(tagNameOf))]
