import { loadTexts } from '../platform/language/catalogues.ts'
import { useText } from '../platform/language/language.tsx'
import { showPartMissing } from '../platform/layer/failures.ts'
import { Part } from '../platform/layer/Part.tsx'
import { useHead } from '../platform/page/head.tsx'
import { useMember } from '../platform/session/session.ts'
import { managePath } from './post-paths.ts'

const loadList = async () =>
  (await Promise.all([import('./OwnPosts.tsx'), loadTexts('members')]))[0].OwnPosts

/** Signed out there is nothing on it, and nothing is asked (POST-16, POST-18). */
export function ManagePage() {
  const text = useText()
  const member = useMember()
  useHead({ title: text('posts.manage'), path: managePath, hidden: true })
  if (!member) return <h1 className="vh">{text('posts.manage')}</h1>
  return <Part load={loadList} onMissing={showPartMissing} props={{ member }} />
}
