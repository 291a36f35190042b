import { form, link, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /admin/background_ad/set': {
    texts: { background_ad_image: form, background_ad_link: link },
  },
}
