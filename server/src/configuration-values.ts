export type Environment = Readonly<Record<string, string | undefined>>

/** A configuration that must not run: said in one line, without a stack. */
export class WrongConfiguration extends Error {
  override name = 'WrongConfiguration'
}

/** A percent sign in a password must be written as %25. */
export function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

export function urlOrigin(name: string, text: string): string {
  const url = URL.parse(text)
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    (url.pathname !== '/' && url.pathname !== '')
  ) {
    throw new WrongConfiguration(
      `${name} must be an origin such as https://community.example, not "${text}".`,
    )
  }
  return url.origin
}

export function wholeNumber(
  environment: Environment,
  name: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
) {
  const text = environment[name]
  if (text === undefined) return fallback
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= min && value <= max))
    throw new WrongConfiguration(
      `${name} must be a whole number from ${min} to ${max}, not "${text}".`,
    )
  return value
}

export function oneOf(name: string, text: string, choices: readonly string[]): string {
  if (!choices.includes(text))
    throw new WrongConfiguration(`${name} must be one of ${choices.join(', ')}, not "${text}".`)
  return text
}

export function readSwitch(environment: Environment, name: string, fallback: boolean): boolean {
  const text = environment[name]
  if (text === undefined) return fallback
  return ['on', '1'].includes(oneOf(name, text, ['on', 'off', '1', '0']))
}

/**
 * Where something on this machine answers instead of a site elsewhere, if it does. Whoever reaches
 * it is whoever they say, so no site of others has one.
 */
export function standIn(
  environment: Environment,
  name: string,
  production: boolean,
): string | undefined {
  const text = environment[name]
  if (text === undefined || text === 'off') return undefined
  if (production) throw new WrongConfiguration(`${name} must be off in production.`)
  return urlOrigin(name, text)
}
