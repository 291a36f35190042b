import type { SelectQueryBuilder } from 'kysely'
import type { ErrorCode } from '@loadout/contract/platform/errors.ts'
import type { Tables } from '../db/tables.ts'
import { PublicError } from './public-error.ts'

/** 0 is no limit. */
type Limit = { max: number; code: ErrorCode }

/**
 * Refuses one more of what somebody has done so often in a while. Whoever calls has locked the
 * member, so that nothing that is done at the same time is left out.
 */
export async function refuseTooMany<From extends keyof Tables>(
  done: SelectQueryBuilder<Tables, From, object>,
  { max, code }: Limit,
): Promise<void> {
  if (max === 0) return
  const { count } = await done
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= max) throw new PublicError(429, code)
}
