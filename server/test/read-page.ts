const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}
const decode = (text: string) =>
  text.replaceAll(/&(\w+|#\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)

/** The words of a piece of HTML, as somebody would read them. */
export const textOf = (html: string) =>
  decode(html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The attributes of every element of a kind. */
export const elements = (html: string, tag: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${tag}(?=[\\s>])([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
        name,
        decode(value),
      ]),
    ),
  )

/** What stands between the tags of every element of a kind that holds no other of its kind. */
export const insides = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?=[\\s>])[^>]*>(.*?)</${tag}>`, 'gs'))].map(
    ([, inside = '']) => inside,
  )

const texts = (html: string, tag: string) => insides(html, tag).map(textOf)

/** A page as it came over the wire, taken apart far enough to ask what stands in it. */
export async function readPage(response: Response) {
  const html = await response.text()
  const [head = '', rest = ''] = html.split('</head>')
  const [body = ''] = rest.split('<script type="application/json"')
  const metas = elements(head, 'meta')
  const links = elements(head, 'link')
  return {
    status: response.status,
    headers: response.headers,
    html,
    body,
    /** The screen between top bar and footer. */
    main: /<main[\s>].*<\/main>/s.exec(body)?.[0] ?? '',
    /** The site's own, not that of a quotation. */
    footer: body.slice(body.lastIndexOf('<footer'), body.lastIndexOf('</footer>')),
    lang: elements(html, 'html')[0]?.['lang'],
    title: texts(head, 'title')[0],
    h1: texts(body, 'h1')[0],
    /** The titles of the stories on the screen, in their order. */
    stories: insides(/<main[\s>].*<\/main>/s.exec(body)?.[0] ?? '', 'article').flatMap((story) =>
      texts(story, 'h[23]'),
    ),
    meta: (name: string) =>
      metas.find((meta) => meta['name'] === name || meta['property'] === name)?.['content'],
    link: (rel: string) => links.find((link) => link['rel'] === rel)?.['href'],
    alternates: Object.fromEntries(
      links
        .filter((link) => link['rel'] === 'alternate' && link['hreflang'] !== undefined)
        .map((link) => [link['hreflang'], link['href']]),
    ),
    jsonLd: insides(head, 'script')
      .filter((text) => text.startsWith('{'))
      .map((text) => JSON.parse(text) as Record<string, unknown>),
  }
}
