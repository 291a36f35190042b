import { z } from 'zod'

/** How many tags an article may have. */
export const TAGS_MOST = 20

/**
 * Names of tags, comma-separated or repeated; what is longer than all of them together is left to
 * be refused. How a tag is spelled in the end the server says.
 */
export const wireTags = z.preprocess(
  (value: unknown) =>
    typeof value === 'string' && value.length <= TAGS_MOST * 100
      ? value.split(',').filter((part) => part.trim() !== '')
      : value,
  z.array(z.string().max(100)).max(TAGS_MOST),
) as z.ZodType<string[], readonly string[] | string>
