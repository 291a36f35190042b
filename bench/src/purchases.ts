import { writeFileSync } from 'node:fs'
import { freePort } from '../../launcher/free-port.mjs'
import { verdict } from './goal.ts'
import { start, type Started } from './processes.ts'
import { RIVALS, type Member } from './standing-database.ts'
import { interleaved, load } from './wrk.ts'

/** Items that one round may sell; each is sold once. */
const ITEMS_A_ROUND = 6_000

type Parts = {
  site: Started
  databaseUrl: string
  postgresPid: number
  folder: string
  buyers: readonly Member[]
  rounds: number
}

/** Purchases of different items against a bare route that does one prepared INSERT. */
export async function comparePurchases(parts: Parts) {
  const { site, databaseUrl, postgresPid, folder, buyers, rounds } = parts
  const port = await freePort()
  const bare = await start(`${import.meta.dirname}/../../server/test/bare-insert.ts`, {
    port,
    args: [databaseUrl, String(port)],
  })
  const script = `${folder}/purchases.lua`
  const notes = `${folder}/notes.lua`
  writeFileSync(notes, requestsAsLua(buyers, 0))
  const connections = buyers.length
  let round = 0
  try {
    const results = await interleaved(
      {
        bare: () =>
          load(`${bare.url}/note`, { script: notes, connections, pid: bare.pid, postgresPid }),
        purchases: () => {
          writeFileSync(script, requestsAsLua(buyers, 1 + ITEMS_A_ROUND * round++))
          const url = `${site.url}/api/shop/item/purchase`
          return load(url, { script, connections, pid: site.pid, postgresPid })
        },
      },
      rounds,
    )
    const { perSecond, processor, p50, p99, errors } = results.purchases
    const share = results.bare.processor / processor
    const byClock = perSecond / results.bare.perSecond
    console.log(
      `bare INSERT ${results.bare.processor.toFixed(3)} ms of processor, ${results.bare.perSecond.toFixed(0)}/s`,
    )
    console.log(
      `purchases ${processor.toFixed(3)} ms, ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${errors} refused: ${share.toFixed(3)} of it, ${verdict(share, { min: 0.08 })} (by the clock ${byClock.toFixed(3)})`,
    )
  } finally {
    await bare.stop()
  }
}

export const itemsFor = (rounds: number) => ITEMS_A_ROUND * rounds + 1

/** Members in turn, each after an item of their own, each under a key of its own. */
const requestsAsLua = (buyers: readonly Member[], first: number) => `
local buyers = { ${buyers.map(({ id, token }) => `"_u=${id}&_t=${token}"`).join(', ')} }
local headers = { ["content-type"] = "application/x-www-form-urlencoded" }
local item = ${first} - 1
function request()
  item = item + 1
  local body = "id=" .. item .. "&message=a+note&" .. buyers[1 + item % #buyers] .. "&_k=" .. string.format("bench-%020d", item)
  return wrk.format("POST", nil, headers, body)
end
`

/**
 * Two hundred members after one item at the same moment. How long they wait, the clock alone says.
 */
export async function raceForOne({ url }: Started, rivals: readonly Member[], itemId: number) {
  const begun = performance.now()
  const answers = await Promise.all(
    rivals.map(async ({ id, token }) => {
      const response = await fetch(`${url}/api/shop/item/purchase`, {
        method: 'POST',
        body: new URLSearchParams({
          _u: String(id),
          _t: token,
          _k: crypto.randomUUID(),
          id: String(itemId),
        }),
      })
      await response.text()
      return { status: response.status, took: performance.now() - begun }
    }),
  )
  const sold = answers.filter(({ status }) => status === 200).length
  const slowest = Math.max(...answers.map(({ took }) => took))
  console.log(
    `${RIVALS} members after one item: ${sold} got it, the last answer after ${slowest.toFixed(0)} ms, ${verdict(slowest, { max: 2_000 })}`,
  )
}
