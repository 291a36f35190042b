// `npm start`: the whole site, from a bare clone if need be. Arguments such as `--demo` go to the
// server.
import { keepServer } from './keep-running.mjs'
import { runSite } from './supervisor.mjs'
import { ensureBuilt } from './web-build.mjs'

await runSite({ prepare: ensureBuilt, keepServer, asUser: true })
