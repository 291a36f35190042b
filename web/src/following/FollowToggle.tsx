import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  checkFollowing,
  followMember,
  listFollowers,
  listFollowing,
  unfollowMember,
} from '@loadout/contract/following/following.ts'
import { getPersonCard } from '@loadout/contract/profiles/person-card.ts'
import { getProfile } from '@loadout/contract/profiles/profile.ts'
import { showUndoable } from '../member/show-undoable.ts'
import { call, type CallOptions } from '../platform/call/call.ts'
import { changeAnswers } from '../platform/call/change-answers.ts'
import { query, useIfLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const lists = new Set<unknown>([listFollowers.path, listFollowing.path])

const followingQuery = (userId: number) => query(checkFollowing, { user_id: userId })

/** Pressed while the member follows; the server is asked first whether they do (FOLLOW-04). */
export function FollowToggle({ userId }: { userId: number }) {
  const text = useText()
  const queries = useQueryClient()
  const own = followingQuery(userId)
  const following = useIfLoaded(own)?.following
  const follow = async (wanted: boolean, options?: CallOptions) => {
    const now = await call(wanted ? followMember : unfollowMember, { user_id: userId }, options)
    const had = queries.getQueryData(own.queryKey)?.following ?? !now.following
    queries.setQueryData(own.queryKey, now)
    showFollowers(queries, userId, Number(now.following) - Number(had))
    void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => lists.has(path) })
  }
  const toggle = useMutation({
    mutationFn: () => follow(!following),
    onSuccess: () =>
      following && showUndoable(text, text('following.ended'), () => follow(true, { quiet: true })),
  })
  return (
    <Button
      size="sm"
      variant={following ? 'outline' : 'primary'}
      aria-pressed={following ?? false}
      disabled={following === undefined}
      busy={toggle.isPending}
      onClick={() => toggle.mutate()}
    >
      <Icon name={following ? 'check' : 'user-plus'} size="sm" />
      {text(following ? 'following.following' : 'following.follow')}
    </Button>
  )
}

/** Whatever says how many follow somebody says it at once. */
function showFollowers(queries: QueryClient, userId: number, change: number) {
  for (const { path } of [getProfile, getPersonCard])
    changeAnswers<{ id: number; followers: number }>(queries, { queryKey: [path] }, (person) =>
      person.id === userId ? { ...person, followers: person.followers + change } : person,
    )
}
