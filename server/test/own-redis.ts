import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { freePort } from '../../launcher/free-port.mjs'
import { findRedis } from '../../launcher/redis.mjs'

/** A real Redis that keeps nothing and ends with its test. */
export async function startOwnRedis() {
  const program = findRedis()
  const port = await freePort()
  let server = await start(program, port)
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  onTestFinished(stop)
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    async restart() {
      server = await start(program, port)
    },
  }
}

async function start(program: string, port: number): Promise<ChildProcess> {
  const server = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  await new Promise<void>((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', (chunk) => {
      said += String(chunk)
      if (said.includes('eady to accept connections')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`Redis ended with ${code}: ${said}`)))
  })
  return server
}
