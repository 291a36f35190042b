// Whether this machine can run what is delivered for Linux.

/**
 * The Node and the PostgreSQL that come as packages are made for glibc; npm brings them to a Linux
 * with musl, such as Alpine, all the same.
 */
export function runsDelivered() {
  if (process.platform !== 'linux') return true
  // Names of the network would be looked up for the report, which can take seconds.
  Object.assign(process.report, { excludeNetwork: true })
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  )
  return header.glibcVersionRuntime !== undefined
}
