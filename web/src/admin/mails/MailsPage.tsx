import { listMails, MAIL_QUERY_MAX, type ListedMail } from '@loadout/contract/mails/mails.ts'
import type { Text } from '@loadout/texts/text.ts'
import { query } from '../../platform/call/query.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { useHead } from '../../platform/page/head.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Time } from '../../ui/Time.tsx'
import { FilterSelect } from '../FilterSelect.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { NothingListed } from '../NothingListed.tsx'
import filters from '../ListFilters.module.css'
import { ListSearch } from '../ListSearch.tsx'
import { useListAddress } from '../list-address.ts'
import { TableFoot } from '../TableFoot.tsx'
import { rowsOn } from '../rows-on-page.ts'
import { NoMailServer } from './NoMailServer.tsx'

const GIVEN_UP = 'given_up'

const loadMail = () => import('./MailDialog.tsx').then(({ MailDialog }) => MailDialog)

const columnsIn = (text: Text): Column<ListedMail>[] => [
  { key: 'to', title: text('mails.to'), head: true, cell: ({ to }) => to },
  { key: 'subject', title: text('mails.subject'), cell: ({ subject }) => subject },
  { key: 'state', title: text('mails.state'), cell: (mail) => <MailState mail={mail} /> },
  { key: 'written', title: text('mails.written'), cell: ({ inserted }) => <Time at={inserted} /> },
  {
    key: 'actions',
    phone: 'corner',
    title: text('people.actions'),
    figure: true,
    cell: (mail) => (
      <Button
        icon
        variant="quiet"
        aria-label={text('mails.show', { address: mail.to })}
        onClick={() => openModal(loadMail, { mail })}
      >
        <Icon name="eye" />
      </Button>
    ),
  },
]

/** What the site has mailed, or would have (AMB-136). */
export function MailsPage() {
  const text = useText()
  const address = useListAddress()
  const words = address.value('query')?.slice(0, MAIL_QUERY_MAX) ?? ''
  const isGivenUp = address.value('state') === GIVEN_UP
  const isNarrowed = words !== '' || isGivenUp
  useHead({ title: text('admin.mails'), path: '/admin/mails', hidden: true })

  return (
    <>
      <PageHead title={text('admin.mails')} lead={text('mails.lead')} />
      <NoMailServer />
      <div className={filters.root}>
        <ListSearch
          label={text('mails.find')}
          value={words}
          max={MAIL_QUERY_MAX}
          onSearch={(next) => address.change({ query: next })}
        />
        <FilterSelect
          label={text('mails.state')}
          any={text('mails.any_state')}
          value={isGivenUp ? GIVEN_UP : ''}
          options={[{ value: GIVEN_UP, label: text('mails.given_up') }]}
          onChange={(state) => address.change({ state })}
        />
      </div>
      <LoadStates
        query={query(
          listMails,
          {
            ...rowsOn(address.page),
            ...(words === '' ? {} : { query: words }),
            ...(isGivenUp && { given_up: 1 as const }),
          },
          { staleTime: 0 },
        )}
      >
        {({ count, entries }) =>
          count === 0 ? (
            <NothingListed isNarrowed={isNarrowed} />
          ) : (
            <>
              <DataTable
                caption={text('admin.mails')}
                columns={columnsIn(text)}
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

function MailState({ mail: { sent, given_up } }: { mail: ListedMail }) {
  const text = useText()
  if (sent !== null) return <Badge kind="ok">{text('mails.sent')}</Badge>
  return given_up === null ? (
    <Badge>{text('mails.waiting')}</Badge>
  ) : (
    <Badge kind="bad">{text('mails.given_up')}</Badge>
  )
}
