import { languageByLocale } from '@loadout/contract/languages/languages.ts'
import { readAllPosts, type DemoPost } from '@loadout/demo/all-posts.ts'
import { patternOf } from '../articles/pattern.ts'
import { plainText } from '@loadout/contract/platform/plain-text.ts'
import { mentionedNames } from '../comments/mentions.ts'
import { loadCategories, maskOf } from '../categories/categories.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { importPost } from '../posts/import-post.ts'
import { categoryIdByKey } from './content-keys.ts'
import { personNamed, type Ids } from './insert-people.ts'
import { HOUR } from '../platform/clock.ts'

/** A star mark comes some hours after the post, if it has been there that long. */
const UNTIL_STARRED = 6 * HOUR

/** Oldest first, so that numbers rise with time. */
export async function fillPosts(work: Work, ids: Ids, now: Date): Promise<void> {
  const categories = await loadCategories(work.tx)
  const posts = (await readAllPosts()).toSorted((a, b) => b.hoursAgo - a.hoursAgo)
  for (const post of posts) {
    const writtenAt = new Date(now.getTime() - post.hoursAgo * HOUR)
    const categoryId = categoryIdByKey[post.game]
    await importPost(work, writtenAt, {
      authorId: personNamed(ids, post.by).id,
      image: patternOf(categories.inMask(maskOf([categoryId])), writtenAt),
      publishedAt: post.draft ? 'infinity' : writtenAt,
      categoryIds: [categoryId],
      tags: [],
      userTagIds: namedIn(post, ids),
      starredAt: post.starred ? starredAt(writtenAt, now) : null,
      importedUpvotes: post.upvotes,
      text: {
        languageId: languageByLocale(post.locale)!.id,
        title: post.title,
        excerpt: '',
        content: post.content,
      },
    })
  }
}

const namedIn = ({ content }: DemoPost, ids: Ids) =>
  mentionedNames(plainText(content)).flatMap((name) => ids.get(name)?.id ?? [])

const starredAt = (writtenAt: Date, now: Date) =>
  new Date(Math.min(writtenAt.getTime() + UNTIL_STARRED, now.getTime() - HOUR))
