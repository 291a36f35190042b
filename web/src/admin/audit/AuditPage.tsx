import { useRef } from 'react'
import { AUDIT_QUERY_MAX, listAudit, type AuditEntry } from '@loadout/contract/audit/audit.ts'
import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import type { Text } from '@loadout/texts/text.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { useCategories } from '../../categories/categories.tsx'
import { query } from '../../platform/call/query.ts'
import { useLanguage, useText } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { useMember } from '../../platform/session/session.ts'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { momentText } from '../../ui/date-text.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Time } from '../../ui/Time.tsx'
import { useDollarsText } from '../../wallet/currency.ts'
import { LoadStates } from '../LoadStates.tsx'
import { NothingListed } from '../NothingListed.tsx'
import { FilterPill } from '../FilterPill.tsx'
import filters from '../ListFilters.module.css'
import { ListSearch } from '../ListSearch.tsx'
import { useListAddress } from '../list-address.ts'
import { TableFoot } from '../TableFoot.tsx'
import { rowsOn } from '../rows-on-page.ts'
import { actionText } from './action-text.ts'
import { readableChanges } from './change-words.ts'
import { targetWords } from './target-words.ts'
import css from './AuditPage.module.css'

const columnsIn = (text: Text, { seesPeople }: { seesPeople: boolean }): Column<AuditEntry>[] => [
  {
    key: 'what',
    title: text('audit.what'),
    head: true,
    cell: ({ action }) => actionText(action, text),
  },
  {
    key: 'target',
    title: text('audit.target'),
    cell: (entry) => <Target entry={entry} isLinked={seesPeople} />,
  },
  {
    key: 'change',
    phone: 'below',
    title: text('audit.change'),
    cell: ({ changes, target }) => <Changes changes={changes} target={target} />,
  },
  {
    key: 'who',
    title: text('audit.who'),
    cell: ({ admin }) => admin?.username ?? text('audit.command_line'),
  },
  { key: 'when', title: text('ip.when'), cell: ({ inserted }) => <Time at={inserted} /> },
]

/** What staff have changed: who, what, on what, when, and from what to what. */
export function AuditPage() {
  const text = useText()
  const address = useListAddress()
  const search = useRef<HTMLInputElement>(null)
  const words = address.value('query')?.slice(0, AUDIT_QUERY_MAX) ?? ''
  const userId = parseId(address.value('user'))
  const member = useMember()
  const seesPeople = member !== undefined && hasPermission(member, 'canSeeUserProfile')
  useHead({ title: text('admin.audit'), path: '/admin/audit', hidden: true })

  return (
    <>
      <PageHead title={text('admin.audit')} lead={text('audit.lead')} />
      <div className={filters.root}>
        <ListSearch
          ref={search}
          label={text('audit.find')}
          value={words}
          max={AUDIT_QUERY_MAX}
          onSearch={(next) => address.change({ query: next })}
        />
        {userId !== undefined && (
          <FilterPill
            filter={text('person.number', { id: String(userId) })}
            onRemove={() => {
              address.change({ user: undefined })
              search.current?.focus()
            }}
          />
        )}
      </div>
      <LoadStates
        query={query(
          listAudit,
          {
            ...rowsOn(address.page),
            ...(words === '' ? {} : { query: words }),
            ...(userId === undefined ? {} : { user_id: userId }),
          },
          { staleTime: 0 },
        )}
      >
        {({ count, entries }) =>
          count === 0 ? (
            <NothingListed isNarrowed={words !== '' || userId !== undefined} />
          ) : (
            <>
              <DataTable
                caption={text('admin.audit')}
                columns={columnsIn(text, { seesPeople })}
                rows={entries}
                keyOf={({ id }) => id}
              />
              <TableFoot page={address.page} count={count} href={address.pageHref} />
            </>
          )
        }
      </LoadStates>
    </>
  )
}

/** A member by their name, everything else by what it is and its number. */
function Target({
  entry: { target, target_name },
  isLinked,
}: {
  entry: AuditEntry
  isLinked: boolean
}) {
  const text = useText()
  const id = parseId(/^user (\d+)$/.exec(target)?.[1])
  if (id === undefined || target_name === null) return targetWords(target, text)
  return isLinked ? (
    <a className={css.link} href={`/admin/user/${id}`}>
      {target_name}
    </a>
  ) : (
    target_name
  )
}

function Changes({ changes, target }: Pick<AuditEntry, 'changes' | 'target'>) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const categories = useCategories()
  const formatDollars = useDollarsText()
  const words = readableChanges(changes, target, {
    text,
    formatMoment: (at: number) => momentText(locale, at),
    gameName: (id) => categories.get(id)?.name ?? String(id),
    formatDollars,
  })
  if (words.length === 0) return '–'
  return (
    <ul className={css.changes}>
      {words.map(({ name, before, after }) => (
        <li key={name}>
          <b>{name}</b>{' '}
          <span className="vh">
            {text('audit.was', { value: before })}, {text('audit.is', { value: after })}
          </span>
          <span aria-hidden>
            <del>{before}</del> → <ins>{after}</ins>
          </span>
        </li>
      ))}
    </ul>
  )
}
