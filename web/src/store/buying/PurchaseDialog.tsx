import { useEffect, useId, useRef } from 'react'
import type { ShopOffer } from '@loadout/contract/store/store.ts'
import { useCategory } from '../../categories/categories.tsx'
import { CategoryLabel } from '../../categories/CategoryLabel.tsx'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { accent } from '../../ui/accent.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SnackStatus } from '../../ui/layer/SnackStatus.tsx'
import { useModal } from '../../ui/layer/use-modal.ts'
import { pictureUrl } from '../../ui/pictures.ts'
import { Bought } from './Bought.tsx'
import { Offer } from './Offer.tsx'
import css from './PurchaseDialog.module.css'
import { usePurchase } from './use-purchase.ts'

/**
 * What an item costs a member, and the purchase (STORE-21). While it is on its way the dialog
 * stays: whoever closed it would not learn what became of their LD$.
 */
export function PurchaseDialog({ item, ...modal }: ModalProps & { item: ShopOffer }) {
  const text = useText()
  const id = useId()
  const category = useCategory(item.category_id)
  const { stage, bought, buy } = usePurchase(item, modal.onClose)
  const heading = useRef<HTMLHeadingElement>(null)
  const isBuying = stage === 'buying'
  const dialog = useModal({ ...modal, forced: isBuying })
  useEffect(() => {
    // The button that had the focus is gone; the heading says what has happened.
    if (stage === 'bought') heading.current?.focus()
  }, [stage])

  return (
    <dialog {...dialog} className={css.root} aria-labelledby={id} aria-busy={isBuying}>
      <img
        className={css.picture}
        src={pictureUrl(item.image, '800x600')}
        width={800}
        height={600}
        alt=""
      />
      <div className={css.body} {...accent(category)}>
        {category && <CategoryLabel category={category} />}
        <h2 id={id} ref={heading} tabIndex={-1}>
          {stage === 'bought' ? text('store.bought') : item.name}
        </h2>
        {stage === 'bought' ? (
          <Bought item={bought} onClose={modal.onClose} />
        ) : (
          <Offer item={item} isBuying={isBuying} onBuy={buy} onClose={modal.onClose} />
        )}
        <p className="vh" role="status">
          {isBuying && text('store.buying')}
        </p>
      </div>
      {!isBuying && (
        <button
          type="button"
          className={css.close}
          aria-label={text('dialog.close')}
          onClick={modal.onClose}
        >
          <Icon name="x" />
        </button>
      )}
      <SnackStatus closing={modal.closing} />
    </dialog>
  )
}
