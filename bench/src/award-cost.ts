import pg from 'pg'
import { costOfBlock, medianCost, report, type Cost } from './answer-costs.ts'
import type { Started } from './processes.ts'
import type { Member } from './standing-database.ts'

const BLOCKS = 10

type Parts = {
  site: Started
  databaseUrl: string
  postgresPid: number
  members: readonly Member[]
}

/**
 * What a comment that pays its writer costs with sums kept and without: the trigger that keeps them
 * is off for every other block of comments.
 */
export async function compareAwards({ site, databaseUrl, postgresPid, members }: Parts) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const costs = { kept: [] as Cost[], without: [] as Cost[] }
  const processes = { pid: site.pid, postgresPid }
  for (let block = 0; block < BLOCKS; block++) {
    const way = block % 2 === 0 ? 'kept' : 'without'
    await client.query(
      `alter table point_entry ${way === 'kept' ? 'enable' : 'disable'} trigger point_entry_is_ranked`,
    )
    const asks = members.map((member) => () => comment(site, member, 1 + block))
    costs[way].push(await costOfBlock(processes, asks))
  }
  await client.query('alter table point_entry enable trigger point_entry_is_ranked')
  const entries = await client.query(
    "select from point_entry where inserted > now() - interval '10 minutes'",
  )
  await client.end()
  console.log(`${entries.rowCount} awards`)
  const [kept, without] = [medianCost(costs.kept), medianCost(costs.without)]
  report('a comment with its award, with sums and without', kept, without, { max: 1.15 })
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
