import { useId } from 'react'
import { isChoosable } from '@loadout/contract/categories/choosable.ts'
import { useCategories } from '../../categories/categories.tsx'
import { useText } from '../../platform/language/language.tsx'
import { accent } from '../../ui/accent.ts'
import { Pip } from '../../ui/Pip.tsx'
import { ErrorNote } from '../../ui/forms/ErrorNote.tsx'
import css from '../../admin/news/GamePicker.module.css'

type Props = {
  chosen: number[]
  several: boolean
  error: string | undefined
  onChange: (chosen: number[]) => void
}

/** One game, or several of admins (POST-43, POST-44). */
export function PostGames({ chosen, several, error, onChange }: Props) {
  const text = useText()
  const noteId = useId()
  const games = [...useCategories().values()].filter(
    (game) => chosen.includes(game.id) || isChoosable(game),
  )
  const toggled = (id: number, isOn: boolean) => {
    if (!several) return [id]
    return isOn ? [...chosen, id] : chosen.filter((other) => other !== id)
  }
  return (
    <fieldset className={css.root} aria-describedby={error === undefined ? undefined : noteId}>
      <legend>{text(several ? 'posts.games' : 'posts.game')}</legend>
      <div>
        {games.map((game) => (
          <label key={game.id} {...accent(game)}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={several ? undefined : 'game'}
              checked={chosen.includes(game.id)}
              onChange={({ target }) => onChange(toggled(game.id, target.checked))}
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
