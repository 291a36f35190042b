import { describe, expect, test } from 'vitest'
import { english, languages } from '@loadout/contract/languages/languages.ts'
import { plainWords } from '@loadout/texts/marked-words.ts'
import { mailTextIn } from '../language/texts.ts'
import { describeMail, type MailKind, type MailValues } from './mail-messages.ts'
import { renderMail } from './render-mail.ts'

const origin = 'https://community.example'
const look = { name: 'Arena', fill: '#00d0ff', onFill: '#1d030c' }
const link = `${origin}/user/verify_email/7/S3cretS3cret?a=1&b=2`
const username = 'Haldor'
const mails: { [Kind in MailKind]: MailValues[Kind] } = {
  verify_email: { username, link },
  reset_password: { username, link },
  sign_in_link: { username, link },
  password_changed: { username },
  email_changed: { username, link },
  second_step_added: { username, way: 'app', link },
  way_in_added: { username, provider: 'Steam', link },
  recovery_codes_renewed: { username, link },
  second_step_removed: { username, way: 'passkey' },
  wrong_codes: { username },
  notifications: {
    username,
    count: 2,
    sentences: (text) => [plainWords(text('notification.followed', { name: 'Tindra' }))],
    link,
    unsubscribe: `${origin}/unsubscribe/7/key`,
  },
  ticket_answered: {
    username,
    subject: 'Headset',
    link,
    unsubscribe: `${origin}/unsubscribe/7/key`,
  },
  data_copy: { username, link },
  leaving: { username, date: '27 November 2026', link },
  leaving_taken_back: { username },
  left: { username },
}
const kinds = Object.keys(mails) as MailKind[]

describe.each(languages)('a mail in $name', (language) => {
  test.each(kinds)(
    '%s says the same in HTML and in plain text, with its link and why one gets it',
    async (kind) => {
      const text = await mailTextIn(language)
      const described = describeMail(text, kind, mails[kind], look.name)
      const mail = renderMail(described, { locale: language.locale, origin, look })

      expect(mail.subject).toBe(described.subject)
      for (const words of [
        described.subject,
        described.greeting,
        ...described.paragraphs,
        ...(described.after ?? []),
        described.reason,
      ]) {
        expect(mail.text).toContain(words)
        expect(mail.html).toContain(words.replaceAll("'", '&#39;'))
      }
      expect(mail.text.includes(link)).toBe(described.button !== undefined)
      expect(mail.html.includes(link.replaceAll('&', '&amp;'))).toBe(described.button !== undefined)
      expect(mail.text).toContain(`Arena · ${origin}`)
      expect(mail.html).toContain(`<html lang="${language.locale}">`)
      expect(`${mail.subject}${mail.text}`).not.toMatch(/\{|mail\.[a-z]/)
    },
  )
})

test('each language has words of its own', async () => {
  const said = await Promise.all(
    languages.map(async (language) =>
      describeMail(await mailTextIn(language), 'verify_email', mails.verify_email, look.name),
    ),
  )
  expect(new Set(said.map(({ subject }) => subject)).size).toBe(languages.length)
  expect(new Set(said.map(({ reason }) => reason)).size).toBe(languages.length)
})

test('J03 a name that is markup stays a name, and an address that is markup an address', async () => {
  const hostile = {
    username: `<img src=x onerror=alert(1)>"'&`,
    link: `${origin}/auth/1/"><script>alert(1)</script>`,
  }
  const mail = renderMail(
    describeMail(await mailTextIn(english), 'sign_in_link', hostile, look.name),
    {
      locale: 'en',
      origin,
      look,
    },
  )

  expect(mail.html).not.toMatch(/<img|<script/)
  expect(mail.html).toContain('Hi &lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;,')
  expect(mail.html).toContain('href="https://community.example/auth/1/&quot;&gt;&lt;script&gt;')
  expect(mail.text).toContain(`Hi ${hostile.username},`)
})

test('the notice of a changed address has a button only where the change can be taken back', async () => {
  const text = await mailTextIn(english)
  expect(describeMail(text, 'email_changed', { username, link }, look.name).button?.label).toBe(
    'Undo the change',
  )
  expect(
    describeMail(text, 'email_changed', { username, link: null }, look.name),
  ).not.toHaveProperty('button')
})

test('what a mail needs must be there, or it does not compile', async () => {
  const text = await mailTextIn(english)
  // @ts-expect-error a verification without its link
  const withoutLink = () => describeMail(text, 'verify_email', { username }, look.name)
  expect(() => renderMail(withoutLink(), { locale: 'en', origin, look })).toThrow(TypeError)
})

test('mails load nothing, run nothing and are made without tables', async () => {
  const text = await mailTextIn(english)
  for (const kind of kinds)
    expect(
      renderMail(describeMail(text, kind, mails[kind], look.name), { locale: 'en', origin, look })
        .html,
    ).not.toMatch(/<(?:img|script|link|table|iframe)\b|url\(|@import/)
})
