import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import * as intents from '@loadout/contract/shares/intents.ts'
import { providerIds } from '@loadout/contract/providers/provider-ids.ts'
import { getOwnPages } from '@loadout/contract/shares/own-pages.ts'
import type { Caller } from '../platform/http/caller.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { Transact, Work } from '../platform/unit-of-work.ts'
import { claimFirstReward } from '../points/claim-first-reward.ts'
import { findAccount } from '../providers/queries.ts'
import type { Site } from '../site-parts.ts'
import { findShared, noteIntent, type SharedArticle } from './note-intent.ts'

type By = { caller: Pick<Caller, 'id'> | undefined; transaction: Transact }

export function shareRoutes(site: Site) {
  const { serve, settings } = site
  /** What a visitor does has no effect (AMB-06). */
  const note = async (
    intent: intents.Intent,
    { caller, transaction }: By,
    named?: SharedArticle,
  ) => {
    if (!caller) return { success: true as const }
    return transaction(async (work) => {
      const article = named ? await findShared(site, work.tx, named) : null
      return noteIntent(site, work, { intent, memberId: caller.id, article })
    })
  }

  serve(intents.shareOnFacebook, (request) =>
    note('share_facebook', request, articleIn(request.input)),
  )
  serve(intents.shareOnTwitter, (request) => note('share_twitter', request))
  serve(intents.shareOnReddit, (request) => note('share_reddit', request))
  serve(intents.visitFacebook, (request) => note('visit_facebook', request))
  serve(intents.visitFacebookAlias, (request) => note('visit_facebook', request))
  serve(intents.followOnTwitter, ({ caller, transaction }) =>
    transaction((work) => followOnTwitter(site, work, caller.id)),
  )
  serve(getOwnPages, () => settings.ownPages, { isShared: () => true })
}

/** One account at Twitter follows the site once, whichever members connect it one after another. */
async function followOnTwitter(site: Site, work: Work, memberId: number) {
  const account = await findAccount(work.tx, { userId: memberId, provider: providerIds.twitter })
  if (!account) throw ruleBroken('twitter_missing')
  const intent = 'follow_twitter'
  const identity = `follow twitter ${account.external_id}`
  if (!(await claimFirstReward(site, work.tx, { userId: memberId, task: intent, identity })))
    return { success: true as const }
  return noteIntent(site, work, { intent, memberId, article: null })
}

/** An id names nothing without its type, nor a type without an id. */
function articleIn({
  id,
  articleType: type,
}: ParsedInputOf<typeof intents.shareOnFacebook>): SharedArticle | undefined {
  return id === undefined || type === undefined ? undefined : { type, id }
}
