import { userPath } from '@loadout/contract/platform/paths.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { countryName } from '../accounts/country-names.ts'
import { Avatar } from '../people/Avatar.tsx'
import { Verified } from '../people/Verified.tsx'
import { useLanguage, useText } from '../platform/language/language.tsx'
import { useMember } from '../platform/session/session.ts'
import { Badge } from '../ui/Badge.tsx'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import type { Ranked } from './ranked-members.ts'
import { RankFigure } from './RankFigure.tsx'
import css from './RankingTable.module.css'

type Props = { users: readonly Ranked[]; ownId: number | undefined }

const rankCell = ({ rank }: Ranked) => <RankFigure of={rank} />
const pointsCell = ({ points }: Ranked) => <RankFigure of={points} />
const memberCell = (user: Ranked) => <Member user={user} />
const countryCell = ({ country_id }: Ranked) => <Country id={country_id} />

/** Who stands behind the five best, with what they did in the same period. */
export function RankingTable({ users, ownId }: Props) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const figure = (key: 'posts' | 'comments' | 'upvotes' | 'followers'): Column<Ranked> => ({
    key,
    title: text(`ranking.${key}`),
    figure: true,
    spare: true,
    cell: (user) => figureText(locale, user[key]),
  })
  const columns: Column<Ranked>[] = [
    {
      key: 'rank',
      title: text('ranking.rank'),
      cell: rankCell,
    },
    {
      key: 'member',
      title: text('ranking.member'),
      head: true,
      cell: memberCell,
    },
    {
      key: 'country',
      title: text('ranking.country'),
      spare: true,
      cell: countryCell,
    },
    figure('posts'),
    figure('comments'),
    figure('upvotes'),
    figure('followers'),
    {
      key: 'points',
      title: text('ranking.points'),
      figure: true,
      cell: pointsCell,
    },
  ]
  return (
    <DataTable
      caption={text('ranking.table')}
      columns={columns}
      rows={users}
      keyOf={({ id }) => id}
      isYou={({ id }) => id === ownId}
    />
  )
}

/** The server and the browser may call a country differently. */
function Country({ id }: { id: number }) {
  const { locale } = useLanguage().language
  return <span suppressHydrationWarning>{countryName(locale, id)}</span>
}

function Member({ user }: { user: Ranked }) {
  const text = useText()
  const isYou = useMember()?.id === user.id
  return (
    <span className={css.member}>
      <Avatar path={user.avatar} size={32} />
      <a href={userPath(user.username)}>{user.username}</a>
      <Verified person={user} />
      {isYou && <Badge kind="you">{text('ranking.you')}</Badge>}
    </span>
  )
}
