import type { Locale } from '@loadout/contract/languages/languages.ts'
import { loadTexts, textIn } from '../platform/language/catalogues.ts'
import { loadChunk } from '../platform/load-chunk.ts'
import { showEarnedPoints } from './live-snacks.ts'

type Completed = { gained_points: number; task_id: number }

/**
 * Tasks and their names are what most visits never need: they are fetched with the first toast,
 * which waits for them (RT-13).
 */
export async function reportEarnedPoints(
  { gained_points, task_id }: Completed,
  locale: Locale,
): Promise<void> {
  if (gained_points <= 0) return
  const [{ tasks }] = await Promise.all([
    loadChunk(() => import('@loadout/contract/points/tasks.ts')),
    loadTexts('places', locale),
  ])
  const task = tasks.find(({ id }) => id === task_id)
  if (!task) return
  const text = textIn(locale)
  showEarnedPoints({ gained_points }, { task: text(`task.${task.key}`), locale, text })
}
