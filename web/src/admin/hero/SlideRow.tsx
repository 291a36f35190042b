import { HeroType } from '@loadout/contract/hero/hero.ts'
import type { StaffHeroItem } from '@loadout/contract/hero/staff-hero.ts'
import { useText } from '../../platform/language/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { kindLabels } from './kind-labels.ts'
import css from './Slides.module.css'

export type Direction = 'up' | 'down'

type OrderProps = {
  slide: StaffHeroItem
  /** From 1 on. */
  place: number
  isLast: boolean
  onMove: (direction: Direction) => void
}
type Props = OrderProps & { onEdit: () => void; onDelete: () => void }

/** One slide: where it stands, how it looks, what it is, and what can be done with it. */
export function SlideRow({ slide, place, isLast, onMove, onEdit, onDelete }: Props) {
  const text = useText()
  return (
    <li>
      <Order slide={slide} place={place} isLast={isLast} onMove={onMove} />
      <Look slide={slide} />
      <div className={css.facts}>
        <strong>
          {text('staff_hero.place', { place, kind: slide.title || text(kindLabels[slide.type]) })}
        </strong>
        <span className={css.address}>
          {slide.type === HeroType.Image
            ? (slide.link ?? text('staff_hero.no_link'))
            : slide.identifier}
        </span>
        <Badge kind={slide.enabled ? 'ok' : 'outline'}>
          {text(slide.enabled ? 'staff_hero.is_shown' : 'staff_hero.is_hidden')}
        </Badge>
      </div>
      <span className={css.actions}>
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-label={text('staff_hero.edit_place', { place })}
          onClick={onEdit}
        >
          {text('admin.edit')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={text('staff_hero.delete_place', { place })}
          onClick={onDelete}
        >
          {text('admin.delete')}
        </Button>
      </span>
    </li>
  )
}

function Order({ slide, place, isLast, onMove }: OrderProps) {
  const text = useText()
  return (
    <span className={css.order}>
      <Button
        id={`slide-${slide.id}-up`}
        variant="quiet"
        icon
        aria-label={text('staff_hero.up', { place })}
        disabled={place === 1}
        onClick={() => onMove('up')}
      >
        <Icon name="chevron-up" />
      </Button>
      <Button
        id={`slide-${slide.id}-down`}
        variant="quiet"
        icon
        aria-label={text('staff_hero.down', { place })}
        disabled={isLast}
        onClick={() => onMove('down')}
      >
        <Icon name="chevron-down" />
      </Button>
    </span>
  )
}

/** What readers see of a slide, small. */
const Look = ({ slide: { type, identifier } }: { slide: StaffHeroItem }) =>
  type === HeroType.Image ? (
    <img
      className={css.look}
      src={`${identifier}/1200x450.webp`}
      width="160"
      height="60"
      alt=""
      loading="lazy"
    />
  ) : (
    <span className={css.look}>
      <Icon name="play" />
    </span>
  )
