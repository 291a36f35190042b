import type { Profile } from '@loadout/contract/profiles/profile.ts'
import { useText } from '../platform/language/language.tsx'
import { openModal } from '../platform/layer/modals.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PictureTools } from './PictureTools.tsx'

const loadVisibility = () =>
  import('./VisibilityDialog.tsx').then(({ VisibilityDialog }) => VisibilityDialog)

/** What its owner changes of a profile, and what others see. */
export function OwnerTools({ profile }: { profile: Profile }) {
  const text = useText()
  return (
    <>
      <PictureTools profile={profile} />
      <Button
        size="sm"
        aria-haspopup="dialog"
        onClick={() => openModal(loadVisibility, { profile })}
      >
        <Icon name="eye" size="sm" />
        {text('profiles.visibility')}
      </Button>
    </>
  )
}
