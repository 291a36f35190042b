import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '../call/call-error.ts'
import { ChunkLoadError } from '../load-chunk.ts'
import { currentFailure } from './failures.ts'
import { changeLayer, layer } from './layer.ts'
import { showCaught } from './show-caught.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  changeLayer(() => [])
})

test('SHELL-36 what is not done for want of a part of the site says so, and that there is no connection where there is none', () => {
  vi.stubGlobal('navigator', { onLine: true })
  showCaught(new ChunkLoadError('CHUNK_LOAD_FAILED'))
  expect(currentFailure()?.failure).toMatchObject({ code: 'part_missing' })

  changeLayer(() => [])
  vi.stubGlobal('navigator', { onLine: false })
  showCaught(new ChunkLoadError('CHUNK_LOAD_FAILED'))
  expect(layer.all()).toMatchObject([{ kind: 'snack', snack: { kind: 'error' } }])
})

test('a refusal is shown, and a fault of the site is nobody’s to read', () => {
  showCaught(new CallError(403, 'not_allowed', 'No.'))
  expect(currentFailure()?.failure).toMatchObject({ status: 403, code: 'not_allowed' })
  expect(() => showCaught(new TypeError('oops'))).toThrow('oops')
})
