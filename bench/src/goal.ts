/** What is wanted of a figure; the aim is better than that, and missing it is no fault. */
export type Goal = { max: number; aim?: number } | { min: number; aim?: number }

/** The goal, and in capitals that it is missed. What could not be measured has reached nothing. */
export function verdict(figure: number, goal: Goal): string {
  const aim = goal.aim === undefined ? '' : `, aim ${goal.aim}`
  return 'max' in goal
    ? `at most ${goal.max}${aim}${figure <= goal.max ? '' : '  TOO MUCH'}`
    : `at least ${goal.min}${aim}${figure >= goal.min ? '' : '  TOO LITTLE'}`
}
