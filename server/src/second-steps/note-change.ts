import { mailLanguageOf } from '../accounts/mail-language.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'

type Person = {
  id: number
  username: string
  email: string | null
  language_id: number | null
  country_id: number
}
type Change = {
  action: 'second step added' | 'second step removed'
  way: 'app' | 'passkey'
  /** What a passkey is called. */
  name?: string
}

const mails = {
  'second step added': 'second_step_added',
  'second step removed': 'second_step_removed',
} as const

/**
 * Writes down that a member has another second step, or one less, and tells them: somebody else may
 * have got at their session.
 */
export async function noteChange(
  { mail, sessions }: Pick<Site, 'mail' | 'sessions'>,
  work: Work,
  person: Person,
  { action, way, name }: Change,
): Promise<void> {
  const { id, username, email } = person
  const step = name === undefined ? { way } : { way, name }
  const isAdded = action === 'second step added'
  await work.audit({
    adminId: id,
    action,
    target: `user ${id}`,
    before: isAdded ? null : step,
    after: isAdded ? step : null,
  })
  // Staff may be obliged to have one.
  work.afterCommit(() => sessions.forget(id))
  if (email !== null)
    await mail.write(
      work.tx,
      { address: email, languageId: mailLanguageOf(person) },
      mails[action],
      { username, way },
    )
}
