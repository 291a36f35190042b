import { STREAMS, streamPath } from '@loadout/contract/streams/stream-path.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useIfLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Module } from '../ui/Module.tsx'
import { RankList } from '../ui/RankList.tsx'
import { liveStreams } from './live-streams.ts'

/** Who is live, the most watched first; nothing where nobody is, or nobody knows. */
export function LiveNow() {
  const { text, language } = useLanguage()
  const live = useIfLoaded(liveStreams)?.entries ?? []
  if (live.length === 0) return null
  return (
    <Module title={text('home.live')} more={{ href: STREAMS, label: text('nav.streams') }}>
      <RankList
        entries={live.map((stream) => ({
          id: stream.id,
          title: stream.username,
          href: streamPath(stream),
          figure: figureText(language.locale, stream.viewers ?? 0),
        }))}
      />
    </Module>
  )
}
