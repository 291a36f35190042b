/**
 * The part `members` of `npm run bench`: what members do, as ratios of processor time within one
 * run. Comments against a bare Fastify route that does one prepared INSERT on the same PostgreSQL;
 * a read with credentials against the same without; a sign-in against one hash of its kind; and how
 * long the server keeps others waiting while five hundred sign in. Needs wrk.
 */
import { fork } from 'node:child_process'
import { argon2 } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cpus } from 'node:os'
import { promisify } from 'node:util'
import { dataFolder } from '../../launcher/data-folder.mjs'
import { freePort } from '../../launcher/free-port.mjs'
import { startPostgres } from '../../launcher/postgres.mjs'
import { openDatabase } from '../../server/src/platform/db/database.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { systemRandom } from '../../server/src/platform/random.ts'
// Without it the compiler knows no members: a domain adds its tables by itself.
import '../../server/src/accounts/tables.ts'
import { hashPassword } from '../../server/src/accounts/password.ts'
import { createSessions } from '../../server/src/sessions/sessions.ts'
import { answerCosts, report } from './answer-costs.ts'
import { fillBenchDatabase } from './bench-database.ts'
import { startServer } from './bench-server.ts'
import { verdict, type Goal } from './goal.ts'
import { quantile } from './latencies.ts'
import { residentMegabytes, start, type Started } from './processes.ts'
import { interleaved, load, requireWrk, type Load } from './wrk.ts'

const MEMBERS = 64
const ARTICLES = 64
const SIGN_INS = 500
const PASSWORD = 'correct horse'
const rounds = Number(
  process.argv.find((argument) => argument.startsWith('--rounds='))?.slice(9) ?? 5,
)
const hash = promisify(argon2)

type Member = { id: number; token: string }

