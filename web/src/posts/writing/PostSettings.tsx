import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { languages, type LanguageId } from '@loadout/contract/languages/languages.ts'
import { hasAdminFields } from '@loadout/contract/posts/post-rules.ts'
import type { WrittenPost } from '@loadout/contract/posts/writing.ts'
import { forgetUnsaved } from '../../editor/unsaved.ts'
import { useText } from '../../platform/language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useDeletePost } from '../delete-post.ts'
import { AdminFields } from './AdminFields.tsx'
import { PostGames } from './PostGames.tsx'
import type { Writing } from './use-autosave.ts'
import type { PostErrors } from './use-post-errors.ts'
import css from '../../admin/editing/Editor.module.css'

type Props = {
  post: WrittenPost | undefined
  member: OwnUser
  writing: Writing
  /** What is to be said at a field of the call. */
  errorOf: PostErrors
  onDeleted: () => void
}

export function PostSettings({ post, member, writing, errorOf, onDeleted }: Props) {
  const text = useText()
  const deletePost = useDeletePost()
  const { form, saved, change } = writing
  const isAdmin = hasAdminFields(member)

  return (
    <aside className={css.panel} aria-label={text('posts.settings')}>
      <PostGames
        chosen={form.categories}
        several={isAdmin}
        error={errorOf('categories')}
        onChange={(categories) => change({ categories })}
      />
      <SelectField
        label={text('posts.language')}
        error={errorOf('language_id')}
        value={String(form.languageId)}
        options={languages.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target }) => change({ languageId: Number(target.value) as LanguageId })}
      />
      {isAdmin && <AdminFields {...{ post, form, errorOf }} onChange={change} />}
      {saved && (
        <Button
          variant="danger"
          onClick={() =>
            deletePost(
              { id: saved.id, title: form.title },
              {
                byStaff: false,
                onDeleted: () => {
                  forgetUnsaved({ of: 'post', memberId: member.id, id: saved.id })
                  onDeleted()
                },
              },
            )
          }
        >
          <Icon name="trash" />
          {text('posts.delete')}
        </Button>
      )}
    </aside>
  )
}
