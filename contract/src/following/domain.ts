import type { ContractDomain } from '../platform/domain.ts'
import { blockMember, listBlocked, unblockMember } from './blocks.ts'
import {
  checkFollowing,
  followMember,
  listFollowers,
  listFollowing,
  unfollowMember,
} from './following.ts'
import { listMuted, muteArticle, muteAuthor } from './mutes.ts'

export const following = {
  about: 'Who follows, blocks or mutes whom.',
  endpoints: {
    followMember,
    unfollowMember,
    checkFollowing,
    listFollowers,
    listFollowing,
    blockMember,
    unblockMember,
    listBlocked,
    muteAuthor,
    muteArticle,
    listMuted,
  },
  firstSteps: ['followers', 'following'],
} as const satisfies ContractDomain
