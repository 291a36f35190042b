import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import type { PollTextInput } from '@loadout/contract/polls/poll-texts.ts'
import type { PollKind } from '@loadout/contract/polls/polls.ts'
import type { LinkKind } from '../src/accounts/links.ts'
import {
  writeBackgroundAd,
  type BackgroundAdChange,
} from '../src/background-ad/change-background-ad.ts'
import { mentionedNames } from '../src/comments/mentions.ts'
import { writeMedia, type WrittenMedia } from '../src/footer-media/change-footer-media.ts'
import { removeHeroSlide, writeHeroSlide, type HeroSlide } from '../src/hero/change-hero.ts'
import { writeNotice } from '../src/notice/set-notice.ts'
import type { WholeNotice } from '@loadout/contract/notice/notice.ts'
import type { ArticleText } from '../src/articles/insert-article.ts'
import { notify } from '../src/notifications/notify.ts'
import { unsubscribeKey } from '../src/notifications/unsubscribe.ts'
import { inviteOwner } from '../src/owners/invitation.ts'
import { insertPoll } from '../src/polls/write-poll.ts'
import type { RunningSite } from '../src/site.ts'
import {
  makeNews,
  makePost,
  makeVideo,
  type NewsWish,
  type PostWish,
  type VideoWish,
} from './make-articles.ts'
import { makeFailedJob, type FailedJobWish } from './make-failed-job.ts'
import { makeEvent, makeStream, type EventWish, type StreamWish } from './make-calendar.ts'
import { mailedLink, mailedReset, makeMember, type MemberWish } from './make-member.ts'
import { giveDollars, makeItem, makeOrder, type ItemWish } from './make-store.ts'
import { makeReport, type ReportWish } from './make-report.ts'
import {
  makeCannedReply,
  makeReply,
  makeTicket,
  type ReplyWish,
  type TicketWish,
} from './make-support.ts'
import { makeViews, type ViewsWish } from './make-views.ts'
import { closeWeeks } from '../src/rankings/close-weeks.ts'
import { earn } from './earn.ts'
import { reviseNews } from './revise-news.ts'

type CommentWish = {
  on: { id: number }
  by?: { id: number }
  message?: string
  upvotes?: number
  inserted?: Date
  deleted?: boolean
  answers?: { id: number }
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

  const member = (wish: MemberWish = {}) =>
    makeMember(site, { ...wish, username: wish.username ?? `person${++number}` })

  /** Signs somebody in: what their browser keeps. */
  const session = async ({ id }: { id: number }) => ({
    id,
    token: await site.sessions.open(db, id, { confirmed: true }),
  })

  /** The token of the address that a site without an owner prints. */
  async function invitation() {
    const address = await inviteOwner(site, 'https://community.example')
    if (address === undefined) throw new Error('this site has an owner')
    return address.slice(address.lastIndexOf('/') + 1)
  }

  async function news(wish: NewsWish = {}) {
    const author = wish.author ?? (await member())
    const title = wish.title ?? `News number ${++number}`
    return { id: await makeNews(site, { ...wish, author, title }), title, author }
  }

  async function post(wish: PostWish = {}) {
    const author = wish.author ?? (await member())
    const title = wish.title ?? `Post number ${++number}`
    return { id: await makePost(site, { ...wish, author, title }), title, author }
  }

  async function video(wish: VideoWish = {}) {
    const author = wish.author ?? (await member())
    const title = wish.title ?? `Video number ${++number}`
    return { id: await makeVideo(site, { ...wish, author, title }), title, author }
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
    answers,
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
        answers_id: answers?.id ?? null,
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
    const { id } = await transaction((work) =>
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
        {
          type: 0,
          identifier: 'csgo-1',
          link: null,
          enabled: true,
          title: '',
          lead: '',
          translations: [],
          ...wish,
        },
        wish.id,
      ),
    )
    return { id }
  }

  const event = (wish: EventWish = {}) =>
    makeEvent(site, { ...wish, title: wish.title ?? `Cup ${++number}` })

  /** A message of the site in somebody's bell. */
  const notification = ({ to, message }: { to: { id: number }; message: string }) =>
    notify(site, {
      type: 'site_message',
      to: { members: [to.id] },
      event: `message ${++number}`,
      data: { message },
    })

  const withoutSlide = async (id: number) =>
    void (await transaction((work) => removeHeroSlide(work, id)))
  /** A picture of the footer, before those there are. */
  const footerMedia = ({
    instagramId = null,
    ...wish
  }: Partial<WrittenMedia> & { instagramId?: string | null } = {}) =>
    transaction(async (work) => {
      const media = { link: '/news', caption: `Picture ${++number}`, image: 'csgo-1', ...wish }
      const made = await writeMedia(work, media, {})
      await work.tx
        .updateTable('footer_media')
        .set({ instagram_id: instagramId })
        .where('id', '=', made.id)
        .execute()
      return made
    })
  const notice = async (
    message: string,
    { enabled = true, translations = [] }: Partial<WholeNotice> = {},
  ) =>
    (await transaction((work) => writeNotice(work, clock, { message, enabled, translations })))
      .after
  const backgroundAd = async (ad: BackgroundAdChange) =>
    void (await transaction((work) => writeBackgroundAd(work, clock, ad)))

  /** Somebody has earned points at a moment. */
  const points = ({ to, points: earned, at }: { to: { id: number }; points: number; at?: Date }) =>
    earn(site, to, earned, at)
  const stream = (wish: StreamWish = {}) =>
    makeStream(site, { ...wish, username: wish.username ?? `channel${++number}` })

  /** Closes all weeks that are over. */
  const closedWeeks = () => closeWeeks(site)

  return {
    invitation,
    member,
    session,
    link: (person: { id: number }, kind: LinkKind) => mailedLink(site, person, kind),
    resetLink: (person: { id: number }) => mailedReset(site, person),
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
    report: (wish: ReportWish) => makeReport(site, wish),
    failedJob: (wish?: FailedJobWish) => makeFailedJob(site, wish),
    cannedReply: () => makeCannedReply(site, `Reply number ${++number}`),
    revise: (newsId: number, text: ArticleText) => reviseNews(site, newsId, text),
  }
}
