import {
  MESSAGE_MOST,
  sendNotification,
} from '@loadout/contract/notifications/send-notification.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useHead } from '../../platform/page/head.tsx'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/forms/Check.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm, useValues } from '../../ui/forms/use-call-form.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import css from '../StaffForm.module.css'
import { StaffForm } from '../StaffForm.tsx'

type Written = { message: string; link: string; user_ids: string; all: boolean }
const nothing: Written = { message: '', link: '', user_ids: '', all: false }

/** ADMIN-26. */
export function SendNotificationPage() {
  const text = useText()
  useHead({ title: text('staff_notifications.title'), path: '/admin/notifications', hidden: true })
  const form = useCallForm<Written>({
    values: nothing,
    async send({ user_ids: ids, ...written }) {
      const user_ids = written.all ? [] : ids.replaceAll(/\s/g, '')
      const { sent } = await call(sendNotification, { ...written, user_ids }, { quiet: true })
      form.set('message', '')
      showSnack({
        message: text('staff_notifications.sent', { count: sent }),
        kind: 'ok',
        automaticClose: true,
      })
    },
  })
  const { message, all } = useValues(form)
  return (
    <>
      <PageHead title={text('staff_notifications.title')} lead={text('staff_notifications.lead')} />
      <StaffForm form={form}>
        <TextArea
          {...form.field('message')}
          label={text('staff_notifications.message')}
          counter={{ used: Array.from(message).length, most: MESSAGE_MOST }}
          rows={4}
          maxLength={2 * MESSAGE_MOST}
        />
        <TextField
          {...form.field('link')}
          label={text('staff_notifications.link')}
          hint={text('staff_notifications.link_hint')}
        />
        <Check {...form.field('all')} label={text('staff_notifications.all')} />
        {!all && (
          <TextField
            {...form.field('user_ids')}
            label={text('staff_notifications.user_ids')}
            hint={text('staff_notifications.user_ids_hint')}
            inputMode="numeric"
          />
        )}
        <div className={css.actions}>
          <Button variant="primary" type="submit" busy={form.busy}>
            {text('staff_notifications.send')}
          </Button>
        </div>
      </StaffForm>
    </>
  )
}
