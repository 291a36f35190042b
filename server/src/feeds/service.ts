import { isFormerMember } from '@loadout/contract/accounts/former-member.ts'
import { isChoosable } from '@loadout/contract/categories/choosable.ts'
import { english, languageById, type Language } from '@loadout/contract/languages/languages.ts'
import { isolated } from '@loadout/contract/platform/isolated.ts'
import { tagPath, userPath } from '@loadout/contract/platform/paths.ts'
import type { Text } from '@loadout/texts/text.ts'
import { avatarPicture } from '../accounts/avatars.ts'
import { userNotFound, findUsername } from '../accounts/people.ts'
import { maskOf } from '../categories/categories.ts'
import { CATEGORIES } from '../categories/page-tags.ts'
import { pageNotFound } from '../platform/http/public-error.ts'
import type { ArticleKind } from '../articles/article-kind.ts'
import { kindNumber } from '../articles/kinds.ts'
import { listTags, shownTags } from '../articles/page-tags.ts'
import type { Narrowing, NewestValues } from '../articles/newest-articles.ts'
import { revisedAt } from '../articles/revised-at.ts'
import { textIn } from '../platform/language/texts.ts'
import type { Site } from '../site-parts.ts'
import { SITE } from '../site-settings/page-tag.ts'
import { iconPicture } from '../site-settings/pictures.ts'
import { findTag } from '../tags/queries.ts'
import { withAbsoluteAddresses } from './absolute-addresses.ts'
import type { Feed, FeedItem } from './feed.ts'
import type { FeedOf, WantedFeed } from './feed-address.ts'
import { listNewestTexts, type TextRow } from './queries.ts'

type Reading = Pick<Site, 'db' | 'clock' | 'categories' | 'articleKinds' | 'siteSettings'>
type Subject = { title: string; path: string; rows: TextRow[] }

/** The newest articles of the whole site, of a game, of a person or with a tag, in one language. */
export async function readFeed(
  site: Reading,
  { of, language, path }: WantedFeed,
  origin: string,
): Promise<{ feed: Feed; dependsOn: string[] }> {
  const text = await textIn(language)
  const subject = await readSubject(site, of, { language, text })
  const { taglines, icon } = site.siteSettings.current()
  const at = (place: string) => `${origin}${place}?lang=${language.locale}`
  const items = subject.rows.map((row) =>
    itemOf(row, { ...site, origin, at, former: text('people.former') }),
  )
  const feed = {
    title: subject.title,
    description: taglines[language.id] ?? text('site.description'),
    language,
    address: at(path),
    page: at(subject.path),
    icon: `${origin}${icon ? `${iconPicture(icon.plain)}/192x192.png` : '/icons/192.png'}`,
    updated:
      items.length === 0
        ? undefined
        : new Date(Math.max(...items.map(({ updated }) => updated.getTime()))),
    items,
  }
  return {
    feed,
    dependsOn: [
      ...feedTags(site, { of, languageId: language.id, rows: subject.rows }),
      SITE,
      CATEGORIES,
    ],
  }
}

type Listed = { of: FeedOf; languageId: number; rows: readonly TextRow[] }

/** Of each kind that feeds hold. */
const feedTags = (
  { categories, articleKinds }: Pick<Reading, 'categories' | 'articleKinds'>,
  { of, languageId, rows }: Listed,
) =>
  kindsIn(articleKinds, of).flatMap((kind) => [
    ...listTags(kind, {
      languageId,
      ...('game' in of ? { categoryIds: gameIds(categories, of.game) } : of),
    }),
    ...shownTags(
      kind,
      rows.filter((row) => row.kind === kindNumber(kind)),
    ),
  ])

/** A feed of all has one kind; those of a game, a person or a tag have what there is. */
const kindsIn = (articleKinds: Reading['articleKinds'], of: FeedOf) =>
  articleKinds.withTrait('feed').filter(({ feed }) => !('all' in of) || feed === of.all)

const gameIds = ({ all }: Reading['categories'], game: string) =>
  all.filter(({ tag_name }) => tag_name === game).map(({ id }) => id)

