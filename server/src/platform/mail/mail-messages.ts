import { isolated } from '@loadout/contract/platform/isolated.ts'
import type { Text } from '@loadout/texts/text.ts'
import type { MailDescription } from './render-mail.ts'

/**
 * Every kind of mail and what must be known to write it. Links are whole addresses on this site.
 */
export type MailValues = {
  verify_email: { username: string; link: string }
  reset_password: { username: string; link: string }
  sign_in_link: { username: string; link: string }
  password_changed: { username: string }
  /**
   * Goes to the old address; with a link that takes the change back, or null where there is none.
   */
  email_changed: { username: string; link: string | null }
  /** What somebody proves themselves with beside their password. */
  second_step_added: { username: string; way: 'app' | 'passkey'; link: string | null }
  /** An account elsewhere by which a member signs in from now on. */
  way_in_added: { username: string; provider: string; link: string | null }
  recovery_codes_renewed: { username: string; link: string | null }
  second_step_removed: { username: string; way: 'app' | 'passkey' }
  /** Somebody has tried several codes, after whatever is the first step. */
  wrong_codes: { username: string }
  /** Some of what a member has not seen, and how much there is. */
  notifications: {
    username: string
    count: number
    /** One sentence for each, in the language of the mail. */
    sentences: (text: Text) => string[]
    link: string
    unsubscribe: string
  }
  /** Staff have answered in a ticket, and its member has not looked. */
  ticket_answered: { username: string; subject: string; link: string; unsubscribe: string }
  /** Everything of a member is in one file, which they fetch in the settings. */
  data_copy: { username: string; link: string }
  /** The account goes on that date, written in the language of the mail. */
  leaving: { username: string; date: string; link: string }
  leaving_taken_back: { username: string }
  /** The last one: nothing is known of whoever reads it any more. */
  left: { username: string }
}
export type MailKind = keyof MailValues

type Describe<Kind extends MailKind> = (
  text: Text,
  values: MailValues[Kind],
  site: string,
) => Omit<MailDescription, 'greeting' | 'site'>

const undoButton = (text: Text, link: string | null) =>
  link === null
    ? {}
    : {
        button: { label: text('mail.email_changed.button'), link, hint: text('mail.link_hint') },
        after: [text('mail.email_changed.valid')],
      }

