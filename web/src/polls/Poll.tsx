import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { showPartMissing } from '../platform/layer/failures.ts'
import { Part } from '../platform/layer/Part.tsx'
import { useIfLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Module } from '../ui/Module.tsx'
import { pollQuery, type PollPlace } from './poll-queries.ts'
import css from './Poll.module.css'

declare module 'react' {
  interface CSSProperties {
    '--options'?: number
  }
}

const loadCard = () => import('./PollCard.tsx').then(({ PollCard }) => PollCard)

/** `languageId` where what it stands with is read in another language than the page. */
type Props = PollPlace & { languageId?: LanguageId }

/**
 * The poll of the front page, of news or of a post; nothing where there is none (HOME-10). Most
 * pages have none, so its card is fetched by those that do, into the room that it takes.
 */
export function Poll({ languageId, ...place }: Props) {
  const { language, text } = useLanguage()
  const poll = useIfLoaded(pollQuery(place, languageId ?? language.id))?.poll
  if (!poll) return null
  return (
    <Module title={text('poll.title')}>
      <div className={css.place} style={{ '--options': poll.options.length }}>
        <Part
          key={poll.id}
          load={loadCard}
          onMissing={showPartMissing}
          props={{ kind: place.kind, poll }}
        />
      </div>
    </Module>
  )
}
