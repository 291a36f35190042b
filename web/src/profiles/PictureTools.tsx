import type { Profile } from '@loadout/contract/profiles/profile.ts'
import { useText } from '../platform/language/language.tsx'
import { openModal } from '../platform/layer/modals.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const loadAvatar = () => import('./AvatarDialog.tsx').then(({ AvatarDialog }) => AvatarDialog)
const loadBanner = () => import('./BannerDialog.tsx').then(({ BannerDialog }) => BannerDialog)

/** The owner alone changes their picture and their banner here (PROF-30). */
export function PictureTools({ profile }: { profile: Profile }) {
  const text = useText()
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => openModal(loadAvatar, { profile })}>
        <Icon name="user" size="sm" />
        {text('profiles.change_avatar')}
      </Button>
      <Button size="sm" aria-haspopup="dialog" onClick={() => openModal(loadBanner, { profile })}>
        <Icon name="image-up" size="sm" />
        {text('profiles.change_banner')}
      </Button>
    </>
  )
}
