import { useQuery } from '@tanstack/react-query'
import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import { countReports } from '@loadout/contract/reports/staff-reports.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { query } from '../platform/call/query.ts'
import { useLanguage, useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { openModal } from '../platform/layer/modals.ts'
import { holdsUnsent, leaveUnasked } from '../platform/page/ask-before-leaving.ts'
import { useMember } from '../platform/session/session.ts'
import { Avatar } from '../people/Avatar.tsx'
import { heldKey } from '../shell/held-key.ts'
import { openPalette } from '../shell/listen-for-keys.ts'
import { Preferences } from '../shell/Preferences.tsx'
import { askBefore } from '../ui/layer/ask-before.ts'
import { Menu, type MenuEntry } from '../ui/layer/Menu.tsx'
import { SnackStatus } from '../ui/layer/SnackStatus.tsx'
import { useModal } from '../ui/layer/use-modal.ts'
import { useDollarsText } from '../wallet/currency.ts'
import { loadPointsInfo } from './load-points-info.ts'
import { MODERATION, ownPlaces, type Place } from './own-places.ts'
import { signOut } from './sign-in.ts'
import css from './UserMenu.module.css'

/** Everything of a member's own (SHELL-17 to SHELL-23). */
export function UserMenu(modal: ModalProps) {
  const text = useText()
  const { language } = useLanguage()
  const user = useMember()
  const dollarsText = useDollarsText()
  const waiting = useWaitingReports(
    user !== undefined && ownPlaces(user).staff?.href === MODERATION,
  )
  const { onClick, ...dialog } = useModal(modal)
  if (!user) return null

  const showPoints = () => {
    modal.onClose()
    openModal(loadPointsInfo)
  }
  const goAnywhere = () => {
    modal.onClose()
    openPalette('k')
  }
  const leave = () => {
    if (!holdsUnsent()) return signOut()
    modal.onClose()
    // The browser would ask when the session and what was begun are gone already.
    askBefore({
      title: text('member.sign_out_title'),
      question: text('member.discard_question'),
      keep: text('member.discard_keep'),
      confirm: text('member.sign_out'),
      danger: true,
      onConfirm: () => leaveUnasked(signOut),
    })
  }
  const entryOf = ({ href, icon, label }: Place) => ({ href, icon, label: text(label) })
  const { profile, wallet, post, settings, support, staff } = ownPlaces(user)
  const entries: MenuEntry[] = [
    entryOf(profile),
    { ...entryOf(wallet), note: dollarsText(user.dollars) },
    {
      icon: hasFlag(user, Flag.SeenPointsHint) ? 'coins' : 'triangle',
      label: text('nav.earn_points'),
      note: figureText(language.locale, user.points),
      onChoose: showPoints,
    },
    entryOf(post),
    {
      icon: 'search',
      label: text('member.go_to'),
      // A phone has no such keys.
      note: matchMedia('(any-hover: hover)').matches ? `${heldKey()} K` : undefined,
      apart: true,
      onChoose: goAnywhere,
    },
    entryOf(settings),
    entryOf(support),
    ...(staff
      ? [
          {
            ...entryOf(staff),
            note: waiting > 0 ? figureText(language.locale, waiting) : undefined,
          },
        ]
      : []),
    { icon: 'log-out', label: text('member.sign_out'), apart: true, onChoose: leave },
  ]

  return (
    <dialog
      {...dialog}
      className={css.root}
      aria-label={text('member.menu', { username: user.username })}
      onClick={(event) => {
        onClick(event)
        if (event.target instanceof Element && event.target.closest('a')) modal.onClose()
      }}
    >
      <p className={css.who}>
        <Avatar path={user.avatar} size={40} />
        <b>{user.username}</b>
      </p>
      <Menu entries={entries} />
      <div className={css.preferences}>
        <Preferences />
      </div>
      <SnackStatus closing={modal.closing} />
    </dialog>
  )
}

/** For whoever has no menu of staff, which says it on every screen. */
function useWaitingReports(isModerator: boolean): number {
  const { data } = useQuery({
    ...query(countReports, {}, { staleTime: 0 }),
    enabled: isModerator,
  })
  return data?.count ?? 0
}
