import { ARTICLE_TAGS, NOTICE_TAGS, PROFILE_TAGS } from './allowed-html.ts'
import { elementsOf } from './read-html.ts'

/** What each cleaner leaves: tags, and of which of them which attributes. */
const kept = {
  article: { tags: ARTICLE_TAGS, attributes: { a: ['href', 'rel'], th: ['scope'] } },
  notice: { tags: NOTICE_TAGS, attributes: { a: ['href', 'rel'] } },
  profile: { tags: PROFILE_TAGS, attributes: { a: ['href', 'rel'] } },
} satisfies Record<string, { tags: string[]; attributes: Record<string, string[]> }>
export type Cleaner = keyof typeof kept

const OWN = 'https://community.example'

/**
 * What cleaned text may be made of, to the last character: none of these tags holds raw text, so no
 * parser can read it differently.
 */
const formOf = (tags: readonly string[]) =>
  new RegExp(
    `^(?:[^<>]|<(?:${tags.join('|')})(?: (?:href|rel|scope)="[^"<>]*")* ?/?>|</(?:${tags.join('|')})>)*$`,
  )
const forms = {
  article: formOf(ARTICLE_TAGS),
  notice: formOf(NOTICE_TAGS),
  profile: formOf(PROFILE_TAGS),
}

/** Everything that is wrong with a cleaned text. */
export function faultsOf(clean: string, cleaner: Cleaner): string[] {
  const { tags } = kept[cleaner]
  const attributes: Record<string, string[]> = kept[cleaner].attributes
  const faults = forms[cleaner].test(clean) ? [] : ['not of the allowed form']
  for (const { name, attributes: found } of elementsOf(clean)) {
    if (!tags.includes(name)) faults.push(`element ${name}`)
    for (const attribute of Object.keys(found))
      if (!attributes[name]?.includes(attribute)) faults.push(`attribute ${attribute} of ${name}`)
    faults.push(...faultsOfLink(found))
  }
  return faults
}

function faultsOfLink({ href, rel }: Record<string, string>): string[] {
  const target = href === undefined ? null : URL.parse(href, `${OWN}/news/1/x`)
  if (!target) return []
  return [
    ...(/^https?:$/.test(target.protocol) ? [] : [`scheme ${target.protocol}`]),
    ...(target.origin === OWN || rel === 'nofollow ugc noopener'
      ? []
      : [`a link to ${target.origin} that search engines follow`]),
  ]
}

/** A link that runs something, or leaves the site without saying so. */
export function leadsAstray(link: string): boolean {
  const target = URL.parse(link, OWN)
  return (
    !target ||
    !/^https?:$/.test(target.protocol) ||
    (target.origin !== OWN && !/^https?:\/\//i.test(link))
  )
}

const LOADING = ['src', 'srcset', 'data', 'poster', 'action', 'formaction', 'background']
const FOREIGN = ['base', 'iframe', 'object', 'embed', 'frame', 'style']

/**
 * What a page has that no page of the site has, whatever people write: scripts within it, handlers,
 * addresses that run, and what is loaded from elsewhere.
 */
export const faultsOfPage = (html: string): string[] =>
  elementsOf(html).flatMap(({ name, attributes }) => [
    ...(FOREIGN.includes(name) ? [`element ${name}`] : []),
    ...(name === 'script' && attributes['src'] === undefined && !isJson(attributes['type'])
      ? ['a script within the page']
      : []),
    ...Object.keys(attributes)
      .filter((attribute) => /^(?:on|srcdoc$|http-equiv$|xmlns:)/.test(attribute))
      .map((attribute) => `attribute ${attribute} of ${name}`),
    ...LOADING.flatMap((attribute) => attributes[attribute] ?? [])
      // A question mark leads to the page itself.
      .filter((address) => !/^(?:\?|\/(?!\/)|https?:\/\/localhost:3000\/)/.test(address))
      .map((address) => `${name} loads ${address}`),
    ...(/^\s*(?!https?:|mailto:)[\w+.-]+:/i.test(attributes['href'] ?? '')
      ? [`a link to ${attributes['href']}`]
      : []),
  ])

const isJson = (type = '') => ['application/json', 'application/ld+json'].includes(type)
