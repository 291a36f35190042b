import type { z } from 'zod'
import { parseId } from './integers.ts'

/** The events of a channel and what each carries. */
export type Events = Readonly<Record<string, z.ZodType>>

/** One channel by its name on the wire: `private-user-7`. */
export type Channel<E extends Events = Events> = { readonly name: string; readonly events: E }

/** What an event carries. */
export type EventOf<E extends Events, Name extends keyof E> = z.output<E[Name]>

/** Channels that are alike but for an id, or a single one. Called, it answers one of them. */
export type ChannelKind<
  Pattern extends string = string,
  E extends Events = Events,
> = (Pattern extends `${string}{id}` ? (id: number) => Channel<E> : () => Channel<E>) & {
  readonly pattern: Pattern
  readonly events: E
}

/**
 * A channel as a value, as an endpoint is one (contract/src/platform/endpoint.ts): the server
 * announces on it, the browser hears it, and names and payloads are written once. In the browser's
 * bundle the schemas are gone (see web/contract-for-browser.ts).
 */
export function channel<const Pattern extends string, const E extends Events>(
  pattern: Pattern,
  events: E,
): ChannelKind<Pattern, E> {
  const named = (id?: number): Channel<E> => ({ name: pattern.replace('{id}', String(id)), events })
  const kind: unknown = Object.assign(named, { pattern, events })
  return kind as ChannelKind<Pattern, E>
}

/**
 * The id in the name of a channel of that kind; undefined when it is another kind's, or nobody's.
 */
export function channelId(
  { pattern }: { readonly pattern: string },
  name: string,
): number | undefined {
  const start = pattern.slice(0, -'{id}'.length)
  const id = name.slice(start.length)
  return name.startsWith(start) ? parseId(id) : undefined
}
