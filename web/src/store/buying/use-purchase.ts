import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { purchaseItem, type ShopItem } from '@loadout/contract/store/store.ts'
import { updateMember } from '../../member/sign-in.ts'
import { call } from '../../platform/call/call.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { showFailure } from '../../platform/layer/failures.ts'
import { itemsQuery, takeOutOfStore } from '../store-queries.ts'

/** STORE-21: one after the other, and none is left out. */
export type Stage = 'confirm' | 'buying' | 'bought'

/**
 * Buys an item once. A refusal ends it and is said (STORE-22, AMB-22); what the store has by then
 * is asked for, because that may be why.
 */
export function usePurchase(item: ShopItem, onRefused: () => void) {
  const queries = useQueryClient()
  const [stage, setStage] = useState<Stage>('confirm')

  async function buy() {
    setStage('buying')
    try {
      const { dollars } = await call(purchaseItem, { id: item.id }, { quiet: true })
      // STORE-23.
      updateMember(() => ({ dollars }))
      takeOutOfStore(queries, item)
      setStage('bought')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      onRefused()
      showFailure(error)
      void queries.invalidateQueries({ queryKey: itemsQuery.queryKey })
    }
  }
  return { stage, buy: () => void buy() }
}
