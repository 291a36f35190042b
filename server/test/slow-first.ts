import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that mostly wait for processes of their own come first: one that came last would leave the
 * other cores with nothing to do.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- The sequencer's own, which returns a new list.
    const sorted = await super.sort(files)
    const rank = (file: TestSpecification) =>
      file.moduleId.includes('/server/test/processes/') ? 0 : 1
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
