import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { uploadAvatar } from '@loadout/contract/accounts/profile-pictures.ts'
import { eventually } from '../eventually.ts'
import { dataFolder } from '../../../launcher/data-folder.mjs'
import { freePort } from '../../../launcher/free-port.mjs'
import { wantedStamp } from '../../../launcher/installed-packages.mjs'
import { unprivilegedUser } from '../../../launcher/unprivileged-user.mjs'
import { formOf } from '../call-over-http.ts'
import { pictureFile } from '../picture-file.ts'
import { processesBelow } from '../processes-below.ts'
import { sendRequest } from '../send-request.ts'
import { createDatabase } from '../start-site.ts'
import { testFolder } from '../test-folder.ts'
import { openCommunity } from '../writes-through-kills.ts'

const repository = join(import.meta.dirname, '../../..')
/** Neither what is installed and kept, nor the folder of this very test. */
const isOfClone = (entry: string) => !/^(?:node_modules|\.git|\.data|\.cache)$/.test(entry)
const SECRET = 'what-only-the-server-may-know-about'
const { uid = process.getuid?.() } = unprivilegedUser()

/** A clone that nobody but its owner may enter, as it is below root's own folder. */
async function closedClone(): Promise<string> {
  const folder = await testFolder()
  for (const entry of readdirSync(repository).filter(isOfClone))
    cpSync(join(repository, entry), join(folder, entry), { recursive: true })
  // Links to the same files, and not to their folder: the launcher may write in it.
  const packages = join(folder, 'node_modules')
  expect(spawnSync('cp', ['-al', join(repository, 'node_modules'), packages]).status).toBe(0)
  rmSync(join(packages, '.loadout-installed'), { force: true })
  writeFileSync(join(packages, '.loadout-installed'), wantedStamp())
  chmodSync(folder, 0o700)
  return folder
}

async function launchSite() {
  const databaseUrl = await createDatabase()
  const port = await freePort()
  // As root the site runs from there: what is loaded by path must bear any name.
  const data = `${dataFolder()}/unprivileged #1 50% ${process.pid}`
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const launcher = spawn(process.execPath, ['launcher/start.mjs', '--no-demo'], {
    cwd: await closedClone(),
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      LOADOUT_DATA: data,
      PORT: String(port),
      SECRET,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => launcher.once('close', resolve))
  onTestFinished(async () => {
    launcher.kill('SIGTERM')
    await ended
  })
  let output = ''
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk)
    })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    eventually(async () =>
      expect([(await sendRequest(url, { target: '/readyz' })).status, output]).toEqual([
        200,
        output,
      ]),
    )
  await isReady()
  const { writers } = await openCommunity(databaseUrl)
  return { url, pid: launcher.pid!, writer: writers[0]!, isReady, output: () => output }
}

test('I08 O08 no process of a site that root has started is root, from wherever it is started and however often it has to start again', async () => {
  const { url, pid, writer, isReady, output } = await launchSite()
  const statusOf = async (target: string) => (await sendRequest(url, { target })).status
  const server = () => processesBelow(pid).find(({ parent }) => parent === pid)!

  for (let kills = 0; kills < 4; kills++) {
    const file = await pictureFile({ width: 100 + kills, height: 100 })
    // The server, and the worker that has taken the picture, until it has been idle for long.
    const running = await eventually(async () => {
      const sent = await fetch(`${url}/api${uploadAvatar.path}`, {
        method: 'POST',
        body: formOf({ _u: writer.id, _t: writer.token, file }),
      })
      const { avatar } = uploadAvatar.output.parse(await sent.json())
      const pages = [`${avatar}/64x64.webp`, '/about?lang=en', '/before-paint.js', '/feeds?lang=ru']
      expect(await Promise.all(pages.map(statusOf))).toEqual([200, 200, 200, 200])
      const all = processesBelow(pid)
      expect(all.length).toBeGreaterThan(1)
      return all
    })
    expect(running.map(({ uids }) => uids)).toEqual(running.map(() => [uid, uid, uid, uid]))
    const killed = server().pid
    process.kill(killed, 'SIGKILL')
    await eventually(() =>
      expect(processesBelow(pid).filter((each) => each.pid === killed)).toEqual([]),
    )
    await isReady()
  }
  // Its secrets are not for others of its user, such as a decoder that somebody got hold of. Who
  // starts it without being root is that user, and may read what is theirs.
  const { stdout } = spawnSync('cat', [`/proc/${server().pid}/environ`], {
    encoding: 'utf8',
    ...unprivilegedUser(),
  })
  expect(stdout.includes(SECRET)).toBe(process.getuid?.() !== 0)
  // However often it was killed: each time it had been ready.
  expect(output()).not.toMatch(/Starting it again in/)
})
