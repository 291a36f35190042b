import type { Endpoint, InputOf, OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { showFailure } from '../layer/failures.ts'
import { CallError } from './call-error.ts'
import { credentials } from '../session/credentials.ts'
import { doubtSession } from '../session/session.ts'
import {
  answerTime,
  isPassing,
  isWorthRepeating,
  MAX_ATTEMPTS,
  MAX_WAITED_OUT,
  pause,
  pauseAfter,
} from './retry.ts'
import { pageVisible } from './page-visible.ts'
import { forgetUnanswered, keepUnanswered, keyOf, namedChange, noteChange } from './unanswered.ts'

export type CallOptions = {
  /** Sent only while somebody looks at the page (API-09). */
  whenVisible?: boolean
  /** Tried until it works (ACC-05). */
  infinite?: boolean
  /** Milliseconds between attempts instead of the growing pause (API-18). */
  pause?: number
  /** Nothing is shown of a failure: the caller shows it itself (API-15). */
  quiet?: boolean
  /** Hears of every attempt that fails, also when another follows. */
  onFailure?: () => void
  signal?: AbortSignal
  /** Of whoever sends the same again later, when the answer was lost (AMB-150). */
  key?: string
  /** Sent by the page and asked for by nobody: what was pressed before is meant once (AMB-150). */
  unasked?: boolean
  /** Goes on when the page is left. */
  outlivesPage?: boolean
}

let apiHost = '/api'

/** Set once at start-up from the page (API-01). */
export const setApiHost = (host: string) => {
  apiHost = host
}

/**
 * The one way from the browser to the server. Answers what the endpoint's schema says; fails with a
 * CallError after it has repeated what is worth repeating and shown what the documents want shown.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  // The same with every repeat, so that a change whose answer was lost is not made twice (AMB-150).
  const change = endpoint.once ? namedChange(endpoint.path, input) : undefined
  const key = options.key ?? (change && keyOf(change))
  let waitedOut = 0
  for (let attempt = 1; ; attempt++) {
    if (options.whenVisible) await pageVisible(options.signal)
    const time = answerTime(holdsFile(input))
    const signal = options.signal ? AbortSignal.any([options.signal, time]) : time
    const answer = await send(endpoint, input, key, { ...options, signal })
    if (time.aborted) waitedOut++
    const isRefused = answer instanceof CallError
    const mayPass = isRefused && isWorthRepeating(answer.status)
    if (change && key) {
      if (!isRefused && !options.unasked) noteChange()
      else if (isRefused && isPassing(answer.status)) keepUnanswered(change, key)
      else forgetUnanswered(change)
    }
    if (!isRefused) return answer as OutputOf<E>
    if (answer.code === 'not_signed_in') doubtSession()
    options.onFailure?.()
    const isAborted = options.signal?.aborted
    const isEnough = attempt >= MAX_ATTEMPTS || waitedOut >= MAX_WAITED_OUT
    if (isAborted || !mayPass || (isEnough && !options.infinite)) {
      // What a page has asked for and not got it says itself; a change has only this place.
      const isShown =
        endpoint.method === 'POST' || answer.status === 400 || (mayPass && answer.status > 0)
      if (isShown && !isAborted && !options.quiet) showFailure(answer)
      throw answer
    }
    await pause(options.pause ?? pauseAfter(attempt), options.signal)
  }
}

async function send(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  input: unknown,
  key: string | undefined,
  { signal, outlivesPage = false }: CallOptions & { signal: AbortSignal },
): Promise<unknown> {
  const request: RequestInit = {
    method,
    credentials: 'same-origin',
    keepalive: outlivesPage,
    signal,
  }
  let url = apiHost + path
  if (method === 'GET') {
    const query = textFields(input, key)
    query.set('_', String(Date.now()))
    url += `?${query}`
  } else {
    request.body = formFields(input, key)
  }

  let response: Response
  let text: string
  try {
    response = await fetch(url, request)
    // A connection may break in the middle of an answer, too.
    text = await response.text()
  } catch {
    return new CallError(0, 'network', 'The network did not answer.')
  }
  const body = readJson(text)
  if (response.ok)
    return body === undefined
      ? new CallError(response.status, 'unreadable', 'The answer could not be read.')
      : body
  const {
    error = response.statusText,
    code = 'internal',
    field,
  } = (body ?? {}) as { error?: string; code?: string; field?: string }
  return new CallError(response.status, code, error, field)
}

/** The body, or undefined when it is no JSON (API-12). */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Truth values travel as 0 and 1, lists comma-separated (AMB-72). */
const written = (value: unknown) =>
  typeof value === 'boolean' ? String(Number(value)) : String(value)

/** What is undefined is left out. */
const givenFields = (input: unknown): [string, unknown][] =>
  Object.entries((input ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null,
  )

const holdsFile = (input: unknown) => givenFields(input).some(([, value]) => value instanceof Blob)

/**
 * Who calls (API-02) and the replay key. They come first: the server reads no more than the
 * beginning of a form before it knows who sends it.
 */
function protocolFields(key: string | undefined): [string, string][] {
  const own = credentials()
  const who: [string, string][] = own
    ? [
        ['_u', String(own.id)],
        ['_t', own.token],
      ]
    : []
  return key === undefined ? who : [...who, ['_k', key]]
}

const textFields = (input: unknown, key: string | undefined): URLSearchParams =>
  new URLSearchParams([
    ...protocolFields(key),
    ...givenFields(input).map(([name, value]): [string, string] => [name, written(value)]),
  ])

/** A file makes it a multipart form (API-07). */
function formFields(input: unknown, key: string | undefined): URLSearchParams | FormData {
  if (!holdsFile(input)) return textFields(input, key)
  const form = new FormData()
  for (const [name, value] of protocolFields(key)) form.set(name, value)
  for (const [name, value] of givenFields(input))
    if (value instanceof Blob) form.set(name, value)
    else form.set(name, written(value))
  return form
}
