// `node launcher/run.mjs FILE [arguments]`: runs a TypeScript file on the Node that came with the
// packages.
import { spawn } from 'node:child_process'
import { ensureInstalled, nodeBinary } from './installation.mjs'
import { onNpmGone } from './processes.mjs'
import { Refusal, refuse } from './refusal.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) refuse(new Refusal('Which file? node launcher/run.mjs FILE [arguments]'))

await ensureInstalled()
const child = spawn(nodeBinary(), ['--no-warnings', file, ...args], { stdio: 'inherit' })

// A Ctrl-C reaches the file by itself, since it shares our terminal; it decides when both end.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
onNpmGone(() => child.kill('SIGTERM'))
child.once('error', refuse)
child.once('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
})
