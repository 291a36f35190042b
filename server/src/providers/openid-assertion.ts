/** Steam's addresses as its documentation has them; whatever differs from them proves nothing. */
export const STEAM_OPENID = 'https://steamcommunity.com/openid/login'
const CLAIMED_ID = /^https:\/\/steamcommunity\.com\/openid\/id\/(\d{17})$/
export const OPENID_NS = 'http://specs.openid.net/auth/2.0'

/** What must be under the signature, or it would say nothing of who and for whom. */
const SIGNED = [
  'op_endpoint',
  'claimed_id',
  'identity',
  'return_to',
  'response_nonce',
  'assoc_handle',
]

/** When Steam has said it, and letters of its own behind it (OpenID 2.0, 10.1). */
const NONCE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)[\x21-\x7e]*$/
const NONCE_MAX = 255
const NONCE_AGE_MS = 300_000
const CLOCKS_DIFFER_MS = 60_000

type Assertion = { steamId: string; nonce: string }

/**
 * What Steam says in an answer that is for us and new, before Steam itself is asked whether it has
 * signed it (OpenID 2.0, 11; checklist F02). Undefined when anything is amiss.
 */
export function readAssertion(
  parameters: URLSearchParams,
  { returnTo, now }: { returnTo: string; now: Date },
): Assertion | undefined {
  const openid = (name: string) => parameters.get(`openid.${name}`) ?? ''
  const [, steamId] = CLAIMED_ID.exec(openid('claimed_id')) ?? []
  const signed = openid('signed').split(',')
  const nonce = openid('response_nonce')
  const isWhole =
    openid('ns') === OPENID_NS &&
    openid('mode') === 'id_res' &&
    openid('op_endpoint') === STEAM_OPENID &&
    openid('identity') === openid('claimed_id') &&
    openid('return_to') === returnTo &&
    openid('sig') !== '' &&
    SIGNED.every((name) => signed.includes(name) && openid(name) !== '')
  return steamId !== undefined && isWhole && isFresh(nonce, now) ? { steamId, nonce } : undefined
}

function isFresh(nonce: string, now: Date): boolean {
  const [, said = ''] = NONCE.exec(nonce) ?? []
  const age = now.getTime() - Date.parse(said)
  return nonce.length <= NONCE_MAX && age > -CLOCKS_DIFFER_MS && age < NONCE_AGE_MS
}

/** For how long a nonce has to be known again. */
export const nonceExpiry = (now: Date) => new Date(now.getTime() + NONCE_AGE_MS + CLOCKS_DIFFER_MS)
