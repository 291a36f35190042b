import { listCommentsForStaff } from '@loadout/contract/comments/staff-comments.ts'
import { query } from '../../platform/call/query.ts'
import { useText } from '../../platform/language/language.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Module } from '../../ui/Module.tsx'
import { Time } from '../../ui/Time.tsx'
import latest from '../Latest.module.css'
import { LoadStates } from '../LoadStates.tsx'
import { commentPath } from './comment-path.ts'

const SHOWN = 5

/** What was last said on the site, for the overview. */
export function LatestComments() {
  const text = useText()
  return (
    <Module
      title={text('overview.comments')}
      more={{ href: '/admin/comments', label: text('overview.all') }}
    >
      <LoadStates query={query(listCommentsForStaff, { limit: SHOWN }, { staleTime: 0 })}>
        {({ entries }) =>
          entries.length === 0 ? (
            <Empty title={text('admin.nothing_yet')} />
          ) : (
            <ol className={latest.root}>
              {entries.map((comment) => (
                <li key={comment.id}>
                  <p>
                    <b>{comment.author.username}</b> <Time at={comment.inserted} />
                  </p>
                  <a href={commentPath(comment) ?? '/admin/comments'}>{comment.message}</a>
                </li>
              ))}
            </ol>
          )
        }
      </LoadStates>
    </Module>
  )
}
