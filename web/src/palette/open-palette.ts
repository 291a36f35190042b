import { loadTexts } from '../platform/language/catalogues.ts'
import { toggleModal } from '../platform/layer/modals.ts'
import { CommandPalette } from './CommandPalette.tsx'

const loadPalette = () => loadTexts('palette').then(() => CommandPalette)
const loadKeys = async () =>
  (await Promise.all([import('./KeysDialog.tsx'), loadTexts('palette')]))[0].KeysDialog

/** Opens what a key stands for: `?` the list of keys, any other the palette. */
export const openFor = (key: string) => toggleModal(key === '?' ? loadKeys : loadPalette)
