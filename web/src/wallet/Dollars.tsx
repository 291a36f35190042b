import { useLanguage } from '../platform/language/language.tsx'
import { formatDollars } from '../ui/format-dollars.ts'
import { Num } from '../ui/Num.tsx'
import { useCurrency } from './currency.ts'
import css from './Dollars.module.css'

type Props = { cents: number; size?: 1 | 2 | 3 | 4 | 5 }

/** An amount as it stands on a price tag. */
export function Dollars({ cents, size = 1 }: Props) {
  const { locale } = useLanguage().language
  const { name } = useCurrency()
  return (
    <span className={css.root}>
      <small>{name}</small> <Num size={size}>{formatDollars(locale, cents)}</Num>
    </span>
  )
}
