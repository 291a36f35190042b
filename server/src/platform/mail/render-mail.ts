import type { Locale } from '@loadout/contract/languages/languages.ts'

/** A mail as it is described once, for readers of HTML and of plain text alike. */
export type MailDescription = {
  /** The heading as well. */
  subject: string
  greeting: string
  paragraphs: string[]
  button?: { label: string; link: string; hint: string }
  /** What follows the button. */
  after?: string[]
  site: string
  /** Why one gets this mail. */
  reason: string
  /** How one gets no more of its kind. */
  unsubscribe?: { label: string; link: string }
}

export type RenderedMail = {
  subject: string
  text: string
  html: string
  unsubscribe: string | null
}

/** What the site is called, and the colours of its buttons. */
export type MailLook = { name: string; fill: string; onFill: string }

type Frame = { locale: Locale; origin: string; look: Pick<MailLook, 'fill' | 'onFill'> }

/** The same mail for readers of text and of HTML. Its words are plain text, and escaped here. */
export const renderMail = (mail: MailDescription, frame: Frame): RenderedMail => ({
  subject: mail.subject,
  text: asText(mail, frame),
  html: asHtml(mail, frame),
  unsubscribe: mail.unsubscribe?.link ?? null,
})

function asText(
  { subject, greeting, paragraphs, button, after = [], site, reason, unsubscribe }: MailDescription,
  { origin }: Frame,
): string {
  const blocks = [
    subject,
    greeting,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...after,
    `-- \n${site} · ${origin}\n${reason}${unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.link}` : ''}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

/**
 * The light theme of the tokens (docs/visual-language.md) inline, the dark one for mail programs
 * that ask for it.
 */
const INK = 'color:#0f1b17'
const INK_2 = 'color:#384641'
const INK_3 = 'color:#53605b'
const FONT = "font-family:Geologica,system-ui,'Segoe UI',Roboto,Arial,sans-serif"
const DARK = [
  '.page{background:#0a110e!important}',
  '.card{background:#101815!important;border-color:#25302c!important}',
  '.ink{color:#eeefe9!important}',
  '.ink-2{color:#b5bdb6!important}',
  '.ink-3{color:#8e9892!important}',
].join('')

function asHtml(
  { subject, greeting, paragraphs, button, after = [], site, reason, unsubscribe }: MailDescription,
  { locale, origin, look: { fill, onFill } }: Frame,
): string {
  const paragraph = (words: string) =>
    `<p class="ink-2" style="margin:0 0 16px;${INK_2};font-size:16px;line-height:1.5">${escaped(words)}</p>`
  const small = (inner: string) =>
    `<p class="ink-3" style="margin:0 0 8px;${INK_3};font-size:13px;line-height:1.45;overflow-wrap:anywhere">${inner}</p>`
  const link = (address: string, words: string) =>
    `<a class="ink-3" href="${escaped(address)}" style="${INK_3}">${escaped(words)}</a>`
  const content = [
    `<h1 class="ink" style="margin:0 0 20px;${INK};font-size:26px;line-height:1.15;overflow-wrap:anywhere">${escaped(subject)}</h1>`,
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(button
      ? [
          `<p style="margin:24px 0"><a href="${escaped(button.link)}" style="display:inline-block;padding:12px 20px;border-radius:4px;background:${fill};color:${onFill};font-size:16px;font-weight:700;line-height:20px;text-decoration:none">${escaped(button.label)}</a></p>`,
        ]
      : []),
    ...after.map(paragraph),
    ...(button ? [small(`${escaped(button.hint)}<br>${link(button.link, button.link)}`)] : []),
  ]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK}}</style>
</head>
<body class="page" style="margin:0;background:#f0f4f0;${FONT}">
<div class="page" lang="${locale}" style="padding:24px 16px;background:#f0f4f0">
<div class="card" style="max-width:520px;margin:0 auto 16px;padding:28px 24px;border:1px solid #d3dad6;border-radius:8px;background:#fbfdfb">
${content.join('\n')}
</div>
<div style="max-width:520px;margin:0 auto;padding:0 24px">
${small(link(origin, site))}
${small(escaped(reason))}${unsubscribe ? `\n${small(link(unsubscribe.link, unsubscribe.label))}` : ''}
</div>
</div>
</body>
</html>
`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (words: string) =>
  words.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
