import { loadTexts } from '../platform/language/catalogues.ts'
import { Part } from '../platform/layer/Part.tsx'
import { useMember } from '../platform/session/session.ts'
import { readStored } from '../platform/storage.ts'
import { OVER } from './onboarding-over.ts'

const loadPanel = async () =>
  (await Promise.all([import('./OnboardingPanel.tsx'), loadTexts('onboarding')]))[0].OnboardingPanel

/** Where new members find their first steps; a browser that knows they are over asks no more. */
export function OnboardingPlace({ isAside = false }) {
  const member = useMember()
  if (!member || readStored(OVER) === String(member.id)) return null
  return <Part load={loadPanel} onMissing={() => undefined} props={{ member, isAside }} />
}
