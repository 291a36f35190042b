import { onTestFinished } from 'vitest'
import { startServerProcess, type ProcessOptions, type ServerProcess } from './server-process.ts'
import { testFolder } from './test-folder.ts'

/** A real server process that ends with its test. */
export async function startProcess(options: ProcessOptions): Promise<ServerProcess> {
  const folder = await testFolder()
  const server = await startServerProcess({
    ...options,
    environment: { LOADOUT_DATA: folder, ...options.environment },
  })
  onTestFinished(() => server.kill())
  return server
}
