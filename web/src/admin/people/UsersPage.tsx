import { useLocation, useNavigate, useParams } from 'react-router'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { useText } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { useListAddress } from '../list-address.ts'
import { rowsOn } from '../rows-on-page.ts'
import { filterIn, searchFor } from './people-filter.ts'
import { peopleQuery } from './people-queries.ts'
import { PeopleFilters } from './PeopleFilters.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { PersonDrawer } from './PersonDrawer.tsx'
import { useCountries } from './use-countries.ts'
import { useExport } from './use-export.ts'
import { useSelection } from './use-selection.ts'

/**
 * Everybody who has an account, and over the list the one whom the address names (ADMIN-03,
 * ADMIN-05).
 */
export function UsersPage() {
  const text = useText()
  const { search } = useLocation()
  const navigate = useNavigate()
  const openId = parseId(useParams()['id'])
  const address = useListAddress()
  const filter = filterIn(address.value)
  const countries = useCountries()
  const selection = useSelection()
  const { isExporting, save } = useExport(filter, countries.nameOf)
  useHead({ title: text('admin.users'), path: '/admin/users', hidden: true })

  return (
    <>
      <PageHead title={text('admin.users')}>
        <Button busy={isExporting} onClick={save}>
          <Icon name="download" />
          {text('people.export')}
        </Button>
      </PageHead>
      <PeopleFilters filter={filter} countries={countries} change={address.change} />
      <LoadStates query={peopleQuery(searchFor(filter, rowsOn(address.page)))}>
        {({ count, entries }, isOld) =>
          count === 0 ? (
            <Empty
              kind="none"
              title={text('admin.nothing_found')}
              hint={text('admin.search_none_hint')}
            />
          ) : (
            <PeopleTable
              people={entries}
              count={count}
              isOld={isOld}
              order={filter.order}
              address={address}
              selection={selection}
              countryName={countries.nameOf}
            />
          )
        }
      </LoadStates>
      {openId !== undefined && (
        <PersonDrawer
          key={openId}
          id={openId}
          countryName={countries.nameOf}
          onGone={() => void navigate(`/admin/users${search}`, { preventScrollReset: true })}
        />
      )}
    </>
  )
}
