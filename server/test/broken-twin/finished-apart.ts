import * as right from '../../src/platform/jobs/work-on-jobs.ts'

export * from '../../src/platform/jobs/work-on-jobs.ts'

/**
 * As one would write it who leaves it to the queue to know what is done: a job is finished after
 * its transaction. It works, until somebody is killed in between.
 */
export const workOn: typeof right.workOn = (boss, name, { act, ...work }) =>
  right.workOn(boss, name, {
    ...work,
    act: (data, attempt) => act(data, { ...attempt, finish: async () => undefined }),
  })
