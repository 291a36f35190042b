import { useLocation } from 'react-router'
import type { PlainMessageId } from '@loadout/texts/text.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { LoginRequired } from '../shell/LoginRequired.tsx'

export function MemberPlace({ name }: { name: PlainMessageId }) {
  const text = useText()
  const { pathname } = useLocation()
  useHead({ title: text(name), path: pathname, hidden: true })
  return <LoginRequired />
}
