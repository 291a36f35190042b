import { showPartMissing } from '../platform/layer/failures.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { Part } from '../platform/layer/Part.tsx'
import { useMember } from '../platform/session/session.ts'

const loadToggle = async () => {
  const [{ FollowToggle }] = await Promise.all([
    import('./FollowToggle.tsx'),
    loadTexts('following'),
  ])
  return FollowToggle
}

/**
 * Follows a member. Visitors do not see it, and nobody does on what is their own (FOLLOW-05,
 * FOLLOW-06); how it works is fetched by those who do.
 */
export function FollowButton({ userId }: { userId: number }) {
  const member = useMember()
  if (!member || member.id === userId) return null
  return <Part key={userId} load={loadToggle} onMissing={showPartMissing} props={{ userId }} />
}
