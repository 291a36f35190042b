/** What Linux says of the processes that a process has started, and of theirs. */
import { readdirSync, readFileSync } from 'node:fs'

type ProcessBelow = {
  pid: number
  parent: number
  uids: number[]
  name: string
  maxMegabytes: number
}

export function processesBelow(pid: number): ProcessBelow[] {
  const all = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap(readProcess)
  const below = (parent: number): ProcessBelow[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)])
  return below(pid)
}

export const maxMemoryBelow = (pid: number): number =>
  Math.max(0, ...processesBelow(pid).map(({ maxMegabytes }) => maxMegabytes))

/** What a process holds at this moment. */
export const residentMegabytes = (pid: number): number =>
  Math.round(Number.parseInt(fieldOf(statusOf(String(pid)), 'VmRSS') || '0', 10) / 1_024)

const statusOf = (entry: string) => readFileSync(`/proc/${entry}/status`, 'utf8')
const fieldOf = (status: string, name: string) =>
  new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? ''

function readProcess(entry: string): ProcessBelow[] {
  try {
    const status = statusOf(entry)
    const field = (name: string) => fieldOf(status, name)
    return [
      {
        pid: Number(entry),
        parent: Number(field('PPid')),
        name: field('Name'),
        // Real, effective, saved, and that of the file system.
        uids: field('Uid').split(/\s+/).map(Number),
        maxMegabytes: Number.parseInt(field('VmHWM') || '0', 10) / 1_000,
      },
    ]
  } catch {
    return [] // it has just ended
  }
}
