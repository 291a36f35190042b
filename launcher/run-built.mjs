// `node launcher/run-built.mjs FILE [arguments]`: as run.mjs does, with the web part as its sources
// are. What measures or attacks whole sites says nothing of this version with one that was left.
import { ensureInstalled, nodeBinary } from './installation.mjs'
import { refuse } from './refusal.mjs'
import { ensureBuilt } from './web-build.mjs'

await ensureInstalled()
await ensureBuilt(nodeBinary()).catch(refuse)
await import('./run.mjs')
