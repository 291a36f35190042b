import { z } from 'zod'

/** How many tags an article may have. */
export const MAX_TAGS = 20

/**
 * Names of tags, comma-separated or repeated; what is longer than all of them together is left to
 * be refused. How a tag is spelled in the end the server says.
 */
export const wireTags = z.preprocess(
  (value: unknown) =>
    typeof value === 'string' && value.length <= MAX_TAGS * 100
      ? value.split(',').filter((part) => part.trim() !== '')
      : value,
  z.array(z.string().max(100)).max(MAX_TAGS),
) as z.ZodType<string[], readonly string[] | string>
