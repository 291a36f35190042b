type Addresses = {
  origin: string
  corsOrigins: ReadonlySet<string>
  production: boolean
  port: number
}

/**
 * Whose pages may open sockets: the site's own and those it lets call it. During development it may
 * be opened under any name of this machine.
 */
export function socketOrigins({
  origin,
  corsOrigins,
  production,
  port,
}: Addresses): ReadonlySet<string> {
  const local = production
    ? []
    : ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`)
  return new Set([origin, ...corsOrigins, ...local])
}
