import { COMMENT_MAX } from '@loadout/contract/comments/comments.ts'
import { MESSAGE_MAX as GUESTBOOK_MAX } from '@loadout/contract/guestbook/guestbook-rules.ts'
import { NOTICE_MAX } from '@loadout/contract/notice/notice.ts'
import { MESSAGE_MAX as NOTIFICATION_MAX } from '@loadout/contract/notifications/send-notification.ts'
import type { ErrorCode } from '@loadout/contract/platform/errors.ts'
import { CONTENT_MAX as PROFILE_MAX } from '@loadout/contract/profiles/profile-rules.ts'
import { WORDS_MAX } from '@loadout/contract/reports/report-rules.ts'
import {
  DESCRIPTION_MIN,
  DESCRIPTION_MAX,
  REPLY_MAX,
  SUBJECT_MIN,
  SUBJECT_MAX,
} from '@loadout/contract/support/ticket-rules.ts'
import { NOTE_MAX } from '@loadout/contract/support/staff-tickets.ts'
import type { Fields, World } from './trial.ts'

/** How much may be written, in code points of what is kept, and what is answered beyond it. */
type Limits = {
  min?: number
  max?: number
  /** To nothing at all; it is taken where this is left out. */
  none?: ErrorCode
  tooShort?: ErrorCode
  tooLong?: ErrorCode
}

/**
 * What becomes of a text (checklist H01 to H03, H09):
 * - `line`: kept as `plainLine` has it, shown as it is kept. How long it may be the contract says
 * - `words`: text of several lines, kept and shown as it was typed but for the space around it
 * - `article`, `notice`, `profile`: HTML that the cleaner of this name has gone over
 * - `form`: has a form of its own, which no markup has, or names what is there already
 * - `link`: where a link of the site leads
 * - `secret`: proves something, and is kept nowhere as it was sent
 * - `sought`: is looked for, and answered to nobody
 * - `unshown`: told to nobody but the program that sent it
 */
export type TextKind =
  | 'line'
  | 'words'
  | 'article'
  | 'notice'
  | 'profile'
  | 'form'
  | 'link'
  | 'secret'
  | 'sought'
  | 'unshown'
export type Text = { kind: TextKind } & Limits

type Sent = Record<string, string | number | boolean>
/** A call that only reads, as `path?query`. */
type Reads = string

type TextsOfCall = {
  texts: Record<string, Text>
  /** What has to be sent beside what the call is tried with, so that there is room for its texts. */
  with?: (world: World) => Fields | Promise<Fields>
  /**
   * Who reads the texts, and where: a call for whoever has written them and may everything, told
   * what was sent and answered.
   */
  shown?: (sent: Sent) => Reads | readonly Reads[]
}

const line = (limits: Limits = {}): Text => ({ kind: 'line', ...limits })
const words = (limits: Limits = {}): Text => ({ kind: 'words', ...limits })
const message = (max: number): Text =>
  words({ max, none: 'message_missing', tooLong: 'message_too_long' })
const article: Text = { kind: 'article' }
const notice: Text = { kind: 'notice', max: NOTICE_MAX, tooLong: 'notice_too_long' }
const form: Text = { kind: 'form' }
const link: Text = { kind: 'link' }
const secret: Text = { kind: 'secret' }
const sought: Text = { kind: 'sought' }
const unshown: Text = { kind: 'unshown' }

