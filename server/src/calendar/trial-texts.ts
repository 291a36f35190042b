import {
  article,
  description,
  form,
  line,
  title,
  type Shown,
  type TriedTexts,
} from '../../test/text-kinds.ts'

const rest = { time_zone: form, prize: line() }
const event: Shown = ({ id }) => `/admin/event/get?id=${id}`

export const trialTexts: TriedTexts = {
  'POST /admin/event/create': {
    texts: { title, description, content: article, ...rest },
    shown: event,
  },
  'POST /admin/event/edit': {
    texts: { title, description, content: article, ...rest },
    shown: event,
  },
  'POST /admin/event/save': {
    texts: {
      'versions[].title': title,
      'versions[].description': description,
      'versions[].content': article,
      ...rest,
    },
    shown: event,
  },
}
