import { useId } from 'react'
import { isChoosable } from '@loadout/contract/categories/choosable.ts'
import { useCategories } from '../../categories/categories.tsx'
import { useText } from '../../platform/language/language.tsx'
import { accent } from '../../ui/accent.ts'
import { Pip } from '../../ui/Pip.tsx'
import { ErrorNote } from '../../ui/forms/ErrorNote.tsx'
import css from './GamePicker.module.css'

type Props = {
  chosen: number[]
  error: string | undefined
  onChange: (chosen: number[]) => void
}

/**
 * Games, several at once (NEWS-20). Hidden ones are offered only where they are chosen already; the
 * shop categories are none.
 */
export function GamePicker({ chosen, error, onChange }: Props) {
  const text = useText()
  const noteId = useId()
  const games = [...useCategories().values()].filter(
    (game) => chosen.includes(game.id) || isChoosable(game),
  )
  return (
    <fieldset className={css.root} aria-describedby={error === undefined ? undefined : noteId}>
      <legend>{text('newsroom.games')}</legend>
      <div>
        {games.map((game) => (
          <label key={game.id} {...accent(game)}>
            <input
              type="checkbox"
              checked={chosen.includes(game.id)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...chosen, game.id]
                    : chosen.filter((id) => id !== game.id),
                )
              }
            />
            <Pip />
            {game.name}
          </label>
        ))}
      </div>
      <ErrorNote id={noteId} error={error} />
    </fieldset>
  )
}
