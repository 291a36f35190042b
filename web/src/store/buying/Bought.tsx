import type { ShopOffer } from '@loadout/contract/store/store.ts'
import { useText } from '../../platform/language/language.tsx'
import { useMember } from '../../platform/session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useDollarsText } from '../../wallet/currency.ts'
import css from './Offer.module.css'
import { PurchasePost } from './PurchasePost.tsx'
import { useShare } from './use-share.ts'

/** What was bought, and what can be told of it (STORE-25, STORE-26). */
export function Bought({ item, onClose }: { item: ShopOffer; onClose: () => void }) {
  const text = useText()
  const dollarsText = useDollarsText()
  const member = useMember()
  const share = useShare()
  return (
    <>
      <p className={css.description}>
        {text('store.bought_text', { name: item.name, left: dollarsText(member?.dollars ?? 0) })}
      </p>
      <p className={css.note}>{text(item.at_once ? 'store.at_once' : 'store.by_hand')}</p>
      {member && <PurchasePost item={item} author={member} onClose={onClose} />}
      <div className={css.actions}>
        <Button onClick={() => share(item)}>{text('store.share')}</Button>
        <Button variant="quiet" href="/wallet" onClick={onClose}>
          {text('store.to_wallet')}
        </Button>
      </div>
    </>
  )
}
