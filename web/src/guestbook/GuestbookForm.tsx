import { useQueryClient } from '@tanstack/react-query'
import { listGuestbook, signGuestbook } from '@loadout/contract/guestbook/guestbook.ts'
import { guestbookRules, MESSAGE_MAX } from '@loadout/contract/guestbook/guestbook-rules.ts'
import type { Profile } from '@loadout/contract/profiles/profile.ts'
import { useDiscardQuestion } from '../member/discard-question.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { useAskBeforeLeaving } from '../platform/page/ask-before-leaving.ts'
import { Button } from '../ui/Button.tsx'
import { TextArea } from '../ui/forms/TextArea.tsx'
import { useCallForm, useValues } from '../ui/forms/use-call-form.ts'
import css from './Guestbook.module.css'

const nothing = { message: '' }

/** Where a member signs the guestbook of another (GUEST-03, GUEST-05, GUEST-06). */
export function GuestbookForm({ owner }: { owner: Profile }) {
  const text = useText()
  const queries = useQueryClient()
  const form = useCallForm({
    values: nothing,
    rules: guestbookRules,
    send: async ({ message }) => {
      await call(signGuestbook, { user_id: owner.id, message }, { quiet: true })
      form.settle({ message }, nothing)
      showSnack({ message: text('guestbook.signed'), kind: 'ok', automaticClose: true })
      await queries.invalidateQueries({ queryKey: [listGuestbook.path, { user_id: owner.id }] })
    },
  })
  const { message } = useValues(form)
  useAskBeforeLeaving(message !== '', useDiscardQuestion())
  return (
    <form {...form.attributes} className={css.form} noValidate>
      <TextArea
        {...form.field('message')}
        label={text('guestbook.write')}
        placeholder={text('guestbook.hint', { name: owner.username })}
        counter={{ used: [...message.trim()].length, max: MESSAGE_MAX }}
        rows={3}
      />
      <Button type="submit" variant="inverse" size="sm" busy={form.busy}>
        {text('guestbook.sign')}
      </Button>
    </form>
  )
}
