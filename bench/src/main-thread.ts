/** What Chromium writes down of a thread: microseconds, `tdur` of them on the processor. */
type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  tdur?: number
  args?: { name?: string }
}

/**
 * Milliseconds of processor that each task of a page's main thread took. A page is alone in its
 * process; among those of the browser it is the one that did most.
 */
export function tasksOfMainThread(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const ofThreads = threads.map(({ pid, tid }) =>
    traceEvents
      .filter((event) => event.pid === pid && event.tid === tid && isTask(event))
      .map(({ tdur = 0 }) => tdur / 1000),
  )
  return ofThreads.toSorted((a, b) => sum(b) - sum(a))[0] ?? []
}

const isTask = ({ name, ph }: TraceEvent) => name === 'ThreadControllerImpl::RunTask' && ph === 'X'

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)
