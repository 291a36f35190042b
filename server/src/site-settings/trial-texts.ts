import { form, line, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /admin/setting/set': { texts: { value: form }, shown: () => '/admin/setting/get?' },
  'POST /admin/setting/change': {
    texts: {
      name: line(),
      'taglines{}': line(),
      contact: form,
      'links[]': form,
      currency_name: form,
    },
    shown: () => '/admin/setting/get?',
  },
}
