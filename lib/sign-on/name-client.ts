import { getDb } from '#lib/db.ts'
import { readStart } from '#lib/sign-on/round.ts'

/** The name of the client whose sign-in a link leads to, for its reader to judge it by; undefined where it leads to none. */
export async function nameClient(given: URLSearchParams): Promise<string | undefined> {
  const { clientId = '' } = readStart(given)
  const row = await getDb().signOn.findUnique({ where: { clientId }, select: { client: { select: { name: true } } } })
  return row?.client.name
}
