import { ofDomains } from './of-domains.ts'
import type { TriedTexts } from './text-kinds.ts'

/**
 * Every text that a call takes, in the `trial-texts.ts` of its domain: what becomes of it, and
 * where it is shown. A text without a line fails the test.
 */
export const everyText = await ofDomains<TriedTexts>('trial-texts.ts', 'trialTexts')
