/**
 * `npm run campaign`: the long forms of the fault and load tests. Ends with 1 when a promise was
 * broken.
 */
import { parseArgs } from 'node:util'
import { anyInput } from './any-input.ts'
import { busySiteCampaign } from './busy-site.ts'
import { anyPictures } from './any-picture.ts'
import { databaseAway } from './database-away.ts'
import { diskFull } from './disk-full.ts'
import { floods } from './floods.ts'
import { hostileTexts } from './hostile-texts.ts'
import { jobsKilled } from './jobs-killed.ts'
import { mailsKilled } from './mails-killed.ts'
import { money } from './money.ts'
import { mixedReaders } from './mixed-readers.ts'
import { rollingRestarts } from './rolling-restarts.ts'
import { slowConnections } from './slow-connections.ts'
import { socketFloods } from './socket-floods.ts'
import { ticks } from './ticks.ts'
import { toldByTime } from './told-by-time.ts'
import { w3c } from './w3c.ts'
import { writesKilled } from './writes-killed.ts'

const campaigns = [
  anyInput,
  anyPictures,
  hostileTexts,
  mixedReaders,
  busySiteCampaign,
  rollingRestarts,
  databaseAway,
  slowConnections,
  floods,
  socketFloods,
  mailsKilled,
  jobsKilled,
  writesKilled,
  money,
  ticks,
  toldByTime,
  diskFull,
  w3c,
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: 'string', default: '1' } },
})
const scale = Number(values.scale)
const wanted =
  positionals.length === 0 ? campaigns : campaigns.filter(({ name }) => positionals.includes(name))
const unknown = positionals.filter((name) => !campaigns.some((campaign) => campaign.name === name))

if (unknown.length > 0 || !(scale > 0 && scale <= 1)) {
  console.error(
    `npm run campaign [-- NAME ...] [--scale 0.01]; scale above 0 and at most 1; names: ${campaigns.map(({ name }) => name).join(', ')}`,
  )
  process.exit(1)
}

let broken = 0
for (const { name, promise, run } of wanted) {
  console.log(`\n${name}\n  ${promise}`)
  const { figures, breaches } = await run(scale)
  for (const [figure, value] of Object.entries(figures)) console.log(`  ${figure}: ${value}`)
  for (const breach of breaches.slice(0, 20)) console.log(`  BROKEN: ${breach}`)
  broken += breaches.length
}
console.log(broken === 0 ? '\nEvery promise was kept.' : `\n${broken} breaches.`)
process.exit(broken === 0 ? 0 : 1)
