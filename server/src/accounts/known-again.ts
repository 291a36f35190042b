import type { Device } from '../platform/http/devices.ts'

/** Whoever is signed in now is known again on this device; nobody is before their second step. */
export async function knownAgain<Answer extends object>(
  { device }: { device: Device },
  signingIn: Promise<Answer>,
): Promise<Answer> {
  const answer = await signingIn
  if ('id' in answer && typeof answer.id === 'number') device.remember(answer.id)
  return answer
}
