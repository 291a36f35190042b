import { useState } from 'react'
import { showCodes, type Order } from '@loadout/contract/store/store.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { useSubmission } from '../ui/forms/submission.ts'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import css from './OrderFacts.module.css'

/** What was delivered. It is asked for by its buyer alone, and kept nowhere in the browser. */
export function OrderCodes({ order }: { order: Order }) {
  const text = useText()
  const [codes, setCodes] = useState<string[]>()
  const { busy, send } = useSubmission(() => undefined)
  const focus = useKeptFocus<HTMLDivElement>([codes ? 'codes' : 'button'])
  const show = () =>
    send(async () => setCodes((await call(showCodes, { id: order.id }, { quiet: true })).codes))
  return (
    <div className={css.codes} role="status" {...focus}>
      {codes === undefined ? (
        <Button busy={busy} onClick={show}>
          {text('order.show_codes', { count: order.codes })}
        </Button>
      ) : (
        <ul aria-label={text('order.codes')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
