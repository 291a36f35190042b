import { loadChunk } from '../load-chunk.ts'
import type { LoadModal } from './layer.ts'
import { addModal } from './modals.ts'

/**
 * Opens a dialog that asks for something, and answers what it has been told. It is fetched before
 * it is opened: whoever waits for the answer learns that there is no dialog.
 */
export async function askInDialog<Answer, Props extends object>(
  load: LoadModal<Props & { onAnswer: (answer: Answer) => void }>,
  props: Props,
): Promise<Answer> {
  await loadChunk(load)
  return new Promise((resolve) => {
    addModal(load, { ...props, onAnswer: resolve })
  })
}
