import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  endOtherSessions,
  endOwnSession,
  type OwnSession,
} from '@loadout/contract/settings/own-sessions.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { openModal } from '../platform/layer/modals.ts'
import { showSnack } from '../platform/layer/snacks.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Module } from '../ui/Module.tsx'
import { Time } from '../ui/Time.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { ownSessionsQuery } from './settings-queries.ts'
import css from './Settings.module.css'

const loadQuestion = () =>
  import('./EndSessionsDialog.tsx').then(({ EndSessionsDialog }) => EndSessionsDialog)

/** Where a member is signed in; each session but this one, and all of them, can be ended. */
export function OwnSessions() {
  const text = useText()
  const { data, isError, refetch } = useQuery(ownSessionsQuery)
  const sessions = data?.entries ?? []
  const mayEndOthers = sessions.length > 1
  const focus = useKeptFocus<HTMLDivElement>(['list', ...(mayEndOthers ? ['button'] : [])])
  const focusInList = useKeptFocus<HTMLUListElement>(sessions.map(({ id }) => id))
  const end = useEnding((id: number) => call(endOwnSession, { id }), text('settings.session_ended'))
  const endOthers = useEnding(() => call(endOtherSessions, {}), text('settings.others_ended'))
  const ask = () => openModal(loadQuestion, { onConfirm: () => endOthers.mutate(undefined) })
  return (
    <Module title={text('settings.sessions')}>
      {!data && isError && <LoadFailed onRetry={refetch} />}
      <div role="group" aria-label={text('settings.sessions')} {...focus}>
        <ul className={css.sessions} {...focusInList}>
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} onEnd={() => end.mutate(session.id)} />
          ))}
        </ul>
        {mayEndOthers && (
          <Button className={css.endOthers} aria-haspopup="dialog" onClick={ask}>
            {text('settings.end_others')}
          </Button>
        )}
      </div>
    </Module>
  )
}

/** Shows what is left, also when somebody else was quicker. */
function useEnding<Input>(end: (input: Input) => Promise<unknown>, message: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: end,
    onSuccess: () => showSnack({ message, kind: 'ok', automaticClose: true }),
    onSettled: () => queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  })
}

function SessionItem({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const text = useText()
  const { browser, system } = session
  const device =
    browser && system
      ? text('settings.device', { browser, system })
      : browser || system || text('settings.device_unknown')
  return (
    <li>
      <div>
        <strong>{device}</strong>
        <p className={css.facts}>
          <span>
            {text('settings.signed_in_at')} <Time at={session.inserted} />
          </span>
          {!session.current && (
            <span>
              {text('settings.seen_at')} <Time at={session.used} />
            </span>
          )}
        </p>
      </div>
      {session.current ? (
        <Badge>{text('settings.this_device')}</Badge>
      ) : (
        <Button size="sm" aria-label={text('settings.end_session_on', { device })} onClick={onEnd}>
          {text('member.sign_out')}
        </Button>
      )}
    </li>
  )
}
