import type { SetupValues } from '@loadout/contract/owners/setup-rules.ts'
import type { ShippedGame } from '@loadout/contract/owners/set-up-site.ts'
import { useText } from '../../platform/language/language.tsx'
import { Check } from '../../ui/forms/Check.tsx'
import { useValues, type CallForm } from '../../ui/forms/use-call-form.ts'
import css from '../StaffForm.module.css'

type Props = { form: CallForm<SetupValues>; games: readonly ShippedGame[] }

/** Which of the games that the site comes with its readers are offered. */
export function GameFields({ form, games }: Props) {
  const text = useText()
  const { games: chosen } = useValues(form)
  const always = games.find((game) => game.always)
  const choose = (id: number, isChosen: boolean) =>
    form.set('games', isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
    <fieldset className={css.checks}>
      <legend>{text('setup.games')}</legend>
      {games.map(({ id, name, always: isFixed }) => (
        <Check
          key={id}
          label={name}
          checked={isFixed || chosen.includes(id)}
          disabled={isFixed}
          onChange={({ target }) => choose(id, target.checked)}
        />
      ))}
      {always && <p className={css.hint}>{text('setup.games_always', { game: always.name })}</p>}
      <p className={css.hint}>{text('setup.games_hint')}</p>
    </fieldset>
  )
}
