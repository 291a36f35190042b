import pg from 'pg'

/** As whoever runs a PostgreSQL for several programs may do. */
export async function limitStatements(url: string, milliseconds: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const name = client.escapeIdentifier(client.database ?? '')
  await client.query(`alter database ${name} set statement_timeout = ${milliseconds}`)
  await client.end()
}
