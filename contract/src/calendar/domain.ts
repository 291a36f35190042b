import type { ContractDomain } from '../platform/domain.ts'
import { countEvents, getEvent, listEvents } from './calendar.ts'
import { listEventsOfNews } from './events-of-news.ts'
import {
  createEvent,
  deleteEvent,
  editEvent,
  getStaffEvent,
  listStaffEvents,
  saveEvent,
} from './staff-calendar.ts'

export const calendar = {
  about: 'Events, in every language that they are written in, and how staff keep them.',
  endpoints: {
    countEvents,
    getEvent,
    listEvents,
    listEventsOfNews,
    createEvent,
    deleteEvent,
    editEvent,
    getStaffEvent,
    listStaffEvents,
    saveEvent,
  },
  staffActions: {
    'event created': 'canManageEvents',
    'event edited': 'canManageEvents',
    'event deleted': 'canManageEvents',
  },
  firstSteps: ['event', 'events'],
} as const satisfies ContractDomain
