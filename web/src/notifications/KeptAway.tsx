import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { blockMember, listBlocked, unblockMember } from '@loadout/contract/following/blocks.ts'
import { listMuted, muteArticle, muteAuthor, type Mute } from '@loadout/contract/following/mutes.ts'
import { showUndoable } from '../member/show-undoable.ts'
import { call, type CallOptions } from '../platform/call/call.ts'
import { query } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Module } from '../ui/Module.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import css from './NotificationSettings.module.css'

const mutedQuery = query(listMuted, {})
const blockedQuery = query(listBlocked, {})

/** Of whom and of what a member wants to hear nothing, with the way back. */
export function KeptAway() {
  const text = useText()
  const queries = useQueryClient()
  const mutes = useQuery(mutedQuery)
  const blocks = useQuery(blockedQuery)
  const muted = mutes.data?.entries ?? []
  const blocked = blocks.data?.entries ?? []
  const setMuted = async ({ kind, id }: Mute, now: boolean, options?: CallOptions) => {
    await (kind === 'author'
      ? call(muteAuthor, { user_id: id, muted: now }, options)
      : call(muteArticle, { id, muted: now }, options))
    await queries.invalidateQueries({ queryKey: mutedQuery.queryKey })
  }
  const setBlocked = async (id: number, now: boolean, options?: CallOptions) => {
    await call(now ? blockMember : unblockMember, { user_id: id }, options)
    await queries.invalidateQueries({ queryKey: blockedQuery.queryKey })
  }
  const unmute = useMutation({
    mutationFn: (mute: Mute) => setMuted(mute, false),
    onSuccess: (_, mute) =>
      showUndoable(text, text('notifications.unmuted_now'), () =>
        setMuted(mute, true, { quiet: true }),
      ),
  })
  const unblock = useMutation({
    mutationFn: (id: number) => setBlocked(id, false),
    onSuccess: (_, id) =>
      showUndoable(text, text('notifications.unblocked_now'), () =>
        setBlocked(id, true, { quiet: true }),
      ),
  })
  // A list that loses its last entry goes, too.
  const focus = useKeptFocus<HTMLDivElement>([
    ...(muted.length > 0 ? ['muted'] : []),
    ...(blocked.length > 0 ? ['blocked'] : []),
  ])
  return (
    <div
      role="group"
      aria-label={text('notifications.settings')}
      className={css.keptAway}
      {...focus}
    >
      {!mutes.data && mutes.isError && (
        <Module title={text('notifications.muted')}>
          <LoadFailed onRetry={mutes.refetch} />
        </Module>
      )}
      {muted.length > 0 && (
        <Module title={text('notifications.muted')}>
          <KeptList
            entries={muted.map((mute) => ({
              key: `${mute.kind} ${mute.id}`,
              name: mute.name ?? text('notification.gone'),
              onTakeBack: () => unmute.mutate(mute),
            }))}
            takeBack={text('notifications.unmute')}
          />
        </Module>
      )}
      {!blocks.data && blocks.isError && (
        <Module title={text('notifications.blocked')}>
          <LoadFailed onRetry={blocks.refetch} />
        </Module>
      )}
      {blocked.length > 0 && (
        <Module title={text('notifications.blocked')}>
          <KeptList
            entries={blocked.map(({ id, username }) => ({
              key: id,
              name: username,
              onTakeBack: () => unblock.mutate(id),
            }))}
            takeBack={text('notifications.unblock')}
          />
        </Module>
      )}
    </div>
  )
}

type Entry = { key: string | number; name: string; onTakeBack: () => void }

function KeptList({ entries, takeBack }: { entries: readonly Entry[]; takeBack: string }) {
  const focus = useKeptFocus<HTMLUListElement>(entries.map(({ key }) => key))
  return (
    <ul className={css.kept} {...focus}>
      {entries.map(({ key, name, onTakeBack }) => (
        <li key={key}>
          <span>{name}</span>
          <Button size="sm" onClick={onTakeBack}>
            {takeBack}
          </Button>
        </li>
      ))}
    </ul>
  )
}
