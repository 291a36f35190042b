import { NEWS_EXCERPT_MOST, NEWS_TITLE_MOST } from '@loadout/contract/news/news.ts'
import { deleteNews, type StaffNews } from '@loadout/contract/news/newsroom.ts'
import { call } from '../../platform/call/call.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { EditorFrame } from '../editing/EditorFrame.tsx'
import { TextFields } from '../editing/TextFields.tsx'
import { firstOf } from '../editing/texts.ts'
import { useEditing } from '../editing/use-editing.ts'
import { useEditor } from '../editing/use-editor.ts'
import { emptyText, isDraft, missingIn, type Wish } from './news-form.ts'
import { newsKind } from './news-kind.ts'
import { NewsEditorHead } from './NewsEditorHead.tsx'
import { NewsSettings } from './NewsSettings.tsx'
import { editPath } from './newsroom-queries.ts'

type Props = { news: StaffNews | undefined; memberId: number; onMade: (id: number) => void }

/** ADMIN-04. */
export function NewsEditor({ news, memberId, onMade }: Props) {
  const { text, language } = useLanguage()
  const editing = useEditing(newsKind, { edited: news, memberId, languageId: language.id })
  const { form, base } = editing
  const editor = useEditor(editing, { languageId: firstOf(form), list: '/admin/news', edit: editPath, onMade })
  const isForReaders = (wish: Wish) => wish === 'publish' || (wish === 'keep' && !isDraft(base.edited))

  function save(wish: Wish) {
    if (missingIn(form, isForReaders(wish)).length === 0) void editor.save(wish)
  }

  const remove = (id: number) => editor.remove({
    title: text('newsroom.delete'), question: text('newsroom.delete_question'), deleted: text('newsroom.deleted'),
    remove: async () => {
      await call(deleteNews, { id }, { quiet: true })
      editing.refresh()
    },
  })

  return (
    <EditorFrame
      title={text(base.saved ? 'newsroom.edit' : 'newsroom.write')}
      editing={editing}
      head={<NewsEditorHead editing={editing} onSave={save} onPreview={() => editor.preview(form)} />}
      shown={editor.shown}
      onShow={editor.show}
      emptyText={emptyText}
      onPreview={editor.preview}
      settings={<NewsSettings editing={editing} shown={editor.shown} onRemoveLanguage={editor.removeLanguage} onRemove={base.saved && (() => remove(base.saved?.id ?? 0))} />}
    >
      {(languageId, written, onChange) => (
        <TextFields languageId={languageId} text={written} titleMost={NEWS_TITLE_MOST} excerptMost={NEWS_EXCERPT_MOST} placeholder={text('newsroom.text_placeholder')} onChange={onChange} />
      )}
    </EditorFrame>
  )
}
