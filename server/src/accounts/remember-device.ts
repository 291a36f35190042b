import type { Device } from '../platform/http/devices.ts'

/** Remembers the device of whoever is signed in now; nobody is before their second step. */
export async function rememberDevice<Answer extends object>(
  { device }: { device: Device },
  signingIn: Promise<Answer>,
): Promise<Answer> {
  const answer = await signingIn
  if ('id' in answer && typeof answer.id === 'number') device.remember(answer.id)
  return answer
}
