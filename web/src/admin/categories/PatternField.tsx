import { patterns } from '@loadout/contract/categories/patterns.ts'
import { useText } from '../../platform/language/language.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { useValues, type CallForm } from '../../ui/forms/use-call-form.ts'
import type { GameForm } from './GameDialog.tsx'
import { patternLabels } from './pattern-labels.ts'

/** What is drawn for news of the game that have no picture, as it looks. */
export function PatternField({ form }: { form: CallForm<GameForm> }) {
  const text = useText()
  const { pattern } = useValues(form)
  return (
    <>
      <SelectField
        {...form.field('pattern')}
        label={text('staff_games.pattern')}
        hint={text('staff_games.pattern_hint')}
        options={patterns.map((value) => ({ value, label: text(patternLabels[value]) }))}
      />
      <img src={`/media/news/${pattern}-1/360x168.webp`} width={180} height={84} alt="" />
    </>
  )
}
