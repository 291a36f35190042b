import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { getPersonCard } from '@loadout/contract/profiles/person-card.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useSite } from '../platform/page/site.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyPage } from '../ui/EmptyPage.tsx'
import { keepReferrer } from './referrer.ts'

/**
 * The address of an invitation, with an id or a name (ACC-61, AMB-80). Without scripts it is a link
 * home.
 */
export function ReferrerPage() {
  const text = useText()
  const navigate = useNavigate()
  const { id: host = '' } = useParams()
  const { name } = useSite()
  useHead({ title: name, path: '/', hidden: true })

  useEffect(() => {
    const id = parseId(host)
    if (id === undefined) void keepNamed(host)
    else keepReferrer(id)
    void navigate('/', { replace: true })
  }, [host, navigate])

  return (
    <EmptyPage title={name}>
      <Button href="/">{text('news.to_front')}</Button>
    </EmptyPage>
  )
}

/** An account is made with an id alone (checklist E14); who is nobody has invited nobody. */
async function keepNamed(username: string): Promise<void> {
  try {
    keepReferrer((await call(getPersonCard, { username }, { quiet: true })).id)
  } catch {
    // Nobody waits for it.
  }
}
