import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import { requestNameChange } from '@loadout/contract/people/names.ts'
import type { PersonEntry } from '@loadout/contract/people/people.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import type { MenuEntry } from '../../ui/layer/Menu.tsx'
import { RowActions } from '../RowActions.tsx'
import {
  loadBanDialog,
  useActOnPeople,
  useRefetchPeople,
  useStaff,
  useUnban,
} from './staff-acts.ts'

/** What can be done to one person of a list. */
export function PersonMenu({ person, href }: { person: PersonEntry; href: string }) {
  const text = useText()
  const askAgain = useRefetchPeople()
  const act = useActOnPeople()
  const unban = useUnban(person)
  const { may, isSelf, mayTouchPerson } = useStaff()
  const { id, username } = person
  const isNameRequested = hasFlag(person, Flag.RequestingNameChange)
  const isReachable = mayTouchPerson(person)

  const request = () =>
    void act(
      () => call(requestNameChange, { user_id: id, value: !isNameRequested }),
      isNameRequested ? text('people.asked_back') : text('people.asked', { username }),
    )

  const entries: MenuEntry[] = [
    { icon: 'user', label: text('people.open'), href },
    ...(!isSelf(person) && may('canChangeUserDollars')
      ? [
          {
            icon: 'coins',
            label: text('staff_dollars.change'),
            href: `/admin/dollars?name=${username}`,
          } as const,
        ]
      : []),
    ...(may('canSendNotifications')
      ? [
          {
            icon: 'bell',
            label: text('people.notify'),
            href: `/admin/notifications?to=${id}`,
          } as const,
        ]
      : []),
    ...(isReachable && may('canRequestNameChange')
      ? [
          {
            icon: 'pencil',
            label: isNameRequested ? text('people.ask_name_back') : text('people.ask_name'),
            onChoose: request,
          } as const,
        ]
      : []),
    ...(isReachable && may('canBanUsers')
      ? [
          person.banned
            ? ({
                icon: 'undo',
                label: text('people.unban'),
                apart: true,
                onChoose: () => void unban(),
              } as const)
            : ({
                icon: 'ban',
                label: text('people.ban'),
                apart: true,
                danger: true,
                onChoose: () =>
                  void openModal(loadBanDialog, { people: [person], onDone: askAgain }),
              } as const),
        ]
      : []),
  ]
  return <RowActions label={text('people.actions_for', { username })} entries={entries} />
}