export async function benchMembers() {
  requireWrk()
  const folder = `${dataFolder()}/bench-members-${process.pid}`
  mkdirSync(folder, { recursive: true })
  // As on a real site: what is confirmed is on the disk.
  const postgres = await startPostgres({ folder })
  const ends: (() => Promise<void>)[] = []
  try {
    const site = await startServer({ databaseUrl: postgres.url, folder, pageCacheSeconds: 60 })
    ends.unshift(site.stop)
    const { articleId } = await fillBenchDatabase(postgres.url)
    const members = await signedIn(postgres.url)
    const port = await freePort()
    const bare = await start(`${import.meta.dirname}/../../server/test/bare-insert.ts`, {
      port,
      args: [postgres.url, String(port)],
    })
    ends.unshift(bare.stop)

    console.log(
      `${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}, ${rounds} interleaved rounds of 3 s, wrk -t1\n`,
    )
    const postgresPid = postgres.pid
    await writesAndReads({ site, bare, postgresPid, folder, members, articleId })
    await oneSignIn(site, postgresPid)
    await manySignIns(site)
  } finally {
    for (const end of ends) await end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The first members of the community, with a session each and all with one password. */
async function signedIn(url: string): Promise<Member[]> {
  const database = openDatabase({ url, connections: 2 })
  try {
    const { db } = database
    const sessions = createSessions({ db, clock: systemClock, random: systemRandom })
    await db
      .updateTable('users')
      .set({ password_hash: await hashPassword(systemRandom, PASSWORD) })
      .where('id', '<=', SIGN_INS)
      .execute()
    return await Promise.all(
      Array.from({ length: MEMBERS }, async (_, place) => ({
        id: place + 1,
        token: await sessions.open(db, place + 1),
      })),
    )
  } finally {
    await database.close()
  }
}

async function writesAndReads({
  site,
  bare,
  postgresPid,
  folder,
  members,
  articleId,
}: {
  site: Started
  bare: Started
  postgresPid: number
  folder: string
  members: readonly Member[]
  articleId: number
}) {
  const script = `${folder}/comments.lua`
  writeFileSync(script, commentsAsLua(members))
  const [first] = members
  const read = `${site.url}/api/comment/list?id=${articleId}&article_type=news&limit=20`
  const ofBare = { pid: bare.pid, postgresPid }
  const ofSite = { pid: site.pid, postgresPid }
  const note = (connections: number) => load(`${bare.url}/note`, { script, connections, ...ofBare })
  const comment = (connections: number) =>
    load(`${site.url}/api/comment/post`, { script, connections, ...ofSite })
  const results = await interleaved(
    {
      bare: () => note(32),
      comments: () => comment(32),
      bareOne: () => note(1),
      commentsOne: () => comment(1),
      anonymous: () => load(read, ofSite),
      member: () => load(`${read}&_u=${first?.id}&_t=${first?.token}`, ofSite),
    },
    rounds,
  )

  row('bare Fastify, one prepared INSERT', results.bare)
  row('comments by members', results.comments, results.bare, { min: 0.1, aim: 0.25 })
  row('bare, one connection', results.bareOne)
  row('comments, one connection', results.commentsOne, results.bareOne)
  row('a list of comments, anonymous', results.anonymous)
  row('the same as a member', results.member, results.anonymous, { min: 0.8 })
}

/**
 * Members in turn, each on another article, each comment under a key of its own: as browsers send
 * them.
 */
const commentsAsLua = (members: readonly Member[]) => `
local members = { ${members.map(({ id, token }) => `"_u=${id}&_t=${token}"`).join(', ')} }
local headers = { ["content-type"] = "application/x-www-form-urlencoded" }
local count, run = 0, 0
function init()
  math.randomseed(os.time() + (tonumber(tostring({}):sub(8)) or 0))
  run = math.random(1000000000)
end
function request()
  count = count + 1
  local body = "id=" .. (1 + count % ${ARTICLES}) .. "&article_type=news&message=A+comment+of+the+usual+length+that+agrees+with+half+of+the+article+" .. count .. "&" .. members[1 + count % #members] .. "&_k=" .. string.format("bench-%010d-%010d", run, count)
  return wrk.format("POST", nil, headers, body)
end
`

async function oneSignIn({ url, pid }: Started, postgresPid: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const message = Buffer.from(PASSWORD)
  const hashed = async () => {
    const begun = performance.now()
    await hash('argon2id', {
      message,
      nonce: systemRandom.bytes(16),
      parallelism: 1,
      tagLength: 32,
      memory: 19_456,
      passes: 2,
    })
    return performance.now() - begun
  }
  const { hashing, signingIn } = await answerCosts(
    {
      hashing: { pid: process.pid, ask: hashed },
      signingIn: { pid, ask: () => signIn(url, 1, agent) },
    },
    { times: rounds * 10, postgresPid },
  )
  agent.destroy()
  console.log()
  report('a sign-in beside one argon2id hash', signingIn, hashing, { max: 1.3 })
}

/**
 * How far the server's event loop falls behind meanwhile, as its own figures say, and how long
 * others wait for an answer that needs neither the database nor a hash. They ask from a process of
 * their own: this one is busy with sending. Waiting is what is promised, and the clock alone says
 * it.
 */
async function manySignIns({ url, pid }: { url: string; pid: number }) {
  const before = residentMegabytes(pid)
  let max = before
  const watcher = fork(`${import.meta.dirname}/watch-waits.ts`, { execArgv: ['--no-warnings'] })
  watcher.send(`${url}/healthz`)
  await once(watcher, 'message')
  const watching = setInterval(() => {
    max = Math.max(max, residentMegabytes(pid))
  }, 50)
  await longestLag(url)
  const agent = new Agent({ maxSockets: Infinity })
  const begun = performance.now()
  await Promise.all(Array.from({ length: SIGN_INS }, (_, place) => signIn(url, place + 1, agent)))
  const seconds = (performance.now() - begun) / 1_000
  const lag = await longestLag(url)
  clearInterval(watching)
  watcher.send('enough')
  const [waits] = (await once(watcher, 'message')) as [number[]]
  console.log(
    `${SIGN_INS} sign-ins at once: ${seconds.toFixed(1)} s; the event loop is ${lag.toFixed(0)} ms behind at most, ${verdict(lag, { max: 100 })}; others waited ${quantile(waits, 0.5).toFixed(1)} ms (median), ${quantile(waits, 0.99).toFixed(1)} (p99), ${Math.max(...waits).toFixed(0)} at most; memory ${before} MB before, ${max} MB at most`,
  )
}

/** Milliseconds, since it was asked for the last time. */
async function longestLag(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(figures)?.[1]
  if (seconds === undefined)
    throw new Error('The server does not say how far its event loop is behind.')
  return Number(seconds) * 1_000
}

const signIn = (url: string, id: number, agent: Agent) =>
  timed(`${url}/api/user/login`, {
    agent,
    body: `username=reader${id}&password=${encodeURIComponent(PASSWORD)}`,
  })

/** From the asking to the last byte of an answer that must be a 200. */
function timed(url: string, { agent, body }: { agent?: Agent; body?: string }): Promise<number> {
  const asked = performance.now()
  return new Promise((resolve, reject) => {
    const headers =
      body === undefined
        ? {}
        : {
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': String(Buffer.byteLength(body)),
          }
    const sent = request(
      url,
      { method: body === undefined ? 'GET' : 'POST', headers, ...(agent ? { agent } : {}) },
      (response) => {
        response.resume()
        response.once('end', () =>
          response.statusCode === 200
            ? resolve(performance.now() - asked)
            : reject(new Error(`${url} answered ${response.statusCode}`)),
        )
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Judged is the share of processor time that an answer of the yardstick takes. */
function row(
  title: string,
  { perSecond, processor, p50, p99, errors }: Load,
  yardstick?: Load,
  goal?: Goal,
) {
  const share = yardstick && yardstick.processor / processor
  const byClock = yardstick && perSecond / yardstick.perSecond
  console.log(
    [
      title.padEnd(36),
      `${perSecond.toFixed(0)}/s`.padStart(9),
      `p50 ${p50.toFixed(2)} ms`.padStart(14),
      `p99 ${p99.toFixed(2)} ms`.padStart(15),
      `${processor.toFixed(3)} ms of processor`.padStart(24),
      (share?.toFixed(2) ?? '').padStart(7),
      share === undefined || goal === undefined ? '' : ` ${verdict(share, goal)}`,
      byClock === undefined ? '' : ` (by the clock ${byClock.toFixed(2)})`,
      errors > 0 ? ` ${errors} ERRORS` : '',
    ].join(' '),
  )
}
