import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import css from './Meter.module.css'

declare module 'react' {
  interface CSSProperties {
    '--share'?: number
  }
}

type Props = {
  label: string
  value: number
  max: number
  /** What the value is in words, such as "76 to go". */
  words?: string
  /** The reader's own. */
  you?: boolean
  large?: boolean
}

/** Progress in whole cells. Its number always stands beside it. */
export function Meter({ label, value, max, words, you, large }: Props) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
  const style: CSSProperties = { '--share': share }
  return (
    <div
      className={classNames(css.root, you && css.you, large && css.large)}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={words}
      style={style}
    >
      <i />
    </div>
  )
}
