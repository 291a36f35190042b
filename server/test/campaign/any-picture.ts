import fc from 'fast-check'
import { uploadAvatar } from '@loadout/contract/accounts/profile-pictures.ts'
import { dataFolder } from '../../../launcher/data-folder.mjs'
import { openDatabase } from '../../src/platform/db/database.ts'
import { anyPicture } from '../any-picture.ts'
import { formOf } from '../call-over-http.ts'
import { startOwnPostgres } from '../own-postgres.ts'
import { maxMemoryBelow } from '../processes-below.ts'
import { startServerProcess } from '../server-process.ts'
import { openCommunity } from '../writes-through-kills.ts'
import { percentile, scaled, tallyText, withUndo, type Campaign } from './campaign.ts'

const PICTURES = 5_000
const LONGEST_MS = 5_000
/** Two workers with the largest picture that is taken, and what was taken before is given back. */
const MAX_MEGABYTES = 400

export const anyPictures: Campaign = {
  name: 'any-picture',
  promise:
    'I02 no generated picture, with parts of any kind and number beside it, is answered with a fault, takes 5 seconds or makes a worker larger than 400 MB',
  run: (scale) =>
    withUndo(async (later) => {
      const name = `any-picture-${process.pid}`
      const postgres = await startOwnPostgres(`${name}-database`)
      later(() => postgres.stop())
      const server = await startServerProcess({
        databaseUrl: postgres.url,
        environment: { LOADOUT_DATA: `${dataFolder()}/${name}`, LOG_LEVEL: 'error' },
      })
      later(() => server.kill())
      const { writers } = await openCommunity(postgres.url)
      const database = openDatabase({ url: postgres.url, connections: 1 })
      later(() => database.close())

      const statuses: Record<string, number> = {}
      const times: number[] = []
      const breaches: string[] = []
      let largest = 0
      for (const make of fc.sample(anyPicture, { numRuns: scaled(PICTURES, scale, 20), seed: 1 })) {
        const { file, about } = await make()
        const { id, token } = writers[0]!
        const began = performance.now()
        const response = await fetch(`${server.url}/api${uploadAvatar.path}`, {
          method: 'POST',
          body: formOf({ _u: id, _t: token, file: new File([new Uint8Array(file)], 'me') }),
        })
        await response.arrayBuffer()
        const took = performance.now() - began
        times.push(took)
        statuses[response.status] = (statuses[response.status] ?? 0) + 1
        largest = Math.max(largest, maxMemoryBelow(server.pid))
        if (response.status >= 500 || took > LONGEST_MS)
          breaches.push(`${about}: ${response.status} after ${Math.round(took)} ms`)
        // As many as a member may have are soon there.
        await database.db.deleteFrom('picture').where('unused_since', 'is not', null).execute()
      }
      if (largest > MAX_MEGABYTES) breaches.push(`a worker took ${Math.round(largest)} MB`)
      if (!server.isRunning()) breaches.push('the server has ended')
      return {
        figures: {
          pictures: times.length,
          statuses: tallyText(statuses),
          'p99 ms': percentile(times, 0.99),
          'longest ms': percentile(times, 1),
          'largest worker MB': Math.round(largest),
        },
        breaches,
      }
    }),
}
