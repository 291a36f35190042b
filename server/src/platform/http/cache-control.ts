/** Of what has another address as soon as it changes: it may be kept as long as anybody likes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
