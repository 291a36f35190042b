/** Addresses whose steps are secrets in themselves: links from mails (checklist D02, D03). */
const SECRET_PATH = /^\/+(auth|reset_password|undo_email|user\/verify_email|provider\/auth)\/(.*)/i

/**
 * Where such an address leads, such as `auth`, and its secret steps; undefined for any other path.
 */
function secretPath(path: string): { place: string; steps: string } | undefined {
  const [, place, steps] = SECRET_PATH.exec(decoded(path)) ?? []
  return place !== undefined && steps !== undefined ? { place, steps } : undefined
}

/** Spelled with percent signs it leads to the same place. */
function decoded(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The place of a secret path; undefined for any other. */
export const secretPlace = (path: string): string | undefined => secretPath(path)?.place

/**
 * The path with something in the place of each secret step: it leads to the same screen and says
 * nothing.
 */
export function withoutSecrets(path: string): string {
  const secret = secretPath(path)
  return secret ? `/${secret.place}/${secret.steps.replaceAll(/[^/]+/g, '-')}` : path
}
