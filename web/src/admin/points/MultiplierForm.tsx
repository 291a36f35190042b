import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import {
  listMultipliers,
  MULTIPLIER_MAX,
  setMultiplier,
  type Multiplier,
} from '@loadout/contract/points/multipliers.ts'
import { listTasks } from '@loadout/contract/points/points.ts'
import { pointsOf, taskOf, type TaskKey } from '@loadout/contract/points/tasks.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { call } from '../../platform/call/call.ts'
import { forgetAnswers } from '../../platform/call/forget-answers.ts'
import { isComposing } from '../../platform/is-composing.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/forms/Switch.tsx'
import { useCallForm, useValues } from '../../ui/forms/use-call-form.ts'
import { typedOver, useRebasedDraft } from '../../ui/forms/use-rebased-draft.ts'
import { useLeaveWarning } from '../use-leave-warning.ts'
import css from './MultiplierForm.module.css'

const isMultiplier = (typed: string) => /^\d{1,4}$/.test(typed) && Number(typed) <= MULTIPLIER_MAX

/**
 * The multiplier of one task, changed where it stands: Enter or the button saves, Esc takes back
 * what was typed. The switch takes a task off, and back to what it was shipped with (AMB-152). What
 * somebody else sets meanwhile is what is so: only what was typed over it is still to be saved.
 */
export function MultiplierForm({
  multiplier: { task_id, key, base, multiplier },
}: {
  multiplier: Multiplier
}) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const queries = useQueryClient()
  const id = useId()
  const task = text(`task.${key as TaskKey}`)
  const now = { multiplier: String(multiplier) }
  const form = useCallForm<{ multiplier: string }>({
    values: now,
    send: ({ multiplier: typed }) => save(Number(typed.trim())),
  })
  useRebasedDraft(now, form, (_, before, draft) => ({
    multiplier: typedOver(now.multiplier, before.multiplier, draft.multiplier),
  }))
  const value = useValues(form).multiplier
  const isWrong = !isMultiplier(value.trim())
  const isChanged = value.trim() !== now.multiplier
  useLeaveWarning(isChanged)

  async function save(wanted: number) {
    const saved = await call(setMultiplier, { task_id, multiplier: wanted }, { quiet: true })
    forgetAnswers(queries, [listTasks])
    queries.setQueriesData<{ entries: Multiplier[] }>(
      { queryKey: [listMultipliers.path] },
      (known) =>
        known && {
          entries: known.entries.map((entry) =>
            entry.task_id === task_id ? { ...entry, ...saved } : entry,
          ),
        },
    )
    form.set('multiplier', String(saved.multiplier))
    showSnack({
      message:
        saved.points === 0
          ? text('admin.multiplier_saved_off', { task })
          : text('admin.multiplier_saved', { task, points: figureText(locale, saved.points) }),
      kind: 'ok',
      automaticClose: true,
    })
  }
  const toggle = () =>
    form.send(() => save(multiplier === 0 ? taskOf(key as TaskKey).multiplier : 0))
  const { error: _, ...field } = form.field('multiplier')

  return (
    <form
      className={css.root}
      id={form.attributes.id}
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !isWrong) form.submit()
      }}
    >
      <span className={css.switch}>
        <Switch
          label={text('admin.multiplier_on')}
          aria-label={text('admin.multiplier_on_of', { task })}
          checked={multiplier !== 0}
          onChange={toggle}
        />
      </span>
      <input
        {...field}
        className={css.input}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={text('admin.multiplier_of', { task })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        onKeyDown={({ key: pressed, nativeEvent }) => {
          if (pressed === 'Escape' && !isComposing(nativeEvent))
            form.set('multiplier', now.multiplier)
        }}
      />
      {isChanged && !isWrong && (
        <>
          <output className={css.pays}>
            {text('admin.multiplier_pays')}{' '}
            {figureText(locale, pointsOf({ base }, Number(value.trim())))}
          </output>
          <Button type="submit" size="sm" variant="inverse" busy={form.busy}>
            {text('admin.multiplier_save')}
          </Button>
        </>
      )}
      <span className={css.wrong} id={id} aria-live="polite">
        {isWrong && text('admin.multiplier_wrong', { max: figureText(locale, MULTIPLIER_MAX) })}
      </span>
    </form>
  )
}
