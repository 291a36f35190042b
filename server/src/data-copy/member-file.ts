import type { Db } from '../platform/db/database.ts'

/** One file of what a member takes along: rows, in batches, so that memory holds one of them. */
export type MemberFile = {
  /** Without its ending. */
  name: string
  batches: (db: Db, memberId: number) => AsyncIterable<readonly object[]>
}

type Batch = { memberId: number; after: number; limit: number }

const LIMIT = 500

/**
 * Of what may be much. Rows come in the order of `key`, which is left out of the file; a batch of
 * long texts is smaller.
 */
export const inBatches = <Row extends { key: number }>(
  name: string,
  query: (db: Db, batch: Batch) => Promise<readonly Row[]>,
  limit = LIMIT,
): MemberFile => ({
  name,
  async *batches(db, memberId) {
    let after = 0
    for (;;) {
      const rows = await query(db, { memberId, after, limit })
      // What is undefined is not written.
      yield rows.map((row) => ({ ...row, key: undefined }))
      if (rows.length < limit) return
      after = rows.at(-1)?.key ?? after
    }
  },
})

/** Of what is never much. */
export const atOnce = (
  name: string,
  query: (db: Db, memberId: number) => Promise<readonly object[]>,
): MemberFile => ({
  name,
  async *batches(db, memberId) {
    yield await query(db, memberId)
  },
})
