import { userPath } from '@loadout/contract/platform/paths.ts'
import { countryName } from '../accounts/country-names.ts'
import { Avatar } from '../people/Avatar.tsx'
import { Verified } from '../people/Verified.tsx'
import { useLanguage, useText } from '../platform/language/language.tsx'
import { Badge } from '../ui/Badge.tsx'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import { formatFigure } from '../ui/formats.ts'
import { Num } from '../ui/Num.tsx'
import type { Ranked } from './Podium.tsx'
import css from './RankingTable.module.css'

type Props = { users: readonly Ranked[]; ownId: number | undefined }

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
    cell: (user) => formatFigure(locale, user[key]),
  })
  const columns: Column<Ranked>[] = [
    {
      key: 'rank',
      title: text('ranking.rank'),
      cell: ({ rank }) => <Num>{formatFigure(locale, rank)}</Num>,
    },
    {
      key: 'member',
      title: text('ranking.member'),
      head: true,
      cell: (user) => <Member user={user} isYou={user.id === ownId} />,
    },
    {
      key: 'country',
      title: text('ranking.country'),
      spare: true,
      cell: ({ country_id: id }) => <span suppressHydrationWarning>{countryName(locale, id)}</span>,
    },
    figure('posts'),
    figure('comments'),
    figure('upvotes'),
    figure('followers'),
    {
      key: 'points',
      title: text('ranking.points'),
      figure: true,
      cell: ({ points }) => <Num>{formatFigure(locale, points)}</Num>,
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

function Member({ user, isYou }: { user: Ranked; isYou: boolean }) {
  const text = useText()
  return (
    <span className={css.member}>
      <Avatar path={user.avatar} size={32} />
      <a href={userPath(user.username)}>{user.username}</a>
      <Verified person={user} />
      {isYou && <Badge kind="you">{text('ranking.you')}</Badge>}
    </span>
  )
}
