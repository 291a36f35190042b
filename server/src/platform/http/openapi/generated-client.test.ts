import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { startSite } from '../../../../test/start-site.ts'
import { testFolder } from '../../../../test/test-folder.ts'

type TenCalls = (url: string, person: { username: string; password: string }) => Promise<object>

const root = `${import.meta.dirname}/../../../../..`
const program = `${root}/server/generated-client/ten-calls.ts`
const run = promisify(execFile)

const options = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom'],
    module: 'nodenext',
    strict: true,
    noEmit: true,
    types: [],
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  },
  include: ['*.ts'],
}

/** A folder with the program and with the types that are made of the site's document. */
async function clientOf(url: string) {
  const folder = await testFolder()
  const document = await (await fetch(`${url}/api/openapi.json`)).text()
  await writeFile(`${folder}/api.ts`, astToString(await openapiTS(document)))
  await writeFile(`${folder}/tsconfig.json`, JSON.stringify(options))
  const write = (text: string) => writeFile(`${folder}/ten-calls.ts`, text)
  /** What the compiler says. */
  const check = () =>
    run(process.execPath, [`${root}/node_modules/typescript/bin/tsc`, '-p', folder]).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    )
  return { folder, write, check }
}

test('a typed client that is made of the document compiles, and ten calls with it do what they say', async () => {
  const site = await startSite()
  const person = { username: 'Tindra', password: 'correct horse' }
  await site.make.member(person)
  await site.make.news({ title: 'Northwind win', content: '<p>They won.</p>', tags: ['finals'] })
  const { folder, write, check } = await clientOf(site.url)
  await write(await readFile(program, 'utf8'))

  expect(await check()).toBe('')
  const { tenCalls } = (await import(pathToFileURL(`${folder}/ten-calls.ts`).href)) as {
    tenCalls: TenCalls
  }
  expect(await tenCalls(`${site.url}/api`, person)).toEqual({
    titles: ['Northwind win'],
    content: '<p>They won.</p>',
    tags: ['finals'],
    refused: 'event_not_found',
    me: 'Tindra',
    posted: 200,
    messages: ['Well played!'],
    sessions: 1,
    left: true,
  })
})

test('a typed client does not compile with what the site does not take or answer', async () => {
  const { url } = await startSite()
  const { write, check } = await clientOf(url)
  const right = await readFile(program, 'utf8')
  const wrongs = [
    { what: 'a call that there is not', from: `'/tags/popular'`, to: `'/tags/unpopular'` },
    { what: 'a parameter of another type', from: 'limit: 3', to: `limit: 'three'` },
    { what: 'a field that nobody answers', from: 'data?.content,', to: 'data?.contents,' },
    { what: 'a form without its credentials', from: 'body: { _u, _t }', to: 'body: { _u }' },
    { what: 'a code that the call never has', from: `=== 'event_not_found'`, to: `=== 'banned'` },
  ]
  for (const { what, from, to } of wrongs) {
    expect(right).toContain(from)
    await write(right.replace(from, to))
    expect(await check(), what).toMatch(/error TS\d+/)
  }
})
