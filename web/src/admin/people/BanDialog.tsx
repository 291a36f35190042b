import { useState } from 'react'
import { BAN_REASON_MAX, banPerson } from '@loadout/contract/people/people.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { nowInSeconds } from '../../platform/now.ts'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useCallForm } from '../../ui/forms/use-call-form.ts'
import { SaveDialog } from '../SaveDialog.tsx'

type Props = ModalProps & {
  people: readonly { id: number; username: string }[]
  onDone: () => void
}

const DAY_SECONDS = 86_400

/** Asks why and for how long before anybody is banned, one or many (ADMIN-06). */
export function BanDialog({ people, onDone, ...modal }: Props) {
  const text = useText()
  const [banned] = useState(() => new Set<number>())
  const form = useCallForm<{ days: string; reason: string }>({
    values: { days: '7', reason: '' },
    async send({ days, reason }) {
      const until = days === '' ? undefined : nowInSeconds() + Number(days) * DAY_SECONDS
      try {
        // After a failure in the middle those before it are banned already.
        for (const { id } of people.filter((person) => !banned.has(person.id))) {
          await call(
            banPerson,
            { user_id: id, reason, ...(until === undefined ? {} : { until }) },
            { quiet: true },
          )
          banned.add(id)
        }
      } finally {
        // Whoever is banned stays so when a later one cannot be.
        onDone()
      }
      showSnack({
        message: text('ban.done', { count: people.length }),
        kind: 'ok',
        automaticClose: true,
      })
      modal.onClose()
    },
  })

  return (
    <SaveDialog
      {...modal}
      form={form}
      title={
        people.length === 1
          ? text('ban.title', { username: people[0]?.username ?? '' })
          : text('ban.title_many', { count: people.length })
      }
      cancel={text('ban.keep')}
      submit={text('people.ban')}
      isDangerous
    >
      {people.length > 1 && (
        <p>
          <strong>{people.map(({ username }) => username).join(', ')}</strong>
        </p>
      )}
      <p>{text('ban.text')}</p>
      <SelectField
        {...form.field('days')}
        label={text('ban.for')}
        options={[
          { value: '1', label: text('ban.day') },
          { value: '7', label: text('ban.week') },
          { value: '30', label: text('ban.month') },
          { value: '', label: text('ban.good') },
        ]}
      />
      <TextArea
        {...form.field('reason')}
        label={text('ban.reason')}
        hint={text('ban.reason_hint')}
        maxLength={BAN_REASON_MAX}
        rows={3}
      />
    </SaveDialog>
  )
}
