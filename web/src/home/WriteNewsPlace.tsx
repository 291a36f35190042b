import { loadTexts } from '../platform/language/catalogues.ts'
import { Part } from '../platform/layer/Part.tsx'
import { useMember } from '../platform/session/session.ts'

const loadLink = async () =>
  (await Promise.all([import('./WriteNewsLink.tsx'), loadTexts('admin')]))[0].WriteNewsLink

/** Where staff of a site without news find the way to their first. The page is everybody's. */
export function WriteNewsPlace() {
  const member = useMember()
  if (!member) return null
  return <Part load={loadLink} onMissing={() => undefined} props={{ member }} />
}
