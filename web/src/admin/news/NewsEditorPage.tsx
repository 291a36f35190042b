import { useState } from 'react'
import { useParams } from 'react-router'
import { useText } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { Missing } from '../../platform/page/PageFailure.tsx'
import { idIn } from '../../platform/page/page-load.ts'
import { useMember } from '../../platform/session/session.ts'
import { Asked } from '../Asked.tsx'
import { NewsEditor } from './NewsEditor.tsx'
import { staffNewsQuery } from './newsroom-queries.ts'

/** ADMIN-04. New news get their address with the first save; whoever writes them goes on in the same editor. */
export function Component() {
  const text = useText()
  const { id: written } = useParams()
  const id = idIn(written)
  const [made, setMade] = useState<number>()
  const memberId = useMember()?.id ?? 0
  useHead({ title: text(written === undefined ? 'newsroom.write' : 'newsroom.edit'), path: '/admin/news', hidden: true })

  if (written === undefined || (made !== undefined && made === id)) return <NewsEditor key="new" memberId={memberId} news={undefined} onMade={setMade} />
  if (id === undefined) return <Missing code="article_not_found" />
  return (
    <Asked query={staffNewsQuery(id)}>
      {(news) => (news.id === id ? <NewsEditor key={id} memberId={memberId} news={news} onMade={setMade} /> : null)}
    </Asked>
  )
}
