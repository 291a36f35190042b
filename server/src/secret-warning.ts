import { createHmac } from 'node:crypto'
import type { Configuration } from './configuration.ts'
import type { Db } from './platform/db/database.ts'

/**
 * Says in one line what follows where SECRET is another than this database was first started with,
 * for whoever starts the site.
 */
export async function secretWarning(
  db: Db,
  { secret }: Pick<Configuration, 'secret'>,
): Promise<string | undefined> {
  const mark = createHmac('sha256', secret).update('mark of the secret').digest()
  await db
    .insertInto('secret_mark')
    .values({ mark })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const first = await db.selectFrom('secret_mark').select('mark').executeTakeFirst()
  if (first?.mark.equals(mark)) return undefined
  return 'SECRET is not the one that this database was first started with: codes of items and authenticator apps that were set up under that one do not work. Start with that one again, or see "A changed SECRET" in docs/operation.md.'
}
