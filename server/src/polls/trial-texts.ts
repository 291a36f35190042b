import { option, question, type TriedTexts } from '../../test/text-kinds.ts'

const texts = {
  question,
  'options[]': option,
  'translations[].question': question,
  'translations[].options[]': option,
}
const inGerman = { language_id: 3, question: 'Wer gewinnt?', options: ['Rot', 'Blau'] }
const withTranslation = () => ({
  options: JSON.stringify(['Red', 'Blue']),
  translations: JSON.stringify([inGerman]),
})

export const trialTexts: TriedTexts = {
  'POST /admin/poll/create': {
    with: withTranslation,
    texts,
    shown: () => '/admin/poll/list?limit=100',
  },
  'POST /admin/poll/edit': {
    with: withTranslation,
    texts,
    shown: () => '/admin/poll/list?limit=100',
  },
}
