import type { ReactNode } from 'react'
import { isFormerMember } from '@loadout/contract/accounts/former-member.ts'
import { userPath } from '@loadout/contract/platform/paths.ts'
import { useText } from '../platform/language/language.tsx'
import { memberName } from './member-name.ts'

type Props = { of: { username: string }; className?: string | undefined; children?: ReactNode }

/** Somebody's name, which leads to their page unless they have left, with what stands before it. */
export function MemberName({ of: { username }, className, children }: Props) {
  const name = memberName(username, useText())
  if (isFormerMember(username))
    return (
      <span className={className}>
        {children}
        {name}
      </span>
    )
  return (
    <a className={className} href={userPath(username)}>
      {children}
      {name}
    </a>
  )
}
