import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { Poll, PollKind } from '@loadout/contract/polls/polls.ts'
import { useText } from '../platform/language/language.tsx'
import { showPartMissing } from '../platform/layer/failures.ts'
import { loadChunk } from '../platform/load-chunk.ts'
import { Button } from '../ui/Button.tsx'
import { Radio } from '../ui/forms/Radio.tsx'
import { pollAnswers } from './poll-queries.ts'
import { PollResults } from './PollResults.tsx'
import { useLivePoll } from './use-live-poll.ts'
import css from './PollCard.module.css'

type Props = { kind: PollKind; poll: Poll }

/**
 * To choose from, or how it stands: whoever has voted sees no more than that (POLL-08 to POLL-10).
 */
export function PollCard({ kind, poll }: Props) {
  const text = useText()
  const id = useId()
  const [chosen, setChosen] = useState<number>()
  const [isPeeking, setPeeking] = useState(false)
  const { busy, vote } = useVote(kind, poll)
  const showNewest = useNewestResults()
  useLivePoll(poll.id)
  const isOver = poll.voted_option_id !== null || poll.closed
  const results = useFocusWhen(isOver && busy)
  const total = poll.options.reduce((sum, { votes }) => sum + votes, 0)

  function peek() {
    if (!isPeeking) showNewest()
    setPeeking(!isPeeking)
  }
  return (
    <form
      className={css.root}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        vote(chosen)
      }}
    >
      <p className={css.question} id={id}>
        {poll.question}
      </p>
      <div ref={results} tabIndex={-1} role="group" aria-labelledby={id}>
        {isOver || isPeeking ? (
          <PollResults poll={poll} total={total} />
        ) : (
          <Options poll={poll} chosen={chosen} onChoose={setChosen} />
        )}
      </div>
      <div className={css.actions}>
        {!isOver && !isPeeking && (
          <Button type="submit" variant="primary" busy={busy}>
            {text('poll.vote')}
          </Button>
        )}
        {!isOver && (
          <Button variant="quiet" onClick={peek}>
            {text(isPeeking ? 'poll.back' : 'poll.show_result')}
          </Button>
        )}
        <small>
          {poll.closed && `${text('poll.closed')} `}
          {text('poll.votes', { count: total })}
        </small>
      </div>
    </form>
  )
}

type OptionsProps = {
  poll: Poll
  chosen: number | undefined
  onChoose: (optionId: number) => void
}

const Options = ({ poll, chosen, onChoose }: OptionsProps) => (
  <div className={css.options}>
    {poll.options.map(({ id, name }) => (
      <Radio
        key={id}
        name={`poll-${poll.id}`}
        label={name}
        checked={chosen === id}
        onChange={() => onChoose(id)}
      />
    ))}
  </div>
)

const loadVoting = () => loadChunk(() => import('./cast-vote.ts'))

/** Sends what was chosen, or that nothing was (POLL-13). How is fetched with the first vote. */
function useVote(kind: PollKind, poll: Poll) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function vote(optionId: number | undefined) {
    setBusy(true)
    try {
      const { castVote } = await loadVoting()
      await castVote(queries, { kind, poll, optionId })
    } catch {
      showPartMissing()
    } finally {
      setBusy(false)
    }
  }
  return { busy, vote: (optionId: number | undefined) => void vote(optionId) }
}

/** A page that was kept may be a minute old. */
function useNewestResults() {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries(pollAnswers)
}

/** The button that was pressed is gone, and with it would be the reader's place on the page. */
function useFocusWhen(isDue: boolean) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isDue) element.current?.focus({ preventScroll: true })
  }, [isDue])
  return element
}
