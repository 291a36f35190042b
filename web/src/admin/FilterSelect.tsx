import { Icon } from '../ui/Icon.tsx'
import input from '../ui/forms/Input.module.css'
import css from './ListFilters.module.css'

type Props = {
  label: string
  any: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** One of many that a list of staff is narrowed to, or any. */
export const FilterSelect = ({ label, any, value, options, onChange }: Props) => (
  <span className={css.select}>
    <span className={input.choice}>
      <select
        className={input.root}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="sm" />
    </span>
  </span>
)
