import { useQuery, useQueryClient } from '@tanstack/react-query'
import { blockMember, listBlocked, unblockMember } from '@loadout/contract/following/blocks.ts'
import { checkFollowing } from '@loadout/contract/following/following.ts'
import { listMuted, muteAuthor } from '@loadout/contract/following/mutes.ts'
import { isolated } from '@loadout/contract/platform/isolated.ts'
import type { Profile } from '@loadout/contract/profiles/profile.ts'
import type { Text } from '@loadout/texts/text.ts'
import { showUndoable } from '../member/show-undoable.ts'
import { call } from '../platform/call/call.ts'
import { query } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { openReport } from '../reports/open-report.ts'
import { useSubmission } from '../ui/forms/submission.ts'
import { Icon } from '../ui/Icon.tsx'
import { askBefore } from '../ui/layer/ask-before.ts'
import { Menu, type MenuEntry } from '../ui/layer/Menu.tsx'
import { Popover } from '../ui/layer/Popover.tsx'
import { ProfileIconSprite } from './profile-icons.tsx'

const mutedQuery = query(listMuted, {})
const blockedQuery = query(listBlocked, {})

/** To keep somebody's news, or somebody, away; and back again. */
export function MemberTools({ profile }: { profile: Profile }) {
  const text = useText()
  return (
    <>
      <ProfileIconSprite />
      <Popover
        icon
        align="end"
        label={text('profiles.more_actions')}
        button={<Icon name="ellipsis" />}
      >
        {() => <KeepAwayMenu profile={profile} />}
      </Popover>
    </>
  )
}

function KeepAwayMenu({ profile }: { profile: Profile }) {
  const text = useText()
  const { isKnown, isMuted, isBlocked, mute, block, unblock } = useKeepAway(profile)
  const askToBlock = () =>
    askBefore({
      title: text('profiles.block_title', { name: isolated(profile.username) }),
      question: text('profiles.block_question'),
      keep: text('profiles.cancel'),
      confirm: text('profiles.block'),
      danger: true,
      onConfirm: block,
    })
  return (
    <Menu
      entries={[
        {
          icon: 'bell-off',
          label: text(isMuted ? 'profiles.unmute' : 'profiles.mute'),
          disabled: !isKnown,
          onChoose: mute,
        },
        {
          icon: 'ban',
          label: text(isBlocked ? 'profiles.unblock' : 'profiles.block'),
          danger: !isBlocked,
          disabled: !isKnown,
          onChoose: isBlocked ? unblock : askToBlock,
        },
        ...reportEntries(profile, text),
      ]}
    />
  )
}

/** What its owner has written or sent; a picture that is drawn for whoever has none is nobody's. */
function reportEntries({ id, avatar, banner }: Profile, text: Text): MenuEntry[] {
  const entry = (kind: 'profile' | 'avatar' | 'banner', label: string): MenuEntry => ({
    icon: 'flag',
    label,
    apart: kind === 'profile',
    onChoose: () => openReport({ kind, id }),
  })
  const hasAvatar = !avatar.endsWith(`/${id}`)
  return [
    entry('profile', text('report.profile')),
    ...(hasAvatar ? [entry('avatar', text('report.avatar'))] : []),
    ...(banner === null ? [] : [entry('banner', text('report.banner'))]),
  ]
}

type Done =
  | 'profiles.muted_now'
  | 'profiles.unmuted_now'
  | 'profiles.blocked_now'
  | 'profiles.unblocked_now'

function useKeepAway({ id, username }: Profile) {
  const text = useText()
  const queries = useQueryClient()
  const { send } = useSubmission(() => undefined)
  const mutes = useQuery(mutedQuery).data?.entries
  const blocks = useQuery(blockedQuery).data?.entries
  const isMuted = mutes?.some((mute) => mute.kind === 'author' && mute.id === id) ?? false
  const isBlocked = blocks?.some((person) => person.id === id) ?? false

  const change = async (work: () => Promise<unknown>) => {
    await work()
    for (const { path } of [listMuted, listBlocked, checkFollowing])
      void queries.invalidateQueries({ queryKey: [path] })
  }
  const act = (work: () => Promise<unknown>, done: Done, restore?: () => Promise<unknown>) =>
    send(async () => {
      await change(work)
      const message = text(done, { name: username })
      if (restore) showUndoable(text, message, () => change(restore))
      else showSnack({ message, kind: 'ok', automaticClose: true })
    })
  const mute = (muted: boolean) => () => call(muteAuthor, { user_id: id, muted }, { quiet: true })
  const block = () => call(blockMember, { user_id: id }, { quiet: true })
  const unblock = () => call(unblockMember, { user_id: id }, { quiet: true })
  return {
    /** What the two lists say; until both are there, neither is offered. */
    isKnown: mutes !== undefined && blocks !== undefined,
    isMuted,
    isBlocked,
    mute: () =>
      act(mute(!isMuted), isMuted ? 'profiles.unmuted_now' : 'profiles.muted_now', mute(isMuted)),
    // Who followed whom before is not known any more.
    block: () => act(block, 'profiles.blocked_now'),
    unblock: () => act(unblock, 'profiles.unblocked_now', block),
  }
}
