import { onTestFinished, vi } from 'vitest'
import {
  startProviderStandIns,
  type StandInOptions,
} from '../src/providers/stand-ins/provider-stand-ins.ts'
import { startSite, TEST_NOW, type TestSite } from './start-site.ts'

type Options = StandInOptions & {
  environment?: Record<string, string>
  /** Whether they are given up as soon as on any site, and not only when they hang. */
  hurried?: boolean
}

const timeout = AbortSignal.timeout.bind(AbortSignal)

/** A site whose external accounts are stand-ins, which end with the test. */
export async function startSiteWithStandIns({
  environment = {},
  hurried = false,
  ...standing
}: Options = {}): Promise<TestSite> {
  if (!hurried) {
    const unhurried = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(60_000))
    onTestFinished(() => unhurried.mockRestore())
  }
  const standIns = await startProviderStandIns({ now: () => TEST_NOW, ...standing })
  onTestFinished(standIns.end)
  return startSite({ environment: { PROVIDER_STAND_INS: standIns.origin, ...environment } })
}
