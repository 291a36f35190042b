import { useState } from 'react'
import { useParams } from 'react-router'
import { useText } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { Missing } from '../../platform/page/PageFailure.tsx'
import { idIn } from '../../platform/page/page-load.ts'
import { useMember } from '../../platform/session/session.ts'
import { Asked } from '../Asked.tsx'
import { staffPageQuery } from './page-queries.ts'
import { PageEditor } from './PageEditor.tsx'

/** ADMIN-12. A new page gets its address with the first save; whoever writes it goes on in the same editor. */
export function Component() {
  const text = useText()
  const { id: written } = useParams()
  const id = idIn(written)
  const [made, setMade] = useState<number>()
  const memberId = useMember()?.id ?? 0
  useHead({ title: text(written === undefined ? 'staff_pages.add' : 'staff_pages.edit'), path: '/admin/content-pages', hidden: true })

  if (written === undefined || (made !== undefined && made === id)) return <PageEditor key="new" memberId={memberId} page={undefined} onMade={setMade} />
  if (id === undefined) return <Missing code="page_not_found" />
  return (
    <Asked query={staffPageQuery(id)}>
      {(page) => (page.id === id ? <PageEditor key={id} memberId={memberId} page={page} onMade={setMade} /> : null)}
    </Asked>
  )
}
