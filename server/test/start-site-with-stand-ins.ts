import { onTestFinished } from 'vitest'
import {
  startProviderStandIns,
  type StandInOptions,
} from '../src/providers/stand-ins/provider-stand-ins.ts'
import { startSite, TEST_NOW, type TestSite } from './start-site.ts'

type Options = StandInOptions & { environment?: Record<string, string> }

/** A site whose external accounts are stand-ins, which end with the test. */
export async function startSiteWithStandIns({
  environment = {},
  ...standing
}: Options = {}): Promise<TestSite> {
  const standIns = await startProviderStandIns({ now: () => TEST_NOW, ...standing })
  onTestFinished(standIns.end)
  return startSite({ environment: { PROVIDER_STAND_INS: standIns.origin, ...environment } })
}
