import type { ShopOffer } from '@loadout/contract/store/store.ts'
import { useCategory } from '../categories/categories.tsx'
import { CategoryLabel } from '../categories/CategoryLabel.tsx'
import { useText } from '../platform/language/language.tsx'
import { openModal, useModalOpen } from '../platform/layer/modals.ts'
import { useMember } from '../platform/session/session.ts'
import { accent } from '../ui/accent.ts'
import { Icon } from '../ui/Icon.tsx'
import { Meter } from '../ui/Meter.tsx'
import { useDollarsText } from '../wallet/currency.ts'
import { Dollars } from '../wallet/Dollars.tsx'
import { loadPurchaseDialog } from './buying/load-purchase-dialog.ts'
import css from './ItemCard.module.css'
import { ItemPicture } from './ItemPicture.tsx'

type Props = { item: ShopOffer; wide?: boolean }

/** An item, its price, and how far a member is from it. */
export function ItemCard({ item, wide = false }: Props) {
  const category = useCategory(item.category_id)
  return (
    <article className={css.root} {...accent(category)}>
      <div className={css.media}>
        <ItemPicture path={item.image} wide={wide} />
      </div>
      <div className={css.body}>
        {category && <CategoryLabel category={category} />}
        <h3 className={css.name}>
          <Way item={item} />
        </h3>
        <Dollars cents={item.price} />
        <Reach price={item.price} />
      </div>
    </article>
  )
}

/** To the purchase for members, to the door for everybody else (STORE-16). */
function Way({ item }: { item: ShopOffer }) {
  const isMember = useMember() !== undefined
  const isOpen = useModalOpen(loadPurchaseDialog)
  return isMember ? (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => openModal(loadPurchaseDialog, { item })}
    >
      {item.name}
    </button>
  ) : (
    <a href="/login">{item.name}</a>
  )
}

function Reach({ price }: { price: number }) {
  const text = useText()
  const dollarsText = useDollarsText()
  const member = useMember()
  if (!member) return <p className={css.reach}>{text('store.sign_in')}</p>
  if (member.dollars >= price)
    return (
      <p className={css.affordable}>
        <Icon name="check" size="sm" />
        {text('store.affordable')}
      </p>
    )
  const words = text('store.to_go', { amount: dollarsText(price - member.dollars) })
  return (
    <div className={css.reach}>
      <Meter
        label={text('store.to_go_label')}
        value={member.dollars}
        max={price}
        words={words}
        you
      />
      <span>{words}</span>
    </div>
  )
}
