import { findChromium } from '../../launcher/chromium.mjs'

/** The browser that a measurement needs; says which one, and ends the bench, where there is none. */
export function neededChromium(): string {
  try {
    return findChromium()
  } catch {
    console.error(
      'This measurement needs Chromium (Debian: apt-get install chromium), or its path in CHROMIUM.',
    )
    process.exit(1)
  }
}
