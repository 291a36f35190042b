import type { Audited } from './audited-kind.ts'

/** Found by the file's name, so that there is no list to keep. */
const declared = import.meta.glob<Audited>('../*/audited.ts', { eager: true, import: 'audited' })

const kinds: Audited = Object.assign({}, ...Object.values(declared))

/** `stream 4` is of the kind `stream`; of what there is one alone, it says what it is. */
export const kindOf = (target: string) => (target in kinds ? target : target.replace(/ \S+$/, ''))

/** Undefined of what no domain has declared. */
export const auditedKind = (target: string) => kinds[kindOf(target)]
