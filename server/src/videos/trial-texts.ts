import { line, title, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /admin/video/save': {
    texts: { title, subTitle: line() },
    shown: () => '/admin/video/list?limit=100',
  },
}
