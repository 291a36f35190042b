import { useText } from '../platform/language/language.tsx'
import { classNames } from './class-names.ts'
import css from './Skeleton.module.css'

const bar = (width: string, height: number) => <div className={css.bar} style={{ width, height }} />

const row = (key: number) => (
  <div key={key} className={css.row}>
    {bar('50px', 40)}
    <div className={css.lines}>
      {bar(`${54 + ((key * 8) % 24)}%`, 12)}
      {bar('30%', 10)}
    </div>
  </div>
)

const story = (key: number) => (
  <div key={key} className={css.lines}>
    <div className={classNames(css.bar, css.cover)} />
    {bar('80px', 12)}
    {bar('92%', 24)}
    {bar('64%', 24)}
  </div>
)

const shapes = { row, story }

/**
 * The shape of what is coming. Shows nothing for half a second (SHELL-30): most answers are faster.
 */
export function Skeleton({ shape, count = 1 }: { shape: keyof typeof shapes; count?: number }) {
  const text = useText()
  return (
    <div
      className={classNames(css.root, css[`${shape}s`])}
      role="status"
      aria-label={text('shell.loading')}
    >
      {Array.from({ length: count }, (_, key) => shapes[shape](key))}
    </div>
  )
}
