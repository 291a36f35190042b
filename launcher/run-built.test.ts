import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { wantedStamp } from './installed-packages.mjs'

const root = join(import.meta.dirname, '..')

/** Says what of the web part it found. */
const measurement = `
import { readFileSync } from 'node:fs'
console.log(readFileSync('web/dist/page.html', 'utf8'), process.argv.slice(2).join(' '))
`
const build = `
import { copyFileSync, mkdirSync } from 'node:fs'
mkdirSync('web/dist', { recursive: true })
copyFileSync('web/page.html', 'web/dist/page.html')
`

/**
 * A clone with the launcher, a web part of one page, and a file that a script of package.json runs.
 */
function cloneWith(script: string) {
  const clone = mkdtempSync(join(tmpdir(), 'loadout-built-'))
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }))
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(clone, file)), { recursive: true })
    writeFileSync(join(clone, file), content)
  }
  for (const name of ['launcher', 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(clone, name), { recursive: true })
  write('node_modules/.loadout-installed', wantedStamp())
  write('web/build.ts', build)

  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const [, ...words] = scripts[script]?.split(' ') ?? []
  write(words.at(-1) ?? '', measurement)
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [...words, ...args], { cwd: clone, encoding: 'utf8' })
  return { write, run }
}

test.each(['bench', 'campaign'])(
  'npm run %s has the web part as its sources are: on a fresh clone and after a change',
  (script) => {
    const { write, run } = cloneWith(script)

    write('web/page.html', 'first')
    expect(run('one', '--times=2')).toMatch(/^Building the site .*\nfirst one --times=2\n$/)
    expect(run()).toBe('first \n')
    write('web/page.html', 'second')
    expect(run()).toMatch(/^Building the site .*\nsecond \n$/)
  },
)
