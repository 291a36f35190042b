import type { FastifyInstance } from 'fastify'
import type { AuditedHtml } from './audit/audited-html.ts'
import type { KeptCount } from './counts/kept-count.ts'
import type { MemberFile } from './data-copy/member-file.ts'
import type { EraseMember, EraseTraces } from './leaving/leaver.ts'
import type { Clock } from './platform/clock.ts'
import type { Message } from './platform/db/broadcasts.ts'
import type { Availability } from './platform/db/availability.ts'
import type { OnStandingChange } from './people/standing-change.ts'
import type { Db } from './platform/db/database.ts'
import type { CleanSome } from './platform/html/clean-again.ts'
import type { RateLimits } from './platform/http/rate-limits.ts'
import type { ServedPictures } from './platform/media/media.ts'
import type { Due } from './platform/page-purges.ts'
import type { PageCache } from './platform/render/page-cache.ts'
import type { Transact } from './platform/unit-of-work.ts'
import type { MaySubscribe } from './realtime/may-subscribe.ts'
import type { ReportableThings } from './reports/reportable.ts'
import type { Site } from './site-parts.ts'
import type { SitemapEntry } from './sitemap/sitemap-entry.ts'

/**
 * What a domain has on the server, declared in its `domain.ts`. `site.ts` assembles them: of a
 * domain that is not in `domains.ts` nothing is served and nothing is done.
 */
export type Domain = {
  /** The calls it answers. */
  routes?: (site: Site) => void
  /** What it serves beside calls and pages, such as feeds. */
  httpRoutes?: (http: FastifyInstance, site: Site, parts: HttpParts) => void
  /** Acts on what happens (`site.events`). */
  consumers?: readonly ((site: Site) => void)[]
  /** What it does later, or by the clock (`site.jobs`). */
  jobs?: readonly ((site: Site) => void)[]
  pictures?: readonly ServedPictures[]
  /** Other sites that a frame of its pages may show. */
  frameOrigins?: readonly string[]
  /**
   * Cleans the HTML that it stores, when less is allowed than before. Its table says with
   * `sanitizer_version` what each text was cleaned with.
   */
  storedHtml?: readonly CleanSome[]
  /** Of what its staff change, the HTML, whose words alone the audit tells. */
  auditedHtml?: AuditedHtml
  /**
   * Deletes, every hour, what has had its time and nobody asks for any more: it would only grow,
   * and part of it says what people did (docs/decisions/0010).
   */
  deleteExpired?: readonly ((db: Db, clock: Clock, transaction: Transact) => Promise<unknown>)[]
  /** Numbers that it keeps beside the rows they count; `npm run check-counts` compares them. */
  keptCounts?: readonly KeptCount[]
  /** Who may hear its private channels. */
  maySubscribe?: MaySubscribe
  /** What becomes of its things when what somebody may do changes. */
  onStandingChange?: OnStandingChange
  /**
   * What a member who takes everything of theirs along gets of it, a file for each. Nothing of
   * others may be in it, nothing that staff keep to themselves, and nothing that lets anybody in.
   */
  ofMember?: readonly MemberFile[]
  /**
   * Erases who somebody was whose account is deleted, and what lets them in: in the transaction
   * with which they leave.
   */
  eraseMember?: readonly EraseMember[]
  /**
   * Erases the rest of what they had, step by step. Of a table that refers to members and is not
   * among those that keep an anonymous number no row may be left (leaving/gone.test.ts).
   */
  eraseTraces?: readonly EraseTraces[]
  /** What of it members may report, and how staff find and remove it. */
  reportable?: ReportableThings
  /**
   * What of it will appear or end by itself, and which pages change then. Asked when a process
   * starts or has missed something; whoever writes it says `work.purgeAt`.
   */
  listDue?: (db: Db, now: Date) => Promise<readonly Due[]>
  /** What search engines should find of it. */
  sitemap?: (site: Site) => Promise<readonly SitemapEntry[]>
  /** Makes every process read anew what it keeps in memory. */
  resync?: readonly Message[]
}

/** What routes of HTTP that are no calls need. */
export type HttpParts = {
  limits: RateLimits
  cache: PageCache
  availability: Availability
  /** Undefined when readers' browsers keep no offline page. */
  serviceWorker: string | undefined
  /** Of all domains. */
  sitemap: readonly NonNullable<Domain['sitemap']>[]
}
