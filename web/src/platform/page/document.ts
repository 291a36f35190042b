import { feedFormats } from '@loadout/contract/feeds/feed-formats.ts'
import type { Language } from '@loadout/contract/languages/languages.ts'
import { beginningOf } from '@loadout/contract/platform/beginning-of.ts'
import { PREVIEW_CARD, previewCard, searchCards } from '@loadout/contract/platform/card-sizes.ts'
import { escapeHtml } from '@loadout/contract/platform/escape-html.ts'
import { PAGE_COLOURS } from '@loadout/contract/platform/page-colours.ts'
import { isFormerMember } from '@loadout/contract/accounts/former-member.ts'
import { userPath } from '@loadout/contract/platform/paths.ts'
import type { Site } from '@loadout/contract/site-settings/site.ts'
import { iconSprite } from '../../ui/icon-sprite.ts'
import { assetsOf, letters } from './assets.ts'
import { fullTitle, type Head } from './head.tsx'
import { offeredLanguages } from './site.ts'
import { STATE_ID } from './state.ts'

type Document = {
  head: Head
  site: Site
  body: string
  state: string
  language: Language
  origin: string
  routeIds: readonly string[]
}

const meta = (name: 'name' | 'property', key: string, content: string) =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}">`

/** Of a longer description nobody shows more. */
const told = (description: string) => beginningOf(description, 300)

/**
 * The page around the rendered body. No inline script: the state is data, and everything that runs
 * is a file (checklist M05).
 */
export function writeDocument({
  head,
  site,
  body,
  state,
  language,
  origin,
  routeIds,
}: Document): string {
  const { styles, fonts, ...assets } = assetsOf(routeIds, language.locale)
  // During development the styles come by the site's own script.
  const { scripts, preloads } =
    head.script && !import.meta.env.DEV ? { scripts: [head.script], preloads: [] } : assets
  const address = (path: string, locale: string) =>
    `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`
  // An article has one address per language it is written in, whatever language the site around it
  // speaks.
  const own = head.language ?? language
  const ownAddress = address(head.path, own.locale)
  const cards = (picture: string) => searchCards(origin + picture)
  const pageTitle = escapeHtml(fullTitle(head.title, site.name))

  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${pageTitle}</title>`,
    '<script src="/before-paint.js"></script>',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...ownStyles(site, head).map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    ...scripts.map((src) => `<script type="module" src="${src}" fetchpriority="low"></script>`),
    ...iconsOf(site),
    `<link rel="manifest" href="/manifest.webmanifest?lang=${language.locale}">`,
    ...(head.feed
      ? Object.entries(feedFormats).map(
          ([end, { type, name }]) =>
            `<link rel="alternate" type="${type}" title="${pageTitle} (${name})" href="${head.feed}.${end}?lang=${language.locale}">`,
        )
      : []),
    ...(head.calendar
      ? [
          `<link rel="alternate" type="text/calendar" title="${pageTitle}" href="${head.calendar}?lang=${language.locale}">`,
        ]
      : []),
    `<meta name="theme-color" content="${PAGE_COLOURS.dark}" media="(prefers-color-scheme: dark)">`,
    `<meta name="theme-color" content="${PAGE_COLOURS.light}" media="(prefers-color-scheme: light)">`,
    ...(head.description ? [meta('name', 'description', told(head.description))] : []),
    ...(head.hidden
      ? ['<meta name="robots" content="noindex">']
      : [
          `<link rel="canonical" href="${escapeHtml(ownAddress)}">`,
          ...languageLinks({ head, site, origin, address }),
        ]),
    // Whoever knows the address of an article that is hidden may show others what it is.
    ...(head.hidden && !head.article
      ? []
      : openGraph(head, { site, origin, language: own, address: ownAddress })),
    ...(head.article ? [linkedData(articleData(head.article))] : []),
    ...(head.linkedData
      ? [linkedData(head.linkedData({ origin, address: ownAddress, cards }))]
      : []),
  ]
  return `<!doctype html><html lang="${language.locale}" data-letters="${letters[language.locale].join(' ')}"><head>${lines.join('')}</head><body>${iconSprite}<div id="site">${body}</div><script type="application/json" id="${STATE_ID}">${state}</script></body></html>`

  function articleData({
    title,
    image,
    published,
    revised,
    author,
  }: NonNullable<Head['article']>): object {
    return {
      '@type': 'NewsArticle',
      headline: title,
      image: cards(image),
      datePublished: moment(published),
      ...(revised === null ? {} : { dateModified: moment(revised) }),
      inLanguage: own.locale,
      mainEntityOfPage: ownAddress,
      ...(isFormerMember(author)
        ? {}
        : { author: [{ '@type': 'Person', name: author, url: origin + userPath(author) }] }),
      publisher: publisherOf(site, origin),
    }
  }
}

type Addresses = Pick<Document, 'head' | 'site' | 'origin'> & {
  address: (path: string, locale: string) => string
}

/** Where the same page is in each language that the site offers, and where for all others. */
function languageLinks({ head, site, origin, address }: Addresses): string[] {
  const alternates = offeredLanguages(site).flatMap(({ locale }) =>
    head.alternates
      ? head.alternates.filter((alternate) => alternate.locale === locale)
      : [{ locale, path: head.path }],
  )
  const link = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`
  // Where each language has a path of its own, one without `lang` leads on to that of the reader.
  const paths = new Set(alternates.map(({ path }) => path))
  return [
    ...alternates.map(({ locale, path }) => link(locale, address(path, locale))),
    ...alternates
      .slice(0, 1)
      .map(({ locale, path }) =>
        link('x-default', paths.size === 1 ? origin + path : address(path, locale)),
      ),
  ]
}

