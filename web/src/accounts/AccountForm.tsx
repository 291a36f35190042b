import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import css from './AccountForm.module.css'

type Props = { submit: string; busy: boolean; onSubmit: () => void; children: ReactNode }

/**
 * Fields and one button. The fields have no names: whoever is faster than the page's scripts sends
 * nothing that would stand in an address.
 */
export const AccountForm = ({ submit, busy, onSubmit, children }: Props) => (
  <form
    className={css.root}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      // Enter in a field sends a form whose button is busy.
      if (!busy) onSubmit()
    }}
  >
    {children}
    <Button variant="primary" block type="submit" busy={busy} className={css.submit}>
      {submit}
    </Button>
  </form>
)
