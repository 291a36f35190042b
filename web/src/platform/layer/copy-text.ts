import { showSnack } from './snacks.ts'

/** Puts words where they can be pasted, and says so; without https there is no such place. */
export async function copyText(
  words: string,
  { copied, failed }: { copied: string; failed: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(words)
    showSnack({ message: copied, kind: 'ok', automaticClose: true })
  } catch {
    showSnack({ message: failed, kind: 'error' })
  }
}
