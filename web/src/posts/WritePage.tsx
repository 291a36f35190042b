import { showPartMissing } from '../platform/layer/failures.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { useText } from '../platform/language/language.tsx'
import { Part } from '../platform/layer/Part.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useSession } from '../platform/session/session.ts'
import { LoginRequired } from '../shell/LoginRequired.tsx'
import { Loading } from '../ui/Loading.tsx'
import { writePath } from './post-paths.ts'

/** Whoever only comes by does not fetch it. */
const loadPlace = async () =>
  (
    await Promise.all([
      import('./writing/WritePlace.tsx'),
      loadTexts('members'),
      loadTexts('editor'),
    ])
  )[0].WritePlace

/** Where a member writes a post or edits an own one (POST-14, POST-15). */
export function WritePage() {
  const text = useText()
  const session = useSession()
  useHead({ title: text('posts.write'), path: writePath, hidden: true })
  if (session.state === 'visitor') return <LoginRequired />
  if (session.state === 'authenticating') return <Loading />
  return <Part load={loadPlace} onMissing={showPartMissing} props={{ member: session.user }} />
}
