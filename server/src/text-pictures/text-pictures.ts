import {
  textPictureRule,
  textPictureSizes,
} from '@loadout/contract/text-pictures/text-picture-rule.ts'
import type { Db } from '../platform/db/database.ts'
import type { SentKind } from '../platform/media/sent-pictures.ts'
import { BEING_DELETED } from '../platform/media/unused-pictures.ts'

export const textPictures: SentKind = {
  folder: 'text',
  sizes: textPictureSizes,
  rule: textPictureRule,
  fit: 'inside',
}

/** As `text_picture_use.shown_on` says that no text has been saved with a picture yet. */
export const UNSAVED = 'unsaved'

const PICTURE = /"\/media\/text\/([0-9a-f]{32})\//g

const namesIn = (html: readonly string[]): string[] => [
  ...new Set(html.flatMap((text) => [...text.matchAll(PICTURE)].map(([, name = '']) => name))),
]

type Shown = {
  /** Such as 'article 12'. */
  on: string
  /** All that is stored of it. */
  html: readonly string[]
  /** Whose text it is, where that holds no picture of anybody else's: staff share theirs. */
  authorId?: number
  now: Date
}

/**
 * In the transaction that changes or deletes a text: its pictures stay for as long as any text
 * shows them. Those of others go when these want it, whatever else names them.
 */
export async function settleTextPictures(tx: Db, text: Shown): Promise<void> {
  const { on, html, now } = text
  const names = namesIn(html)
  await showOn(tx, text, names)
  const gone = await tx
    .deleteFrom('text_picture_use')
    .where('shown_on', '=', on)
    .$if(names.length > 0, (rows) => rows.where('name', 'not in', names))
    .returning('name')
    .execute()
  await markUnshown(
    tx,
    gone.map(({ name }) => name),
    now,
  )
}

/** The same of a text in several languages. */
export const settleVersionPictures = (
  tx: Db,
  { versions, ...text }: Omit<Shown, 'html'> & { versions: readonly { content: string }[] },
): Promise<void> =>
  settleTextPictures(tx, { ...text, html: versions.map(({ content }) => content) })

/** What a text took out comes back with it while its files are there. */
async function showOn(tx: Db, { on, authorId, now }: Shown, names: string[]) {
  if (names.length === 0) return
  const shown = await tx
    .updateTable('picture')
    .set({ unused_since: null })
    .where('name', 'in', names)
    .where('folder', '=', textPictures.folder)
    .$if(authorId !== undefined, (pictures) => pictures.where('owner_id', '=', authorId ?? 0))
    .where((row) =>
      row.or([row('unused_since', 'is', null), row('unused_since', '>', BEING_DELETED)]),
    )
    .returning('name')
    .execute()
  if (shown.length === 0) return
  await tx
    .insertInto('text_picture_use')
    .values(shown.map(({ name }) => ({ name, shown_on: on, since: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .deleteFrom('text_picture_use')
    .where('shown_on', '=', UNSAVED)
    .where(
      'name',
      'in',
      shown.map(({ name }) => name),
    )
    .execute()
}

export async function markUnshown(tx: Db, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return
  // Locked before it is asked what shows them: another text that begins to is waited for, and seen.
  await tx
    .selectFrom('picture')
    .select('name')
    .where('name', 'in', [...names])
    .orderBy('name')
    .forUpdate()
    .execute()
  await tx
    .updateTable('picture')
    .set({ unused_since: now })
    .where('name', 'in', [...names])
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('text_picture_use as other')
            .select('other.name')
            .whereRef('other.name', '=', 'picture.name'),
        ),
      ),
    )
    .execute()
}
