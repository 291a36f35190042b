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
  const choose = (id: number, isChosen: boolean) =>
    form.set('games', isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
    <fieldset className={css.checks}>
      <legend>{text('setup.games')}</legend>
      {games.map(({ id, name, always }) => (
        <Check
          key={id}
          label={name}
          checked={always || chosen.includes(id)}
          disabled={always}
          onChange={({ target }) => choose(id, target.checked)}
        />
      ))}
      <p className={css.hint}>{text('setup.games_hint')}</p>
    </fieldset>
  )
}
