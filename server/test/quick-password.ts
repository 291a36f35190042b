export const QUICK_PASSWORD = 'correct horse'

/** The same, hashed with next to nothing, so that trying does not take long. */
export const QUICK_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$AQEBAQEBAQEBAQEBAQEBAQ$HnJHi5OFJmFslDiQbg50w6wZlWEDLhL+2sXyUm75o7A'
