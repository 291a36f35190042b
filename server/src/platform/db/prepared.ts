import { ValueNode, type CompiledQuery, type Expression } from 'kysely'
import { inlineBooleans } from './inline-booleans.ts'
import type { Db } from './database.ts'
import type { PipelinedQuery } from './pipelined-dialect.ts'

/**
 * What stands in a query for values that are known only when it runs, by their names. Each can be
 * put into the query as an expression of its type and nothing else: the text is kept for other
 * values, so it must not depend on these. A value that may be undefined has a blank all the same.
 */
export type Blanks<Values> = {
  readonly [Name in keyof Values]-?: NamedBlank<Name, Exclude<Values[Name], undefined>>
}

/** Their names keep two from being compared with each other: they would never be the same. */
type NamedBlank<Name, Value> = Expression<Value> & { readonly name: Name }

/** Of a piece of SQL that prepared queries and others have in common. */
export type ValueOrBlank<Value> = Value | Expression<Value>

class Blank implements Expression<unknown> {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }

  get expressionType(): unknown {
    return undefined
  }

  toOperationNode(): ValueNode {
    return ValueNode.create(this)
  }

  /** Joined to a text or counted with, it would be the same for all values. */
  [Symbol.toPrimitive](): never {
    throw new Error(`"${String(this.name)}" of a prepared query has no value while it is written`)
  }
}

/**
 * Texts kept of one query. The one written first makes room for a new one, or strangers who ask
 * for many offsets would have every other query written anew from then on.
 */
const MAX_SHAPES = 200

/** A query of Kysely's builder, or a statement of `sql`, which needs `db` to be compiled. */
type Statement<Row> = { compile(db: Db): CompiledQuery<Row> }

type Writer<Values, Row> = (db: Db, values: Blanks<Values>) => Statement<Row>
type WriterByShape<Shape, Values, Row> = (
  db: Db,
  shape: Shape,
  values: Blanks<Values>,
) => Statement<Row>

/**
 * A query whose text is written once and kept: Kysely takes longer to write a query than PostgreSQL
 * to answer it. `write` is given blanks in the place of values. It must be a query that changes
 * nothing and is answered in milliseconds: outside of a transaction it shares its connection with
 * others.
 */
export function prepared<Values extends object, Row>(write: Writer<Values, Row>) {
  const run = preparedByShape(withoutShape(write))
  return (db: Db, values: Values): Promise<Row[]> => run(db, {}, values)
}

/**
 * The same for a query with several texts, one per shape: an order, a limit, whether there is a
 * filter.
 */
export function preparedByShape<Shape extends object, Values extends object, Row>(
  write: WriterByShape<Shape, Values, Row>,
) {
  const textFor = keptTexts(write)
  return async (db: Db, shape: Shape, values: Values): Promise<Row[]> => {
    const { text, parameters } = textFor(db, shape, values)
    return db.readShared
      ? ((await db.readShared(text.sql, parameters)) as Row[])
      : (await db.executeQuery<Row>({ ...text, parameters })).rows
  }
}

/** Like `prepared`, for a statement that changes something: it runs where it is told to. */
export function preparedChange<Values extends object, Row>(write: Writer<Values, Row>) {
  const run = preparedChangeByShape(withoutShape(write))
  return (tx: Db, values: Values): Promise<Row[]> => run(tx, {}, values)
}

export function preparedChangeByShape<Shape extends object, Values extends object, Row>(
  write: WriterByShape<Shape, Values, Row>,
) {
  const textFor = keptTexts(write)
  return async (tx: Db, shape: Shape, values: Values): Promise<Row[]> => {
    const { text, parameters } = textFor(tx, shape, values)
    return (await tx.executeQuery<Row>({ ...text, parameters })).rows
  }
}

/**
 * The same for a statement of a transaction whose answer nobody needs. It goes out with the next
 * one (`pipelined-dialect.ts`), and what it fails with, that one fails with.
 */
export function preparedPipelined<Values extends object>(write: Writer<Values, unknown>) {
  const textFor = keptTexts(withoutShape(write))
  return async (tx: Db, values: Values): Promise<void> => {
    const { text, parameters } = textFor(tx, {}, values)
    const query: PipelinedQuery<unknown> = { ...text, parameters, pipelined: true }
    await tx.executeQuery(tx.isTransaction ? query : { ...text, parameters })
  }
}

function withoutShape<Values, Row>(write: Writer<Values, Row>): WriterByShape<object, Values, Row> {
  return (db, _shape, values) => write(db, values)
}

function keptTexts<Shape extends object, Values extends object, Row>(
  write: WriterByShape<Shape, Values, Row>,
) {
  const texts = new Map<string, CompiledQuery<Row>>()
  const blanks = new Proxy({}, { get: (_, name) => new Blank(name) }) as Blanks<Values>

  function textOf(db: Db, shape: Shape) {
    const key = JSON.stringify(shape)
    const known = texts.get(key)
    if (known) return known
    const inlining = db.withPlugin(inlineBooleans)
    const written = write(inlining, shape, blanks).compile(inlining)
    const [first] = texts.keys()
    if (texts.size === MAX_SHAPES && first !== undefined) texts.delete(first)
    texts.set(key, written)
    return written
  }

  return (db: Db, shape: Shape, values: Values) => {
    const text = textOf(db, shape)
    return {
      text,
      parameters: text.parameters.map((value) =>
        value instanceof Blank ? values[value.name as keyof Values] : value,
      ),
    }
  }
}
