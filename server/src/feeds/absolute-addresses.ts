import { escapeHtml } from '@loadout/contract/platform/escape-html.ts'

const TAG = /<[a-z][^<>]*>/g
const ADDRESS = /(\s(?:href|src)=")([^"]*)"/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/**
 * Article HTML whose links lead to the site from wherever it is read. It is HTML as sanitize.ts
 * writes it: lower case, attributes in double quotes, no bracket in them.
 */
export const withAbsoluteAddresses = (html: string, page: string) =>
  html.replaceAll(TAG, (tag) =>
    tag.replaceAll(
      ADDRESS,
      (_, start: string, address: string) => `${start}${absolute(address, page)}"`,
    ),
  )

function absolute(written: string, page: string): string {
  const address = written.replaceAll(
    /&(amp|lt|gt|quot);/g,
    (entity, name: string) => ENTITIES[name] ?? entity,
  )
  return escapeHtml(URL.parse(address, page)?.href ?? page)
}
