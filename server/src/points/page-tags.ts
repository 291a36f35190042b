/** Pages that say what tasks pay. */
export const TASKS = 'tasks'
