import { useRef } from 'react'
import { PERSON_QUERY_MAX } from '@loadout/contract/people/people.ts'
import { useText } from '../../platform/language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { FilterPill } from '../FilterPill.tsx'
import { FilterSelect } from '../FilterSelect.tsx'
import filters from '../ListFilters.module.css'
import type { ListAddress } from '../list-address.ts'
import { ListSearch } from '../ListSearch.tsx'
import { OrderSelect } from './OrderSelect.tsx'
import { flagFilters, type PeopleFilter } from './people-filter.ts'
import type { Countries } from './use-countries.ts'

type Props = {
  filter: PeopleFilter
  countries: Countries
  change: ListAddress['change']
}

/** Whom the list is narrowed to; each choice can be taken back by itself. And in which order. */
export function PeopleFilters({ filter, countries, change }: Props) {
  const text = useText()
  const search = useRef<HTMLInputElement>(null)
  const flag = flagFilters.find(({ value }) => value === filter.flag)
  const isNarrowed = filter.query !== '' || filter.country !== '' || flag !== undefined
  /** The button that does it goes with what it clears. */
  function clear(...names: ('query' | 'country' | 'flag')[]) {
    change(Object.fromEntries(names.map((name) => [name, undefined])))
    search.current?.focus()
  }
  return (
    <div className={filters.root}>
      <ListSearch
        ref={search}
        label={text('people.find')}
        placeholder={text('people.search')}
        value={filter.query}
        max={PERSON_QUERY_MAX}
        onSearch={(query) => change({ query })}
      />
      <FilterSelect
        label={text('people.country')}
        any={text('people.any_country')}
        value={filter.country}
        options={countries.all.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(country) => change({ country })}
      />
      <FilterSelect
        label={text('people.flag')}
        any={text('people.any_flag')}
        value={filter.flag}
        options={flagFilters.map(({ value, label }) => ({ value, label: text(label) }))}
        onChange={(value) => change({ flag: value })}
      />
      <OrderSelect order={filter.order} onChange={(order) => change({ order })} />
      {filter.country !== '' && (
        <FilterPill
          filter={countries.nameOf(Number(filter.country))}
          onRemove={() => clear('country')}
        />
      )}
      {flag && <FilterPill filter={text(flag.label)} onRemove={() => clear('flag')} />}
      {isNarrowed && (
        <Button variant="quiet" size="sm" onClick={() => clear('query', 'country', 'flag')}>
          {text('admin.clear')}
        </Button>
      )}
    </div>
  )
}
