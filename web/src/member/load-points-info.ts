import { loadTexts } from '../platform/language/catalogues.ts'

/** The explanation of points (SHELL-24), with the words that nothing else on most pages needs. */
export async function loadPointsInfo() {
  const [{ PointsInfoDialog }] = await Promise.all([
    import('../points/PointsInfoDialog.tsx'),
    loadTexts('places'),
  ])
  return PointsInfoDialog
}
