import type { CashOut, ShopOffer } from '@loadout/contract/store/store.ts'
import { useText } from '../platform/language/language.tsx'
import { TabPanels } from '../ui/TabPanels.tsx'
import { CashOuts } from './CashOuts.tsx'
import css from './Highlights.module.css'
import { ItemCard } from './ItemCard.tsx'

type Props = { featured: readonly ShopOffer[]; cashOuts: readonly CashOut[] }

/** Featured items and what members have got lately; of each only if there is any (STORE-06). */
export function Highlights({ featured, cashOuts }: Props) {
  const text = useText()
  const panels = [
    {
      key: 'featured',
      label: text('store.featured'),
      isThere: featured.length > 0,
      content: (
        <ul className={css.strip}>
          {featured.map((item) => (
            <li key={item.id}>
              <ItemCard item={item} wide />
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'cash-outs',
      label: text('store.cash_outs'),
      isThere: cashOuts.length > 0,
      content: <CashOuts first={cashOuts} />,
    },
  ]
  const [first, ...others] = panels.filter(({ isThere }) => isThere)
  if (!first) return null
  return (
    <section className={css.root} aria-label={text('store.highlights')}>
      <h2 className="vh">{text('store.highlights')}</h2>
      <TabPanels label={text('store.highlights')} panels={[first, ...others]} />
    </section>
  )
}
