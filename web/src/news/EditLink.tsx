import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import { useText } from '../platform/language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import css from '../articles/ArticleLayout.module.css'

/** The bit alone opens nothing (AMB-116), and neither does the flag (NEWS-19). */
const mayEdit = (member: OwnUser) =>
  hasFlag(member, Flag.Admin) && hasPermission(member, 'canPublishNews')

/**
 * A tool of staff among those of the article. It comes with what members write below it and puts
 * itself in its place from there, so that nothing of it is in the script that every reader loads.
 */
export function EditLink({ newsId, member }: { newsId: number; member: OwnUser }) {
  const text = useText()
  const here = useRef<HTMLSpanElement>(null)
  const [tools, setTools] = useState<Element | null>()

  useEffect(() => setTools(here.current?.closest('article')?.querySelector('[role=group]')), [])
  if (!mayEdit(member)) return null
  return (
    <>
      <span ref={here} hidden />
      {tools &&
        createPortal(
          <a
            className={css.tool}
            href={`/admin/news/edit/${newsId}`}
            aria-label={text('news.edit')}
            title={text('news.edit')}
          >
            <Icon name="pencil" />
          </a>,
          tools,
        )}
    </>
  )
}