async function readSubject(
  { db, clock, categories, articleKinds, siteSettings }: Reading,
  of: FeedOf,
  { language, text }: { language: Language; text: Text },
): Promise<Subject> {
  const reading = { now: clock.now(), languageId: language.id }
  const newest = (by: Narrowing, values: Partial<NewestValues> = {}) =>
    listNewestTexts(db, kindsIn(articleKinds, of), by, { ...reading, ...values })
  const { name: siteName, taglines } = siteSettings.current()
  const named = (name: string) => `${name} · ${siteName}`

  if ('game' in of) {
    const game = categories.all.find(
      (category) => isChoosable(category) && category.tag_name === of.game,
    )
    if (!game) throw pageNotFound()
    return {
      title: named(game.name),
      path: '/',
      rows: await newest('mask', { mask: maskOf([game.id]) }),
    }
  }
  if ('authorId' in of) {
    const { authorId } = of
    const [rows, name] = await Promise.all([
      newest('authorId', { authorId }),
      findUsername(db, authorId),
    ])
    if (name === undefined) throw userNotFound()
    const kinds = kindsIn(articleKinds, of)
    const { title, path } = writtenBy({ id: authorId, username: name }, { kinds, rows, text })
    return { title: named(title), path, rows }
  }
  if ('tagId' in of) {
    const { tagId } = of
    const [rows, tag] = await Promise.all([
      newest('tagId', { tagId }),
      findTag(db, { id: tagId, now: reading.now }),
    ])
    if (!tag) throw pageNotFound()
    return {
      title: named(text('tags.title', { name: isolated(tag.name) })),
      path: tagPath({ id: tagId, name: tag.name }),
      rows,
    }
  }
  return {
    title:
      of.all === 'news'
        ? `${siteName}: ${taglines[language.id] ?? text('site.tagline')}`
        : named(text('feeds.posts')),
    path: of.all === 'news' ? '/' : '/posts',
    rows: await newest('all'),
  }
}

/** What holds one kind alone is called and found like the archive of that kind. */
function writtenBy(
  person: { id: number; username: string },
  { kinds, rows, text }: { kinds: readonly ArticleKind[]; rows: readonly TextRow[]; text: Text },
): { title: string; path: string } {
  const name = isolated(person.username)
  const isWritten = (kind: ArticleKind) => rows.some((row) => row.kind === kindNumber(kind))
  const [kind = kinds[0], ...others] = kinds.filter(isWritten)
  return others.length > 0 || !kind?.archive
    ? { title: text('feeds.of_person', { name }), path: userPath(person.username) }
    : { title: text(kind.archive.title, { name }), path: kind.archive.path(person) }
}

type Places = Pick<Site, 'categories' | 'articleKinds'> & {
  origin: string
  at: (place: string) => string
  /** What whoever has left is called; they have no page. */
  former: string
}

function itemOf(row: TextRow, { origin, at, former, categories, articleKinds }: Places): FeedItem {
  const { path, picture } = articleKinds.byNumber(row.kind)
  const address = at(path(row))
  return {
    id: at(path({ id: row.id })),
    address,
    language: languageById(row.language_id) ?? english,
    title: row.title,
    excerpt: row.excerpt,
    content: withAbsoluteAddresses(row.content, address),
    picture: `${origin}${picture(row.image)}/600x280.jpg`,
    author: {
      ...(isFormerMember(row.author_username)
        ? { name: former, address: origin }
        : {
            name: row.author_username,
            address: `${origin}${userPath(row.author_username)}`,
          }),
      avatar: `${origin}${avatarPicture({ id: row.author_id, avatar: row.author_avatar })}/128x128.webp`,
    },
    categories: [
      ...categories
        .inMask(row.category_mask)
        .map(({ tag_name, name }) => ({ term: tag_name, label: name })),
      ...(row.tags ?? []).map(({ name }) => ({ term: name, label: name })),
    ],
    published: row.published_at,
    updated: revisedAt(row) ?? row.published_at,
  }
}
