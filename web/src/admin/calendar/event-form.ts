import type {
  EventVersionInput,
  saveEvent,
  StaffEvent,
} from '@loadout/contract/calendar/staff-calendar.ts'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import type { InputOf } from '@loadout/contract/platform/endpoint.ts'
import { streamNameIn } from '@loadout/contract/streams/stream-rules.ts'
import { changedFields } from '../../ui/forms/changed-fields.ts'
import { textIn, type WithTexts } from '../editing/texts.ts'
import { fieldIn, momentIn } from './zoned-time.ts'

/** The excerpt is the description: what lists and calendars show. */
type EventText = { title: string; excerpt: string; content: string }

/** What somebody edits: the event as a whole, and its text in every language. */
export type EventForm = WithTexts<EventText> & {
  game: number | undefined
  /** Of fields for date and time, by the clock of the event's own time zone. */
  start: string
  end: string
  zone: string
  prize: string
  cancelled: boolean
  /** News about it. */
  articles: readonly { id: number; title: string }[]
  /** Names of channels, with commas. */
  streams: string
  /** A new picture, or none (''); undefined leaves the one there is. */
  picture?: File | '' | undefined
  thumbnail?: File | '' | undefined
}

export const emptyText: EventText = { title: '', excerpt: '', content: '' }

/** Most staff announce what is near them. */
export const emptyForm = (
  languageId: LanguageId,
  zone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): EventForm => ({
  texts: [{ languageId, text: emptyText }],
  game: undefined,
  start: '',
  end: '',
  zone,
  prize: '',
  cancelled: false,
  articles: [],
  streams: '',
})

/** `asEdited` writes a text as the editor does, so that opening it is no change. */
export const formOf = (event: StaffEvent, asEdited: (html: string) => string): EventForm => ({
  texts: event.versions.map(({ language_id, title, description, content }) => ({
    languageId: language_id as LanguageId,
    text: { title, excerpt: description, content: asEdited(content) },
  })),
  game: event.category_id,
  start: fieldIn(event.time_zone, event.start_date),
  end: event.end_date === null ? '' : fieldIn(event.time_zone, event.end_date),
  zone: event.time_zone,
  prize: event.prize,
  cancelled: event.cancelled,
  articles: event.news.map(({ id, title }) => ({ id, title: title ?? `#${id}` })),
  streams: event.streams.join(', '),
})

/** What a save is missing, in the order of the form. */
export type Missing = 'title' | 'description' | 'game' | 'start'

export function missingIn({ texts, game, start }: EventForm): Missing[] {
  const missing: Missing[] = []
  if (texts.some(({ text }) => text.title.trim() === '')) missing.push('title')
  if (texts.some(({ text }) => text.excerpt.trim() === '')) missing.push('description')
  if (game === undefined) missing.push('game')
  if (start === '') missing.push('start')
  return missing
}

const channelsIn = (typed: string) =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => streamNameIn(part) ?? part)

type Settings = Omit<InputOf<typeof saveEvent>, 'id' | 'revision' | 'versions'>

/** As the server takes them; an event whose end is not known has none, which is 0. */
const settingsOf = ({
  game,
  start,
  end,
  zone,
  articles,
  streams,
  ...form
}: EventForm): Settings => ({
  category_id: game,
  start_date: momentIn(zone, start),
  end_date: momentIn(zone, end) ?? 0,
  time_zone: zone,
  prize: form.prize,
  cancelled: form.cancelled,
  news: articles.map(({ id }) => id),
  streams: channelsIn(streams),
})

const settingsChanged = (base: EventForm, form: EventForm): Settings => ({
  ...changedFields(settingsOf(base), settingsOf(form)),
  ...(form.picture !== undefined && { image: form.picture }),
  ...(form.thumbnail !== undefined && { thumbnail: form.thumbnail }),
})

const wireText = ({ title, excerpt, content }: EventText) => ({
  title,
  description: excerpt,
  content,
})

function textChanges(base: EventText | undefined, text: EventText) {
  const before = base && wireText(base)
  return Object.fromEntries(
    Object.entries(wireText(text)).filter(
      ([field, value]) => before?.[field as keyof typeof before] !== value,
    ),
  )
}

type Saving = { versions: EventVersionInput[]; settings: Settings }

/** What makes the event what the form says. A language that is new has all of its text. */
export const savingOf = (base: EventForm, form: EventForm): Saving => ({
  versions: form.texts.map(({ languageId, text }) => ({
    language_id: languageId,
    ...textChanges(textIn(base, languageId), text),
  })),
  settings: settingsChanged(base, form),
})

/** Of what is new nothing is there yet: all of it is said. */
export const makingOf = (form: EventForm): Saving => ({
  versions: form.texts.map(({ languageId, text }) => ({
    language_id: languageId,
    ...wireText(text),
  })),
  settings: { ...settingsChanged(form, form), ...settingsOf(form) },
})

/** Whether anything of the form is not saved. */
export function isChanged(base: EventForm, form: EventForm): boolean {
  const { versions, settings } = savingOf(base, form)
  return (
    Object.keys(settings).length > 0 ||
    versions.some((version) => Object.keys(version).length > 1) ||
    base.texts.some(({ languageId }) => !textIn(form, languageId)) ||
    form.texts.some(({ languageId }) => !textIn(base, languageId))
  )
}
