import { listFollowers } from '@loadout/contract/following/following.ts'
import { followersPath } from '@loadout/contract/platform/paths.ts'
import { followPage } from './follow-page.tsx'

const { loader, FollowPage } = followPage({
  call: listFollowers,
  path: followersPath,
  title: 'following.followers_of',
  none: 'following.no_followers',
})

export { loader, FollowPage as FollowersPage }
