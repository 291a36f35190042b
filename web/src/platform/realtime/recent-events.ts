/** An event that comes twice does so within moments. */
const MAX_REMEMBERED = 500

/**
 * Tells by its id whether an event is new (checklist A10). What has no id, such as what the client
 * itself says, always is.
 */
export function createRecentEvents() {
  const heard = new Set<string>()
  return (id: string | undefined): boolean => {
    if (id === undefined) return true
    if (heard.has(id)) return false
    heard.add(id)
    if (heard.size > MAX_REMEMBERED) heard.delete(heard.values().next().value ?? '')
    return true
  }
}
