import { useId, useState } from 'react'
import { getProfile, type Profile } from '@loadout/contract/profiles/profile.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { useText } from '../platform/language/language.tsx'
import { showPartMissing } from '../platform/layer/failures.ts'
import { Part } from '../platform/layer/Part.tsx'
import { richTextName } from '../platform/page/state.ts'
import { RichText } from '../platform/rich-text.tsx'
import { useMember } from '../platform/session/session.ts'
import { Button } from '../ui/Button.tsx'
import { ExternalProfiles } from './ExternalProfiles.tsx'
import css from './ProfileIntro.module.css'

const loadEditor = async () => {
  const [{ ContentEditor }] = await Promise.all([
    import('./ContentEditor.tsx'),
    loadTexts('members'),
    loadTexts('editor'),
  ])
  return ContentEditor
}

/** What somebody says of themselves, edited in its place by them alone (PROF-20). */
export function ProfileIntro({ profile }: { profile: Profile }) {
  const [isEditing, setEditing] = useState(false)
  const buttonId = useId()
  return (
    <div className={css.root}>
      {isEditing ? (
        <Part
          load={loadEditor}
          onMissing={showPartMissing}
          props={{ profile, buttonId, onDone: () => setEditing(false) }}
        />
      ) : (
        <div className={css.said}>
          <RichText html={profile.content} name={richTextName(getProfile.path, profile.id)} />
          <EditButton id={buttonId} profile={profile} onEdit={() => setEditing(true)} />
        </div>
      )}
      <ExternalProfiles userId={profile.id} />
    </div>
  )
}

type EditButtonProps = { id: string; profile: Profile; onEdit: () => void }

function EditButton({ id, profile, onEdit }: EditButtonProps) {
  const text = useText()
  if (useMember()?.id !== profile.id) return null
  return (
    <Button id={id} size="sm" onClick={onEdit}>
      {text(profile.content === '' ? 'profiles.write_content' : 'profiles.edit_content')}
    </Button>
  )
}
