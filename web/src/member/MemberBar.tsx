import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage, useText } from '../platform/language/language.tsx'
import { toggleModal, useModalOpen } from '../platform/layer/modals.ts'
import { Avatar } from '../people/Avatar.tsx'
import { Count } from '../ui/Count.tsx'
import { formatDollars } from '../ui/format-dollars.ts'
import { Icon } from '../ui/Icon.tsx'
import { Num } from '../ui/Num.tsx'
import { useCurrency } from '../wallet/currency.ts'
import { loadNotifications } from './load-notifications.ts'
import { loadPointsInfo } from './load-points-info.ts'
import { MemberIconSprite } from './member-icons.tsx'
import { useCountryLanguage } from './country-language.ts'
import { useForcedName } from './forced-name.ts'
import { useLeaving } from './leaving.ts'
import { keepWalletWidth } from './keep-wallet-width.ts'
import { useLiveMember } from './live-member.ts'
import css from './MemberBar.module.css'
import { countUnseen } from './unseen.ts'

const loadMenu = () => import('./UserMenu.tsx').then(({ UserMenu }) => UserMenu)

/**
 * What the top bar shows a member: points, LD$, the bell and the way to everything of their own
 * (SHELL-07 to SHELL-10).
 */
export function MemberBar({ user }: { user: OwnUser }) {
  const text = useText()
  const { language } = useLanguage()
  const isOpen = useModalOpen(loadMenu)
  const isBellOpen = useModalOpen(loadNotifications)
  const isInfoOpen = useModalOpen(loadPointsInfo)
  const isHintWanted = !hasFlag(user, Flag.SeenPointsHint)
  const unseen = countUnseen(user)
  const { name: ld } = useCurrency()
  useLiveMember()
  useForcedName(user)
  useLeaving(user)
  useCountryLanguage(user)

  return (
    <>
      <MemberIconSprite />
      <nav className={css.wallet} aria-label={text('member.balance')} ref={keepWalletWidth}>
        <button
          type="button"
          title={isHintWanted ? text('member.points_hint') : undefined}
          aria-haspopup="dialog"
          aria-expanded={isInfoOpen}
          onClick={() => toggleModal(loadPointsInfo)}
        >
          {isHintWanted && (
            <Icon
              name="triangle"
              size="sm"
              className={css.hint}
              label={text('member.points_hint')}
            />
          )}
          <Num>{figureText(language.locale, user.points)}</Num>
          <small>{text('member.points', { points: user.points })}</small>
        </button>
        <a href="/wallet">
          <small>{ld}</small>
          <Num>{formatDollars(language.locale, user.dollars)}</Num>
        </a>
      </nav>
      <button
        type="button"
        className={css.bell}
        aria-label={
          unseen === 0
            ? text('nav.notifications')
            : text('member.notifications_new', { count: unseen })
        }
        aria-haspopup="dialog"
        aria-expanded={isBellOpen}
        onClick={() => toggleModal(loadNotifications)}
      >
        <Icon name="bell" size="lg" />
        {unseen > 0 && <Count of={unseen} />}
      </button>
      <button
        type="button"
        className={css.avatar}
        aria-label={text('member.menu', { username: user.username })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => toggleModal(loadMenu)}
      >
        <Avatar path={user.avatar} priority />
        <Icon name="chevron-down" size="sm" className={css.caret} />
      </button>
    </>
  )
}
