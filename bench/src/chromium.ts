import { findChromium } from '../../launcher/chromium.mjs'
import { refuse } from '../../launcher/refusal.mjs'

/** The browser that a measurement needs; says why, and ends the bench, where there is none. */
export function neededChromium(): string {
  try {
    return findChromium()
  } catch (error) {
    return refuse(error)
  }
}
