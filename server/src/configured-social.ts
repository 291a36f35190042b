import { standIn, WrongConfiguration, type Environment } from './configuration-values.ts'

/** A site that is tried out has pages as well, of names that are nobody's. */
const TRIED_OUT = {
  facebook: 'https://www.facebook.com/loadout.example',
  twitter: 'https://twitter.com/loadout_example',
}

/** Where the site itself is found elsewhere (SHARE-04). */
export function readOwnPages(
  environment: Environment,
  production: boolean,
): { facebook: string | null; twitter: string | null } {
  const page = (name: string, hosts: RegExp, triedOut: string) => {
    const text = environment[name]
    if (text === undefined) return production ? null : triedOut
    const url = URL.parse(text)
    if (url?.protocol !== 'https:' || !hosts.test(url.host) || url.pathname.length < 2)
      throw new WrongConfiguration(`${name} must be an address such as ${triedOut}, not "${text}".`)
    return url.href
  }
  return {
    facebook: page('FACEBOOK_PAGE', /^(?:www\.)?facebook\.com$/, TRIED_OUT.facebook),
    twitter: page('TWITTER_PAGE', /^(?:www\.)?(?:twitter|x)\.com$/, TRIED_OUT.twitter),
  }
}

/** The account whose latest pictures stand in the footer. */
export function readInstagram(environment: Environment, production: boolean) {
  const origin = standIn(environment, 'INSTAGRAM_STAND_IN', production)
  const token = environment['INSTAGRAM_TOKEN']
  if (token === undefined) return undefined
  if (token.length > 1_000 || !/^[\w.-]+$/.test(token))
    throw new WrongConfiguration('INSTAGRAM_TOKEN must be a token of letters and digits.')
  return { token, standIn: origin }
}
