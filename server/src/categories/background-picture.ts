import { videoPicture } from '../videos/pictures.ts'
import type { Categories } from './categories.ts'

/** Each game has as many drawings as this. */
const DRAWINGS = 8

/** A drawing of what stands behind a game, another one for each thing that has no picture. */
export function backgroundPicture(
  { id, category_id }: { id: number; category_id: number },
  { all }: Pick<Categories, 'all'>,
): string {
  const game = all.find((category) => category.id === category_id)
  // They lie with the pictures of videos, in whose sizes they are served.
  return videoPicture(`${game?.background ?? 'general'}-${(id % DRAWINGS) + 1}`)
}
