import { classNames } from './class-names.ts'
import css from './Num.module.css'

type Props = {
  /** A formatted figure: a balance, a price, a rank. Never words. */
  children: string
  /** Dots land on pixels at these five sizes only. */
  size?: 1 | 2 | 3 | 4 | 5
  className?: string | undefined
}

export function Num({ children, size = 1, className }: Props) {
  return <span className={classNames(css.root, css[`size${size}`], className)}>{children}</span>
}
