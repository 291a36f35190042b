import { contentPageTitle } from '@loadout/contract/content-pages/content-pages.ts'
import { isReservedUrl } from '@loadout/contract/content-pages/reserved-urls.ts'
import {
  CONTENT_PAGE_URL_MAX,
  type StaffPage,
} from '@loadout/contract/content-pages/staff-pages.ts'
import { auditedTexts } from '../audit/audited-texts.ts'
import type { Fields } from '../audit/difference.ts'
import { plainText } from '@loadout/contract/platform/plain-text.ts'
import type { Db } from '../platform/db/database.ts'
import { SANITIZER_VERSION, acceptedArticle } from '../platform/html/sanitize.ts'
import { accepted } from '../platform/http/accepted.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import { hasUrl } from './staff-queries.ts'

const LEGAL_URL = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** An address leads to one page, and to no other place of the site (AMB-134). */
export async function admitUrl(tx: Db, url: string): Promise<void> {
  if (url.length > CONTENT_PAGE_URL_MAX || !LEGAL_URL.test(url))
    throw ruleBroken('url_illegal', 'url')
  if (isReservedUrl(url)) throw ruleBroken('url_reserved', 'url')
  if (await hasUrl(tx, url)) throw ruleBroken('url_taken', 'url')
}

/**
 * What is kept of what somebody wrote. A page without a title has no link in the footer, and one
 * without words nothing to read.
 */
export function keptPageText({
  title: written,
  content: html,
}: {
  title: string
  content: string
}) {
  if (written === '') throw ruleBroken('title_missing', 'title')
  const [title, content] = [accepted(contentPageTitle, written), acceptedArticle(html)]
  if (plainText(content) === '') throw ruleBroken('text_missing', 'content')
  return { title, content, sanitizer_version: SANITIZER_VERSION }
}

/** A page as the audit keeps it. */
export const auditedPage = ({ url, footer_category, versions }: StaffPage): Fields => ({
  url,
  footer_category,
  ...auditedTexts(versions, ['title', 'content']),
})
