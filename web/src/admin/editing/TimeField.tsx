import { useRef, useState, type ComponentProps } from 'react'
import { useText } from '../../platform/language/language.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useUnfinished } from '../unfinished.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'ref' | 'onBlur' | 'onChange'> & {
  onChange: (value: string) => void
}

/**
 * A date with its time. One that is half filled in has no value, as if it were empty, which would
 * publish news at once or take the end of an event away: until it is whole or empty, nothing is
 * saved.
 */
export function TimeField({ error, onChange, ...field }: Props) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)
  const isHalf = () => input.current?.validity.badInput === true
  useUnfinished(input, () => {
    setRefused(isHalf())
    return isHalf()
  })
  return (
    <TextField
      {...field}
      ref={input}
      type="datetime-local"
      error={error ?? (isRefused ? text('error.unfinished') : undefined)}
      // Cleared to the last part it has the value that it had, so nothing has changed for a
      // browser.
      onBlur={() => setRefused((was) => was && isHalf())}
      onChange={({ target }) => {
        setRefused(false)
        onChange(target.value)
      }}
    />
  )
}
