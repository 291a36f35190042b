import { BALANCE_PAGE, type listBalanceHistory } from '@loadout/contract/wallet/balance.ts'
import { useGrowingList, type growingList } from '../platform/call/growing-list.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { tagOf } from '../ui/language-tag.ts'
import { balanceMonths } from './balance-months.ts'
import css from './BalanceList.module.css'
import { BalanceRow } from './BalanceRow.tsx'
import { signedDollars } from './signed-dollars.ts'

type Props = {
  history: ReturnType<typeof growingList<typeof listBalanceHistory>>
  /** Changes of every kind. */
  isWhole: boolean
}

export function BalanceList({ history, isWhole }: Props) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const { entries, hasMore, isLoadingMore, isOld, error, loadMore } = useGrowingList(
    history,
    BALANCE_PAGE,
  )
  if (entries.length === 0 && !error)
    return isWhole ? (
      <Empty title={text('wallet.none')} hint={text('wallet.none_hint')} />
    ) : (
      <Empty kind="none" title={text('wallet.none_of_type')} />
    )
  const monthName = new Intl.DateTimeFormat(tagOf(locale), { month: 'long', year: 'numeric' })
  return (
    <div aria-busy={isOld || isLoadingMore}>
      {balanceMonths(entries, hasMore).map(({ first, entries: ofMonth, sum }) => (
        <section key={first} className={css.month}>
          <h3>
            {monthName.format(first * 1000)}
            {sum !== null && <span>{signedDollars(locale, sum)}</span>}
          </h3>
          <ul>
            {ofMonth.map((entry) => (
              <BalanceRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {error && (
        <p className={css.error} role="alert">
          {text('state.error')}
        </p>
      )}
      {hasMore && (
        <div className={css.more} data-more="next">
          <Button busy={isLoadingMore} onClick={loadMore}>
            {text(error ? 'state.retry' : 'wallet.more')}
          </Button>
        </div>
      )}
    </div>
  )
}
