import { userPath } from '@loadout/contract/platform/paths.ts'
import { listMostDollars } from '@loadout/contract/wallet/staff-wallet.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { Avatar } from '../../people/Avatar.tsx'
import { query } from '../../platform/call/query.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { formatDollars } from '../../ui/format-dollars.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { useCurrency } from '../../wallet/currency.ts'
import { useListAddress } from '../list-address.ts'
import { LoadStates } from '../LoadStates.tsx'
import { useStaff } from '../people/staff-acts.ts'
import { TableFoot } from '../TableFoot.tsx'
import { rowsOn } from '../rows-on-page.ts'
import css from './MostDollarsPage.module.css'

type Entry = OutputOf<typeof listMostDollars>['entries'][number]
type Row = Entry & { place: number | undefined }

/** Members by their LD$, for staff who may see them (ADMIN-27). */
export function MostDollarsPage() {
  const { text } = useLanguage()
  const { name: ld } = useCurrency()
  const { page, pageHref } = useListAddress()
  const columns = useColumns()
  const title = text('staff_dollars.top', { ld })
  useHead({ title, path: '/admin/ld-top', hidden: true })
  return (
    <>
      <PageHead title={title} lead={text('staff_dollars.top_lead')} />
      <LoadStates query={query(listMostDollars, rowsOn(page))}>
        {({ count, entries }, isOld) => (
          <div aria-busy={isOld}>
            {entries.length === 0 ? (
              <Empty title={text('admin.nothing_yet')} />
            ) : (
              <DataTable
                caption={title}
                columns={columns}
                rows={entries.map((entry, index): Row => ({
                  ...entry,
                  // Those of the page before are still there, whose places are others.
                  place: isOld ? undefined : rowsOn(page).offset + index + 1,
                }))}
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

function useColumns(): Column<Row>[] {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const { name: ld } = useCurrency()
  const { may, isSelf } = useStaff()
  const change: Column<Row> = {
    key: 'actions',
    phone: 'corner',
    title: text('staff_store.actions'),
    figure: true,
    cell: (member) =>
      !isSelf(member) && (
        <Button
          size="sm"
          href={`/admin/dollars?name=${member.username}`}
          aria-label={text('staff_dollars.change_of', { username: member.username })}
        >
          {text('staff_dollars.change')}
        </Button>
      ),
  }
  return [
    {
      key: 'place',
      title: text('staff_dollars.place'),
      cell: ({ place }) => place !== undefined && figureText(locale, place),
    },
    {
      key: 'member',
      title: text('staff_dollars.member'),
      head: true,
      cell: ({ username, avatar }) => (
        <a className={css.member} href={userPath(username)}>
          <Avatar path={avatar} />
          <bdi>{username}</bdi>
        </a>
      ),
    },
    {
      key: 'dollars',
      title: ld,
      figure: true,
      cell: ({ dollars }) => formatDollars(locale, dollars),
    },
    ...(may('canChangeUserDollars') ? [change] : []),
  ]
}
