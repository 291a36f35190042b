import { useText } from '../../platform/language/language.tsx'
import { EditorPlace } from '../editing/EditorPlace.tsx'
import { staffPageQuery } from './page-queries.ts'
import { PageEditor } from './PageEditor.tsx'

/** A page that is there, or a new one: the address says which (ADMIN-12). */
export function ContentPageEditPage() {
  const text = useText()
  return (
    <EditorPlace
      title={{ add: text('staff_pages.add'), edit: text('staff_pages.edit') }}
      list="/admin/content-pages"
      missing="page_not_found"
      query={staffPageQuery}
    >
      {({ edited, ...shown }) => <PageEditor key={edited?.id ?? 'new'} page={edited} {...shown} />}
    </EditorPlace>
  )
}
