type InLanguages = readonly { language_id: number }[]

/** Languages that something has and that are not among those named. */
export function languagesLeftOut({ versions }: { versions: InLanguages }, named: InLanguages) {
  const kept = new Set(named.map(({ language_id }) => language_id))
  return versions.map(({ language_id }) => language_id).filter((id) => !kept.has(id))
}
