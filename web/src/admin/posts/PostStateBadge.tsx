import type { PostState } from '@loadout/contract/posts/staff-posts.ts'
import type { PlainMessageId } from '@loadout/texts/text.ts'
import { useText } from '../../platform/language/language.tsx'
import { Badge } from '../../ui/Badge.tsx'

const looks = { draft: 'outline', held: 'warn', published: 'ok', starred: 'info' } as const
export const stateNames = {
  draft: 'posts.draft',
  held: 'staff_posts.held',
  published: 'posts.published',
  starred: 'posts.starred',
} as const satisfies Record<PostState, PlainMessageId>

export const PostStateBadge = ({ state }: { state: PostState }) => (
  <Badge kind={looks[state]}>{useText()(stateNames[state])}</Badge>
)
