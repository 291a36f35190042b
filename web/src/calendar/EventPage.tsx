import { redirect, useParams } from 'react-router'
import { getEvent, type CalendarEvent } from '@loadout/contract/calendar/calendar.ts'
import { eventFilePath, eventPath } from '@loadout/contract/calendar/event-path.ts'
import { english, languageById } from '@loadout/contract/languages/languages.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import type { Text } from '@loadout/texts/text.ts'
import { ArticleText } from '../articles/ArticleText.tsx'
import { openShare } from '../shares/open-share.ts'
import { Story } from '../articles/Story.tsx'
import { useCategory } from '../categories/categories.tsx'
import { CategoryLabel } from '../categories/CategoryLabel.tsx'
import { useLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { missing, pageLoader } from '../platform/page/page-load.ts'
import { richTextName } from '../platform/page/state.ts'
import { StreamCard } from '../streams/StreamCard.tsx'
import { accent } from '../ui/accent.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Columns } from '../ui/Columns.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Module } from '../ui/Module.tsx'
import { pictureUrl } from '../ui/pictures.ts'
import { eventQuery } from './calendar-queries.ts'
import { eventData } from './event-data.ts'
import { EventSpan } from './EventSpan.tsx'
import css from './EventPage.module.css'

export const loader = pageLoader(async ({ queries, params, url, language }) => {
  const id = parseId(params['id'])
  if (id === undefined) throw missing('event_not_found')
  const event = await queries.ensureQueryData(eventQuery(id, language().id))
  const path = eventPath(event)
  if (new URL(path, url).pathname !== url.pathname) throw redirect(path)
})

/** One event, with or without its title in the address (EVENT-06). */
export function EventPage() {
  const { language, text } = useLanguage()
  const id = parseId(useParams()['id']) ?? 0
  const { data: event } = useLoaded(eventQuery(id, language.id))
  const game = useCategory(event.category_id)
  const lang = languageById(event.language_id)?.locale
  useEventHead(event)

  return (
    <article className={css.root} {...accent(game)}>
      <header className={css.head}>
        {game && <CategoryLabel category={game} />}
        <h1 lang={lang}>{event.title}</h1>
        {event.cancelled && <Badge kind="bad">{text('calendar.cancelled')}</Badge>}
        <p className={css.description} lang={lang}>
          {event.description}
        </p>
      </header>
      <Columns label={event.title} aside={<Aside event={event} />}>
        <div>
          {event.image !== null && (
            <img
              className={css.cover}
              src={pictureUrl(event.image, '1000x325')}
              alt=""
              width={1000}
              height={325}
              fetchPriority="high"
            />
          )}
          <ArticleText
            html={event.content}
            name={richTextName(getEvent.path, event.id)}
            lang={lang}
          />
        </div>
      </Columns>
    </article>
  )
}

function Aside({ event }: { event: CalendarEvent }) {
  const { text, language } = useLanguage()
  const shown = languageById(event.language_id)
  const share = () =>
    openShare({
      title: titleOf(event, text),
      shownLanguage: event.versions.length > 1 && shown ? `lang=${shown.locale}` : undefined,
    })
  return (
    <>
      <Module title={text('calendar.when')}>
        <EventSpan event={event} />
        <div className={css.add}>
          {!event.cancelled && (
            <Button size="sm" href={`${eventFilePath(event)}?lang=${language.locale}`}>
              <Icon name="calendar-days" size="sm" />
              {text('calendar.add')}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={share}>
            <Icon name="share" size="sm" />
            {text('shares.share')}
          </Button>
        </div>
      </Module>
      {event.prize !== '' && (
        <Module title={text('calendar.prize')}>
          <p className={css.prize}>{event.prize}</p>
        </Module>
      )}
      {event.news.length > 0 && (
        <Module title={text('calendar.news')}>
          {event.news.map((entry) => (
            <Story key={entry.id} entry={entry} layout="mini" />
          ))}
        </Module>
      )}
      {!event.cancelled && event.streams.length > 0 && (
        <Module title={text('calendar.streams')}>
          {event.streams.map((stream) => (
            <StreamCard key={stream.id} stream={stream} layout="mini" />
          ))}
        </Module>
      )}
      <a className={css.all} href="/events">
        {text('calendar.all')}
        <Icon name="chevron-right" size="sm" />
      </a>
    </>
  )
}

/** Where nothing else is shown of it, as in a tab or under a link that is shared. */
const titleOf = ({ title, cancelled }: CalendarEvent, text: Text) =>
  cancelled ? text('calendar.cancelled_title', { title }) : title

/** Each language that it is written in has its own address. */
function useEventHead(event: CalendarEvent) {
  const { text } = useLanguage()
  const language = languageById(event.language_id) ?? english
  useHead({
    title: titleOf(event, text),
    description: event.description,
    path: eventPath(event),
    image: event.image ?? event.thumbnail,
    alternates: event.versions.flatMap(({ language_id, slug }) => {
      const other = languageById(language_id)
      return other ? [{ locale: other.locale, path: eventPath({ id: event.id, slug }) }] : []
    }),
    language,
    ...(!event.cancelled && { calendar: eventFilePath(event) }),
    linkedData: (place) => eventData(event, place),
  })
}
