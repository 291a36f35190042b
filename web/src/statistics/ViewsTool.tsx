import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { countNewsViews, countPostViews } from '@loadout/contract/statistics/views.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { query } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import css from './ViewsTool.module.css'

type Props = {
  id: number
  member: OwnUser
  /** Of a post: its author sees its views as admins do. News have none who do. */
  postAuthorId?: number
}

/**
 * How often an article was read, for those who may know it (NEWS-15, POST-35), among its tools. It
 * comes with what only members load, as `EditLink` does. A post's leads to its statistics.
 */
export function ViewsTool({ id, member, postAuthorId }: Props) {
  const maySee = hasFlag(member, Flag.Admin) || postAuthorId === member.id
  const here = useRef<HTMLSpanElement>(null)
  const [tools, setTools] = useState<Element | null>()
  const views =
    postAuthorId === undefined ? query(countNewsViews, { id }) : query(countPostViews, { id })
  const { data } = useQuery({ ...views, enabled: maySee })

  useEffect(() => setTools(here.current?.closest('article')?.querySelector('[role=group]')), [])
  return (
    <>
      <span ref={here} hidden />
      {tools &&
        data &&
        createPortal(<Views count={data.views} postId={postAuthorId && id} />, tools)}
    </>
  )
}

function Views({ count, postId }: { count: number; postId: number | undefined }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const words = text('member.article_views', { count })
  const figure = figureText(locale, count)
  if (postId === undefined)
    return (
      <span className={css.root} role="img" aria-label={words} title={words}>
        <EyeIcon />
        {figure}
      </span>
    )
  return (
    <a className={css.root} href={`/posts/poststats/${postId}`} aria-label={words} title={words}>
      <EyeIcon />
      {figure}
    </a>
  )
}

/** Of lucide, as all icons; drawn here, because only those who see it load it. */
const EyeIcon = () => (
  <svg className={css.icon} viewBox="0 0 24 24" aria-hidden>
    <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0z" />
  </svg>
)
