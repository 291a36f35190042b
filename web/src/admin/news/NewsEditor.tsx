import { NEWS_EXCERPT_MAX, NEWS_TITLE_MAX } from '@loadout/contract/news/news.ts'
import { deleteNews, type StaffNews } from '@loadout/contract/news/newsroom.ts'
import { call } from '../../platform/call/call.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { openAnywhere } from '../../platform/layer/modals.ts'
import { useMember } from '../../platform/session/session.ts'
import { EditorFrame } from '../editing/EditorFrame.tsx'
import { TextFields } from '../editing/TextFields.tsx'
import { firstOf } from '../editing/texts.ts'
import { useEditing } from '../editing/use-editing.ts'
import { useEditor } from '../editing/use-editor.ts'
import { emptyText } from './news-form.ts'
import { newsKind } from './news-kind.ts'
import { NewsEditorHead } from './NewsEditorHead.tsx'
import { NewsSettings } from './NewsSettings.tsx'
import { editPath } from './newsroom-queries.ts'
import { isLater, momentOf } from './time-field.ts'
import { useAskBeforeSaving } from './use-ask-before-saving.ts'

const loadPublished = () =>
  import('./PublishedDialog.tsx').then(({ PublishedDialog }) => PublishedDialog)

type Props = { news: StaffNews | undefined; memberId: number; onMade: (id: number) => void }

/** One form for all languages of a news, saved in one step (ADMIN-04). */
export function NewsEditor({ news, memberId, onMade }: Props) {
  const { text, language } = useLanguage()
  const member = useMember()
  const author = news?.author ?? member
  const editing = useEditing(newsKind, { edited: news, memberId, languageId: language.id })
  const {
    form,
    base: { edited, saved },
  } = editing
  const editor = useEditor(editing, {
    languageId: firstOf(form),
    list: '/admin/news',
    edit: editPath,
    onMade,
    articleOf: ({ categories, picture, time }) =>
      author && {
        author,
        categories,
        cover: { saved: edited?.image, chosen: picture },
        published: momentOf(time),
      },
    showSaved(wish, id) {
      if (wish !== 'publish') return false
      openAnywhere(loadPublished, {
        id,
        scheduledFor: isLater(form.time) ? momentOf(form.time) : undefined,
      })
      return true
    },
  })
  const save = useAskBeforeSaving(editing, (wish) => void editor.save(wish))
  const remove = (id: number) =>
    editor.remove({
      title: text('newsroom.delete'),
      question: text('newsroom.delete_question'),
      deleted: text('newsroom.deleted'),
      remove: () => call(deleteNews, { id }, { quiet: true }),
    })

  return (
    <EditorFrame
      title={text(saved ? 'newsroom.edit' : 'newsroom.write')}
      editing={editing}
      head={
        <NewsEditorHead editing={editing} onSave={save} onPreview={() => editor.preview(form)} />
      }
      shown={editor.shown}
      onShow={editor.show}
      emptyText={emptyText}
      onPreview={editor.preview}
      settings={
        <NewsSettings
          editing={editing}
          shown={editor.shown}
          onRemoveLanguage={editor.removeLanguage}
          onRemove={saved && (() => remove(saved.id))}
        />
      }
    >
      {(languageId, written, onChange) => (
        <TextFields
          languageId={languageId}
          text={written}
          titleMax={NEWS_TITLE_MAX}
          excerpt={{
            label: text('newsroom.excerpt'),
            hint: text('newsroom.excerpt_hint'),
            max: NEWS_EXCERPT_MAX,
          }}
          placeholder={text('newsroom.text_placeholder')}
          onChange={onChange}
        />
      )}
    </EditorFrame>
  )
}
