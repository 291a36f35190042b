import pg from 'pg'
import { quantile } from './latencies.ts'
import type { Started } from './processes.ts'
import type { Member } from './standing-database.ts'

const BLOCKS = 10

type Parts = { site: Started; databaseUrl: string; members: readonly Member[] }

/**
 * What a comment that pays its writer takes with sums kept and without: the trigger that keeps them
 * is off for every other block of comments.
 */
export async function compareAwards({ site, databaseUrl, members }: Parts) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const took = { kept: [] as number[], without: [] as number[] }
  for (let block = 0; block < BLOCKS; block++) {
    const way = block % 2 === 0 ? 'kept' : 'without'
    await client.query(
      `alter table point_entry ${way === 'kept' ? 'enable' : 'disable'} trigger point_entry_is_ranked`,
    )
    for (const member of members) took[way].push(await comment(site, member, 1 + block))
  }
  await client.query('alter table point_entry enable trigger point_entry_is_ranked')
  const entries = await client.query(
    "select from point_entry where inserted > now() - interval '10 minutes'",
  )
  await client.end()
  const [kept, without] = [quantile(took.kept, 0.5), quantile(took.without, 0.5)]
  console.log(
    `a comment with its award ${kept.toFixed(2)} ms, without sums ${without.toFixed(2)} ms: ${(kept / without).toFixed(2)}, at most 1.15 (${entries.rowCount} awards)`,
  )
}

async function comment({ url }: Started, { id, token }: Member, articleId: number) {
  const begun = performance.now()
  const response = await fetch(`${url}/api/comment/post`, {
    method: 'POST',
    body: new URLSearchParams({
      _u: String(id),
      _t: token,
      _k: crypto.randomUUID(),
      id: String(articleId),
      article_type: 'news',
      message: 'A comment of the usual length that agrees with half of the article.',
    }),
  })
  await response.text()
  if (response.status !== 200) throw new Error(`a comment answered ${response.status}`)
  return performance.now() - begun
}
