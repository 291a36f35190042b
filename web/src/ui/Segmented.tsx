import css from './Segmented.module.css'

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** One of a few, all of them in view: a period, a grouping. */
export function Segmented<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <div className={css.root} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
