import type { EraseTraces } from '../leaving/leaver.ts'

/** All that was written to any address of theirs, but for the mail that says that they are gone. */
export const eraseMails: EraseTraces = async ({ db }, { addresses }) => {
  if (addresses.length === 0) return
  await db
    .deleteFrom('mail')
    .where((where) =>
      where(
        where.fn<string>('lower', ['recipient']),
        'in',
        addresses.map((address) => address.toLowerCase()),
      ),
    )
    .where('is_last', '=', false)
    .execute()
}
