import { plainText } from '@loadout/contract/platform/plain-text.ts'
import { peopleNamed } from '../comments/mentions.ts'
import type { Db } from '../platform/db/database.ts'

/** Whom a post names (AMB-112) beside its author. Their ids, sorted. */
export async function othersNamed(tx: Db, html: string, authorId: number): Promise<number[]> {
  const named = await peopleNamed(tx, authorId, plainText(html))
  return named.map(({ id }) => id).filter((id) => id !== authorId)
}
