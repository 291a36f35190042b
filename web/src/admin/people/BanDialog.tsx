import { useId, useRef, useState } from 'react'
import { BAN_REASON_MOST, banPerson } from '@loadout/contract/people/people.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { nowInSeconds } from '../../platform/now.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useSubmission } from '../../ui/forms/submission.ts'
import css from './BanDialog.module.css'

type Props = ModalProps & {
  people: readonly { id: number; username: string }[]
  onDone: () => void
}

const DAY_SECONDS = 86_400

/** Asks why and for how long before anybody is banned, one or many (ADMIN-06). */
export function BanDialog({ people, onDone, ...modal }: Props) {
  const text = useText()
  const form = useId()
  const reason = useRef<HTMLTextAreaElement>(null)
  const [days, setDays] = useState('7')
  // Whoever is banned stays so when a later one cannot be.
  const { busy, send } = useSubmission(onDone)

  const submit = () =>
    send(async () => {
      const until = days === '' ? undefined : nowInSeconds() + Number(days) * DAY_SECONDS
      for (const { id } of people)
        await call(
          banPerson,
          {
            user_id: id,
            reason: reason.current?.value ?? '',
            ...(until === undefined ? {} : { until }),
          },
          { quiet: true },
        )
      showSnack({
        message: text('ban.done', { count: people.length }),
        kind: 'ok',
        automaticClose: true,
      })
      onDone()
      modal.onClose()
    })

  return (
    <Dialog
      {...modal}
      title={text('ban.title', { count: people.length, username: people[0]?.username ?? '' })}
      foot={
        <>
          <Button variant="quiet" onClick={modal.onClose}>
            {text('ban.keep')}
          </Button>
          <Button variant="danger" type="submit" form={form} busy={busy}>
            {text('people.ban')}
          </Button>
        </>
      }
    >
      {people.length > 1 && (
        <p>
          <strong>{people.map(({ username }) => username).join(', ')}</strong>
        </p>
      )}
      <p>{text('ban.text')}</p>
      <form
        id={form}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <SelectField
          label={text('ban.for')}
          value={days}
          onChange={({ target }) => setDays(target.value)}
          options={[
            { value: '1', label: text('ban.day') },
            { value: '7', label: text('ban.week') },
            { value: '30', label: text('ban.month') },
            { value: '', label: text('ban.good') },
          ]}
        />
        <TextArea
          ref={reason}
          label={text('ban.reason')}
          hint={text('ban.reason_hint')}
          maxLength={BAN_REASON_MOST}
          rows={3}
        />
      </form>
    </Dialog>
  )
}
