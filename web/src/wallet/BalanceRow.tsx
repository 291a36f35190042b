import { BalanceType, type BalanceEntry } from '@loadout/contract/wallet/balance.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { openModal } from '../platform/layer/modals.ts'
import { managePath } from '../posts/post-paths.ts'
import { ItemMiniature } from '../store/ItemPicture.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { Num } from '../ui/Num.tsx'
import { Time } from '../ui/Time.tsx'
import { balanceWords, orderOf } from './balance-words.ts'
import css from './BalanceRow.module.css'
import { useDollarsText } from './currency.ts'
import { signedDollars } from './signed-dollars.ts'

const loadOrder = () => import('./OrderDialog.tsx').then(({ OrderDialog }) => OrderDialog)

/** One change: what for, when, how much, and what there was afterwards. */
export function BalanceRow({ entry }: { entry: BalanceEntry }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const dollarsText = useDollarsText()
  const { title, hint, icon } = balanceWords(entry, text)
  const { image } = entry.data
  return (
    <li className={css.root}>
      <span className={css.picture}>
        {typeof image === 'string' ? <ItemMiniature path={image} /> : <Icon name={icon} />}
      </span>
      <span className={css.words}>
        <Cause entry={entry} title={title} />
        <small>{hint}</small>
      </span>
      <span className={css.time}>
        <Time at={entry.inserted} />
      </span>
      <span className={css.figures}>
        <Num className={classNames(entry.dollars > 0 && css.plus)}>
          {signedDollars(locale, entry.dollars)}
        </Num>
        <small>{text('wallet.after', { amount: dollarsText(entry.balance) })}</small>
      </span>
    </li>
  )
}

/** What a change was for, and the way there where there is one. */
function Cause({ entry, title }: { entry: BalanceEntry; title: string }) {
  const orderId = orderOf(entry)
  if (orderId !== undefined)
    return (
      <button
        type="button"
        className={css.cause}
        aria-haspopup="dialog"
        onClick={() => openModal(loadOrder, { id: orderId, name: title })}
      >
        {title}
      </button>
    )
  const href = causePaths[entry.type]
  return href === undefined ? (
    <b>{title}</b>
  ) : (
    <a className={css.cause} href={href}>
      {title}
    </a>
  )
}

const causePaths: Record<number, string> = {
  [BalanceType.WeeklyRank]: '/ranking',
  [BalanceType.Stars]: managePath,
}
