import { userPath } from '@loadout/contract/platform/paths.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { Avatar } from '../people/Avatar.tsx'
import { Verified } from '../people/Verified.tsx'
import { useLanguage } from '../platform/language/language.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Num } from '../ui/Num.tsx'
import { pictureUrl } from '../ui/pictures.ts'
import css from './Podium.module.css'
import type { Ranked } from './ranked-members.ts'

/** So many members the ranking shows above its rows (RANK-11). */
export const FEATURED = 5
/** Of them so many stand on the blocks. */
const BLOCKS = 3

type Props = { users: readonly Ranked[]; ownId: number | undefined }

/** The five best: three on blocks of cells, two beside each other below. */
export function Podium({ users, ownId }: Props) {
  const { text } = useLanguage()
  return (
    <ol className={css.root} aria-label={text('ranking.top_five')}>
      {users.map((user) => (
        <li key={user.id} data-rank={user.rank} data-you={user.id === ownId || undefined}>
          <Card user={user} isYou={user.id === ownId} />
          <Base user={user} />
        </li>
      ))}
    </ol>
  )
}

function Card({ user, isYou }: { user: Ranked; isYou: boolean }) {
  const { text } = useLanguage()
  return (
    <div className={css.card}>
      {user.rank <= BLOCKS && <Banner path={user.banner} />}
      <div className={css.person}>
        <Avatar path={user.avatar} size={64} className={css.avatar} priority />
        <div>
          <a className={css.name} href={userPath(user.username)}>
            {user.username}
          </a>{' '}
          <Verified person={user} /> {isYou && <Badge kind="you">{text('ranking.you')}</Badge>}
          <small>{text('news.post_count', { count: user.posts })}</small>
        </div>
      </div>
    </div>
  )
}

const Banner = ({ path }: { path: string | null }) =>
  path === null ? (
    <span className={css.banner} />
  ) : (
    <img className={css.banner} src={pictureUrl(path, '1000x325')} alt="" />
  )

function Base({ user: { rank, points } }: { user: Ranked }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  return (
    <div className={css.base}>
      <span>
        <span className="vh">{text('ranking.rank')} </span>
        <Num size={rank === 1 ? 4 : 2}>{figureText(locale, rank)}</Num>
      </span>
      <span>
        <Num size={2}>{figureText(locale, points)}</Num>
        <span className="vh"> {text('ranking.points')}</span>
      </span>
    </div>
  )
}
