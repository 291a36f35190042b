import { eventsOver } from './events-over.ts'
import { eventsToCome } from './events-to-come.ts'

export const events = [...eventsToCome, ...eventsOver]
