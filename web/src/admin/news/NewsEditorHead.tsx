import { newsPath } from '@loadout/contract/platform/paths.ts'
import { useText } from '../../platform/language/language.tsx'
import { EditorHead } from '../editing/EditorHead.tsx'
import { hasNoText, hasNoTitle, inLanguages } from '../editing/texts.ts'
import { isDraft, missingIn, type Missing, type Wish } from './news-form.ts'
import type { NewsEditing } from './news-kind.ts'
import { NewsStateBadge } from './NewsStateBadge.tsx'
import { isLater } from './time-field.ts'

type Props = { editing: NewsEditing; onSave: (wish: Wish) => void; onPreview: () => void }

export function NewsEditorHead({ editing, onSave, onPreview }: Props) {
  const text = useText()
  const {
    form,
    base: { edited },
  } = editing
  const state = edited?.state ?? 'draft'
  const missing = missingIn(form, true)
  const first = edited?.versions[0]
  const names: Record<Missing, string> = {
    title: inLanguages(text('newsroom.missing_title'), form, hasNoTitle),
    text: inLanguages(text('newsroom.missing_text'), form, hasNoText),
    game: text('newsroom.missing_game'),
  }

  return (
    <EditorHead
      editing={editing}
      badge={<NewsStateBadge state={state} />}
      view={
        state === 'published' && edited && first
          ? { href: newsPath({ id: edited.id, slug: first.slug }), label: text('newsroom.view') }
          : undefined
      }
      missing={missing.map((each) => names[each])}
      saves={[
        {
          wish: 'draft',
          label: text(isDraft(edited) ? 'newsroom.save_draft' : 'newsroom.make_draft'),
          isOff: missingIn(form, false).length > 0,
        },
        isDraft(edited)
          ? {
              wish: 'publish',
              label: text(isLater(form.time) ? 'newsroom.schedule' : 'newsroom.publish'),
              isOff: missing.length > 0,
            }
          : { wish: 'keep', label: text('newsroom.save'), isOff: missing.length > 0 },
      ]}
      keyWish={isDraft(edited) ? 'draft' : 'keep'}
      onSave={onSave}
      onPreview={onPreview}
    />
  )
}
