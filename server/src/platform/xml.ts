import { escapeHtml } from '@loadout/contract/platform/escape-html.ts'

/**
 * Characters that XML 1.0 does not know, not even escaped: most control characters, lone halves of
 * a pair, and two that are none.
 */
const UNKNOWN_TO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/**
 * Text as it stands in an element or an attribute. There are no CDATA sections, so nothing can end
 * one.
 */
const escapeXml = (text: string) => escapeHtml(text.replaceAll(UNKNOWN_TO_XML, ''))

type Attributes = Readonly<Record<string, string>>

/** An element with text or with other elements in it; without either it is empty. */
export function element(
  name: string,
  attributes: Attributes,
  inside: string | readonly string[] = [],
): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')
  const content = typeof inside === 'string' ? escapeXml(inside) : inside.join('')
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

export const xmlDocument = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
