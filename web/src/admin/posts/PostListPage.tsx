import { languageById } from '@loadout/contract/languages/languages.ts'
import { POST_QUERY_MAX, type StaffPostEntry } from '@loadout/contract/posts/staff-posts.ts'
import { useText } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { pathOfPost } from '../../posts/post-paths.ts'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Time } from '../../ui/Time.tsx'
import { ArticleFilters, articleFilterIn, isNarrowed } from '../ArticleFilters.tsx'
import { useListAddress } from '../list-address.ts'
import { LoadStates } from '../LoadStates.tsx'
import { NothingListed } from '../NothingListed.tsx'
import { TableFoot } from '../TableFoot.tsx'
import { PostStateBadge, stateNames } from './PostStateBadge.tsx'
import { staffPostsQuery } from './staff-post-queries.ts'
import { StaffPostActions } from './StaffPostActions.tsx'
import css from '../news/NewsListPage.module.css'

const searched = { max: POST_QUERY_MAX, states: stateNames }

/** Everything members have written, newest first. */
export function PostListPage() {
  const text = useText()
  const address = useListAddress()
  useHead({ title: text('staff_posts.title'), path: '/admin/posts', hidden: true })
  const filter = articleFilterIn(address, searched)

  return (
    <>
      <PageHead title={text('staff_posts.title')} />
      <ArticleFilters
        {...searched}
        address={address}
        filter={filter}
        search={text('staff_posts.search')}
      />
      <LoadStates query={staffPostsQuery({ ...filter, page: address.page })}>
        {({ count, entries }, isOld) =>
          count === 0 ? (
            <NothingListed isNarrowed={isNarrowed(filter)} />
          ) : (
            <div className={css.list} aria-busy={isOld}>
              <PostTable entries={entries} />
              <TableFoot page={address.page} count={count} href={address.pageHref} />
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
    { key: 'time', spare: true, title: text('posts.time'), cell: timeOf },
    { key: 'comments', spare: true, title: text('posts.comments'), figure: true, cell: commentsOf },
    { key: 'actions', phone: 'corner', title: text('posts.actions'), cell: actionsOf },
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
