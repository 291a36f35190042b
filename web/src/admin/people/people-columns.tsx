import type { Locale } from '@loadout/contract/languages/languages.ts'
import type { PersonEntry } from '@loadout/contract/people/people.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import type { Text } from '@loadout/texts/text.ts'
import { Avatar } from '../../people/Avatar.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { Check } from '../../ui/forms/Check.tsx'
import { formatDollars } from '../../ui/format-dollars.ts'
import { Time } from '../../ui/Time.tsx'
import { PersonFlags } from './PersonFlags.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import type { Selection } from './use-selection.ts'
import css from './people-columns.module.css'

type Shown = {
  text: Text
  locale: Locale
  /** What the currency is called. */
  ld: string
  countryName: (id: number) => string
  href: (id: number) => string
  selection: Selection | undefined
}

/** What a list says of each person; whoever may ban somebody can choose many. */
export const columnsOf = ({
  text,
  locale,
  ld,
  countryName,
  href,
  selection,
}: Shown): Column<PersonEntry>[] => [
  ...(selection ? [selectColumn(text, selection)] : []),
  {
    key: 'username',
    title: text('people.user'),
    sortable: true,
    head: true,
    cell: ({ id, username, avatar, email }) => (
      <span className={css.person}>
        <Avatar path={avatar} />
        <span>
          <a href={href(id)}>{username}</a>
          <small>{email}</small>
        </span>
      </span>
    ),
  },
  {
    key: 'country',
    spare: true,
    title: text('people.country'),
    cell: ({ country_id }) => countryName(country_id),
  },
  { key: 'flags', title: text('people.flags'), cell: (person) => <PersonFlags person={person} /> },
  {
    key: 'points',
    title: text('people.points'),
    figure: true,
    sortable: true,
    cell: ({ points }) => figureText(locale, points),
  },
  {
    key: 'dollars',
    title: ld,
    figure: true,
    sortable: true,
    cell: ({ dollars }) => formatDollars(locale, dollars),
  },
  {
    key: 'inserted',
    spare: true,
    title: text('people.joined'),
    sortable: true,
    cell: ({ inserted }) => <Time at={inserted} />,
  },
  {
    key: 'actions',
    phone: 'corner',
    title: text('people.actions'),
    figure: true,
    cell: (person) => <PersonMenu person={person} href={href(person.id)} />,
  },
]

const selectColumn = (
  text: Text,
  { mayBan, isSelected, select }: Selection,
): Column<PersonEntry> => ({
  key: 'select',
  phone: 'before',
  title: text('people.select'),
  header: (people) => {
    const choosable = people.filter(mayBan)
    const chosen = choosable.filter(({ id }) => isSelected(id)).length
    const isAll = chosen > 0 && chosen === choosable.length
    return (
      <span className={css.select}>
        <Check
          label={text('people.select_page')}
          disabled={choosable.length === 0}
          checked={isAll}
          ref={(box) => void (box && (box.indeterminate = chosen > 0 && !isAll))}
          onChange={({ target }) => select(choosable, target.checked)}
        />
      </span>
    )
  },
  cell: (person) => (
    <span className={css.select}>
      <Check
        label={text('people.select_one', { username: person.username })}
        disabled={!mayBan(person)}
        checked={mayBan(person) && isSelected(person.id)}
        onChange={({ target }) => select([person], target.checked)}
      />
    </span>
  ),
})
