import { invalidRequest } from '../http/public-error.ts'

/** The name of a stored picture, without folder, size and ending. */
export function acceptedPictureName(name: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,79}$/.test(name)) throw invalidRequest()
  return name
}
