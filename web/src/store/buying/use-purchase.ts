import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listShopItems, purchaseItem, type ShopOffer } from '@loadout/contract/store/store.ts'
import { updateMember } from '../../member/sign-in.ts'
import { call } from '../../platform/call/call.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { useText } from '../../platform/language/language.tsx'
import { showFailure } from '../../platform/layer/failures.ts'
import { useCurrency } from '../../wallet/currency.ts'
import { takeOutOfStore } from '../store-queries.ts'

/** One after the other, and none is left out (STORE-21). */
type Stage = 'confirm' | 'buying' | 'bought'

/**
 * Buys an item once, for the price that is shown. A refusal ends it and is said (STORE-22, AMB-22);
 * what the store has by then is asked for, because that may be why.
 */
export function usePurchase(item: ShopOffer, onRefused: () => void) {
  const queries = useQueryClient()
  const text = useText()
  const { name: ld } = useCurrency()
  const [stage, setStage] = useState<Stage>('confirm')
  const [bought, setBought] = useState(item)

  /** The one refusal that names the currency, which a catalogue cannot know. */
  const worded = (error: CallError) =>
    error.code === 'not_enough_dollars'
      ? new CallError(error.status, '', text('error.not_enough_dollars', { ld }))
      : error

  async function buy() {
    setStage('buying')
    try {
      const order = { id: item.id, agreed: item.price }
      const { dollars, item: sold } = await call(purchaseItem, order, { quiet: true })
      // The balance drops by the price at once, without being asked for (STORE-23).
      updateMember(() => ({ dollars }))
      takeOutOfStore(queries, item)
      // The list that the dialog was opened from may be old.
      setBought(sold)
      setStage('bought')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      onRefused()
      showFailure(worded(error))
      void queries.invalidateQueries({ queryKey: [listShopItems.path] })
    }
  }
  return { stage, bought, buy: () => void buy() }
}
