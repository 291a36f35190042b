import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/**
 * The tables as Kysely sees them. Those of a domain are in its own `tables.ts`, which adds to this.
 * The migrations are the truth; a test compares the two.
 */
export interface Tables {
  event_log: {
    id: Generated<number>
    kind: string
    actor_id: number | null
    data: JSONColumnType<object>
    inserted: Date
  }
  audit: {
    id: Generated<number>
    admin_id: number | null
    action: string
    target: string
    before: JSONColumnType<object> | null
    after: JSONColumnType<object> | null
    inserted: Date
  }
  picture: {
    name: string
    folder: string
    files: string[]
    bytes: number
    owner_id: number | null
    unused_since: Date | null
  }
  replay: {
    caller: string
    call: string
    key: string
    input_hash: Buffer
    answer: JSONColumnType<object> | null
    inserted: Date
  }
  secret_mark: {
    id: Generated<boolean>
    mark: Buffer
  }
  mail: {
    id: Generated<number>
    recipient: string
    language_id: number
    subject: string
    text: string
    html: string
    unsubscribe: string | null
    inserted: Date
    sent_at: Date | null
    given_up_at: Date | null
    last_error: string | null
    is_last: Generated<boolean>
  }
  realtime_event: {
    id: string
    number: Generated<number>
    channel: string
    event: string
    data: string
    except_socket: string | null
    relayed: boolean
    inserted: Generated<Date>
  }
}

/** A moment that may be 'infinity': never, so far. */
export type Moment = ColumnType<Date, Date | 'infinity', Date | 'infinity'>

/** A moment that may be 'infinity', for good, which comes as a number. */
export type MomentOrForGood = ColumnType<Date | number, Date | 'infinity', Date | 'infinity'>

/** Words prepared for a search; only ever compared within the database. */
export type tsvector = never
