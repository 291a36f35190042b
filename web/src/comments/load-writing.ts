import { loadTexts } from '../platform/language/catalogues.ts'

/** What an article has for members, with its words. */
const loadWriting = async () =>
  (await Promise.all([import('./writing/writing.ts'), loadTexts('members')]))[0]

export const loadComposer = async () => (await loadWriting()).Composer
export const loadForm = async () => (await loadWriting()).CommentForm
export const loadEditForm = async () => (await loadWriting()).EditForm
export const loadActions = async () => (await loadWriting()).CommentActions
