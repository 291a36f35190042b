import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepOutput } from './kept-output.mjs'

test('what a suite says beside another comes after it, whole and in order, and then at once', async () => {
  const written: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written.push(String(chunk))
    return true
  })
  onTestFinished(() => write.mockRestore())
  const suite = spawn(process.execPath, [
    '-e',
    "console.log('early'); process.stdin.once('data', () => { console.error('late'); process.exit() })",
  ])
  let end = () => {}
  const other = new Promise<void>((resolve) => {
    end = resolve
  })
  const said = keepOutput(suite, 'Journeys', other)
  await once(suite.stdout, 'data')
  expect(written).toEqual([])
  end()
  await other
  expect(written.join('')).toBe('Journeys\nearly\n')
  suite.stdin.write('go on')
  await once(suite, 'close')
  expect(written.join('')).toBe('Journeys\nearly\nlate\n')
  expect(said()).toBe('early\nlate\n')
})
