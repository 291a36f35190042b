import { useSearchParams } from 'react-router'
import { MESSAGE_MAX, sendNotification } from '@loadout/contract/notifications/send-notification.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { LINK_MAX } from '@loadout/contract/platform/wire.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useHead } from '../../platform/page/head.tsx'
import { profileByIdQuery } from '../../profiles/profile-queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/forms/Check.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm, useValues } from '../../ui/forms/use-call-form.ts'
import { askBefore } from '../../ui/layer/ask-before.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { PeopleField } from '../people/PeopleField.tsx'
import { useAddedPeople, type NamedPerson } from '../people/use-added-people.ts'
import { StaffForm } from '../StaffForm.tsx'
import css from '../StaffForm.module.css'

/** Whom a list has named is among the recipients already (ADMIN-26). */
export function SendNotificationPage() {
  const text = useText()
  const [search] = useSearchParams()
  const to = parseId(search.get('to') ?? undefined)
  useHead({ title: text('staff_notifications.title'), path: '/admin/notifications', hidden: true })
  return (
    <>
      <PageHead title={text('staff_notifications.title')} lead={text('staff_notifications.lead')} />
      {to === undefined ? (
        <NotificationForm people={[]} />
      ) : (
        <LoadStates query={profileByIdQuery(to)}>
          {({ id, username }) => <NotificationForm key={id} people={[{ id, name: username }]} />}
        </LoadStates>
      )}
    </>
  )
}

type Written = { message: string; link: string; people: readonly NamedPerson[]; all: boolean }

function NotificationForm({ people }: { people: readonly NamedPerson[] }) {
  const text = useText()
  const form = useCallForm<Written>({
    values: { message: '', link: '', people, all: false },
    async send(written) {
      if (written.all) askToSendToAll(written)
      else await deliver(written, await chosen())
    },
  })
  const values = useValues(form)
  const added = useAddedPeople(values.people, (next) => form.set('people', next))

  /** Whoever is typed and not added yet is meant as well. */
  async function chosen() {
    const all = await added.add()
    if (all.length > 0) return all
    added.input.current?.focus()
    throw new CallError(400, 'recipients_missing', text('staff_notifications.nobody'))
  }

  const askToSendToAll = (written: Written) =>
    void askBefore({
      title: text('staff_notifications.all_title'),
      question: text('staff_notifications.all_question'),
      keep: text('admin.cancel'),
      confirm: text('staff_notifications.all_confirm'),
      onConfirm: () => form.send(() => deliver(written, [])),
      children: <p>{written.message}</p>,
    })

  async function deliver({ message, link, all }: Written, recipients: readonly NamedPerson[]) {
    const user_ids = recipients.map(({ id }) => id).join(',')
    const { sent } = await call(sendNotification, { message, link, all, user_ids }, { quiet: true })
    const now = form.valuesNow()
    form.settle({ ...now, message }, { ...now, message: '' })
    showSnack({
      message: text('staff_notifications.sent', { count: sent }),
      kind: 'ok',
      automaticClose: true,
    })
  }

  return (
    <StaffForm form={form}>
      <TextArea
        {...form.field('message')}
        label={text('staff_notifications.message')}
        counter={{ used: Array.from(values.message).length, max: MESSAGE_MAX }}
        rows={4}
        maxLength={2 * MESSAGE_MAX}
      />
      <TextField
        {...form.field('link')}
        label={text('staff_notifications.link')}
        hint={text('staff_notifications.link_hint')}
        maxLength={LINK_MAX}
      />
      <Check {...form.field('all')} label={text('staff_notifications.all')} />
      {!values.all && (
        <PeopleField
          label={text('staff_notifications.people')}
          hint={text('staff_notifications.people_hint')}
          added={added}
        />
      )}
      <div className={css.actions}>
        <Button variant="primary" type="submit" busy={form.busy}>
          {text('staff_notifications.send')}
        </Button>
      </div>
    </StaffForm>
  )
}
