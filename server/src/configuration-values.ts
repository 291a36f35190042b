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
