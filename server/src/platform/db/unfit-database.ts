import { sql, type Kysely } from 'kysely'

/** A database that this version must not work on: said in one line to whoever starts it there. */
export class UnfitDatabase extends Error {
  override name = 'UnfitDatabase'
}

/**
 * What only whoever makes a database can choose, and what would otherwise be noticed much later: a
 * query that an old PostgreSQL does not know, a letter that cannot be kept, a name that is not
 * found.
 */
export async function refuseUnfit(db: Kysely<unknown>) {
  const { rows } = await sql<Record<'number' | 'version' | 'encoding' | 'lowered', string>>`
    select current_setting('server_version_num') as number,
      current_setting('server_version') as version,
      current_setting('server_encoding') as encoding,
      lower('I') as lowered`.execute(db)
  const { number, version, encoding, lowered } = rows[0]!
  if (Number(number) < 150_000)
    throw new UnfitDatabase(
      `DATABASE_URL leads to PostgreSQL ${version}. Set it to one of version 15 or newer.`,
    )
  if (encoding !== 'UTF8')
    throw new UnfitDatabase(
      `DATABASE_URL leads to a database in ${encoding}. Set it to one with the encoding UTF8.`,
    )
  // As in Turkish, where a name in capitals would be another one than in small letters.
  if (lowered !== 'i')
    throw new UnfitDatabase(
      `DATABASE_URL leads to a database whose locale makes “${lowered}” of a capital I. Set it to one with another locale, such as C.UTF-8.`,
    )
}
