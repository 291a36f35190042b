import { line, name, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /admin/game/save': {
    texts: { name, short_name: line() },
    shown: () => '/admin/game/list?',
  },
}
