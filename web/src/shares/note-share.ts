import { shareOnFacebook, shareOnReddit, shareOnTwitter } from '@loadout/contract/shares/intents.ts'
import type { Shared } from './open-share.ts'
import { call } from '../platform/call/call.ts'
import { ifMember } from '../platform/session/session.ts'
import type { ShareNetwork } from './share-address.ts'

const options = { quiet: true, outlivesPage: true } as const

const calls: Record<ShareNetwork, (shared: Shared) => Promise<unknown>> = {
  facebook: ({ article }) =>
    call(shareOnFacebook, article ? { id: article.id, articleType: article.type } : {}, options),
  twitter: () => call(shareOnTwitter, {}, options),
  reddit: () => call(shareOnReddit, {}, options),
}

/**
 * What members share is noted; whether that works is nothing that keeps them from it (SHARE-05).
 */
export function noteShare(network: ShareNetwork, shared: Shared): void {
  ifMember(() => calls[network](shared))
}
