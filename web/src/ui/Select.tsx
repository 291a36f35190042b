import { Icon } from './Icon.tsx'
import css from './Select.module.css'

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  disabled?: boolean
  onChange: (value: Value) => void
}

/**
 * The browser's own list, as quiet as a link: for an order or a period at the end of a module head.
 */
export function Select<Value extends string>({
  label,
  value,
  options,
  disabled,
  onChange,
}: Props<Value>) {
  return (
    <span className={css.root}>
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="sm" />
    </span>
  )
}
