import { listFollowing } from '@loadout/contract/following/following.ts'
import { followingPath } from '@loadout/contract/platform/paths.ts'
import { followPage } from './follow-page.tsx'

const { loader, FollowPage } = followPage({
  call: listFollowing,
  path: followingPath,
  title: 'following.followed_by',
  none: 'following.nobody_followed',
})

export { loader, FollowPage as FollowingPage }
