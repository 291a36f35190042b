import { languageByCode, languageById, languages } from '@loadout/contract/languages/languages.ts'
import {
  POST_QUERY_MOST,
  postStates,
  type StaffPostEntry,
} from '@loadout/contract/posts/staff-posts.ts'
import { useText } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { pathOfPost } from '../../posts/post-paths.ts'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Time } from '../../ui/Time.tsx'
import { FilterSelect } from '../FilterSelect.tsx'
import { useListAddress } from '../list-address.ts'
import filters from '../ListFilters.module.css'
import { ListSearch } from '../ListSearch.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { TableFoot } from '../TableFoot.tsx'
import { PostStateBadge, stateNames } from './PostStateBadge.tsx'
import { STAFF_PAGE, staffPostsQuery } from './staff-post-queries.ts'
import { StaffPostActions } from './StaffPostActions.tsx'
import css from '../news/NewsListPage.module.css'

/** Everything members have written, newest first. */
export function PostListPage() {
  const text = useText()
  const address = useListAddress(STAFF_PAGE)
  useHead({ title: text('staff_posts.title'), path: '/admin/posts', hidden: true })
  const words = address.value('q')?.slice(0, POST_QUERY_MOST) ?? ''
  const state = postStates.find((each) => each === address.value('state'))
  const languageId = languageByCode(address.value('language'))?.id
  const isNarrowed = words !== '' || state !== undefined || languageId !== undefined

  return (
    <>
      <PageHead title={text('staff_posts.title')} />
      <div className={filters.root}>
        <ListSearch
          label={text('staff_posts.search')}
          value={words}
          most={POST_QUERY_MOST}
          onSearch={(q) => address.change({ q })}
        />
        <FilterSelect
          label={text('posts.state')}
          any={text('newsroom.any_state')}
          value={state ?? ''}
          options={postStates.map((value) => ({ value, label: text(stateNames[value]) }))}
          onChange={(value) => address.change({ state: value })}
        />
        <FilterSelect
          label={text('posts.language')}
          any={text('newsroom.any_language')}
          value={languageId === undefined ? '' : String(languageId)}
          options={languages.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(value) => address.change({ language: value })}
        />
      </div>
      <LoadStates query={staffPostsQuery({ words, languageId, state, page: address.page })}>
        {({ count, entries }, isOld) =>
          entries.length === 0 ? (
            <Empty title={text(isNarrowed ? 'admin.nothing_found' : 'admin.nothing_yet')} />
          ) : (
            <div className={css.list} aria-busy={isOld}>
              <PostTable entries={entries} />
              <TableFoot
                page={address.page}
                size={STAFF_PAGE}
                count={count}
                href={address.pageHref}
              />
            </div>
          )
        }
      </LoadStates>
    </>
  )
}

function PostTable({ entries }: { entries: StaffPostEntry[] }) {
  const text = useText()
  const columns: Column<StaffPostEntry>[] = [
    { key: 'title', title: text('posts.title'), head: true, cell: titleOf },
    { key: 'state', title: text('posts.state'), cell: stateOf },
    { key: 'author', title: text('posts.author'), cell: authorOf },
    { key: 'time', title: text('posts.time'), cell: timeOf },
    { key: 'comments', title: text('posts.comments'), figure: true, cell: commentsOf },
    { key: 'actions', title: text('posts.actions'), cell: actionsOf },
  ]
  return (
    <DataTable
      caption={text('staff_posts.title')}
      columns={columns}
      rows={entries}
      keyOf={({ id }) => id}
    />
  )
}

const titleOf = (post: StaffPostEntry) => <PostTitle post={post} />
const stateOf = ({ state }: StaffPostEntry) => <PostStateBadge state={state} />
const authorOf = ({ author }: StaffPostEntry) => <bdi>{author.username}</bdi>
const timeOf = ({ published, inserted }: StaffPostEntry) => (
  <Time at={published ?? inserted} exact />
)
const commentsOf = ({ comments }: StaffPostEntry) => comments
const actionsOf = (post: StaffPostEntry) => <StaffPostActions post={post} />

/** Drafts can be read by their authors alone, so that no link leads to them. */
function PostTitle({ post }: { post: StaffPostEntry }) {
  const text = useText()
  const title = post.title === '' ? text('posts.untitled') : post.title
  const lang = languageById(post.language_id)?.locale
  return (
    <span className={css.title}>
      {post.state === 'draft' ? (
        <span lang={lang}>{title}</span>
      ) : (
        <a href={pathOfPost(post)} lang={lang}>
          {title}
        </a>
      )}
      <small>{post.categories.map(({ name }) => name).join(', ')}</small>
    </span>
  )
}
