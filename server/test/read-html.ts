/**
 * An element as a browser would find it in a text: its name, attributes, and the text of those
 * whose content is not markup.
 */
type Element = { name: string; attributes: Record<string, string>; text: string }

const RAW_TEXT = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
])
const TAG = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/iy
const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

const decoded = (text: string) =>
  text.replaceAll(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
      if (decimal) return String.fromCodePoint(Number(decimal))
      return ENTITIES[name ?? ''] ?? whole
    },
  )

/**
 * Every element of a document in order. Reads tags, comments and raw text the way the HTML standard
 * does, and nothing more.
 */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = []
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      at = endOf(html, '-->', at + 4)
      continue
    }
    TAG.lastIndex = at
    const tag = TAG.exec(html)
    if (!tag) {
      at = /^<[/!?]/.test(html.slice(at, at + 2)) ? endOf(html, '>', at) : at + 1
      continue
    }
    const name = (tag[1] ?? '').toLowerCase()
    at = TAG.lastIndex
    const end = RAW_TEXT.has(name) ? html.slice(at).search(new RegExp(`</${name}[\\s/>]`, 'i')) : 0
    const text = RAW_TEXT.has(name) ? html.slice(at, end === -1 ? undefined : at + end) : ''
    at += text.length
    elements.push({ name, attributes: attributesOf(tag[2] ?? ''), text })
  }
  return elements
}

const endOf = (html: string, mark: string, from: number) => {
  const end = html.indexOf(mark, from)
  return end === -1 ? html.length : end + mark.length
}

const attributesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      decoded(values.find((value) => value !== undefined) ?? ''),
    ]),
  )

/** What a reader sees, as far as that can be told without a browser. */
export function visibleText(html: string): string {
  const body = html.slice(Math.max(0, html.indexOf('<body')))
  return decoded(
    body
      .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll(/<\/?[a-z][^>]*>/gi, ''),
  )
}

export const scriptsOf = (html: string) => elementsOf(html).filter(({ name }) => name === 'script')

type State = {
  hasServiceWorker: boolean
  realtime: Record<string, unknown>
  answers: [key: [path: string, input: Record<string, unknown>], answer: Record<string, unknown>][]
}

/** What the page hands over, as its script will read it. */
export const stateOf = (html: string): State => {
  const state = scriptsOf(html).find(({ attributes }) => attributes['id'] === 'state')
  return unpacked(JSON.parse(state?.text ?? '[[],null]') as Packed) as State
}

type Packed = [shapes: string[][], value: unknown]

/** As the web part packs it (web/src/platform/page/packed.ts). */
function unpacked([shapes, value]: Packed): unknown {
  if (!Array.isArray(value)) return value
  const [shape, ...values] = value as [number, ...unknown[]]
  const plain = values.map((each) => unpacked([shapes, each]))
  if (shape === 0) return plain
  return Object.fromEntries((shapes[shape - 1] ?? []).map((name, index) => [name, plain[index]]))
}

export const languageOf = (html: string) =>
  elementsOf(html).find(({ name }) => name === 'html')?.attributes['lang']

/** Where the page's links lead, without what stays on the page. */
export const linksOf = (html: string) =>
  elementsOf(html).flatMap(({ name, attributes: { href } }) =>
    name === 'a' && href !== undefined && !href.startsWith('#') ? [href] : [],
  )