const title = line({ none: 'title_missing' })
const description = line({ none: 'description_missing' })
const POLL_TEXT = { language_id: 0, question: 'Who wins?', options: ['Red', 'Blue'] }
const IN_GERMAN = { language_id: 3, question: 'Wer gewinnt?', options: ['Rot', 'Blau'] }
const pollOfArticle = {
  'poll.texts[].question': line({ none: 'question_missing' }),
  'poll.texts[].options[]': line({ none: 'options_missing' }),
}
const articleTexts = { content: article, 'tags[]': form, ...pollOfArticle }
const withPoll = { poll: JSON.stringify({ texts: [POLL_TEXT], ends_at: null }) }
const eventTexts = { time_zone: form, prize: line() }
const pollTexts = {
  question: line({ none: 'question_missing' }),
  'options[]': line({ none: 'options_missing' }),
  'translations[].question': line({ none: 'question_missing' }),
  'translations[].options[]': line({ none: 'options_missing' }),
}
const withTranslation = {
  options: JSON.stringify(POLL_TEXT.options),
  translations: JSON.stringify([IN_GERMAN]),
}
const gameTexts = { name: line({ none: 'name_missing' }), short_name: line() }
const signature = {
  'response.response.transports[]': unshown,
}
const news = ({ id }: Sent) => `/admin/news/get?id=${id}`
const event = ({ id }: Sent) => `/admin/event/get?id=${id}`
const page = ({ id }: Sent) => `/admin/content/get?id=${id}`
const post = ({ id }: Sent) => `/blog/get?id=${id}`
const draft = ({ id }: Sent) => `/blog/draft/get?id=${id}`
const item = ({ id }: Sent) => `/admin/shop/item/get?id=${id}`
const messages = ({ id }: Sent) => `/support_ticket/message/list?id=${id}`

