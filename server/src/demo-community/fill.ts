import { categoryIdByKey, localeIds } from './content-keys.ts'
import { fillFrontPage } from './fill-front-page.ts'
import { people } from '@loadout/demo/people.ts'
import { readAllNews } from '@loadout/demo/all-news.ts'
import type { NewsEntry } from '@loadout/demo/news-entry.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission, Permission } from '@loadout/contract/accounts/permissions.ts'
import { hashPassword } from '../accounts/password.ts'
import { mentionedNames } from '../comments/mentions.ts'
import { publishNews, type NewsText } from '../news/publish-news.ts'
import type { Db } from '../platform/db/database.ts'
import { takeTurn } from '../platform/db/take-turns.ts'
import { systemRandom } from '../platform/random.ts'
import type { ChangePages } from '../platform/page-changes.ts'
import { hasPeople } from '../accounts/people.ts'

/** What the first three people sign in with; they exist in no other community. */
const DEMO_PASSWORD = 'loadout-demo'
const HOUR = 3_600_000
const MINUTE = 60_000

const STAFF = {
  moderator: { flags: Flag.Moderator | Flag.HasVerifiedEmail, permissions: Permission.canDeleteComments },
  admin: { flags: Flag.Admin | Flag.HasVerifiedEmail, permissions: everyPermission },
} as const

/** Fills an empty community and leaves any other alone. Everything is dated back from one moment, so that "today" is full whenever a site starts for the first time. */
export async function fillDemo(db: Db, now: Date): Promise<void> {
  const news = (await readAllNews()).toSorted((a, b) => b.hoursAgo - a.hoursAgo)
  await db.transaction().execute(async (tx) => {
    await takeTurn(tx, 'fill the demo community')
    if (await hasPeople(tx)) return
    const changePages: ChangePages = (work) => work(tx, () => undefined)
    const ids = await insertPeople(tx, now)
    const comments: CommentRow[] = []
    for (const entry of news) {
      const publishedAt = new Date(now.getTime() - entry.hoursAgo * HOUR)
      const newsId = await publishNews({ changePages, clock: { now: () => publishedAt } }, draftOf(entry, ids, publishedAt))
      comments.push(...commentsOf(entry, newsId, ids, publishedAt, now))
    }
    await insertComments(tx, comments)
    await fillFrontPage(tx, now)
  })
}

type Ids = ReadonlyMap<string, number>

async function insertPeople(tx: Db, now: Date): Promise<Ids> {
  const password = await hashPassword(systemRandom, DEMO_PASSWORD)
  const rows = people.map((person, index) => {
    const staff = 'staff' in person ? STAFF[person.staff] : undefined
    const writer = 'writer' in person
    return {
      username: person.name,
      email: `${person.name.toLowerCase()}@demo.invalid`,
      password_hash: index < 3 ? password : null,
      content: person.about,
      flags: staff?.flags ?? (writer ? Flag.VerifiedSymbol | Flag.HasVerifiedEmail : Flag.HasVerifiedEmail),
      permissions: staff?.permissions ?? 0,
      inserted: new Date(now.getTime() - (700 - index * 3) * 24 * HOUR),
    }
  })
  const inserted = await tx.insertInto('users').values(rows).returning(['id', 'username']).execute()
  return new Map(inserted.map(({ id, username }) => [username.toLowerCase(), id]))
}

const idOf = (ids: Ids, name: string): number => {
  const id = ids.get(name.toLowerCase())
  if (id === undefined) throw new Error(`nobody in the demo community is called ${name}`)
  return id
}

const draftOf = (entry: NewsEntry, ids: Ids, publishedAt: Date) => ({
  authorId: idOf(ids, entry.author),
  image: entry.image,
  publishedAt,
  categoryIds: entry.categories.map((key) => categoryIdByKey[key]),
  tags: entry.tags,
  userTagIds: (entry.mentions ?? []).map((name) => idOf(ids, name)),
  pinned: entry.pinned ?? false,
  upvotes: entry.upvotes,
  versions: Object.entries(entry.versions).map(([locale, version]) => ({ languageId: localeIds[locale as keyof typeof localeIds], ...version })) as [NewsText, ...NewsText[]],
})

type CommentRow = { article_type: 0; article_id: number; author_id: number; message: string; mentions: string; inserted: Date; upvotes: number; deleted_at: Date | null }

function commentsOf(entry: NewsEntry, newsId: number, ids: Ids, publishedAt: Date, now: Date): CommentRow[] {
  return entry.comments.map((comment) => {
    const inserted = new Date(Math.min(publishedAt.getTime() + comment.minutesAfter * MINUTE, now.getTime() - MINUTE))
    return {
      article_type: 0,
      article_id: newsId,
      author_id: idOf(ids, comment.by),
      message: comment.text,
      mentions: JSON.stringify(peopleNamedIn(comment.text, ids)),
      inserted,
      upvotes: comment.upvotes ?? 0,
      deleted_at: comment.deleted ? inserted : null,
    }
  })
}

const peopleNamedIn = (text: string, ids: Ids) =>
  mentionedNames(text).flatMap((name) => {
    const person = people.find((each) => each.name.toLowerCase() === name)
    return person ? [{ id: idOf(ids, person.name), name: person.name }] : []
  })

/** Oldest first, so that ids rise with time as they do on a living site. */
async function insertComments(tx: Db, comments: readonly CommentRow[]) {
  const rows = comments.toSorted((a, b) => a.inserted.getTime() - b.inserted.getTime())
  for (let start = 0; start < rows.length; start += 200) {
    await tx.insertInto('comment').values(rows.slice(start, start + 200)).execute()
  }
  await tx
    .updateTable('news')
    .set((set) => ({ comments: set.selectFrom('comment').select((select) => select.fn.countAll<number>().as('count')).whereRef('comment.article_id', '=', 'news.id').where('comment.article_type', '=', 0) }))
    .execute()
}
