import type { ComponentProps } from 'react'
import { useText } from '../../platform/language/language.tsx'
import { EditLink } from '../../news/EditLink.tsx'
import { ViewsTool } from '../../statistics/ViewsTool.tsx'
import { Avatar } from '../../people/Avatar.tsx'
import { commentField, isSending } from './comment-field.ts'
import { CommentForm } from './CommentForm.tsx'
import { useOpenDraft } from './drafts.ts'
import css from './CommentForm.module.css'

type Props = ComponentProps<typeof CommentForm>

/**
 * What an article has for members above its comments. While the form stands below a comment that
 * is answered, something as high keeps its place, so that nothing jumps, and calls it back.
 */
export function Composer(props: Props) {
  const { member, answered } = props
  const { article } = props.discussed
  useOpenDraft({ articleId: article.id, userId: member.id })
  return (
    <>
      {answered ? <Away {...props} /> : <CommentForm {...props} />}
      {article.type === 'news' && (
        <>
          <EditLink newsId={article.id} member={member} />
          <ViewsTool id={article.id} member={member} />
        </>
      )}
    </>
  )
}

function Away({ member, onReturn }: Props) {
  const text = useText()
  return (
    <div className={css.root}>
      <Avatar path={member.avatar} size={40} className={css.avatar} />
      <button
        type="button"
        className={css.away}
        onClick={() => {
          if (isSending()) return
          onReturn()
          requestAnimationFrame(() => commentField()?.focus())
        }}
      >
        {text('comments.write')}
      </button>
    </div>
  )
}