/** Every text that a call takes. A text without a line fails the test. */
export const everyText: Record<string, TextsOfCall> = {
  'POST /comment/post': {
    texts: { message: message(COMMENT_MAX) },
    shown: ({ id }) => `/comment/list?id=${id}&article_type=news`,
  },
  'POST /comment/edit': {
    texts: { message: message(COMMENT_MAX) },
    shown: () => '/admin/comment/list?limit=100',
  },
  'GET /admin/comment/list': { texts: { query: sought } },
  'POST /user_profile/guestbook/post': {
    texts: { message: message(GUESTBOOK_MAX) },
    shown: ({ user_id }) => `/user_profile/guestbook/get?user_id=${user_id}`,
  },
  'POST /user_profile/content/edit': {
    texts: { content: { kind: 'profile', max: PROFILE_MAX, tooLong: 'content_too_long' } },
    shown: ({ caller }) => `/user_profile/get?id=${caller}`,
  },

  'POST /admin/news/create': {
    with: () => ({ ...withPoll, publish: 1 }),
    texts: { title, excerpt: line(), ...articleTexts },
    shown: news,
  },
  'POST /admin/news/edit': {
    with: () => withPoll,
    texts: { title, excerpt: line(), ...articleTexts },
    shown: news,
  },
  'POST /admin/news/save': {
    with: () => withPoll,
    texts: {
      'versions[].title': title,
      'versions[].excerpt': line(),
      'versions[].content': article,
      'tags[]': form,
      ...pollOfArticle,
    },
    shown: news,
  },
  'GET /admin/news/list': { texts: { query: sought } },
  'POST /blog/publish': {
    with: () => withPoll,
    texts: { title, ...articleTexts },
    shown: (sent) => [post(sent), draft(sent)],
  },
  'POST /blog/edit': {
    with: () => withPoll,
    texts: { title, ...articleTexts },
    shown: (sent) => [post(sent), draft(sent)],
  },
  'POST /blog/draft/keep': {
    texts: { title: line(), content: article },
    shown: draft,
  },
  'POST /blog/delete': {
    // Authors give themselves no reasons.
    with: async ({ make }) => ({ id: (await make.post()).id }),
    texts: { reason: line() },
    shown: () => '/admin/audit/list?limit=10',
  },
  'GET /blog/search': { texts: { query: sought } },
  'GET /admin/blog/list': { texts: { query: sought } },
  'POST /admin/video/save': {
    texts: { title, subTitle: line() },
    shown: () => '/admin/video/list?limit=100',
  },
  'POST /admin/event/create': {
    texts: { title, description, content: article, ...eventTexts },
    shown: event,
  },
  'POST /admin/event/edit': {
    texts: { title, description, content: article, ...eventTexts },
    shown: event,
  },
  'POST /admin/event/save': {
    texts: {
      'versions[].title': title,
      'versions[].description': description,
      'versions[].content': article,
      ...eventTexts,
    },
    shown: event,
  },
  'POST /admin/content/create': { texts: { title, content: article, url: form }, shown: page },
  'POST /admin/content/edit': { texts: { title, content: article, url: form }, shown: page },
  'POST /admin/content/save': {
    texts: { 'versions[].title': title, 'versions[].content': article, url: form },
    shown: page,
  },
  'GET /content/get': { texts: { url: sought } },

  'POST /admin/poll/create': {
    with: () => withTranslation,
    texts: pollTexts,
    shown: () => '/admin/poll/list?limit=100',
  },
  'POST /admin/poll/edit': {
    with: () => withTranslation,
    texts: pollTexts,
    shown: () => '/admin/poll/list?limit=100',
  },

  'POST /admin/notice/preview': { texts: { message: notice } },
  'POST /admin/notice/set': {
    with: () => ({ translations: JSON.stringify([{ language_id: 3, message: 'x' }]) }),
    texts: { message: notice, 'translations[].message': notice },
    shown: () => '/admin/notice/get?',
  },
  'POST /admin/hero/save': {
    with: () => ({ translations: JSON.stringify([{ language_id: 3, title: '', lead: '' }]) }),
    texts: {
      identifier: form,
      link,
      title: line(),
      lead: line(),
      'translations[].title': line(),
      'translations[].lead': line(),
    },
    shown: () => '/admin/hero/list?',
  },
  'POST /admin/background_ad/set': {
    texts: { background_ad_image: form, background_ad_link: link },
  },
  'POST /admin/footer_media/save': {
    texts: { link, caption: description, src: form },
    shown: () => '/admin/footer_media/list?',
  },
  'POST /admin/setting/set': { texts: { value: form }, shown: () => '/admin/setting/get?' },
  'POST /admin/setting/change': {
    texts: {
      name: line(),
      'taglines{}': line(),
      contact: form,
      'links[]': form,
      currency_name: form,
    },
    shown: () => '/admin/setting/get?',
  },
  'POST /admin/game/save': { texts: gameTexts, shown: () => '/admin/game/list?' },
  'POST /setup/read': { texts: { token: secret } },
  'POST /setup/finish': {
    texts: { token: secret, username: form, password: secret, email: form, site_name: line() },
    shown: () => '/site/get?',
  },

  'POST /support_ticket/new': {
    texts: {
      subject: line({
        min: SUBJECT_MIN,
        max: SUBJECT_MAX,
        none: 'ticket_subject_length',
        tooShort: 'ticket_subject_length',
        tooLong: 'ticket_subject_length',
      }),
      message: words({
        min: DESCRIPTION_MIN,
        max: DESCRIPTION_MAX,
        none: 'ticket_description_length',
        tooShort: 'ticket_description_length',
        tooLong: 'ticket_description_length',
      }),
    },
    shown: ({ id }) => `/support_ticket/get?id=${id}`,
  },
  'POST /support_ticket/reply': { texts: { message: message(REPLY_MAX) }, shown: messages },
  'POST /admin/support_ticket/note': {
    texts: { note: message(NOTE_MAX) },
    shown: ({ id }) => `/admin/support_ticket/get?id=${id}`,
  },
  'POST /admin/support_ticket/canned_reply/save': {
    texts: { title, 'texts[].message': message(REPLY_MAX) },
    shown: () => '/admin/support_ticket/canned_reply/list?',
  },

  'POST /admin/shop/item/create': {
    texts: {
      name: line({ none: 'name_missing' }),
      description: words(),
    },
    shown: item,
  },
  'POST /admin/shop/item/edit': {
    texts: {
      name: line({ none: 'name_missing' }),
      description: words(),
    },
    shown: item,
  },
  'GET /admin/shop/item/list': { texts: { query: sought } },
  'POST /admin/shop/category/save': { texts: gameTexts, shown: () => '/shop/category/list?' },
  'POST /admin/shop/code/set': { texts: { codes: secret } },
  'POST /admin/shop/purchase/set_status': {
    texts: { note: line() },
    shown: () => '/admin/shop/purchase/list?limit=100',
  },
  'POST /admin/user/dollars/change': {
    texts: { note: line({ none: 'reason_missing' }) },
    shown: ({ user_id }) => `/admin/user/balance_history?user_id=${user_id}`,
  },
  'POST /admin/stream/create': {
    texts: { title: line() },
    shown: () => '/admin/stream/list?limit=100',
  },
  'POST /admin/stream/edit': {
    texts: { title: line() },
    shown: () => '/admin/stream/list?limit=100',
  },
  'GET /stream/get': { texts: { username: sought } },

  'POST /report/send': {
    texts: { reason: form, words: words({ max: WORDS_MAX, tooLong: 'message_too_long' }) },
    shown: () => '/admin/report/list?limit=100',
  },
  'POST /admin/report/decide': {
    with: () => ({ outcome: 'removed', reason: 'spam' }),
    texts: { reason: form, note: line() },
    shown: () => '/admin/audit/list?limit=10',
  },
  'POST /admin/notification/send': {
    texts: { message: message(NOTIFICATION_MAX), link },
    shown: () => '/admin/audit/list?limit=10',
  },
  'POST /notifications/unsubscribe': { texts: { key: secret } },
  'GET /admin/audit/list': { texts: { query: sought } },
  'GET /admin/mail/list': { texts: { query: sought } },
  'GET /admin/user/list': { texts: { query: sought } },
  'GET /admin/ip_ban/list': { texts: { query: sought } },
  'POST /admin/ip_ban/add': {
    texts: { ip: form, reason: line() },
    shown: () => '/admin/ip_ban/list?limit=100',
  },
  'POST /admin/user/ban': {
    texts: { reason: line() },
    shown: ({ user_id }) => `/admin/user/get?id=${user_id}`,
  },
  'POST /admin/user/email/force': { texts: { email: form } },
  'POST /admin/user/username/force': { texts: { username: form } },
  'GET /user_profile/get': { texts: { username: sought } },
  'GET /user_profile/card': { texts: { username: sought } },
  'GET /article/search': { texts: { query: sought } },
  'GET /user/search': { texts: { query: sought } },

  'GET /user/signup/username_available': { texts: { username: sought } },
  'GET /user/verify_email': { texts: { token: secret } },
  'POST /user/change_username': { texts: { username: form } },
  'POST /user/confirmation/password': { texts: { password: secret } },
  'POST /user/email/undo': { texts: { token: secret } },
  'POST /user/login': { texts: { username: sought, password: secret } },
  'POST /user/login/code': { texts: { token: secret, code: secret } },
  'POST /user/login/passkey': { texts: { token: secret } },
  'POST /user/login/passkey/begin': { texts: { token: secret } },
  'POST /user/new_verification_mail': { texts: { username: sought } },
  'POST /user/password/change': { texts: { current_password: secret, new_password: secret } },
  'POST /user/password/forgot': { texts: { username: sought, email: sought } },
  'POST /user/password/reset': { texts: { token: secret, password: secret } },
  'POST /user/profile/update': { texts: { email: form } },
  'POST /user/signup': {
    texts: { username: form, email: form, password: secret, signup_token: secret },
  },
  'POST /user/app/add': { texts: { code: secret } },
  'POST /user/passkey/add': {
    texts: { name: line({ min: 1 }), ...signature },
    shown: () => '/user/second_steps/get?',
  },
  'POST /user/passkey/rename': {
    texts: { name: line({ min: 1 }) },
    shown: () => '/user/second_steps/get?',
  },
  'POST /esportal/connect': { texts: { username: sought } },
  'POST /provider/connect': { texts: { data: secret } },
  'POST /user/pusher/auth': { texts: { channel_name: form } },
}
