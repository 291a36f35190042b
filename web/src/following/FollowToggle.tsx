import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
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
import { call } from '../platform/call/call.ts'
import { changeAnswers } from '../platform/call/change-answers.ts'
import { query } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { showCaught } from '../platform/layer/show-caught.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const lists = new Set<unknown>([listFollowers.path, listFollowing.path])

const quiet = { quiet: true } as const

const followingQuery = (userId: number) => query(checkFollowing, { user_id: userId })

/** Pressed while the member follows; the server is asked first whether they do (FOLLOW-04). */
export function FollowToggle({ userId }: { userId: number }) {
  const text = useText()
  const queries = useQueryClient()
  const own = followingQuery(userId)
  const { data, isError } = useQuery({ ...own, placeholderData: keepPreviousData })
  const following = data?.following
  const follow = async (wanted: boolean) => {
    const now = await call(wanted ? followMember : unfollowMember, { user_id: userId }, quiet)
    const had = queries.getQueryData(own.queryKey)?.following ?? !now.following
    queries.setQueryData(own.queryKey, now)
    showFollowers(queries, userId, Number(now.following) - Number(had))
    void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => lists.has(path) })
  }
  /** Where it could not be told whether they follow. Whoever does goes on doing so. */
  const askAndFollow = async () => {
    const ask = () => call(checkFollowing, { user_id: userId }, quiet)
    const now = await queries.fetchQuery({ ...own, queryFn: ask, staleTime: 0 })
    if (!now.following) await follow(true)
  }
  const toggle = useMutation({
    async mutationFn() {
      if (following === undefined) return askAndFollow()
      await follow(!following)
      if (following) showUndoable(text, text('following.ended'), () => follow(true))
    },
    onError: showCaught,
  })
  return (
    <Button
      size="sm"
      variant={following ? 'outline' : 'primary'}
      aria-pressed={following ?? false}
      disabled={following === undefined && !isError && !toggle.isPending}
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
