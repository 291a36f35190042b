/** Addresses whose steps are secrets in themselves: links from mails (checklist D02, D03). */
const SECRET_PATH =
  /^\/+(auth|reset_password|setup|undo_email|unsubscribe|user\/verify_email|provider\/auth)\/(.*)/i
/** What begins the secret steps, wherever it stands and whatever is between it and them. */
const SECRET_STEP =
  /^(.*?[/\\](?:auth|reset_password|setup|undo_email|unsubscribe|verify_email))(?:[^\w/\\][^/\\]*)?[/\\]./i

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

/**
 * A path with nothing behind the step that begins its secrets, for those who write it down. A mail
 * program may have bent the address of a link until it leads nowhere (`/user//verify_email/3/…`);
 * its secret is one all the same.
 */
export function readablePath(path: string): string {
  const [, place] = SECRET_STEP.exec(spelledOut(path)) ?? []
  return place === undefined ? path : `${place.replaceAll(/[/\\]+/g, '/')}/…`
}

/** Percent signs may stand for percent signs, and for what is no text. */
function spelledOut(path: string): string {
  let spelled = path
  for (let times = 0; times < 3 && spelled.includes('%'); times++)
    spelled = spelled.replaceAll(/%([2-7][\da-f])/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
  return spelled
}

/**
 * The path with something in the place of each secret step: it leads to the same screen and says
 * nothing.
 */
export function withoutSecrets(path: string): string {
  const secret = secretPath(path)
  return secret ? `/${secret.place}/${secret.steps.replaceAll(/[^/]+/g, '-')}` : path
}
