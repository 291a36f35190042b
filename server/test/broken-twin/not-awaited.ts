import * as right from '../../src/platform/jobs/work-on-jobs.ts'

export * from '../../src/platform/jobs/work-on-jobs.ts'

/**
 * As one would write it who forgets an `await`: a job is done as soon as it is begun. It works,
 * until somebody is killed meanwhile.
 */
export const workOn: typeof right.workOn = (boss, name, { act, ...work }) =>
  right.workOn(boss, name, {
    ...work,
    act: async (data, attempt) => {
      act(data, { ...attempt, finish: async () => undefined }).catch(() => undefined)
    },
  })
