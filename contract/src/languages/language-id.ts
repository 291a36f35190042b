import { z } from 'zod'
import { wireSmallint } from '../platform/wire.ts'
import type { LanguageId } from './languages.ts'

/** A language as it travels: its number, 0 to 6 (AMB-121). */
export const languageId = wireSmallint(0, 6) as z.ZodType<LanguageId, LanguageId>
