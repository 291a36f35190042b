import { z } from 'zod'
import { wireSmallint } from '../platform/wire.ts'
import type { LanguageId } from './languages.ts'

/** A language as it travels: its number, 0 to 6 (AMB-121). */
export const languageId = wireSmallint(0, 6) as z.ZodType<LanguageId, LanguageId>

/**
 * What is written in languages, in each once: at least in one, which comes first where one of them
 * is the primary.
 */
export const oneOfEach = <Version extends z.ZodType<{ language_id: LanguageId }>>(
  version: Version,
) =>
  z
    .array(version)
    .min(1)
    .max(7)
    .refine(
      (versions) =>
        new Set(versions.map(({ language_id }) => language_id)).size === versions.length,
    )

/** The same of what need not be written in any. */
export const atMostOneOfEach = <Version extends z.ZodType<{ language_id: LanguageId }>>(
  version: Version,
) => z.union([z.array(version).max(0), oneOfEach(version)])
