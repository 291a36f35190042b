import { ValueNode, type Compilable, type CompiledQuery, type Expression } from 'kysely'
import { constantsInText } from './constants-in-text.ts'
import type { Db } from './database.ts'
import type { PipelinedQuery } from './pipelined-dialect.ts'

/**
 * What stands in a query for values that are known only when it runs, by their names. Each can be
 * put into the query as an expression of its type and nothing else: the text is kept for other
 * values, so it must not depend on these. A value that may be undefined has a blank all the same.
 */
export type Blanks<Values> = {
  readonly [Name in keyof Values]-?: Expression<Exclude<Values[Name], undefined>>
}

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
const MOST_SHAPES = 200

/**
 * A query whose text is written once per shape and kept: Kysely takes longer to write a query than
 * PostgreSQL to answer it. `write` is given the shape, on which the text may depend (an order, a
 * limit, whether there is a filter), and blanks in the place of values. It must be a query that
 * changes nothing and is answered in milliseconds: outside of a transaction it shares its
 * connection with others.
 */
export function prepared<Shape extends object, Values extends object, Row>(
  write: (db: Db, shape: Shape, values: Blanks<Values>) => Compilable<Row>,
) {
  const textFor = keptTexts(write)
  return async (db: Db, shape: Shape, values: Values): Promise<Row[]> => {
    const { text, parameters } = textFor(db, shape, values)
    return db.readShared
      ? ((await db.readShared(text.sql, parameters)) as Row[])
      : (await db.executeQuery<Row>({ ...text, parameters })).rows
  }
}

/**
 * The same for a statement that changes something: it runs where it is told to, in its transaction.
 */
export function preparedChange<Shape extends object, Values extends object, Row>(
  write: (db: Db, shape: Shape, values: Blanks<Values>) => Compilable<Row>,
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
export function preparedPipelined<Shape extends object, Values extends object>(
  write: (db: Db, shape: Shape, values: Blanks<Values>) => Compilable,
) {
  const textFor = keptTexts(write)
  return async (tx: Db, shape: Shape, values: Values): Promise<void> => {
    const { text, parameters } = textFor(tx, shape, values)
    const query: PipelinedQuery<unknown> = { ...text, parameters, pipelined: true }
    await tx.executeQuery(tx.isTransaction ? query : { ...text, parameters })
  }
}

function keptTexts<Shape extends object, Values extends object, Row>(
  write: (db: Db, shape: Shape, values: Blanks<Values>) => Compilable<Row>,
) {
  const texts = new Map<string, CompiledQuery<Row>>()
  const blanks = new Proxy({}, { get: (_, name) => new Blank(name) }) as Blanks<Values>

  function textOf(db: Db, shape: Shape) {
    const key = JSON.stringify(shape)
    const known = texts.get(key)
    if (known) return known
    const written = write(db.withPlugin(constantsInText), shape, blanks).compile()
    const [first] = texts.keys()
    if (texts.size === MOST_SHAPES && first !== undefined) texts.delete(first)
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
