import { useText } from '../../platform/language/language.tsx'
import { EditorPlace } from '../editing/EditorPlace.tsx'
import { NewsEditor } from './NewsEditor.tsx'
import { staffNewsQuery } from './newsroom-queries.ts'

/** A news that is there, or a new one: the address says which (ADMIN-04). */
export function NewsEditorPage() {
  const text = useText()
  return (
    <EditorPlace
      title={{ add: text('newsroom.write'), edit: text('newsroom.edit') }}
      list="/admin/news"
      missing="article_not_found"
      query={staffNewsQuery}
    >
      {({ edited, ...shown }) => <NewsEditor key={edited?.id ?? 'new'} news={edited} {...shown} />}
    </EditorPlace>
  )
}
