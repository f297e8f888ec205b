import type { PrismaPg } from '@prisma/adapter-pg'
import { isTraced, traceStatement } from '#lib/traces.ts'

type Connection = Awaited<ReturnType<PrismaPg['connect']>>
type Queryable = Pick<Connection, 'queryRaw' | 'executeRaw'>

function follow<Q extends Queryable>(queryable: Q): Q {
  const { queryRaw, executeRaw } = queryable
  queryable.queryRaw = (query) => traceStatement(query.sql, () => queryRaw.call(queryable, query))
  queryable.executeRaw = (query) => traceStatement(query.sql, () => executeRaw.call(queryable, query))
  return queryable
}

/** Prisma's way to the database; its statements, too, are followed where anything is. */
export function traceAdapter(adapter: PrismaPg): PrismaPg {
  if (!isTraced()) return adapter
  const connect = adapter.connect.bind(adapter)
  adapter.connect = async () => {
    const connection = follow(await connect())
    const startTransaction = connection.startTransaction.bind(connection)
    connection.startTransaction = async (...args) => follow(await startTransaction(...args))
    return connection
  }
  return adapter
}
