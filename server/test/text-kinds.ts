import type { ErrorCode } from '@loadout/contract/platform/errors.ts'
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
export type Shown = (sent: Sent) => Reads | readonly Reads[]

type TextsOfCall = {
  texts: Record<string, Text>
  /**
   * What has to be sent beside what the call is tried with, so that there is room for its texts.
   */
  with?: (world: World) => Fields | Promise<Fields>
  /**
   * Who reads the texts, and where: a call for whoever has written them and may everything, told
   * what was sent and answered.
   */
  shown?: Shown
}

/** Texts of calls by `METHOD path`. */
export type TriedTexts = Readonly<Record<string, TextsOfCall>>

export const line = (limits: Limits = {}): Text => ({ kind: 'line', ...limits })
export const words = (limits: Limits = {}): Text => ({ kind: 'words', ...limits })
export const message = (max: number): Text =>
  words({ max, none: 'message_missing', tooLong: 'message_too_long' })
export const article: Text = { kind: 'article' }
export const form: Text = { kind: 'form' }
export const link: Text = { kind: 'link' }
export const secret: Text = { kind: 'secret' }
export const sought: Text = { kind: 'sought' }

export const name = line({ none: 'name_missing' })
export const title = line({ none: 'title_missing' })
export const description = line({ none: 'description_missing' })
export const question = line({ none: 'question_missing' })
export const option = line({ none: 'options_missing' })

/** What an article may have beside what is written. */
export const pollAndTags = {
  'tags[]': form,
  'poll.texts[].question': question,
  'poll.texts[].options[]': option,
}
export const withPoll = () => ({
  poll: JSON.stringify({
    texts: [{ language_id: 0, question: 'Who wins?', options: ['Red', 'Blue'] }],
    ends_at: null,
  }),
})
