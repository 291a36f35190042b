import { useQueryClient } from '@tanstack/react-query'
import { deleteComment, listComments } from '@loadout/contract/comments/comments.ts'
import {
  COMMENT_QUERY_MAX,
  listCommentsForStaff,
  type StaffComment,
} from '@loadout/contract/comments/staff-comments.ts'
import { userPath } from '@loadout/contract/platform/paths.ts'
import { call } from '../../platform/call/call.ts'
import { forgetAnswers } from '../../platform/call/forget-answers.ts'
import { query } from '../../platform/call/query.ts'
import { loadTexts } from '../../platform/language/catalogues.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { useHead } from '../../platform/page/head.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Time } from '../../ui/Time.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { NothingListed } from '../NothingListed.tsx'
import { useListAddress } from '../list-address.ts'
import filters from '../ListFilters.module.css'
import { ListSearch } from '../ListSearch.tsx'
import { useRowAct } from '../RowActions.tsx'
import { TableFoot } from '../TableFoot.tsx'
import { rowsOn } from '../rows-on-page.ts'
import { commentPath } from './comment-path.ts'
import css from './CommentsPage.module.css'

const loadQuestion = async () =>
  (
    await Promise.all([
      import('../../comments/writing/DeleteCommentDialog.tsx'),
      loadTexts('members'),
    ])
  )[0].DeleteCommentDialog

const loadVersions = () =>
  import('./VersionsDialog.tsx').then(({ VersionsDialog }) => VersionsDialog)

export function CommentsPage() {
  const text = useText()
  const { page, value, change, pageHref } = useListAddress()
  const words = value('q')?.slice(0, COMMENT_QUERY_MAX) ?? ''
  const remove = useDeletion()
  useHead({ title: text('staff_comments.title'), path: '/admin/comments', hidden: true })

  return (
    <>
      <PageHead title={text('staff_comments.title')} lead={text('staff_comments.lead')} />
      <div className={filters.root}>
        <ListSearch
          label={text('staff_comments.search')}
          hint={text('staff_comments.search_hint')}
          value={words}
          max={COMMENT_QUERY_MAX}
          onSearch={(q) => change({ q })}
        />
      </div>
      <LoadStates
        query={query(listCommentsForStaff, {
          query: words,
          ...rowsOn(page),
        })}
      >
        {({ count, entries }, isOld) => (
          <div aria-busy={isOld}>
            {entries.length === 0 ? (
              <NothingListed
                isNarrowed={words !== ''}
                narrowedHint={text('admin.search_none_hint')}
              />
            ) : (
              <DataTable
                caption={text('staff_comments.title')}
                columns={columnsOf(text, remove)}
                rows={entries}
                keyOf={({ id }) => id}
              />
            )}
            <TableFoot page={page} count={count} href={pageHref} />
          </div>
        )}
      </LoadStates>
    </>
  )
}

/** Asks first, and shows the list without it (ADMIN-14). */
function useDeletion() {
  const text = useText()
  const queries = useQueryClient()
  const act = useRowAct(() => queries.invalidateQueries({ queryKey: [listCommentsForStaff.path] }))
  const remove = (id: number) =>
    act(async () => {
      await call(deleteComment, { id }, { quiet: true })
      forgetAnswers(queries, [listComments])
    }, text('staff_comments.deleted'))
  return ({ id, message }: StaffComment) =>
    openModal(loadQuestion, { message, onConfirm: () => remove(id) })
}

const columnsOf = (
  text: ReturnType<typeof useText>,
  remove: (comment: StaffComment) => void,
): Column<StaffComment>[] => [
  {
    key: 'message',
    title: text('staff_comments.comment'),
    head: true,
    cell: (comment) => (
      <>
        <span className={css.message}>{comment.message}</span>
        {comment.edited !== null && (
          <button
            type="button"
            className={css.edited}
            aria-haspopup="dialog"
            onClick={() => openModal(loadVersions, { comment })}
          >
            {text('staff_comments.edited')} <Time at={comment.edited} />
          </button>
        )}
      </>
    ),
  },
  {
    key: 'author',
    title: text('staff_comments.author'),
    cell: ({ author: { username } }) => (
      <a className={css.link} href={userPath(username)}>
        {username}
      </a>
    ),
  },
  {
    key: 'article',
    title: text('staff_comments.article'),
    cell: (comment) => {
      const href = commentPath(comment)
      if (href === undefined) return text('staff_comments.unpublished')
      return (
        <a className={css.link} href={href}>
          {comment.article.title}
        </a>
      )
    },
  },
  {
    key: 'inserted',
    title: text('staff_comments.written'),
    cell: ({ inserted }) => <Time at={inserted} />,
  },
  {
    key: 'delete',
    phone: 'corner',
    title: text('staff_comments.action'),
    figure: true,
    cell: (comment) => (
      <Button
        size="sm"
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={text('staff_comments.delete_of', { username: comment.author.username })}
        onClick={() => remove(comment)}
      >
        {text('admin.delete')}
      </Button>
    ),
  },
]
