import { CONTENT_PAGE_TITLE_MAX } from '@loadout/contract/content-pages/content-pages.ts'
import { deletePage, type StaffPage } from '@loadout/contract/content-pages/staff-pages.ts'
import { call } from '../../platform/call/call.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { EditorFrame } from '../editing/EditorFrame.tsx'
import { EditorHead } from '../editing/EditorHead.tsx'
import { hasNoText, hasNoTitle, inLanguages } from '../editing/texts.ts'
import { TextFields } from '../editing/TextFields.tsx'
import { useEditing } from '../editing/use-editing.ts'
import { useEditor } from '../editing/use-editor.ts'
import { emptyText, missingIn, type Missing } from './page-form.ts'
import { pageKind } from './page-kind.ts'
import { editPagePath } from './page-queries.ts'
import { PageSettings } from './PageSettings.tsx'

type Props = { page: StaffPage | undefined; memberId: number; onMade: (id: number) => void }

/** Beside the texts their address and their place in the footer (ADMIN-12). */
export function PageEditor({ page, memberId, onMade }: Props) {
  const { text, language } = useLanguage()
  const editing = useEditing(pageKind, { edited: page, memberId, languageId: language.id })
  const {
    form,
    base: { form: kept, saved },
  } = editing
  const editor = useEditor(editing, {
    languageId: language.id,
    list: '/admin/content-pages',
    edit: editPagePath,
    onMade,
  })
  const missing = missingIn(form)
  const names: Record<Missing, string> = {
    title: inLanguages(text('newsroom.missing_title'), form, hasNoTitle),
    text: inLanguages(text('newsroom.missing_text'), form, hasNoText),
    address: text('staff_pages.missing_address'),
  }

  const remove = (id: number) =>
    editor.remove({
      title: text('staff_pages.delete'),
      question: text('staff_pages.delete_question'),
      deleted: text('staff_pages.deleted'),
      remove: () => call(deletePage, { id }, { quiet: true }),
    })

  return (
    <EditorFrame
      title={text(saved ? 'staff_pages.edit' : 'staff_pages.add')}
      editing={editing}
      head={
        <EditorHead
          editing={editing}
          view={saved && { href: `/${kept.url}`, label: text('staff_pages.view') }}
          missing={missing.map((each) => names[each])}
          saves={[
            {
              wish: 'keep',
              label: text(saved ? 'newsroom.save' : 'newsroom.publish'),
              isOff: missing.length > 0,
            },
          ]}
          keyWish="keep"
          onSave={(wish) => void editor.save(wish)}
          onPreview={() => editor.preview(form)}
        />
      }
      shown={editor.shown}
      onShow={editor.show}
      emptyText={emptyText}
      onPreview={editor.preview}
      settings={
        <PageSettings
          editing={editing}
          onRemoveLanguage={editor.removeLanguage}
          onRemove={saved && (() => remove(saved.id))}
        />
      }
    >
      {(languageId, written, onChange) => (
        <TextFields
          languageId={languageId}
          text={written}
          titleMax={CONTENT_PAGE_TITLE_MAX}
          placeholder={text('staff_pages.text_placeholder')}
          onChange={onChange}
        />
      )}
    </EditorFrame>
  )
}
