import type { LinkKind } from '../src/accounts/links.ts'
import type { ArticleText } from '../src/articles/insert-article.ts'
import { notify } from '../src/notifications/notify.ts'
import { unsubscribeKey } from '../src/notifications/unsubscribe.ts'
import { inviteOwner } from '../src/owners/invitation.ts'
import { closeWeeks } from '../src/rankings/close-weeks.ts'
import type { RunningSite } from '../src/site.ts'
import { earn } from './earn.ts'
import {
  makeNews,
  makePost,
  makeVideo,
  type NewsWish,
  type PostWish,
  type VideoWish,
} from './make-articles.ts'
import { makeEvent, makeStream, type EventWish, type StreamWish } from './make-calendar.ts'
import {
  makeComment,
  makeGuestbookEntry,
  type CommentWish,
  type GuestbookWish,
} from './make-comments.ts'
import { makeFailedJob, type FailedJobWish } from './make-failed-job.ts'
import { frameFactories } from './make-frame.ts'
import { mailedLink, mailedReset, makeMember, type MemberWish } from './make-member.ts'
import { makePoll, type PollWish } from './make-poll.ts'
import { makeReport, type ReportWish } from './make-report.ts'
import { giveDollars, makeItem, makeOrder, type ItemWish } from './make-store.ts'
import {
  makeCannedReply,
  makeReply,
  makeTicket,
  type ReplyWish,
  type TicketWish,
} from './make-support.ts'
import { makeViews, type ViewsWish } from './make-views.ts'
import { reviseNews } from './revise-news.ts'

type Somebody = { id: number }

export type Factories = ReturnType<typeof factories>

/** Makes what a test's sentence is about; whatever it does not mention gets a plain value. */
export function factories(site: RunningSite) {
  let number = 0
  const next = () => ++number
  const member = (wish: MemberWish = {}) =>
    makeMember(site, { ...wish, username: wish.username ?? `person${next()}` })
  return {
    member,
    ...accountFactories(site),
    ...articleFactories(site, next, member),
    ...frameFactories(site, next),
    ...staffFactories(site, next),

    event: (wish: EventWish = {}) =>
      makeEvent(site, { ...wish, title: wish.title ?? `Cup ${next()}` }),
    stream: (wish: StreamWish = {}) =>
      makeStream(site, { ...wish, username: wish.username ?? `channel${next()}` }),
    item: (wish: ItemWish = {}) => makeItem(site, { name: `Item number ${next()}`, ...wish }),
    dollars: (to: Somebody, dollars: number) => giveDollars(site, to, dollars),
    order: async (by: Somebody, item: { id: number }) => makeOrder(site, by, item),
    /** Somebody has earned points at a moment. */
    points: ({ to, points: earned, at }: { to: Somebody; points: number; at?: Date }) =>
      earn(site, to, earned, at),
    /** Closes all weeks that are over. */
    closedWeeks: () => closeWeeks(site),
  }
}

function accountFactories(site: RunningSite) {
  return {
    /** The token of the address that a site without an owner prints. */
    async invitation() {
      const address = await inviteOwner(site, 'https://community.example')
      if (address === undefined) throw new Error('this site has an owner')
      return address.slice(address.lastIndexOf('/') + 1)
    },
    /** Signs somebody in: what their browser keeps. */
    session: async ({ id }: Somebody) => ({
      id,
      token: await site.sessions.open(site.db, id, { confirmed: true }),
    }),
    link: (person: Somebody, kind: LinkKind) => mailedLink(site, person, kind),
    resetLink: (person: Somebody) => mailedReset(site, person),
    /** What the link at the foot of a mail about notifications carries. */
    unsubscribeKey: ({ id }: Somebody) => unsubscribeKey(site, id),
  }
}

/** What people write, and what others write of it. */
function articleFactories(site: RunningSite, next: () => number, member: () => Promise<Somebody>) {
  return {
    async news(wish: NewsWish = {}) {
      const author = wish.author ?? (await member())
      const title = wish.title ?? `News number ${next()}`
      return { id: await makeNews(site, { ...wish, author, title }), title, author }
    },
    async post(wish: PostWish = {}) {
      const author = wish.author ?? (await member())
      const title = wish.title ?? `Post number ${next()}`
      return { id: await makePost(site, { ...wish, author, title }), title, author }
    },
    async video(wish: VideoWish = {}) {
      const author = wish.author ?? (await member())
      const title = wish.title ?? `Video number ${next()}`
      return { id: await makeVideo(site, { ...wish, author, title }), title, author }
    },
    revise: (newsId: number, text: ArticleText) => reviseNews(site, newsId, text),
    views: (article: { id: number }, wish: ViewsWish = {}) => makeViews(site, article, wish),
    async comment({ message = `Comment number ${next()}`, ...wish }: CommentWish) {
      const author = wish.by ?? (await member())
      return { id: await makeComment(site, { ...wish, by: author, message }), message, author }
    },
    async guestbookEntry({ message = `Entry ${next()}`, ...wish }: GuestbookWish) {
      const author = wish.by ?? (await member())
      const id = await makeGuestbookEntry(site, { ...wish, by: author, message })
      return { id, message, author }
    },
    poll: ({ question = `Question number ${next()}?`, ...wish }: PollWish = {}) =>
      makePoll(site, { ...wish, question }),
  }
}

/** What staff answer, decide and see to, and what the site says to members. */
function staffFactories(site: RunningSite, next: () => number) {
  return {
    /** A message of the site in somebody's bell. */
    notification: ({ to, message }: { to: Somebody; message: string }) =>
      notify(site, {
        type: 'site_message',
        to: { members: [to.id] },
        event: `message ${next()}`,
        data: { message },
      }),
    ticket: (wish: TicketWish) => makeTicket(site, wish),
    reply: (wish: ReplyWish) => makeReply(site, wish),
    cannedReply: () => makeCannedReply(site, `Reply number ${next()}`),
    report: (wish: ReportWish) => makeReport(site, wish),
    failedJob: (wish?: FailedJobWish) => makeFailedJob(site, wish),
  }
}
