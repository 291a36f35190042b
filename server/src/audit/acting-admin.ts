/**
 * Whoever did something, of a row joined with their name; null is the command line, or somebody who
 * is gone.
 */
export const actingAdmin = ({
  admin_id,
  admin_name,
}: {
  admin_id: number | null
  admin_name: string | null
}) => (admin_id === null || admin_name === null ? null : { id: admin_id, username: admin_name })
