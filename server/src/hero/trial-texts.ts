import { form, line, link, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /admin/hero/save': {
    with: () => ({ translations: JSON.stringify([{ language_id: 3, title: '', lead: '' }]) }),
    texts: {
      identifier: form,
      link,
      title: line(),
      lead: line(),
      'translations[].title': line(),
      'translations[].lead': line(),
    },
    shown: () => '/admin/hero/list?',
  },
}
