import { useLayoutEffect, type RefObject } from 'react'
import type { UserHit } from '@loadout/contract/search/user-search.ts'
import { useText } from '../../platform/language/language.tsx'
import { Avatar } from '../../people/Avatar.tsx'
import { useFloating } from '../../ui/layer/use-floating.ts'
import css from './CommentForm.module.css'

type Props = {
  id: string
  /** What the name is written in. */
  beside: RefObject<HTMLElement | null>
  people: UserHit[]
  chosen: number
  onChoose: (username: string) => void
}

export const personId = (id: string, index: number) => `${id}-${index}`

/**
 * Whom one may mean, below what is written or above it, where there is room. The focus stays in the
 * text, which names the chosen one.
 */
export function People({ id, beside, people, chosen, onChoose }: Props) {
  const text = useText()
  const { floating } = useFloating(true, 'start', beside)
  useLayoutEffect(() => floating.current?.showPopover(), [floating])
  return (
    <div
      ref={floating}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={text('comments.people')}
      className={css.people}
    >
      {people.map(({ id: userId, username, avatar }, index) => (
        <div
          key={userId}
          id={personId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          // A press must not take the focus out of the text.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(username)}
        >
          <Avatar path={avatar} size={24} />
          {username}
        </div>
      ))}
    </div>
  )
}
