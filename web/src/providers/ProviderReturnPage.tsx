import { useNavigate } from 'react-router'
import { DENIED } from '@loadout/contract/providers/provider-return.ts'
import { useSecretSteps } from '../accounts/use-secret-link.ts'
import { useText } from '../platform/language/language.tsx'
import { showCaught } from '../platform/layer/show-caught.ts'
import { showSnack } from '../platform/layer/snacks.ts'
import { useHead } from '../platform/page/head.tsx'
import { knownMember } from '../platform/session/session.ts'
import { EmptyPage } from '../ui/EmptyPage.tsx'
import { bringBack } from './bring-back.ts'
import { useGoOn } from './use-go-on.ts'
import { takeWayBack } from './way-back.ts'

/**
 * Where the browser comes back from another site (PROV-13). It has nothing to show: it leads on.
 */
export function ProviderReturnPage() {
  const text = useText()
  const navigate = useNavigate()
  const goOn = useGoOn()
  const title = text('providers.moment')
  useHead({ title, path: '/', hidden: true })

  useSecretSteps('/provider/auth', 'data', async (steps) => {
    const way = takeWayBack()
    // A call of theirs connects, one of nobody's signs in: first it must be known who is here.
    const start = (await knownMember()) ? '/settings' : '/login'
    const leave = () => navigate(start, { replace: true, state: { from: way?.from } })
    try {
      if (steps.data !== DENIED) return await goOn(await bringBack(steps, way), way)
      await leave()
      showSnack({ message: text('providers.denied'), kind: 'info', automaticClose: true })
    } catch (error) {
      await leave()
      showCaught(error)
    }
  })

  return <EmptyPage title={title} />
}
