import pg from 'pg'
import { SessionPooler } from './session-pooler.ts'
import { keepTemplateRows, restoreTemplateRows } from './template-rows.ts'
import { createDatabase, dropDatabase } from './test-postgres.ts'

/** Whatever a test leaves behind that restoring rows does not undo ends with its database. */
const MOST_USES = 100
const MOST_IDLE = 3

export type DatabasePool = ReturnType<typeof databasePool>

/** Databases for sites of tests, of which one has each at a time. */
export function databasePool(adminUrl: string) {
  const idle: PooledDatabase[] = []

  async function giveBack(database: PooledDatabase) {
    if ((await database.close()) && idle.length < MOST_IDLE) idle.push(database)
    else await database.drop(adminUrl)
  }

  return {
    /**
     * A database as the template is: one that another site had before, whose rows were restored and
     * whose connections are kept, or a new copy. `url` leads to it until it is given back, and
     * nowhere afterwards; while this process is blocked nobody reaches it. A database in which more
     * than rows was changed (a column, a setting) is dropped when it is given back.
     */
    async take(): Promise<{ url: string; giveBack: () => Promise<void> }> {
      const database = idle.pop() ?? (await PooledDatabase.create(adminUrl))
      return { url: await database.open(), giveBack: () => giveBack(database) }
    },
    end: async () => {
      await Promise.all(idle.splice(0).map((database) => database.drop(adminUrl)))
    },
  }
}

class PooledDatabase {
  readonly #url: string
  readonly #restorer: pg.Client
  readonly #pooler: SessionPooler
  #uses = 0

  private constructor(url: string, restorer: pg.Client) {
    this.#url = url
    this.#restorer = restorer
    this.#pooler = new SessionPooler(url)
  }

  static async create(adminUrl: string): Promise<PooledDatabase> {
    const url = await createDatabase(adminUrl)
    const restorer = new pg.Client({ connectionString: url })
    // A test may have ended all sessions of its database: restoring fails then.
    restorer.on('error', () => undefined)
    await restorer.connect()
    await keepTemplateRows(restorer)
    return new PooledDatabase(url, restorer)
  }

  async open(): Promise<string> {
    const url = new URL(this.#url)
    url.hostname = '127.0.0.1'
    url.port = String(await this.#pooler.open())
    return url.href
  }

  /** Answers whether somebody else may have it. */
  async close(): Promise<boolean> {
    this.#uses += 1
    if (!(await this.#pooler.close()) || this.#uses >= MOST_USES) return false
    return restoreTemplateRows(this.#restorer).catch(() => false)
  }

  async drop(adminUrl: string): Promise<void> {
    this.#pooler.terminateSessions()
    await this.#restorer.end().catch(() => undefined)
    await dropDatabase(adminUrl, this.#url)
  }
}
