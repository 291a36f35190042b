import { listBalanceHistory, type BalanceEntry } from '@loadout/contract/wallet/balance.ts'
import { OFFSET_MAX } from '@loadout/contract/platform/wire.ts'
import type { Text } from '@loadout/texts/text.ts'
import { call } from '../platform/call/call.ts'
import { withoutDoubles } from '../platform/call/growing-list.ts'
import { csvOf, saveFile } from '../platform/csv.ts'
import { useText } from '../platform/language/language.tsx'
import { useSubmission } from '../ui/forms/submission.ts'
import { balanceWords } from './balance-words.ts'

const AT_ONCE = 100

/** The whole history as a file, as far as lists go. */
export function useExport() {
  const text = useText()
  const { busy, send } = useSubmission(() => undefined)
  const save = () =>
    send(async () => saveFile('wallet.csv', historyTable(await wholeHistory(), text)))
  return { isExporting: busy, save }
}

async function wholeHistory(): Promise<BalanceEntry[]> {
  const history: BalanceEntry[] = []
  for (let offset = 0; offset <= OFFSET_MAX; offset += AT_ONCE) {
    const { entries } = await call(listBalanceHistory, { limit: AT_ONCE, offset }, { quiet: true })
    history.push(...entries)
    if (entries.length < AT_ONCE) break
  }
  return withoutDoubles(history)
}

/** Titles of columns are for programs and stay the same in every language. */
const historyTable = (history: readonly BalanceEntry[], text: Text): string =>
  csvOf([
    ['id', 'time', 'type', 'title', 'note', 'dollars', 'balance'],
    ...history.map((entry) => {
      const { title, hint } = balanceWords(entry, text)
      return [
        entry.id,
        new Date(entry.inserted * 1000).toISOString(),
        entry.type,
        title,
        hint,
        entry.dollars / 100,
        entry.balance / 100,
      ]
    }),
  ])
