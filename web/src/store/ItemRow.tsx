import type { ReactNode } from 'react'
import type { ShopItem } from '@loadout/contract/store/store.ts'
import { useDollarsText } from '../wallet/currency.ts'
import { ItemMiniature } from './ItemPicture.tsx'
import css from './ItemRow.module.css'

/** An item in a list of one line. Its child is the name, which leads somewhere. */
export function ItemRow({ item, children }: { item: ShopItem; children: ReactNode }) {
  const dollarsText = useDollarsText()
  return (
    <article className={css.root}>
      <ItemMiniature path={item.image} />
      <div>
        <h3>{children}</h3>
        <small>{dollarsText(item.price)}</small>
      </div>
    </article>
  )
}
