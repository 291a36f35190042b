import { createInterface } from 'node:readline'
import { Writable, type Readable } from 'node:stream'
import type { Ask } from './make-owner.ts'

type Terminal = Readable & { isTTY?: boolean }

/**
 * Questions at a terminal, or to whatever is piped in, a line for each. What is secret is not shown
 * while it is typed.
 */
export function askAtTerminal(input: Terminal, output: Writable): { ask: Ask; close: () => void } {
  let isHidden = false
  const shown = new Writable({
    write(chunk: Buffer, _, done) {
      if (!isHidden) output.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input, output: shown, terminal: input.isTTY === true })
  const typed = lines[Symbol.asyncIterator]()

  const ask: Ask = async (question, { secret, faultOf }) => {
    for (;;) {
      output.write(question)
      isHidden = secret
      const { value, done } = (await typed.next()) as { value?: string; done?: boolean }
      isHidden = false
      if (secret || input.isTTY !== true) output.write('\n')
      if (done || value === undefined) return undefined
      const answer = secret ? value : value.trim()
      const fault = await faultOf(answer)
      if (fault === undefined) return answer
      output.write(`${fault}\n`)
    }
  }
  return { ask, close: () => lines.close() }
}
