import { getStaffNews, type StaffNews } from '@loadout/contract/news/newsroom.ts'
import { call } from '../../platform/call/call.ts'
import { asEdited } from '../../editor/article-html.ts'
import { textIn } from '../editing/texts.ts'
import type { Editing, Kind } from '../editing/use-editing.ts'
import {
  emptyForm,
  formOf,
  isChanged,
  isDraft,
  withoutTime,
  type NewsForm,
  type Wish,
} from './news-form.ts'
import { refreshNews } from './newsroom-queries.ts'
import { saveNews } from './save-news.ts'

export type NewsEditing = Editing<StaffNews, NewsForm, Wish>

/**
 * News as they are edited. A draft cannot keep the one thing that is typed into it for later: when
 * it is to be published.
 */
export const newsKind: Kind<StaffNews, NewsForm, Wish> = {
  name: 'news',
  emptyForm,
  formOf: (news) => formOf(news, asEdited),
  isUnsaved: (base, form, news) => isChanged(base, isDraft(news) ? withoutTime(base, form) : form),
  read: (id) => call(getStaffNews, { id }, { quiet: true }),
  save: ({ edited, form, wish, ...order }) =>
    saveNews(
      edited && isDraft(edited) && wish === 'draft'
        ? { ...order, form: withoutTime(order.base, form), wish: 'keep' }
        : { ...order, form, wish },
    ),
  settle: (written, sent, news) => {
    const texts = written.texts.map(({ languageId, text }) => ({
      languageId,
      text: { ...text, content: textIn(sent, languageId)?.content ?? text.content },
    }))
    const base = { ...written, texts }
    const notBegun = sent.texts.filter(({ languageId }) => !textIn(written, languageId))
    const form = { ...base, texts: [...texts, ...notBegun] }
    return { base, form: isDraft(news) ? { ...form, time: sent.time } : form }
  },
  refresh: refreshNews,
}
