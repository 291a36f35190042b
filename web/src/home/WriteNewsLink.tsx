import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import { useText } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'

/** For whoever may publish; the bit alone opens nothing (AMB-116). */
export function WriteNewsLink({ member }: { member: OwnUser }) {
  const text = useText()
  if (!hasFlag(member, Flag.Admin) || !hasPermission(member, 'canPublishNews')) return null
  return (
    <Button variant="primary" href="/admin/news/new">
      {text('newsroom.write')}
    </Button>
  )
}
