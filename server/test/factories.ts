import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import type { PollTextInput } from '@loadout/contract/polls/poll-texts.ts'
import type { PollKind } from '@loadout/contract/polls/polls.ts'
import { makeLink, type LinkKind } from '../src/accounts/links.ts'
import { hashPassword } from '../src/accounts/password.ts'
import {
  writeBackgroundAd,
  type BackgroundAdChange,
} from '../src/background-ad/change-background-ad.ts'
import type { VersionInput } from '../src/calendar/event-texts.ts'
import { insertEvent } from '../src/calendar/write-event.ts'
import type { SettingsInput } from '../src/calendar/written-event.ts'
import { mentionedNames } from '../src/comments/mentions.ts'
import { writeMedia, type WrittenMedia } from '../src/footer-media/change-footer-media.ts'
import { removeHeroSlide, writeHeroSlide, type HeroSlide } from '../src/hero/change-hero.ts'
import { writeNotice } from '../src/notice/change-notice.ts'
import type { ArticleText } from '../src/articles/insert-article.ts'
import { tell } from '../src/notifications/tell.ts'
import { unsubscribeKey } from '../src/notifications/unsubscribe.ts'
import { newsKind } from '../src/news/kind.ts'
import { insertPoll } from '../src/polls/write-poll.ts'
import { importPost } from '../src/posts/import-post.ts'
import { DAY, unixSeconds } from '../src/platform/clock.ts'
import type { RunningSite } from '../src/site.ts'
import { giveDollars, makeItem, makeOrder, type ItemWish } from './make-store.ts'
import {
  makeCannedReply,
  makeReply,
  makeTicket,
  type ReplyWish,
  type TicketWish,
} from './make-support.ts'
import { makeViews, type ViewsWish } from './make-views.ts'
import { closeWeeks } from '../src/rankings/close-weeks.ts'
import { insertStream, type StreamInput } from '../src/streams/change-stream.ts'
import { insertVideo } from '../src/videos/insert-video.ts'
import { earn } from './earn.ts'
import { publishArticle } from './publish-article.ts'
import { reviseNews } from './revise-news.ts'

type MemberWish = {
  username?: string
  flags?: number
  permissions?: number
  banner?: string
  email?: string
  password?: string
  points?: number
  dollars?: number
  bannedUntil?: Date | 'infinity'
  owner?: boolean
  countryId?: number
}
type VideoWish = {
  author?: { id: number }
  title?: string
  subTitle?: string
  languageId?: LanguageId
  youtubeId?: string
  duration?: number | null
  /** 'infinity' for a draft. */
  publishedAt?: Date | 'infinity'
  upvotes?: number
}
type NewsWish = {
  author?: { id: number }
  title?: string
  excerpt?: string
  content?: string
  languageId?: LanguageId
  /** Further language versions; the first is made of the fields above. */
  versions?: ArticleText[]
  categoryIds?: number[]
  tags?: string[]
  userTags?: { id: number }[]
  /** 'infinity' for a draft. */
  publishedAt?: Date | 'infinity'
  pinned?: boolean
  starredAt?: Date
  upvotes?: number
  image?: string
}
type PostWish = Omit<NewsWish, 'versions' | 'pinned' | 'excerpt'> & { held?: boolean }
type EventWish = Pick<SettingsInput, 'category_id' | 'time_zone' | 'prize' | 'news' | 'streams'> & {
  title?: string
  starts?: Date
  ends?: Date | null
  /** In further languages. */
  texts?: VersionInput[]
  pictures?: { image?: string; thumbnail?: string }
}
type StreamWish = StreamInput & {
  state?: { live: boolean; live_title?: string; viewers?: number }
}
type CommentWish = {
  on: { id: number }
  by?: { id: number }
  message?: string
  upvotes?: number
  inserted?: Date
  deleted?: boolean
}

type GuestbookWish = { owner: { id: number }; by?: { id: number }; message?: string }

type PollWish = {
  /** The article that it belongs to; without one it is a poll of the site. */
  on?: { id: number }
  kind?: PollKind
  question?: string
  options?: string[]
  languageId?: LanguageId
  translations?: PollTextInput[]
  active?: boolean
  endsAt?: Date | null
}

export type Factories = ReturnType<typeof factories>

