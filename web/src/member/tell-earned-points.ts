import type { Locale } from '@loadout/contract/languages/languages.ts'
import { tasks } from '@loadout/contract/points/tasks.ts'
import { textOf } from '@loadout/texts/text.ts'
import { catalogueOf, englishCatalogue, wantTexts } from '../platform/language/catalogues.ts'
import { showEarnedPoints } from './live-snacks.ts'

type Completed = { gained_points: number; task_id: number }

/** RT-13. The names of tasks are words that most visits never need: they are fetched with the first toast, which waits for them. */
export async function tellEarnedPoints({ gained_points, task_id }: Completed, locale: Locale): Promise<void> {
  const task = tasks.find(({ id }) => id === task_id)
  if (!task || gained_points <= 0) return
  // Should they not come, the toast speaks English, which is as much as the site has.
  await wantTexts('places', locale).catch(() => undefined)
  const text = textOf(locale, catalogueOf(locale) ?? englishCatalogue(), englishCatalogue())
  showEarnedPoints({ gained_points }, text(`task.${task.key}`), text)
}