const publisherOf = ({ name, logo }: Site, origin: string) => ({
  '@type': 'Organization',
  name,
  url: origin,
  ...(logo && { logo: { '@type': 'ImageObject', url: `${origin}${logo.light}/480x120.png` } }),
})

/**
 * Sheets of the site's own colour and pictures. A page that is kept for when there is no network
 * has the name in letters: its picture would not be there.
 */
function ownStyles({ accent, logo, icon }: Site, { script }: Head): string[] {
  const nameOf = (picture: string) => picture.slice(picture.lastIndexOf('/') + 1)
  const pictures = logo ? `${nameOf(logo.dark)}-${nameOf(logo.light)}` : icon && nameOf(icon)
  return [
    ...(accent ? [`/accent/${accent.slice(1)}.css`] : []),
    ...(pictures && !script ? [`/logo/${pictures}.css`] : []),
  ]
}

/** Where a page has no picture of its own, a card shows the icon that the site was given. */
const iconCard = ({ icon }: Site, origin: string): string[] =>
  icon === null
    ? []
    : [
        meta('property', 'og:image', `${origin}${icon}/512x512.png`),
        meta('property', 'og:image:width', '512'),
        meta('property', 'og:image:height', '512'),
        meta('name', 'twitter:card', 'summary'),
      ]

const iconsOf = ({ icon }: Site): string[] => [
  icon
    ? `<link rel="icon" href="${icon}/48x48.png" type="image/png" sizes="48x48">`
    : '<link rel="icon" href="/mark.svg" type="image/svg+xml">',
  `<link rel="apple-touch-icon" href="${icon ? '/apple-touch-icon.png' : '/icons/192.png'}">`,
]

/** Data that browsers do not run, so what stands in it cannot end it either. */
const linkedData = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`

function openGraph(
  { title, description, image, article }: Head,
  {
    site,
    origin,
    language: { locale, flag },
    address,
  }: { site: Site; origin: string; language: Language; address: string },
): string[] {
  return [
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:type', article ? 'article' : 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:url', address),
    // With its country, whose flag stands for the language: `sv_SE`.
    meta('property', 'og:locale', `${locale}_${flag.toUpperCase()}`),
    ...(description ? [meta('property', 'og:description', told(description))] : []),
    ...(image
      ? [
          meta('property', 'og:image', origin + previewCard(image)),
          meta('property', 'og:image:width', String(PREVIEW_CARD.width)),
          meta('property', 'og:image:height', String(PREVIEW_CARD.height)),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : iconCard(site, origin)),
    ...(article ? [meta('property', 'article:published_time', moment(article.published))] : []),
    ...(article?.revised
      ? [meta('property', 'article:modified_time', moment(article.revised))]
      : []),
  ]
}

/** Unix seconds as search engines read them. */
const moment = (seconds: number) => new Date(seconds * 1000).toISOString()
