import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { languageById } from '@loadout/contract/languages/languages.ts'
import { postPath } from '@loadout/contract/platform/paths.ts'
import { plainText } from '@loadout/contract/platform/plain-text.ts'
import { getPostPoll } from '@loadout/contract/polls/polls.ts'
import { minContent, POST_TITLE_MAX } from '@loadout/contract/posts/post-rules.ts'
import { getPost } from '@loadout/contract/posts/posts.ts'
import type { WrittenPost } from '@loadout/contract/posts/writing.ts'
import { ErrorNote } from '../../ui/forms/ErrorNote.tsx'
import { useSaveKey } from '../../admin/editing/use-save-key.ts'
import { ArticleEditor } from '../../editor/ArticleEditor.tsx'
import { EditorIconSprite } from '../../editor/editor-icons.tsx'
import { forgetAnswers } from '../../platform/call/forget-answers.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { editPostPath, managePath } from '../post-paths.ts'
import { refreshPostLists } from '../refresh-post-lists.ts'
import { ConflictNote } from './ConflictNote.tsx'
import { EditorState } from './EditorState.tsx'
import { LengthMeter } from './LengthMeter.tsx'
import { missingIn } from './post-form.ts'
import { PostSettings } from './PostSettings.tsx'
import { useAddress } from './use-address.ts'
import { useAskBeforeLosing } from './use-ask-before-losing.ts'
import { useAutosave } from './use-autosave.ts'
import type { Saved } from './autosave.ts'
import type { Wish } from './wishes.ts'
import { usePostErrors } from './use-post-errors.ts'
import css from '../../admin/editing/Editor.module.css'

type Props = {
  post: WrittenPost | undefined
  member: OwnUser
  onMade: (id: number) => void
}

const messages = {
  publish: 'posts.published_now',
  unpublish: 'posts.unpublished',
  discard: 'posts.discarded',
} as const

/** Title and text as readers will see them, and what belongs to them beside (POST-14, POST-15). */
export function PostEditor({ post, member, onMade }: Props) {
  const { text, language } = useLanguage()
  const queries = useQueryClient()
  const [isPublished, setPublished] = useState(post?.published != null)

  async function onDone(wish: Wish, { id }: Saved) {
    forgetAnswers(queries, [getPost, getPostPoll])
    void refreshPostLists(queries)
    showSnack({ message: text(messages[wish]), kind: 'ok', automaticClose: true })
    if (wish !== 'discard') setPublished(wish === 'publish')
    if (wish === 'publish') await go(postPath({ id, username: member.username }))
  }
  const writing = useAutosave({ post, memberId: member.id, languageId: language.id, onDone })
  const { form, edition, saved, change } = writing
  const errorOf = usePostErrors(writing)
  const titleError = errorOf('title')
  const id = useId()
  const go = useAskBeforeLosing(writing)
  // Whoever publishes is on their way to the post, and not to its editor.
  const isLeaving = writing.wish === 'publish' || isPublished
  useAddress(saved && !post && !isLeaving ? editPostPath(saved.id) : undefined, go, () => {
    if (saved) onMade(saved.id)
  })
  useSaveKey(writing.keepNow)

  const min = minContent({ ...member, isOfPurchase: post?.is_of_purchase ?? false })
  const words = plainText(form.content)
  const lang = languageById(form.languageId)?.locale ?? 'en'
  return (
    <div className={css.root}>
      <EditorIconSprite />
      <h1 className="vh">{text(post ? 'posts.edit_title' : 'posts.write')}</h1>
      <EditorState
        writing={writing}
        shown={post}
        isPublished={isPublished}
        missing={missingIn(form, words, min)}
        min={min}
      />
      {writing.theirs && <ConflictNote theirs={writing.theirs} writing={writing} />}
      <div className={css.columns}>
        <div className={css.main}>
          <textarea
            className={css.title}
            aria-label={text('posts.title')}
            placeholder={text('posts.title')}
            lang={lang}
            rows={1}
            required
            maxLength={POST_TITLE_MAX}
            aria-invalid={titleError === undefined ? undefined : true}
            aria-describedby={titleError === undefined ? undefined : id}
            value={form.title}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            onChange={({ target }) => change({ title: target.value.replaceAll(/[\r\n]+/g, ' ') })}
          />
          <ErrorNote id={id} error={titleError} />
          <ArticleEditor
            key={edition}
            label={text('posts.text')}
            placeholder={text('posts.text_placeholder')}
            lang={lang}
            html={form.content}
            error={errorOf('content')}
            onChange={(content) => change({ content })}
            mentions
          />
          {min > 0 && <LengthMeter words={words} min={min} />}
        </div>
        <PostSettings
          post={post}
          member={member}
          writing={writing}
          errorOf={errorOf}
          onDeleted={() => void go(managePath)}
        />
      </div>
    </div>
  )
}
