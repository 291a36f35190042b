import { nextTask } from './browser-tasks.ts'

/** How long a part of the site may take to arrive (SHELL-36). */
const CHUNK_TIMEOUT_MS = 120_000

/**
 * A script or style of a part of the site could not be had: the network, or a release that replaced
 * it.
 */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED'

  constructor(code: ChunkLoadError['code'], cause?: unknown) {
    super(
      code === 'CSS_CHUNK_LOAD_FAILED'
        ? 'A stylesheet could not be loaded.'
        : 'A part of the site could not be loaded.',
      { cause },
    )
    this.code = code
  }
}

/**
 * Every dynamic import goes through here, so that whatever goes wrong with one is the same kind of
 * error (SHELL-36, SHELL-37).
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('CHUNK_LOAD_FAILED')), CHUNK_TIMEOUT_MS)
  })
  try {
    // Asking for a file takes a phone a while: what comes alive meanwhile does not wait for it.
    return await Promise.race([nextTask().then(load), tooLate])
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error
    // Vite loads a chunk's styles before its script and says so in the message.
    const isStyle = error instanceof Error && /preload CSS/i.test(error.message)
    throw new ChunkLoadError(isStyle ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED', error)
  } finally {
    clearTimeout(timer)
  }
}
