import { flushCompileCache } from 'node:module'
import type { SystemUser } from './configured-server.ts'

/**
 * Root has opened the port, and from here on this process and what it starts is somebody who may do
 * nothing else on the machine. There is no way back. Others who run as that user may neither trace
 * this process nor read its environment, since the system does not let go of root's by itself.
 */
export function dropPrivileges({ uid, gid }: SystemUser): void {
  // The next start reads it as root, so nobody else may write it.
  flushCompileCache()
  process.setgroups?.([])
  process.setgid?.(gid)
  process.setuid?.(uid)
  if (process.getuid?.() === 0 || process.getgid?.() === 0)
    throw new Error('root could not be given up')
}
