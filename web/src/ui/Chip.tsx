import type { ReactNode } from 'react'
import { accent, type Coloured } from './accent.ts'
import { classNames } from './class-names.ts'
import css from './Chip.module.css'

type Props = {
  tint?: Coloured
  pressed: boolean
  onPress: () => void
  children: ReactNode
}

/** A filter that is on or off. Without a colour it is the one that means all. */
export function Chip({ tint, pressed, onPress, children }: Props) {
  return (
    <button
      type="button"
      className={classNames(css.root, !tint && css.all)}
      aria-pressed={pressed}
      onClick={onPress}
      {...accent(tint)}
    >
      {tint && <span className={css.pip} />}
      {children}
    </button>
  )
}
