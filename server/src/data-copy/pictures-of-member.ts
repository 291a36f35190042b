import type { Db } from '../platform/db/database.ts'

export type KeptPicture = { name: string; folder: string; file: string }

/** What they have sent and what is shown of it, each in its largest size. */
export async function listPictures(db: Db, memberId: number): Promise<KeptPicture[]> {
  const rows = await db
    .selectFrom('picture')
    .select(['name', 'folder', 'files'])
    .where('owner_id', '=', memberId)
    .where('unused_since', 'is', null)
    .orderBy('name')
    .execute()
  return rows.flatMap(({ name, folder, files }) => {
    const [file] = files
      .filter((each) => each.endsWith('.webp'))
      .toSorted((one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10))
    return file === undefined ? [] : [{ name, folder, file }]
  })
}
