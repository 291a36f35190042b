import * as blocks from '@loadout/contract/following/blocks.ts'
import * as following from '@loadout/contract/following/following.ts'
import * as mutes from '@loadout/contract/following/mutes.ts'
import { NAMES, profileTag } from '../accounts/page-tags.ts'
import type { Site } from '../site-parts.ts'
import { blockMember, listBlocked, unblockMember } from './block-member.ts'
import { checkFollowing, followMember, unfollowMember } from './follow.ts'
import { listFollows } from './list-follows.ts'
import { listMuted, muteArticle, muteAuthor } from './mutes.ts'
import { followersTag, followingTag } from './page-tags.ts'

export function followingRoutes(site: Site) {
  const { db, clock } = site
  site.serve(following.followMember, (request) => followMember(site, request))
  site.serve(following.unfollowMember, (request) => unfollowMember(request))
  site.serve(following.checkFollowing, ({ input, caller }) =>
    checkFollowing(db, { followerId: caller?.id ?? 0, followedId: input.user_id }),
  )
  site.serve(following.listFollowers, ({ input }) => listFollows(db, 'followers', input), {
    dependsOn: ({ user_id }) => [NAMES, profileTag(user_id), followersTag(user_id)],
  })
  site.serve(following.listFollowing, ({ input }) => listFollows(db, 'following', input), {
    dependsOn: ({ user_id }) => [NAMES, profileTag(user_id), followingTag(user_id)],
  })
  site.serve(blocks.blockMember, (request) => blockMember(site, request))
  site.serve(blocks.unblockMember, (request) => unblockMember(request))
  site.serve(blocks.listBlocked, ({ caller }) => listBlocked(db, caller.id))
  site.serve(mutes.muteAuthor, (request) => muteAuthor(site, request))
  site.serve(mutes.muteArticle, (request) => muteArticle(site, request))
  site.serve(mutes.listMuted, ({ caller }) =>
    listMuted(db, { memberId: caller.id, now: clock.now() }),
  )
}
