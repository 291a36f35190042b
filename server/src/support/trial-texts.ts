import { NOTE_MAX } from '@loadout/contract/support/staff-tickets.ts'
import {
  DESCRIPTION_MIN,
  DESCRIPTION_MAX,
  REPLY_MAX,
  SUBJECT_MIN,
  SUBJECT_MAX,
} from '@loadout/contract/support/ticket-rules.ts'
import { line, message, title, words, type Shown, type TriedTexts } from '../../test/text-kinds.ts'

const messages: Shown = ({ id }) => `/support_ticket/message/list?id=${id}`

export const trialTexts: TriedTexts = {
  'POST /support_ticket/new': {
    texts: {
      subject: line({
        min: SUBJECT_MIN,
        max: SUBJECT_MAX,
        none: 'ticket_subject_length',
        tooShort: 'ticket_subject_length',
        tooLong: 'ticket_subject_length',
      }),
      message: words({
        min: DESCRIPTION_MIN,
        max: DESCRIPTION_MAX,
        none: 'ticket_description_length',
        tooShort: 'ticket_description_length',
        tooLong: 'ticket_description_length',
      }),
    },
    shown: ({ id }) => `/support_ticket/get?id=${id}`,
  },
  'POST /support_ticket/reply': { texts: { message: message(REPLY_MAX) }, shown: messages },
  'POST /admin/support_ticket/note': {
    texts: { note: message(NOTE_MAX) },
    shown: ({ id }) => `/admin/support_ticket/get?id=${id}`,
  },
  'POST /admin/support_ticket/canned_reply/save': {
    texts: { title, 'texts[].message': message(REPLY_MAX) },
    shown: () => '/admin/support_ticket/canned_reply/list?',
  },
}
