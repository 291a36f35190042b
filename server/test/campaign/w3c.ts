import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { languages } from '@loadout/contract/languages/languages.ts'
import { dataFolder } from '../../../launcher/data-folder.mjs'
import { scaled, withUndo, type Campaign } from './campaign.ts'
import { demoGround } from './demo-server.ts'
import { everyKindOfPage } from '../every-kind-of-page.ts'

const home = `${import.meta.dirname}/html-checker`
const program = `${home}/node_modules/vnu-jar/build/dist/vnu.jar`
/** Of each kind of page and language. */
const PAGES = 3
const MAX_OUTPUT = 100_000_000
const run = promisify(execFile)

export const w3c: Campaign = {
  name: 'w3c',
  promise: 'the HTML checker of the W3C finds nothing on any kind of page in any language',
  run: (scale) =>
    withUndo(async (later) => {
      if (spawnSync('java', ['-version']).error)
        return { figures: {}, breaches: ['the checker needs Java, which is not here'] }
      fetchChecker()
      const server = await (await demoGround(later)).start()
      const pages = await everyKindOfPage(server.url, {
        ofEach: scaled(PAGES, scale),
        locales: languages.map(({ locale }) => locale),
      })
      const folder = `${dataFolder()}/w3c-${process.pid}`
      later(() => rm(folder, { recursive: true, force: true }))
      await mkdir(folder, { recursive: true })
      for (const [index, { html }] of pages.entries())
        await writeFile(`${folder}/${index}.html`, html)

      const findings = await check(folder)
      const addressOf = (file: string) =>
        pages[Number(/(\d+)\.html$/.exec(file)?.[1])]?.path ?? file
      return {
        figures: { 'pages checked': pages.length, findings: findings.length },
        breaches: grouped(findings, addressOf),
      }
    }),
}

function fetchChecker() {
  if (existsSync(program)) return
  console.log('  Fetching the checker …')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--workspaces=false'], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

type Finding = { url: string; message: string; extract?: string }

async function check(folder: string): Promise<Finding[]> {
  const { stderr } = await run(
    'java',
    [
      '-jar',
      program,
      '--format',
      'json',
      '--exit-zero-always',
      // It guesses from what people write, and their comments are in other languages than the page.
      '--no-langdetect',
      folder,
    ],
    { maxBuffer: MAX_OUTPUT },
  )
  return (JSON.parse(stderr) as { messages: Finding[] }).messages
}

/** The same fault is on many pages. */
function grouped(findings: readonly Finding[], addressOf: (file: string) => string): string[] {
  const byMessage = Map.groupBy(findings, ({ message }) => message)
  return [...byMessage].map(([message, found]) => {
    const [{ url, extract = '' } = { url: '' }] = found
    return `${found.length} times, first on ${addressOf(url)}: ${message} (${extract.replaceAll(/\s+/g, ' ')})`
  })
}
