import { FIRST_GAME } from '@loadout/contract/categories/patterns.ts'
import type { Game, saveGame } from '@loadout/contract/categories/staff-games.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { sql } from 'kysely'
import { slugOf } from '../articles/slug.ts'
import type { Db } from '../platform/db/database.ts'
import { invalidRequest, PublicError, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { nextId, type KeptCategory } from './categories.ts'
import { wholeCategory } from './whole-category.ts'

/** What is filed under no game is none (AMB-13). */
export const isGame = ({ id, parent }: Pick<KeptCategory, 'id' | 'parent'>) =>
  id > 0 && parent === null

export const gamesIn = (all: readonly KeptCategory[]): Game[] =>
  all.filter(isGame).map(({ id, name, short_name, tag_name, color, hidden, pattern }) => ({
    id,
    name,
    short_name,
    tag_name,
    color,
    hidden,
    pattern,
  }))

/** Staff wait for each other, so that two new games get two numbers and two places. */
export function writeGame(
  { categories }: Pick<Site, 'categories'>,
  { input, caller, transaction }: CallRequest<typeof saveGame>,
): Promise<{ id: number }> {
  const { id: given, place, ...written } = input
  if (given === FIRST_GAME && written.hidden) throw ruleBroken('game_always_shown', 'hidden')
  return transaction(async (work) => {
    const { tx } = work
    await sql`lock table category in share row exclusive mode`.execute(tx)
    const rows = await tx
      .selectFrom('category')
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .execute()
    const before = rows.find((row) => row.id === given && isGame(row))
    if (given !== undefined && !before) throw new PublicError(404, 'category_not_found')
    const words = wholeGame(written, before)
    const id = given ?? nextId(rows)
    await keepGame(tx, { id, ...words }, rows)
    const places = await placeGame(tx, rows, { id, place })
    categories.changedIn(work)
    await work.audit({
      adminId: caller.id,
      action: 'game saved',
      target: `game ${id}`,
      before: before ? toldOf(before, places.before) : null,
      after: toldOf(words, places.after),
    })
    return { id }
  })
}

type Words = Pick<Game, 'name' | 'short_name' | 'color' | 'pattern' | 'hidden'>
type WrittenGame = Omit<ParsedInputOf<typeof saveGame>, 'id' | 'place'>

function wholeGame({ pattern: wanted, ...words }: WrittenGame, before: Words | undefined): Words {
  const pattern = wanted ?? before?.pattern
  if (pattern === undefined) throw invalidRequest('pattern')
  return { ...wholeCategory(words, before ?? null), pattern }
}

const toldOf = ({ name, short_name, color, pattern, hidden }: Words, place: number) => ({
  name,
  short_name,
  color,
  pattern,
  hidden,
  place,
})

/** Its word in addresses of feeds stays when it is called otherwise. */
async function keepGame(
  tx: Db,
  { id, ...words }: Words & { id: number },
  rows: readonly KeptCategory[],
): Promise<void> {
  const word = slugOf(words.name)
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 30)
  const isTaken = word === '' || rows.some(({ tag_name }) => tag_name === word)
  await tx
    .insertInto('category')
    .values({
      id,
      ...words,
      tag_name: isTaken ? `${word || 'game'}${id}` : word,
      background: words.pattern,
      has_article_icon: false,
      parent: null,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...words,
        // Of channels: the same drawings, unless they have others on purpose (STREAM-12).
        background: sql<string>`case when category.background = category.pattern
          then excluded.pattern else category.background end`,
      }),
    )
    .execute()
}

/** Numbers the games anew, with one of them in its wanted place. */
async function placeGame(
  tx: Db,
  rows: readonly KeptCategory[],
  { id, place }: { id: number; place: number | undefined },
): Promise<{ before: number; after: number }> {
  const games = rows.filter(isGame).map((row) => row.id)
  const before = games.indexOf(id) + 1
  const others = games.filter((other) => other !== id)
  const wanted = place ?? (before === 0 ? games.length + 1 : before)
  const ordered = others.toSpliced(wanted - 1, 0, id)
  await sql`
    update category set position = place.position
    from unnest(${ordered}::smallint[]) with ordinality as place (id, position)
    where category.id = place.id`.execute(tx)
  return { before, after: ordered.indexOf(id) + 1 }
}
