import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { useIfLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Module } from '../ui/Module.tsx'
import { pollQuery, type PollPlace } from './poll-queries.ts'
import { PollCard } from './PollCard.tsx'

/** `languageId` where what it stands with is read in another language than the page. */
type Props = PollPlace & { languageId?: LanguageId }

/** The poll of the front page, of news or of a post; nothing where there is none (HOME-10). */
export function Poll({ languageId, ...place }: Props) {
  const { language, text } = useLanguage()
  const poll = useIfLoaded(pollQuery(place, languageId ?? language.id))?.poll
  if (!poll) return null
  return (
    <Module title={text('poll.title')}>
      <PollCard key={poll.id} kind={place.kind} poll={poll} />
    </Module>
  )
}
