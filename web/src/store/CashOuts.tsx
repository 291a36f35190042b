import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { CashOut } from '@loadout/contract/store/store.ts'
import { userPath } from '@loadout/contract/platform/paths.ts'
import { Avatar } from '../people/Avatar.tsx'
import { Verified } from '../people/Verified.tsx'
import { useText } from '../platform/language/language.tsx'
import { Time } from '../ui/Time.tsx'
import css from './CashOuts.module.css'
import { GrowingGrid } from './GrowingGrid.tsx'
import { ItemPicture } from './ItemPicture.tsx'
import { allCashOutsQuery, CASH_OUTS_AT_ONCE } from './store-queries.ts'

/**
 * What members have got lately. The page brings the first of them and one more; the others are
 * fetched when somebody asks for them (STORE-07, STORE-08, STORE-18).
 */
export function CashOuts({ first }: { first: readonly CashOut[] }) {
  const text = useText()
  const [isWhole, setWhole] = useState(false)
  const all = useQuery({ ...allCashOutsQuery, enabled: isWhole })
  const whole = all.data?.entries
  const rest = {
    isLoading: all.isFetching,
    hasFailed: all.isError,
    load: () => (isWhole ? void all.refetch() : setWhole(true)),
  }
  return (
    <GrowingGrid
      entries={whole ?? first}
      atOnce={CASH_OUTS_AT_ONCE}
      more={text('store.more_cash_outs')}
      rest={whole || first.length <= CASH_OUTS_AT_ONCE.desktop ? undefined : rest}
    >
      {(cashOut) => <CashOutCard cashOut={cashOut} />}
    </GrowingGrid>
  )
}

function CashOutCard({ cashOut: { name, image, purchaser, purchased } }: { cashOut: CashOut }) {
  return (
    <article className={css.root}>
      <ItemPicture path={image} wide />
      <h3>{name}</h3>
      <p className={css.who}>
        <Avatar path={purchaser.avatar} size={32} />
        <span>
          <a href={userPath(purchaser.username)}>
            <bdi>{purchaser.username}</bdi>
          </a>{' '}
          <Verified person={purchaser} />
          <small>
            <Time at={purchased} />
          </small>
        </span>
      </p>
    </article>
  )
}
