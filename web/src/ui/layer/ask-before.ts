import { openModal } from '../../platform/layer/modals.ts'
import type { Question } from './ConfirmDialog.tsx'

const loadConfirm = () => import('./ConfirmDialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog)

/** Asks before something that cannot be taken back, or should not happen by mistake. */
export const askBefore = (question: Question) => openModal(loadConfirm, question)
