import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BALANCE_PAGE, BalanceType, listBalanceHistory } from '@loadout/contract/wallet/balance.ts'
import type { PlainMessageId } from '@loadout/texts/text.ts'
import { useFreshAfter } from '../member/use-fresh-after.ts'
import { growingList } from '../platform/call/growing-list.ts'
import { useText } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Module } from '../ui/Module.tsx'
import { Select } from '../ui/Select.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import css from './BalanceHistory.module.css'
import { BalanceList } from './BalanceList.tsx'
import { useExport } from './use-export.ts'

const filters: { value: string; label: PlainMessageId }[] = [
  { value: '', label: 'wallet.all' },
  { value: String(BalanceType.Purchase), label: 'wallet.type_purchase' },
  { value: String(BalanceType.WeeklyRank), label: 'wallet.type_rank' },
  { value: String(BalanceType.Stars), label: 'wallet.type_stars' },
  { value: String(BalanceType.Admin), label: 'wallet.type_change' },
]

/** How a balance came to be what it is, twenty changes at a time (WALLET-02). */
export function BalanceHistory() {
  const text = useText()
  const [type, setType] = useState('')
  const history = growingList(
    listBalanceHistory,
    type === '' ? {} : { type: Number(type) },
    BALANCE_PAGE,
  )
  const { isExporting, save } = useExport()
  const { data, error } = useInfiniteQuery({ ...history, placeholderData: keepPreviousData })
  // What comes or goes while somebody looks at it is there at once.
  useFreshAfter('add-ld-dollars', listBalanceHistory.path)
  return (
    <Module
      title={text('wallet.history')}
      end={
        <span className={css.tools}>
          <Select
            label={text('wallet.filter')}
            value={type}
            options={filters.map(({ value, label }) => ({ value, label: text(label) }))}
            onChange={setType}
          />
          <Button size="sm" busy={isExporting} onClick={save}>
            {text('wallet.export')}
          </Button>
        </span>
      }
    >
      {data === undefined && !error ? (
        <Skeleton shape="row" count={6} />
      ) : (
        <BalanceList history={history} isWhole={type === ''} />
      )}
    </Module>
  )
}
