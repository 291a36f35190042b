import type { Audited } from '../audit/audited-kind.ts'
import { jobWords } from './job-words.ts'

export const audited: Audited = {
  job: { words: jobWords },
}
