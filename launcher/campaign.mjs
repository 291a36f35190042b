// `npm run campaign [-- NAME ...] [-- --scale 0.01]`: the long forms of the fault and load tests,
// with figures. `npm test` holds their short forms.
import { ensureInstalled, nodeBinary } from './installation.mjs'
import { refuse } from './refusal.mjs'
import { ensureBuilt } from './web-build.mjs'

await ensureInstalled()
await ensureBuilt(nodeBinary()).catch(refuse)

// From here on as any other file of ours that runs on Node 24.
process.argv.splice(2, 0, 'server/test/campaign/main.ts')
await import('./run.mjs')
