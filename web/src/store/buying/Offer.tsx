import type { ShopOffer } from '@loadout/contract/store/store.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { useMember } from '../../platform/session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { formatDollars } from '../../ui/format-dollars.ts'
import { Num } from '../../ui/Num.tsx'
import { useDollarsText } from '../../wallet/currency.ts'
import { signedDollars } from '../../wallet/signed-dollars.ts'
import css from './Offer.module.css'

type Props = { item: ShopOffer; isBuying: boolean; onBuy: () => void; onClose: () => void }

/** What there is, what it costs and what is left: before anything is spent. */
export function Offer({ item, isBuying, onBuy, onClose }: Props) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const dollarsText = useDollarsText()
  const balance = useMember()?.dollars ?? 0
  const left = balance - item.price
  return (
    <>
      {item.description !== '' && <p className={css.description}>{item.description}</p>}
      <dl className={css.sum}>
        <Line label={text('store.balance')} figure={formatDollars(locale, balance)} />
        <Line label={text('store.price')} figure={signedDollars(locale, -item.price)} />
        <Line
          label={text(left < 0 ? 'store.missing' : 'store.left')}
          figure={formatDollars(locale, Math.abs(left))}
          isSum
        />
      </dl>
      <p className={css.note}>{text(item.at_once ? 'store.at_once' : 'store.by_hand')}</p>
      <div className={css.actions}>
        {left >= 0 && (
          <Button variant="primary" busy={isBuying} onClick={onBuy}>
            {text('store.buy', { price: dollarsText(item.price) })}
          </Button>
        )}
        {!isBuying && (
          // Here the dialog begins: whoever presses Enter once too often buys nothing.
          <div data-foot>
            <Button variant="quiet" onClick={onClose}>
              {text('store.not_now')}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

type LineProps = { label: string; figure: string; isSum?: boolean }

function Line({ label, figure, isSum }: LineProps) {
  return (
    <div data-sum={isSum || undefined}>
      <dt>{label}</dt>
      <dd>
        <Num>{figure}</Num>
      </dd>
    </div>
  )
}
