import { useText } from '../platform/language/language.tsx'
import { classNames } from '../ui/class-names.ts'
import css from './CoverWall.module.css'
import csgo from './covers/csgo-2.svg'
import fortniteHill from './covers/fortnite-1.svg'
import fortniteTower from './covers/fortnite-2.svg'
import general from './covers/general-2.svg'
import lol from './covers/lol-2.svg'
import poker from './covers/poker-2.svg'
import pubg from './covers/pubg-2.svg'

const Cover = ({ src, wide = false }: { src: string; wide?: boolean }) => (
  <img
    className={classNames(css.cover, wide && css.wide)}
    src={src}
    alt=""
    width={600}
    height={280}
    fetchPriority="low"
  />
)

/** The games of the site, and one slot that is still free: whoever joins takes it. */
export function CoverWall() {
  const text = useText()
  return (
    <div className={css.root} aria-hidden>
      <Cover src={csgo} wide />
      <Cover src={lol} />
      <Cover src={fortniteHill} />
      <Cover src={pubg} wide />
      <Cover src={general} wide />
      <p className={css.slot}>{text('account.slot')}</p>
      <Cover src={poker} />
      <Cover src={fortniteTower} wide />
    </div>
  )
}