/** Makes what a test's sentence is about; whatever it does not mention gets a plain value. */
export function factories(site: RunningSite) {
  let number = 0
  const { db, clock, transaction } = site

  async function member({
    username = `person${++number}`,
    flags = 0,
    permissions = 0,
    banner,
    email,
    password,
    points = 0,
    dollars = 0,
    bannedUntil,
    owner = false,
    countryId = 0,
  }: MemberWish = {}) {
    const row = {
      username,
      flags,
      permissions,
      points,
      banner: banner ?? null,
      email: email ?? null,
      password_hash: password === undefined ? null : await hashPassword(site.random, password),
      banned_until: bannedUntil ?? null,
      is_owner: owner,
      country_id: countryId,
      inserted: clock.now(),
    }
    const person = await db
      .insertInto('users')
      .values(row)
      .returning(['id', 'username'])
      .executeTakeFirstOrThrow()
    if (dollars > 0) await giveDollars(site, person, dollars)
    return person
  }

  /** Signs somebody in: what their browser keeps. */
  const session = async ({ id }: { id: number }) => ({
    id,
    token: await site.sessions.open(db, id),
  })

  /** The secret of a mail of that kind, as its link carries it. */
  async function link({ id }: { id: number }, kind: LinkKind) {
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const made = await makeLink(db, site, kind, { userId: id, email })
    if (!made) throw new Error('this person has been sent too many mails')
    return { id, token: made.secret, request: made.id }
  }

  /** The three steps of a link that resets somebody's password. */
  async function resetLink(person: { id: number }) {
    const { id: uid, token, request: id } = await link(person, 'reset-password')
    return { id, uid, token }
  }

  async function news(wish: NewsWish = {}) {
    const author = wish.author ?? (await member())
    const title = wish.title ?? `News number ${++number}`
    const primary: ArticleText = {
      languageId: wish.languageId ?? 0,
      title,
      excerpt: wish.excerpt ?? `Excerpt of ${title}`,
      content: wish.content ?? `<p>Text of ${title}</p>`,
    }
    const id = await publishArticle(site, newsKind, {
      authorId: author.id,
      image: wish.image ?? 'csgo-1',
      publishedAt: wish.publishedAt ?? new Date(clock.now().getTime() - 60_000),
      categoryIds: wish.categoryIds ?? [2],
      tags: wish.tags ?? [],
      userTagIds: (wish.userTags ?? []).map((person) => person.id),
      pinned: wish.pinned ?? false,
      starredAt: wish.starredAt ?? null,
      importedUpvotes: wish.upvotes ?? 0,
      versions: [primary, ...(wish.versions ?? [])],
    })
    return { id, title, author }
  }

  async function post(wish: PostWish = {}) {
    const author = wish.author ?? (await member())
    const title = wish.title ?? `Post number ${++number}`
    const id = await transaction((work) =>
      importPost(work, clock.now(), {
        authorId: author.id,
        image: wish.image ?? 'csgo-1',
        publishedAt: wish.publishedAt ?? new Date(clock.now().getTime() - 60_000),
        categoryIds: wish.categoryIds ?? [2],
        tags: wish.tags ?? [],
        userTagIds: (wish.userTags ?? []).map((person) => person.id),
        held: wish.held ?? false,
        starredAt: wish.starredAt ?? null,
        importedUpvotes: wish.upvotes ?? 0,
        text: {
          languageId: wish.languageId ?? 0,
          title,
          excerpt: '',
          content: wish.content ?? `<p>${`Text of ${title}. `.repeat(20)}</p>`,
        },
      }),
    )
    return { id, title, author }
  }

  async function video(wish: VideoWish = {}) {
    const author = wish.author ?? (await member())
    const title = wish.title ?? `Video number ${++number}`
    const id = await transaction((work) =>
      insertVideo(work, clock.now(), {
        authorId: author.id,
        title,
        subTitle: wish.subTitle ?? '',
        languageId: wish.languageId ?? 0,
        youtubeId: wish.youtubeId ?? 'aqz-KE-bpKQ',
        duration: wish.duration ?? null,
        publishedAt: wish.publishedAt ?? new Date(clock.now().getTime() - 60_000),
        importedUpvotes: wish.upvotes ?? 0,
      }),
    )
    return { id, title, author }
  }

  async function mentionsOf(message: string) {
    const names = mentionedNames(message)
    if (names.length === 0) return '[]'
    const people = await db
      .selectFrom('users')
      .select(['id', 'username as name'])
      .where((where) => where(where.fn<string>('lower', ['username']), 'in', names))
      .execute()
    return JSON.stringify(people)
  }

  async function comment({
    on,
    by,
    message = `Comment number ${++number}`,
    upvotes = 0,
    inserted,
    deleted = false,
  }: CommentWish) {
    const author = by ?? (await member())
    const at = inserted ?? clock.now()
    const row = await db
      .insertInto('comment')
      .values({
        article_id: on.id,
        author_id: author.id,
        message,
        upvotes,
        imported_upvotes: upvotes,
        inserted: at,
        deleted_at: deleted ? at : null,
        mentions: await mentionsOf(message),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('article')
      .set((set) => ({ comments: set('comments', '+', 1) }))
      .where('id', '=', on.id)
      .execute()
    if (!deleted)
      await db
        .updateTable('users')
        .set((set) => ({ comment_count: set('comment_count', '+', 1) }))
        .where('id', '=', author.id)
        .execute()
    return { id: row.id, message, author }
  }

  async function guestbookEntry({ owner, by, message = `Entry ${++number}` }: GuestbookWish) {
    const author = by ?? (await member())
    const { id } = await db
      .insertInto('guestbook_entry')
      .values({
        owner_id: owner.id,
        author_id: author.id,
        message,
        mentions: await mentionsOf(message),
        inserted: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, message, author }
  }

  /** Answers the ids of its options in their order. */
  async function poll({
    on,
    kind = on ? 'news' : 'site',
    question = `Question number ${++number}?`,
    options = ['Red', 'Blue'],
    languageId = 0,
    translations = [],
    active = true,
    endsAt = null,
  }: PollWish = {}) {
    const id = await transaction((work) =>
      insertPoll(work, clock.now(), {
        kind,
        articleId: on?.id ?? null,
        texts: [{ language_id: languageId, question, options }, ...translations],
        active,
        endsAt,
      }),
    )
    const rows = await db
      .selectFrom('poll_option')
      .select('id')
      .where('poll_id', '=', id)
      .orderBy('position')
      .execute()
    return { id, question, options: rows.map((row) => row.id) as [number, number, ...number[]] }
  }

  /** A slide of the front page, after those there are. */
  async function heroSlide(wish: Partial<HeroSlide> & { id?: number; position?: number } = {}) {
    const { id } = await transaction((work) =>
      writeHeroSlide(
        work,
        clock,
        { type: 0, identifier: 'csgo-1', link: null, enabled: true, ...wish },
        wish.id,
      ),
    )
    return { id }
  }

  /** An event of the calendar, in English unless its texts say otherwise. */
  async function event({
    title = `Cup ${++number}`,
    starts = new Date(clock.now().getTime() + DAY),
    ends = null,
    texts = [],
    pictures = {},
    ...settings
  }: EventWish = {}) {
    const own = { language_id: 0, title, description: `${title}, for everybody.`, content: '' }
    const made = await transaction((work) =>
      insertEvent(site, work, {
        versions: [own, ...texts],
        settings: {
          category_id: 2,
          ...settings,
          start_date: unixSeconds(starts),
          end_date: ends === null ? 0 : unixSeconds(ends),
        },
        pictures: { image: undefined, thumbnail: undefined, ...pictures },
      }),
    )
    return { id: made.id, title }
  }

  /** A message of the site in somebody's bell. */
  const notification = ({ to, message }: { to: { id: number }; message: string }) =>
    tell(site, {
      type: 'site_message',
      to: { members: [to.id] },
      event: `message ${++number}`,
      data: { message },
    })

  const withoutSlide = async (id: number) =>
    void (await transaction((work) => removeHeroSlide(work, id)))
  /** A picture of the footer, before those there are. */
  const footerMedia = (wish: Partial<WrittenMedia> = {}) =>
    transaction((work) =>
      writeMedia(
        work,
        { link: '/news', caption: `Picture ${++number}`, image: 'csgo-1', ...wish },
        {},
      ),
    )
  const notice = async (message: string, { enabled = true } = {}) =>
    (await transaction((work) => writeNotice(work, clock, { message, enabled }))).after
  const backgroundAd = async (ad: BackgroundAdChange) =>
    void (await transaction((work) => writeBackgroundAd(work, clock, ad)))

  /** Somebody has earned points at a moment. */
  const points = ({ to, points: earned, at }: { to: { id: number }; points: number; at?: Date }) =>
    earn(site, to, earned, at)
  /** A channel of the directory; `state` is what Twitch has said of it. */
  async function stream({
    state,
    username = `channel${++number}`,
    category_id = 2,
    ...wish
  }: StreamWish = {}) {
    const channel = { username, category_id, ...wish }
    const { id } = await transaction((work) => insertStream(site, work, channel))
    if (state) await db.updateTable('stream').set(state).where('id', '=', id).execute()
    return { id, username }
  }

  /** Closes all weeks that are over. */
  const closedWeeks = () => closeWeeks(site)

  return {
    member,
    session,
    link,
    resetLink,
    /** What the link at the foot of a mail about notifications carries. */
    unsubscribeKey: ({ id }: { id: number }) => unsubscribeKey(site, id),
    news,
    post,
    video,
    comment,
    guestbookEntry,
    poll,
    views: (article: { id: number }, wish: ViewsWish = {}) => makeViews(site, article, wish),
    heroSlide,
    footerMedia,
    event,
    stream,
    withoutSlide,
    notification,
    points,
    closedWeeks,
    notice,
    backgroundAd,
    item: (wish: ItemWish = {}) => makeItem(site, { name: `Item number ${++number}`, ...wish }),
    dollars: (to: { id: number }, dollars: number) => giveDollars(site, to, dollars),
    order: async (by: { id: number }, item: { id: number }) => makeOrder(site, by, item),
    ticket: (wish: TicketWish) => makeTicket(site, wish),
    reply: (wish: ReplyWish) => makeReply(site, wish),
    cannedReply: () => makeCannedReply(site, `Reply number ${++number}`),
    revise: (newsId: number, text: ArticleText) => reviseNews(site, newsId, text),
  }
}
