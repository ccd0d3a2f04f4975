import { DatabaseError, Pool, type PoolClient, types } from 'pg'
import { type Database, type Sql, type SqlValue, StoreAway } from './database.ts'

type Options = {
  url: string
  /** Told when a connection that nobody used broke. */
  onTrouble: (reason: string) => void
}

const bigint = 20

/** A server of PostgreSQL. It answers within seconds or fails: the same change is then sent again. */
export function openPostgres({ url, onTrouble }: Options): Database {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 60_000,
    query_timeout: 20_000,
    statement_timeout: 20_000,
    application_name: 'webpage-builder',
    types: {
      // Counts come as bigint, which `pg` gives as text.
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === bigint ? Number : types.getTypeParser(type, format as 'text'),
    },
  })
  pool.on('error', (error) => onTrouble(error.message))

  const ask: Sql = (text, ...values) => askOn(pool, text, values)

  return {
    engine: 'postgres',
    read: ask,
    write: ask,
    async transact(work) {
      const client = await pool.connect().catch((error: Error) => {
        throw asAway(error)
      })
      try {
        await askOn(client, 'BEGIN', [])
        const value = await work((text, ...values) => askOn(client, text, values))
        await askOn(client, 'COMMIT', [])
        client.release()
        return value
      } catch (error) {
        await client.query('ROLLBACK').then(
          () => client.release(),
          // What cannot even be taken back is a connection that is gone.
          (failure: Error) => client.release(failure),
        )
        throw error
      }
    },
    close: () => pool.end(),
  }
}

async function askOn(client: Pool | PoolClient, text: string, values: readonly SqlValue[]) {
  try {
    const { rows } = await client.query(text, [...values])
    return rows
  } catch (error) {
    throw asAway(error)
  }
}

/** No connection, no room, stopping, taken back for another's sake, read only (PostgreSQL, appendix A). */
const awayClasses = /^(08|25006|40|53|57|58)/

function asAway(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const isAway = error instanceof DatabaseError ? awayClasses.test(error.code ?? '') : true
  return isAway ? new StoreAway(error.message, { cause: error }) : error
}
