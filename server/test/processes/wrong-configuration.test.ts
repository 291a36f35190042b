import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../launcher/free-port.mjs'
import { eventually } from '../eventually.ts'
import { oldDatabase } from '../old-database.ts'
import { COMPILED, spawnServer } from '../server-process.ts'
import { createDatabase } from '../start-site.ts'

const production = {
  NODE_ENV: 'production',
  ORIGIN: 'https://community.example',
  SECRET: 'x'.repeat(32),
}

/** Runs the server as a person would in a terminal, until it gives up. */
async function run(
  environment: Record<string, string>,
): Promise<{ code: number | null; stderr: string; stdout: string }> {
  const child = spawn(
    process.execPath,
    ['--no-warnings', `${import.meta.dirname}/../../src/main.ts`, '--no-demo'],
    {
      env: { PATH: process.env['PATH'], ...COMPILED, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  const texts = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => {
    texts.stdout += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    texts.stderr += String(chunk)
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...texts })))
}

const changed = (url: string, change: (url: URL) => void) => {
  const other = new URL(url)
  change(other)
  return other.href
}

// What else a configuration may get wrong is tried in configuration.test.ts, without a process
// each.
test.each<{ what: string; environment: (url: string) => Record<string, string>; says: RegExp }>([
  {
    what: 'a wrong password',
    environment: (url) => ({
      DATABASE_URL: changed(url, (other) => {
        other.password = 'wrong'
      }),
    }),
    says: /^DATABASE_URL does not work: password authentication failed for user "postgres"\.$/,
  },
  {
    what: 'a database that does not exist',
    environment: (url) => ({
      DATABASE_URL: changed(url, (other) => {
        other.pathname = '/nowhere'
      }),
    }),
    says: /^DATABASE_URL does not work: database "nowhere" does not exist\.$/,
  },
  {
    what: 'a port that is none',
    environment: (url) => ({ DATABASE_URL: url, PORT: 'http' }),
    says: /^PORT must be a whole number from 0 to 65535, not "http"\.$/,
  },
  {
    what: 'an address of another machine',
    environment: (url) => ({ DATABASE_URL: url, PORT: '0', HOST: '192.0.2.1' }),
    says: /^The site cannot listen on 192\.0\.2\.1 \(EADDRNOTAVAIL\)\. Set HOST to an address of this machine\.$/,
  },
  {
    what: 'a host that is none',
    environment: (url) => ({ DATABASE_URL: url, PORT: '0', HOST: 'no host' }),
    says: /^The site cannot listen on no host \(E\w+\)\. Set HOST to an address of this machine\.$/,
  },
])(
  'O09 a server with $what says so in one line and exits with 1',
  async ({ environment, says }) => {
    const { code, stderr, stdout } = await run(environment(await createDatabase()))

    expect([code, stdout]).toEqual([1, ''])
    expect(stderr.trimEnd().split('\n')).toEqual([expect.stringMatching(says)])
    expect(stderr).not.toMatch(/\n\s+at |wrong@|\.ts/)
  },
)

test('O09 a server whose role lacks a right says which in one line', async () => {
  const url = await createDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const role = `role_${process.pid}`
  await client.query(`create role ${role} login password 'powerless'`)
  onTestFinished(async () => {
    await client.query(`drop role ${role}`)
    await client.end()
  })
  const DATABASE_URL = changed(url, (other) => {
    other.username = role
    other.password = 'powerless'
  })

  expect(await run({ DATABASE_URL })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'DATABASE_URL does not work: permission denied for table kysely_migration.\n',
  })
})

test('O06 a server on a database that a newer version has used says so in one line and leaves it as it is', async () => {
  const url = await createDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(
    `insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2099-01-01T00:00:00Z')`,
  )

  expect(await run({ DATABASE_URL: url })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'This database was used by a newer version of Loadout. Start that one.\n',
  })
  const { rows } = await client.query('select max(name) as last from kysely_migration')
  expect(rows).toEqual([{ last: '9999-of-tomorrow' }])
})

test('O06 a server that takes the place of one that crashed says in one line that the clone was changed, and changes nothing', async () => {
  const url = await oldDatabase('0060-esportal-turns')

  expect(await run({ DATABASE_URL: url, LOADOUT_RESTARTED: '1' })).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'The clone was changed while the site was running, and the database would be changed with it. Stop the site (Ctrl-C where it was started), back it up, and start it.\n',
  })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query('select max(name) as last from kysely_migration')
  expect(rows).toEqual([{ last: '0060-esportal-turns' }])
})

test('O09 a production site on the database of the demo says in one line how it gets one of its own', async () => {
  const url = await createDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('insert into demo_community (filled_at) values (now())')

  expect(await run({ ...production, DATABASE_URL: url, PORT: '0' })).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'This database holds the demo community, whose passwords are public. Set LOADOUT_DATA to a new folder, or DATABASE_URL to a database of your own; or start with --demo.\n',
  })
})

test('O09 a server whose port is taken says so in one line and exits with 1, to a person and to its launcher', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as AddressInfo
  const databaseUrl = await createDatabase()

  expect(await run({ DATABASE_URL: databaseUrl, PORT: String(port) })).toEqual({
    code: 1,
    stdout: '',
    stderr: `Port ${port} is taken. Set PORT to another one.\n`,
  })
  const launched = spawnServer({ databaseUrl, port })
  expect(await launched.ended).toEqual({ code: 1, signal: null })
  expect(launched.output()).toBe('')
})

test('O09 a production site needs what it is asked for, and starts with it', async () => {
  const server = spawnServer({
    databaseUrl: await createDatabase(),
    port: await freePort(),
    environment: { ...production, HOST: '127.0.0.1' },
    flags: [],
  })
  onTestFinished(() => server.kill())
  await server.ready

  const page = await eventually(async () => {
    const answer = await fetch(`${server.url}/?lang=en`)
    expect(answer.status).toBe(200)
    return answer
  })
  expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect(await page.text()).toContain(
    '<link rel="canonical" href="https://community.example/?lang=en">',
  )
})
