import { useQuery } from '@tanstack/react-query'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { itemsQuery } from '../store/store-queries.ts'
import { formatDollars } from '../ui/format-dollars.ts'
import { Num } from '../ui/Num.tsx'
import css from './Balances.module.css'
import { useCurrency } from './currency.ts'

export function Balances({ member }: { member: OwnUser }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const { name: ld, earning_enabled: canBeEarned } = useCurrency()
  return (
    <dl className={css.root}>
      <div>
        <dt>{text('wallet.dollars', { ld })}</dt>
        <dd className={css.figure}>
          <small>{ld}</small> <Num size={5}>{formatDollars(locale, member.dollars)}</Num>
        </dd>
        <dd className={css.note}>
          <Reach dollars={member.dollars} /> {!canBeEarned && text('wallet.stays_yours', { ld })}
        </dd>
      </div>
      <div>
        <dt>{text('wallet.points')}</dt>
        <dd className={css.figure}>
          <Num size={5}>{figureText(locale, member.points)}</Num>
        </dd>
        <dd className={css.note}>
          {text('wallet.points_hint')} <a href="/ranking">{text('wallet.see_ranking')}</a>
        </dd>
      </div>
    </dl>
  )
}

/** How much of the store somebody could buy; nothing before that is known. */
function Reach({ dollars }: { dollars: number }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const items = useQuery(itemsQuery).data?.entries ?? []
  if (items.length === 0) return null
  const count = items.filter(({ price }) => price <= dollars).length
  return text('wallet.reach', { count: figureText(locale, count), total: items.length })
}