const kinds: { [Kind in MailKind]: Describe<Kind> } = {
  verify_email: (text, { link }, site) => ({
    subject: text('mail.verify_email.subject'),
    paragraphs: [text('mail.verify_email.text', { site })],
    button: { label: text('mail.verify_email.button'), link, hint: text('mail.link_hint') },
    after: [text('mail.verify_email.valid')],
    reason: text('mail.verify_email.reason', { site }),
  }),
  reset_password: (text, { link }, site) => ({
    subject: text('mail.reset_password.subject'),
    paragraphs: [text('mail.reset_password.text', { site })],
    button: { label: text('mail.reset_password.button'), link, hint: text('mail.link_hint') },
    after: [text('mail.hour_valid')],
    reason: text('mail.reset_password.reason', { site }),
  }),
  sign_in_link: (text, { link }, site) => ({
    subject: text('mail.sign_in_link.subject'),
    paragraphs: [text('mail.sign_in_link.text', { site })],
    button: { label: text('mail.sign_in_link.button'), link, hint: text('mail.link_hint') },
    after: [text('mail.hour_valid')],
    reason: text('mail.sign_in_link.reason', { site }),
  }),
  password_changed: (text, _, site) => ({
    subject: text('mail.password_changed.subject'),
    paragraphs: [text('mail.password_changed.text', { site }), text('mail.not_you')],
    reason: text('mail.account.reason', { site }),
  }),
  email_changed: (text, { link }, site) => ({
    subject: text('mail.email_changed.subject'),
    paragraphs: [
      text('mail.email_changed.text', { site }),
      link === null ? text('mail.not_you') : text('mail.email_changed.undo'),
    ],
    ...undoButton(text, link),
    reason: text('mail.account.reason', { site }),
  }),
  second_step_added: (text, { way, link }, site) => ({
    subject: text('mail.second_step_added.subject'),
    paragraphs: [
      way === 'app'
        ? text('mail.second_step_added.app', { site })
        : text('mail.second_step_added.passkey', { site }),
      link === null ? text('mail.not_you') : text('mail.second_step_added.undo'),
    ],
    ...undoButton(text, link),
    reason: text('mail.account.reason', { site }),
  }),
  way_in_added: (text, { provider, link }, site) => ({
    subject: text('mail.way_in_added.subject', { site }),
    paragraphs: [
      text('mail.way_in_added.text', { provider, site }),
      link === null ? text('mail.not_you') : text('mail.second_step_added.undo'),
    ],
    ...undoButton(text, link),
    reason: text('mail.account.reason', { site }),
  }),
  recovery_codes_renewed: (text, { link }, site) => ({
    subject: text('mail.recovery_codes_renewed.subject'),
    paragraphs: [
      text('mail.recovery_codes_renewed.text', { site }),
      link === null ? text('mail.not_you') : text('mail.second_step_added.undo'),
    ],
    ...undoButton(text, link),
    reason: text('mail.account.reason', { site }),
  }),
  second_step_removed: (text, { way }, site) => ({
    subject: text('mail.second_step_removed.subject'),
    paragraphs: [
      way === 'app'
        ? text('mail.second_step_removed.app', { site })
        : text('mail.second_step_removed.passkey', { site }),
      text('mail.not_you'),
    ],
    reason: text('mail.account.reason', { site }),
  }),
  wrong_codes: (text, _, site) => ({
    subject: text('mail.wrong_codes.subject'),
    paragraphs: [text('mail.wrong_codes.text', { site }), text('mail.not_you')],
    reason: text('mail.account.reason', { site }),
  }),
  notifications: (text, { count, sentences, link, unsubscribe }, site) => ({
    subject: text('mail.notifications.subject', { count, site }),
    paragraphs: sentences(text),
    button: { label: text('mail.notifications.button'), link, hint: text('mail.link_hint') },
    unsubscribe: { label: text('mail.notifications.unsubscribe'), link: unsubscribe },
    reason: text('mail.notifications.reason', { site }),
  }),
  ticket_answered: (text, { subject, link, unsubscribe }, site) => ({
    subject: text('mail.ticket_answered.subject', { subject: isolated(subject) }),
    paragraphs: [text('mail.ticket_answered.text', { subject: isolated(subject), site })],
    button: { label: text('mail.ticket_answered.button'), link, hint: text('mail.link_hint') },
    unsubscribe: { label: text('mail.notifications.unsubscribe'), link: unsubscribe },
    reason: text('mail.ticket_answered.reason', { site }),
  }),
  data_copy: (text, { link }, site) => ({
    subject: text('mail.data_copy.subject'),
    paragraphs: [text('mail.data_copy.text', { site })],
    button: { label: text('mail.data_copy.button'), link, hint: text('mail.link_hint') },
    after: [text('mail.data_copy.valid')],
    reason: text('mail.account.reason', { site }),
  }),
  leaving: (text, { date, link }, site) => ({
    subject: text('mail.leaving.subject', { date }),
    paragraphs: [text('mail.leaving.text', { site, date }), text('mail.not_you')],
    button: { label: text('mail.leaving.button'), link, hint: text('mail.link_hint') },
    after: [text('mail.leaving.back')],
    reason: text('mail.account.reason', { site }),
  }),
  leaving_taken_back: (text, _, site) => ({
    subject: text('mail.leaving_taken_back.subject'),
    paragraphs: [text('mail.leaving_taken_back.text', { site }), text('mail.not_you')],
    reason: text('mail.account.reason', { site }),
  }),
  left: (text, _, site) => ({
    subject: text('mail.left.subject'),
    paragraphs: [text('mail.left.text', { site })],
    reason: text('mail.account.reason', { site }),
  }),
}

/** What a mail says, in the language that `text` speaks. */
export function describeMail<Kind extends MailKind>(
  text: Text,
  kind: Kind,
  values: MailValues[Kind],
  site: string,
): MailDescription {
  return {
    greeting: text('mail.greeting', { username: values.username }),
    site,
    ...kinds[kind](text, values, site),
  }
}
