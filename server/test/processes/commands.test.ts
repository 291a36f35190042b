import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { birthOf } from '../../../launcher/processes.mjs'
import { emptyDatabase } from '../empty-database.ts'
import { oldDatabase } from '../old-database.ts'
import { runCommand } from '../run-command.ts'
import { testFolder } from '../test-folder.ts'

const clone = join(import.meta.dirname, '../../..')

/** The data folder of a site that runs, as far as others see. */
async function folderOfRunningSite() {
  const folder = await testFolder()
  const holder = { pid: process.ppid, birth: birthOf(process.ppid), port: 3000 }
  await writeFile(`${folder}/running.json`, JSON.stringify(holder))
  return folder
}

test.each([['admin', 'Haldor'], ['check-ledger'], ['check-counts']])(
  'AMB-116 %s makes no database where there is none, and says where it looked',
  async (...command) => {
    const place = await testFolder()
    const folder = join(place, 'nowhere')

    expect(await runCommand(command, { environment: { LOADOUT_DATA: folder } })).toEqual({
      code: 1,
      output: `There is no database in ${folder}. Set DATABASE_URL or LOADOUT_DATA as for the site, and be the user who starts it.\n`,
    })
    expect(await readdir(place)).toEqual([])
  },
)

test('O06 beside a site that runs in an older version the command changes nothing of the database', async () => {
  const url = await oldDatabase('0060-esportal-turns')
  const environment = { LOADOUT_DATA: await folderOfRunningSite(), DATABASE_URL: url }

  expect(await runCommand(['admin', 'Haldor'], { environment })).toEqual({
    code: 1,
    output:
      'The site is running in an older version than this one. Stop it first (Ctrl-C where it was started), and start it again.\n',
  })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query('select max(name) as last from kysely_migration')
  expect(rows).toEqual([{ last: '0060-esportal-turns' }])
})

test('O06 beside a site that runs on other packages a command installs none', async () => {
  const at = `${await testFolder()}/clone`
  await mkdir(at)
  for (const name of ['launcher', 'package.json', 'package-lock.json'])
    await cp(`${clone}/${name}`, `${at}/${name}`, {
      recursive: true,
      filter: (path) => !basename(path).endsWith('.test.ts'),
    })
  const before = await readdir(at)
  const environment = {
    LOADOUT_DATA: await folderOfRunningSite(),
    DATABASE_URL: await emptyDatabase(),
  }

  expect(await runCommand(['check-ledger'], { environment, at })).toEqual({
    code: 1,
    output:
      'The site is running on other packages than this version wants. Stop it first (Ctrl-C where it was started).\n',
  })
  expect(await readdir(at)).toEqual(before)
})
