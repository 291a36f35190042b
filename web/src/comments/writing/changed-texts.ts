/**
 * What comments are being changed to, by their ids: another order may take a form away, and brings
 * it back with what was written in it.
 */
export const changedTexts = new Map<number, string>()
