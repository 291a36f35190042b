import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  // Whose address is not for whoever reads this.
  network: { words: (address, text) => address || text('ip.network') },
}
