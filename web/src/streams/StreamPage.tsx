import { redirect, useParams } from 'react-router'
import { STREAMS, streamNamed, streamPath } from '@loadout/contract/streams/stream-path.ts'
import type { ShownStream } from '@loadout/contract/streams/streams.ts'
import { NamedEvents } from '../articles/NamedEvents.tsx'
import { useCategory } from '../categories/categories.tsx'
import { CategoryLabel } from '../categories/CategoryLabel.tsx'
import { useLoaded } from '../platform/call/query.ts'
import { useLanguage, useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { missing, pageLoader } from '../platform/page/page-load.ts'
import { useSite } from '../platform/page/site.ts'
import { accent } from '../ui/accent.ts'
import { Icon } from '../ui/Icon.tsx'
import { channelAddress } from './twitch-frames.ts'
import { StreamFacts } from './StreamFacts.tsx'
import { StreamStage } from './StreamStage.tsx'
import { streamQuery } from './stream-queries.ts'
import css from './StreamPage.module.css'

export const loader = pageLoader(async ({ queries, params, url, language }) => {
  const step = params['stream'] ?? ''
  if (streamNamed(step) === undefined) throw missing('stream_not_found')
  const stream = await queries.ensureQueryData(streamQuery(step, language().id))
  // A channel has one address, however its name was written; numbers stay as they are (STREAM-07).
  const isOtherwise = 'username' in (streamNamed(step) ?? {}) && step !== stream.username
  if (isOtherwise) throw redirect(streamPath(stream) + url.search)
})

/** One channel with its player, its chat and its events (STREAM-06). */
export function StreamPage() {
  const { language } = useLanguage()
  const step = useParams()['stream'] ?? ''
  const { data: stream } = useLoaded(streamQuery(step, language.id))
  const game = useCategory(stream.category_id)
  useStreamHead(stream)
  return (
    <article className={css.root} {...accent(game)}>
      <header className={css.head}>
        {game && <CategoryLabel category={game} />}
        <h1>{stream.username}</h1>
        {stream.title !== stream.username && <p className={css.title}>{stream.title}</p>}
        <StreamFacts stream={stream} />
      </header>
      <StreamStage key={stream.id} stream={stream} />
      <Ways stream={stream} />
      <NamedEvents events={stream.events} />
    </article>
  )
}

function Ways({ stream }: { stream: ShownStream }) {
  const text = useText()
  return (
    <p className={css.ways}>
      <a href={channelAddress(stream.username)} rel="noopener">
        {text('streams.at_twitch')}
        <Icon name="link" size="sm" />
      </a>
      <a href={STREAMS}>
        {text('streams.all')}
        <Icon name="chevron-right" size="sm" />
      </a>
    </p>
  )
}

function useStreamHead(stream: ShownStream) {
  const text = useText()
  const { name: site } = useSite()
  useHead({
    title: stream.username,
    description: text('streams.about', { name: stream.username, site }),
    path: streamPath(stream),
    image: stream.image,
  })
}
