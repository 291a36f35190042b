import { useId } from 'react'
import type { WrittenPost } from '@loadout/contract/posts/writing.ts'
import { useText } from '../../platform/language/language.tsx'
import { useMember } from '../../platform/session/session.ts'
import { openModal } from '../../platform/layer/modals.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { askBefore } from '../../ui/layer/ask-before.ts'
import { Time } from '../../ui/Time.tsx'
import type { Missing } from './post-form.ts'
import type { Writing } from './use-autosave.ts'
import css from '../../admin/editing/Editor.module.css'

const loadPreview = () =>
  import('../../admin/editing/PreviewDialog.tsx').then(({ PreviewDialog }) => PreviewDialog)

type Props = {
  writing: Writing
  /** What readers see now. */
  shown: Pick<WrittenPost, 'image' | 'published'> | undefined
  isPublished: boolean
  missing: Missing[]
  min: number
}

/**
 * What has become of a post, and what can: a button that cannot be used yet says what is missing.
 */
export function EditorState({ writing, shown, isPublished, missing, min }: Props) {
  const text = useText()
  const id = useId()
  const { wish, want, theirs } = writing
  const isOff = missing.length > 0 || theirs !== undefined
  const names: Record<Missing, string> = {
    title: text('posts.missing_title'),
    text: min > 0 ? text('posts.missing_length', { min }) : text('posts.missing_text'),
    game: text('posts.missing_game'),
  }
  const ask = (title: string, question: string, onConfirm: () => void) =>
    askBefore({
      title,
      question,
      keep: text('posts.cancel'),
      confirm: title,
      onConfirm,
    })

  return (
    <div className={css.head}>
      <p className={css.state}>
        <span aria-live="polite">
          {isPublished ? (
            <Badge kind="ok">{text('posts.published')}</Badge>
          ) : (
            <Badge kind="outline">{text('posts.draft')}</Badge>
          )}
          <NotKept writing={writing} />
        </span>
        <Kept writing={writing} />
      </p>
      <div className={css.actions}>
        <PreviewButton writing={writing} shown={shown} />
        {isPublished && (
          <>
            <Button
              variant="quiet"
              onClick={() =>
                ask(text('posts.discard'), text('posts.discard_question'), () => want('discard'))
              }
            >
              {text('posts.discard')}
            </Button>
            <Button
              onClick={() =>
                ask(text('posts.unpublish'), text('posts.unpublish_question'), () =>
                  want('unpublish'),
                )
              }
            >
              {text('posts.unpublish')}
            </Button>
          </>
        )}
        <Button
          variant="primary"
          aria-disabled={isOff || undefined}
          aria-describedby={isOff ? `${id}-missing` : undefined}
          busy={wish === 'publish'}
          onClick={isOff ? undefined : () => want('publish')}
        >
          {text(isPublished ? 'posts.publish_changes' : 'posts.publish')}
        </Button>
      </div>
      <p className={css.missing} id={`${id}-missing`}>
        {missing.length > 0 &&
          text('posts.missing', { what: missing.map((each) => names[each]).join(', ') })}
      </p>
    </div>
  )
}

/** What is written now, kept or not. */
function PreviewButton({ writing: { form }, shown }: Pick<Props, 'writing' | 'shown'>) {
  const text = useText()
  const author = useMember()
  const { languageId, categories, picture } = form
  const preview = () =>
    openModal(loadPreview, {
      text: form,
      languageId,
      article: author && {
        author,
        categories,
        cover: { saved: shown?.image, chosen: picture },
        published: shown?.published ?? undefined,
      },
    })
  return (
    <Button variant="quiet" onClick={preview}>
      {text('editor.preview')}
    </Button>
  )
}

function NotKept({ writing: { isUnreachable, refusal } }: Pick<Props, 'writing'>) {
  const text = useText()
  if (isUnreachable) return <Badge kind="warn">{text('posts.kept_here')}</Badge>
  if (refusal !== undefined) return <Badge kind="bad">{text('posts.not_saved')}</Badge>
  return null
}

/** Not read out: it changes with every pause of whoever writes. */
function Kept({ writing }: Pick<Props, 'writing'>) {
  const text = useText()
  const { isUnsent, isUnreachable, sending, keptAt, refusal } = writing
  if (isUnreachable || refusal !== undefined) return null
  if (isUnsent || sending) return <span>{text('posts.saving')}</span>
  if (keptAt === undefined) return null
  return (
    <span>
      {text('posts.saved')} <Time at={keptAt} exact />
    </span>
  )
}
