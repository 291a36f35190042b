import type { Poll } from '@loadout/contract/polls/polls.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { classNames } from '../ui/class-names.ts'
import { Meter } from '../ui/Meter.tsx'
import { Num } from '../ui/Num.tsx'
import css from './PollResults.module.css'
import { shareText } from './vote-share.ts'

/** What was chosen how often: read in words, seen as bars. */
export function PollResults({ poll, total }: { poll: Poll; total: number }) {
  const { language, text } = useLanguage()
  return (
    <ul className={css.root}>
      {poll.options.map(({ id, name, votes }) => {
        const isOwn = id === poll.voted_option_id
        return (
          <li key={id} className={classNames(css.result, isOwn && css.own)}>
            <span>
              {name}
              {isOwn && ` · ${text('poll.own')}`}
            </span>
            <Num>{shareText(language.locale, { votes, total })}</Num>
            <span className="vh">{text('poll.votes', { count: votes })}</span>
            <div className={css.bar} aria-hidden="true">
              <Meter label={name} value={votes} max={total} you={isOwn} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
