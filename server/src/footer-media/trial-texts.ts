import { description, form, link, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /admin/footer_media/save': {
    texts: { link, caption: description, src: form },
    shown: () => '/admin/footer_media/list?',
  },
}
