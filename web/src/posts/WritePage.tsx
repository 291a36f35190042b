import { hasAdminFields } from '@loadout/contract/posts/post-rules.ts'
import { showPartMissing } from '../platform/layer/failures.ts'
import { loadTexts, type TextPart } from '../platform/language/catalogues.ts'
import { useText } from '../platform/language/language.tsx'
import { Part } from '../platform/layer/Part.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useSession } from '../platform/session/session.ts'
import { LoginRequired } from '../shell/LoginRequired.tsx'
import { Loading } from '../ui/Loading.tsx'
import { writePath } from './post-paths.ts'

/** Whoever only comes by does not fetch it. */
const placeWith = (parts: readonly TextPart[]) => async () =>
  (
    await Promise.all([import('./writing/WritePlace.tsx'), ...parts.map((part) => loadTexts(part))])
  )[0].WritePlace

const ofMembers = placeWith(['members', 'editor'])
/** Their fields speak as the newsroom does. */
const ofAdmins = placeWith(['members', 'editor', 'polls', 'admin'])

/** Where a member writes a post or edits an own one (POST-14, POST-15). */
export function WritePage() {
  const text = useText()
  const session = useSession()
  useHead({ title: text('posts.write'), path: writePath, hidden: true })
  if (session.state === 'visitor') return <LoginRequired />
  if (session.state === 'authenticating') return <Loading />
  const { user } = session
  const load = hasAdminFields(user) ? ofAdmins : ofMembers
  return <Part load={load} onMissing={showPartMissing} props={{ member: user }} />
}
