import { languageById } from '@loadout/contract/languages/languages.ts'
import { NEWS_QUERY_MAX, type StaffNewsEntry } from '@loadout/contract/news/newsroom.ts'
import { useText } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Time } from '../../ui/Time.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { NothingListed } from '../NothingListed.tsx'
import { ArticleFilters, articleFilterIn, isNarrowed } from '../ArticleFilters.tsx'
import { useListAddress } from '../list-address.ts'
import { TableFoot } from '../TableFoot.tsx'
import { NewsActions } from './NewsActions.tsx'
import { editPath, staffListQuery } from './newsroom-queries.ts'
import { NewsStateBadge, stateNames } from './NewsStateBadge.tsx'
import css from './NewsListPage.module.css'

const searched = { max: NEWS_QUERY_MAX, states: stateNames }

/** Everything the newsroom has written, drafts first. */
export function NewsListPage() {
  const text = useText()
  const address = useListAddress()
  useHead({ title: text('newsroom.news'), path: '/admin/news', hidden: true })
  const filter = articleFilterIn(address, searched)

  return (
    <>
      <PageHead title={text('newsroom.news')}>
        <Button variant="primary" href="/admin/news/new">
          <Icon name="plus" />
          {text('newsroom.write')}
        </Button>
      </PageHead>
      <ArticleFilters
        {...searched}
        address={address}
        filter={filter}
        search={text('newsroom.search')}
      />
      <LoadStates query={staffListQuery({ ...filter, page: address.page })}>
        {({ count, entries }, isOld) =>
          count === 0 ? (
            <NothingListed
              isNarrowed={isNarrowed(filter)}
              narrowedHint={filter.words && text('admin.search_none_hint')}
            />
          ) : (
            <div className={css.list} aria-busy={isOld}>
              <NewsTable entries={entries} />
              <TableFoot page={address.page} count={count} href={address.pageHref} />
            </div>
          )
        }
      </LoadStates>
    </>
  )
}

function NewsTable({ entries }: { entries: StaffNewsEntry[] }) {
  const text = useText()
  const columns: Column<StaffNewsEntry>[] = [
    { key: 'title', title: text('newsroom.title'), head: true, cell: titleOf },
    { key: 'state', title: text('newsroom.state'), cell: stateOf },
    { key: 'games', spare: true, title: text('newsroom.games'), cell: gamesOf },
    { key: 'author', spare: true, title: text('newsroom.author'), cell: authorOf },
    { key: 'time', title: text('newsroom.time'), cell: timeOf },
    { key: 'actions', phone: 'corner', title: text('admin.actions'), cell: actionsOf },
  ]
  return (
    <DataTable
      caption={text('newsroom.news')}
      columns={columns}
      rows={entries}
      keyOf={({ id }) => id}
    />
  )
}

const titleOf = (entry: StaffNewsEntry) => <NewsTitle entry={entry} />
const stateOf = ({ state }: StaffNewsEntry) => <NewsStateBadge state={state} />
const gamesOf = ({ categories }: StaffNewsEntry) => categories.map(({ name }) => name).join(', ')
const authorOf = ({ author }: StaffNewsEntry) => <bdi>{author.username}</bdi>
const timeOf = ({ published }: StaffNewsEntry) =>
  published === null ? '–' : <Time at={published} exact />
const actionsOf = (entry: StaffNewsEntry) => <NewsActions entry={entry} />

function NewsTitle({
  entry: { id, title, language_id, languages: written, pinned },
}: {
  entry: StaffNewsEntry
}) {
  const text = useText()
  return (
    <span className={css.title}>
      <a href={editPath(id)} lang={languageById(language_id)?.locale}>
        {title}
      </a>
      <small>
        {pinned && <Icon name="pin" size="sm" label={text('newsroom.pinned')} />}
        {written.map((languageId) => languageById(languageId)?.locale.toUpperCase()).join(' · ')}
      </small>
    </span>
  )
}
