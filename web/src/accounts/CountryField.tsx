import type { ComponentProps } from 'react'
import { useText } from '../platform/language/language.tsx'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { useCountries } from './use-countries.ts'

type Props = Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>

/** Where somebody is from who makes an account: nothing is chosen for them (ACC-42). */
export function CountryField(field: Props) {
  const text = useText()
  const countries = useCountries()
  return (
    <SelectField
      {...field}
      label={text('signup.country')}
      options={[
        { value: '', label: text('signup.choose_country') },
        ...countries.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}
