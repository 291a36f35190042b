import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { idIn } from '@loadout/contract/platform/integers.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useSite } from '../platform/page/site.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyPage } from '../ui/EmptyPage.tsx'
import { keepReferrer } from './referrer.ts'

/** The address of an invitation (ACC-61). Without scripts it is a link home. */
export function ReferrerPage() {
  const text = useText()
  const navigate = useNavigate()
  const id = idIn(useParams()['id'])
  const { name } = useSite()
  useHead({ title: name, path: '/', hidden: true })

  useEffect(() => {
    if (id !== undefined) keepReferrer(id)
    void navigate('/', { replace: true })
  }, [id, navigate])

  return (
    <EmptyPage title={name}>
      <Button href="/">{text('news.to_front')}</Button>
    </EmptyPage>
  )
}
