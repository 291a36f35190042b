import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { getWrittenPost } from '@loadout/contract/posts/writing.ts'
import { useMadeHere } from '../../admin/editing/use-made-here.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { query } from '../../platform/call/query.ts'
import { Missing } from '../../platform/page/PageFailure.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PostEditor } from './PostEditor.tsx'

/**
 * A post that is new, or one that is there. What is new gets its address when it is first kept;
 * whoever writes it goes on in the same editor.
 */
export function WritePlace({ member }: { member: OwnUser }) {
  const { id, isNew, key, onMade } = useMadeHere(useParams()['id'])
  if (isNew) return <PostEditor key={key} post={undefined} member={member} onMade={onMade} />
  if (id === undefined) return <Missing code="post_not_found" />
  return <WrittenPlace key={id} id={id} member={member} />
}

function WrittenPlace({ id, member }: { id: number; member: OwnUser }) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(
    query(getWrittenPost, { id }, { staleTime: 0 }),
  )
  // What an earlier visit has read may be old: another window may have gone on.
  if (data && isFetchedAfterMount)
    return <PostEditor post={data} member={member} onMade={() => undefined} />
  if (isNotTheirs(error)) return <Missing code="post_not_found" />
  if (!error) return <Loading />
  return <LoadFailed onRetry={refetch} />
}

/**
 * Of somebody else's draft the server says that it is none, of their published post that it is
 * theirs.
 */
const isNotTheirs = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 403)
