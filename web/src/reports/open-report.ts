import type { ReportableKind } from '@loadout/contract/reports/reportable-kinds.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { openModal } from '../platform/layer/modals.ts'

/** Something that a member may report. */
export type Reported = { kind: ReportableKind; id: number }

const loadDialog = async () =>
  (await Promise.all([import('./ReportDialog.tsx'), loadTexts('places'), loadTexts('reports')]))[0]
    .ReportDialog

/** Asks a member why. */
export const openReport = (thing: Reported) => openModal(loadDialog, { thing })
