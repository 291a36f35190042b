import { afterEach, expect, test, vi } from 'vitest'
import { serverThatAnswers } from '../../../test/answering-server.ts'
import { call, setApiHost } from './call.ts'

/** The two things that the call layer asks of a browser's document. */
class Tab extends EventTarget {
  visibilityState = 'hidden'
  show() {
    this.visibilityState = 'visible'
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

afterEach(() => void vi.unstubAllGlobals())

test('API-09 a call that waits for the page to be visible is sent when it is', async () => {
  const { asked, url } = await serverThatAnswers({})
  const tab = new Tab()
  vi.stubGlobal('document', tab)
  setApiHost(url)
  const calling = call({ method: 'GET', path: '/thing/get' } as never, {} as never, {
    whenVisible: true,
  })
  tab.dispatchEvent(new Event('visibilitychange'))
  // Another call comes and goes, and the first has still not been sent.
  await call({ method: 'GET', path: '/other/get' } as never, {} as never)
  expect(asked.map(({ path }) => path)).toEqual(['/other/get'])

  tab.show()
  expect(await calling).toEqual({ ok: true })
  expect(asked.map(({ path }) => path)).toEqual(['/other/get', '/thing/get'])
})
