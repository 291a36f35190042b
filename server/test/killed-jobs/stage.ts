import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { sql } from 'kysely'
import type { Undo } from '../campaign/campaign.ts'
import { openSite } from '../open-site.ts'
import type { Db } from '../../src/platform/db/database.ts'
import type { OtherSites } from './other-sites.ts'

const WRITERS = 5

export type Stage = Awaited<ReturnType<typeof openStage>>
type Member = { id: number; username: string; email: string }

type Options = {
  later: Undo
  databaseUrl: string
  environment: Record<string, string>
  others: OtherSites
  /** How many members follow the author, and are told of everything. */
  followers: number
}

/** A site that does no jobs itself and puts them down for the one that is killed. */
export async function openStage(options: Options) {
  const { later, databaseUrl, environment, others, followers } = options
  const open = await openSite(databaseUrl, { now: new Date(), environment })
  later(open.end)
  const { db, make, site, url } = open
  const author = await make.member({ username: 'Author' })
  await follow(db, author.id, await join(db, { prefix: 'Follower', count: followers }))
  const staff = await make.member({ flags: Flag.Admin, permissions: everyPermission })
  const writers = await join(db, { prefix: 'Writer', count: WRITERS })
  const news = await make.news({ author })

  const signIn = async ({ id }: { id: number }) => ({
    _u: id,
    _t: await site.sessions.open(db, id, { confirmed: true }),
  })
  return {
    ...open,
    others,
    author,
    news,
    staff: { id: staff.id, ...(await signIn(staff)) },
    writers: await Promise.all(writers.map(signIn)),
    signIn,
    join: (prefix: string, count: number) => join(db, { prefix, count }),
    follow: (members: readonly Member[]) => follow(db, author.id, members),
    post: async (path: string, fields: Record<string, string | number>) => {
      const body = new URLSearchParams(
        Object.entries(fields).map(([name, value]) => [name, String(value)]),
      )
      const answer = await fetch(`${url}/api${path}`, { method: 'POST', body })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    },
  }
}

/** Members with an address that is theirs. */
async function join(
  db: Db,
  { prefix, count }: { prefix: string; count: number },
): Promise<Member[]> {
  const { rows } = await sql<Member>`
    insert into users (username, email, flags, inserted)
    select ${prefix} || number, lower(${prefix}) || number || '@mail.example',
      ${sql.lit(Flag.HasVerifiedEmail)}, now()
    from generate_series(1, ${count}::integer) as number
    returning id, username, email`.execute(db)
  return rows
}

/** Members follow somebody from now on, counted. */
async function follow(db: Db, authorId: number, members: readonly Member[]): Promise<void> {
  const ids = members.map(({ id }) => id)
  await sql`
    insert into follow (follower_id, followed_id, inserted)
    select id, ${authorId}::integer, now() from unnest(${ids}::integer[]) as id`.execute(db)
  await sql`
    update users set following_count = following_count + 1 where id = any(${ids})`.execute(db)
  await sql`
    update users set follower_count = follower_count + ${ids.length}::integer
    where id = ${authorId}`.execute(db)
}
