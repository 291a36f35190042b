import { PublicError, unavailable } from './public-error.ts'

/** Of all bodies under way in this process. */
const MAX_IN_MEMORY = 128 * 1_024 * 1_024
/**
 * Of those of one network: six pictures at once, and whoever never ends their forms leaves room for
 * everybody else.
 */
const MAX_OF_A_NETWORK = 32 * 1_024 * 1_024

/** Counts what bodies under way hold, together and of each network (checklist I03, L06). */
export type BodyMemory = ReturnType<typeof bodyMemory>

export function bodyMemory() {
  let inMemory = 0
  const ofNetworks = new Map<string, number>()

  /** Works with a share of the memory, which is given back however the work ends. */
  return async function withShare<T>(
    network: string,
    work: (hold: (bytes: number) => void) => Promise<T>,
  ): Promise<T> {
    const ofNetwork = () => ofNetworks.get(network) ?? 0
    let held = 0
    function hold(bytes: number) {
      if (ofNetwork() + bytes > MAX_OF_A_NETWORK) throw new PublicError(429, 'too_many_requests')
      if (inMemory + bytes > MAX_IN_MEMORY) throw unavailable()
      inMemory += bytes
      held += bytes
      ofNetworks.set(network, ofNetwork() + bytes)
    }
    try {
      return await work(hold)
    } finally {
      inMemory -= held
      const left = ofNetwork() - held
      if (left > 0) ofNetworks.set(network, left)
      else ofNetworks.delete(network)
    }
  }
}
