import { useMemo, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { PERSON_QUERY_MOST, type PersonEntry } from '@loadout/contract/people/people.ts'
import { idIn } from '@loadout/contract/platform/integers.ts'
import { countryNames } from '../../accounts/country-names.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useHead } from '../../platform/page/head.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { formatFigure } from '../../ui/formats.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { FilterPill } from '../FilterPill.tsx'
import { FilterSelect } from '../FilterSelect.tsx'
import filters from '../ListFilters.module.css'
import { ListSearch } from '../ListSearch.tsx'
import { useListAddress } from '../list-address.ts'
import { TableFoot } from '../TableFoot.tsx'
import { exportPeople } from './export-people.ts'
import {
  filterIn,
  flagFilters,
  nextOrder,
  orderOf,
  PEOPLE_A_PAGE,
  searchFor,
} from './people-filter.ts'
import { columnsOf } from './people-columns.tsx'
import { peopleQuery } from './people-queries.ts'
import { PersonDrawer } from './PersonDrawer.tsx'
import { loadBanDialog, useRefetchPeople, useStaff } from './staff-acts.ts'
import css from './UsersPage.module.css'

/**
 * Everybody who has an account, and over the list the one whom the address names (ADMIN-03,
 * ADMIN-05).
 */
export function UsersPage() {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const { search } = useLocation()
  const navigate = useNavigate()
  const openId = idIn(useParams()['id'])
  const { may, mayTouchPerson } = useStaff()
  const askAgain = useRefetchPeople()
  const address = useListAddress(PEOPLE_A_PAGE)
  const filter = filterIn(address.value)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [isExporting, setExporting] = useState(false)
  const countries = useMemo(() => countryNames(locale), [locale])
  const countryName = useMemo(() => {
    const names = new Map(countries.map(({ id, name }) => [id, name]))
    return (id: number) => names.get(id) ?? ''
  }, [countries])
  useHead({ title: text('admin.users'), path: '/admin/users', hidden: true })

  const flag = flagFilters.find(({ value }) => value === filter.flag)
  const isNarrowed = filter.query !== '' || filter.country !== '' || flag !== undefined
  const mayBan = (person: PersonEntry) =>
    may('canBanUsers') && mayTouchPerson(person) && !person.banned
  const select = (ids: readonly number[], on: boolean) =>
    setSelected(
      (before) => new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
    )

  const columns = columnsOf({
    text,
    locale,
    countryName,
    href: (id) => `/admin/user/${id}${search}`,
    selection: may('canBanUsers')
      ? { mayBan, isSelected: (id) => selected.has(id), select }
      : undefined,
  })

  async function save() {
    setExporting(true)
    try {
      const { isAll, count } = await exportPeople(filter, countryName)
      if (!isAll)
        showSnack({
          message: text('people.exported', { count: formatFigure(locale, count) }),
          kind: 'info',
        })
    } catch {
      // The failure is shown by the call.
    } finally {
      setExporting(false)
    }
  }

  return (
    <>
      <PageHead title={text('admin.users')}>
        <Button busy={isExporting} onClick={() => void save()}>
          <Icon name="download" />
          {text('people.export')}
        </Button>
      </PageHead>
      <div className={filters.root}>
        <ListSearch
          label={text('people.find')}
          placeholder={text('people.search')}
          value={filter.query}
          most={PERSON_QUERY_MOST}
          onSearch={(query) => address.change({ query })}
        />
        <FilterSelect
          label={text('people.country')}
          any={text('people.any_country')}
          value={filter.country}
          options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(country) => address.change({ country })}
        />
        <FilterSelect
          label={text('people.flag')}
          any={text('people.any_flag')}
          value={filter.flag}
          options={flagFilters.map(({ value, label }) => ({ value, label: text(label) }))}
          onChange={(value) => address.change({ flag: value })}
        />
        {filter.country !== '' && (
          <FilterPill
            filter={countryName(Number(filter.country))}
            onRemove={() => address.change({ country: undefined })}
          />
        )}
        {flag && (
          <FilterPill
            filter={text(flag.label)}
            onRemove={() => address.change({ flag: undefined })}
          />
        )}
        {isNarrowed && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() =>
              address.change({ query: undefined, country: undefined, flag: undefined })
            }
          >
            {text('admin.clear')}
          </Button>
        )}
      </div>
      <LoadStates
        query={peopleQuery(
          searchFor(filter, { limit: PEOPLE_A_PAGE, offset: (address.page - 1) * PEOPLE_A_PAGE }),
        )}
      >
        {({ count, entries }, isOld) => {
          const chosen = entries.filter((person) => selected.has(person.id) && mayBan(person))
          if (entries.length === 0)
            return (
              <Empty
                kind="none"
                title={text('admin.nothing_found')}
                hint={text('admin.search_none_hint')}
              />
            )
          return (
            <div className={isOld ? css.old : undefined}>
              {chosen.length > 0 && (
                <div className={css.bulk} role="status">
                  {text('people.selected', { count: chosen.length })}
                  <Button
                    size="sm"
                    className={css.page}
                    onClick={() =>
                      select(
                        entries.filter(mayBan).map(({ id }) => id),
                        true,
                      )
                    }
                  >
                    {text('people.select_page')}
                  </Button>
                  <Button size="sm" variant="quiet" onClick={() => setSelected(new Set())}>
                    {text('admin.clear')}
                  </Button>
                  <Button
                    size="sm"
                    variant="danger"
                    onClick={() =>
                      openModal(loadBanDialog, {
                        people: chosen,
                        onDone: () => {
                          setSelected(new Set())
                          askAgain()
                        },
                      })
                    }
                  >
                    {text('people.ban')}
                  </Button>
                </div>
              )}
              <DataTable
                caption={text('admin.users')}
                columns={columns}
                rows={entries}
                keyOf={({ id }) => id}
                isChosen={(person) => chosen.includes(person)}
                order={orderOf(filter.order)}
                onOrder={(by) => address.change({ order: nextOrder(filter.order, by) })}
              />
              <TableFoot
                page={address.page}
                size={PEOPLE_A_PAGE}
                count={count}
                href={address.pageHref}
              />
            </div>
          )
        }}
      </LoadStates>
      {openId !== undefined && (
        <PersonDrawer
          key={openId}
          id={openId}
          countryName={countryName}
          onGone={() => void navigate(`/admin/users${search}`, { preventScrollReset: true })}
        />
      )}
    </>
  )
}
