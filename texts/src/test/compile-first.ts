import { compileTexts } from '../compile.ts'

/** Tests read the texts as they are now: what was compiled before may be of another branch. */
export default compileTexts
