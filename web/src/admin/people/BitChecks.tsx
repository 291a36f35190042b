import { Check } from '../../ui/forms/Check.tsx'
import { useValues } from '../../ui/forms/use-call-form.ts'
import type { PersonFields } from './use-person-form.ts'
import css from './PersonForm.module.css'

type Bit = { bit: number; label: string; isOpen: boolean }

type Props = { form: PersonFields; field: 'flags' | 'permissions'; bits: readonly Bit[] }

/** The bits of one number, each with a box of its own. */
export function BitChecks({ form, field, bits }: Props) {
  const value = useValues(form)[field]
  return (
    <div className={css.checks}>
      {bits.map(({ bit, label, isOpen }) => (
        <Check
          key={bit}
          label={label}
          disabled={!isOpen}
          checked={(value & bit) !== 0}
          onChange={({ target }) => form.set(field, target.checked ? value | bit : value & ~bit)}
        />
      ))}
    </div>
  )
}
