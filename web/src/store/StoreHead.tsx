import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useMember } from '../platform/session/session.ts'
import { formatDollars } from '../ui/format-dollars.ts'
import { Num } from '../ui/Num.tsx'
import { useCurrency } from '../wallet/currency.ts'
import css from './StoreHead.module.css'

/** What the page is, and what a member has to spend. */
export function StoreHead() {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const member = useMember()
  const { name: ld } = useCurrency()
  return (
    <header className={css.root}>
      <h1>{text('nav.points_store')}</h1>
      {member && (
        <dl className={css.wallet}>
          <div>
            <dt>{text('store.your_ld', { ld })}</dt>
            <dd>
              <Num size={2}>{formatDollars(locale, member.dollars)}</Num>
            </dd>
          </div>
          <div>
            <dt>{text('store.your_points')}</dt>
            <dd>
              <Num size={2}>{figureText(locale, member.points)}</Num>
            </dd>
          </div>
        </dl>
      )}
    </header>
  )
}
