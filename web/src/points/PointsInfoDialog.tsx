import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import { seePointsHint } from '@loadout/contract/points/points.ts'
import type { TaskKey } from '@loadout/contract/points/tasks.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { updateMember } from '../member/sign-in.ts'
import { call } from '../platform/call/call.ts'
import { useLanguage } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { currentMember, useMember } from '../platform/session/session.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/layer/Dialog.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Num } from '../ui/Num.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { limitText } from './task-limit.ts'
import { TaskPoints } from './TaskPoints.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { tasksQuery, useFreshTasks } from './use-tasks.ts'
import css from './PointsInfoDialog.module.css'

/**
 * On this page at once (POINTS-46). Should the server not hear of it, the triangle is there again
 * on the next.
 */
function seeHint() {
  const user = currentMember()
  if (!user || hasFlag(user, Flag.SeenPointsHint)) return
  updateMember(({ flags }) => ({ flags: flags | Flag.SeenPointsHint }))
  void call(seePointsHint, {}, { quiet: true }).catch(() => undefined)
}

/** How many points a member has, and what brings more. */
export function PointsInfoDialog(modal: ModalProps) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const points = useMember()?.points ?? 0
  const { data, isError, refetch } = useQuery(tasksQuery)
  useFreshTasks()
  useEffect(seeHint, [])

  return (
    <Dialog
      {...modal}
      title={text('points.info_title')}
      foot={
        <>
          <Button variant="quiet" href="/points-info" onClick={modal.onClose}>
            {text('points.this_week')}
          </Button>
          <Button variant="primary" href="/earnpoints" onClick={modal.onClose}>
            {text('points.all_tasks')}
          </Button>
        </>
      }
    >
      <Num size={4}>{figureText(locale, points)}</Num>
      <p>
        <a className={css.explain} href="/points/history" onClick={modal.onClose}>
          {text('points.explain')}
        </a>
      </p>
      <p className={css.lead}>{text('points.info_lead')}</p>
      {data === undefined && !isError && <Skeleton shape="row" count={5} />}
      {data === undefined && isError && <LoadFailed onRetry={refetch} />}
      {data && (
        <ul className={css.tasks}>
          {data.entries
            .filter(({ open, points: pays }) => open && pays > 0)
            .map((task) => (
              <li key={task.id}>
                <span className={css.task}>
                  <b>{text(`task.${task.key as TaskKey}`)}</b>
                  <small>{limitText(task, text)}</small>
                </span>
                <TaskProgress task={task} />
                <TaskPoints task={{ base: task.points, points: task.points }} />
              </li>
            ))}
        </ul>
      )}
    </Dialog>
  )
}
