import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { USERNAME_INPUT_MAX } from '@loadout/contract/accounts/username.ts'
import {
  changeDollars,
  DOLLARS_NOTE_MAX,
  listMostDollars,
} from '@loadout/contract/wallet/staff-wallet.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useHead } from '../../platform/page/head.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm } from '../../ui/forms/use-call-form.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { useCurrency, useDollarsText } from '../../wallet/currency.ts'
import { StaffForm } from '../StaffForm.tsx'
import { dollarsRules, memberCalled, type DollarsForm } from './dollars-form.ts'
import { centsIn } from '../cents.ts'

/** Adds LD$ to a member or takes some, for a reason (ADMIN-17). */
export function ChangeDollarsPage() {
  const text = useText()
  const { name: ld } = useCurrency()
  const form = useDollarsForm()
  useHead({ title: text('staff_dollars.title'), path: '/admin/dollars', hidden: true })
  return (
    <>
      <PageHead title={text('staff_dollars.title')} lead={text('staff_dollars.lead')} />
      <StaffForm form={form}>
        <TextField
          {...form.field('username')}
          label={text('staff_dollars.member')}
          maxLength={USERNAME_INPUT_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...form.field('dollars')}
          label={text('staff_dollars.amount', { ld })}
          hint={text('staff_dollars.amount_hint')}
          autoComplete="off"
        />
        <TextField
          {...form.field('note')}
          label={text('staff_dollars.reason')}
          maxLength={DOLLARS_NOTE_MAX}
          autoComplete="off"
        />
        <div>
          <Button variant="primary" type="submit" busy={form.busy}>
            {text('staff_dollars.change')}
          </Button>
        </div>
      </StaffForm>
    </>
  )
}

/** The one whom a list has named is in its field already. */
function useDollarsForm() {
  const text = useText()
  const dollarsText = useDollarsText()
  const queries = useQueryClient()
  const [search] = useSearchParams()
  const empty: DollarsForm = { username: search.get('name') ?? '', dollars: '', note: '' }
  const form = useCallForm<DollarsForm>({
    values: empty,
    rules: dollarsRules,
    otherwise: 'username',
    async send({ username, dollars: typed, note }) {
      const member = await memberCalled(username)
      const { dollars } = await call(
        changeDollars,
        { user_id: member.id, dollars: centsIn(typed) ?? 0, note: note.trim() },
        { quiet: true },
      )
      void queries.invalidateQueries({ queryKey: [listMostDollars.path] })
      form.settle({ username, dollars: typed, note }, { username: '', dollars: '', note: '' })
      showSnack({
        message: text('staff_dollars.changed', {
          username: member.username,
          amount: dollarsText(dollars),
        }),
        kind: 'ok',
      })
    },
  })
  return form
}
