import { getDb, type Tx } from '#lib/db.ts'
import { Prisma, type Researcher, type User } from '#lib/generated/prisma/client.ts'
import { firstIdAt } from '#lib/ids.ts'
import { deletedNames } from '#lib/rights/deletion-row.ts'
import { throughSlices } from '#lib/rights/through-slices.ts'
import { defineCommand, defineQuery, nullable, text } from '#lib/sql.ts'

type List = readonly string[]
const last = { last: nullable(text) }

const defineRenaming = (table: string, whose: string) => {
  const [rows, id, name] = [table, `${whose}_id`, `${whose}_name`].map((word) => Prisma.raw(word))
  return defineQuery(
    last,
    (after: string, ids: List, names: List) => Prisma.sql`
      WITH slice AS MATERIALIZED (SELECT id, ${id} AS whose FROM ${rows} WHERE id > ${after} ORDER BY id LIMIT 5000),
        renamed AS (
          UPDATE ${rows} r SET ${name} = n.name FROM slice s JOIN unnest(${ids}::text[], ${names}::text[]) AS n(id, name) ON n.id = s.whose
          WHERE r.id = s.id AND r.${name} <> n.name)
      SELECT max(id) AS last FROM slice`,
  )
}
const renameSenders = defineRenaming('messages', 'sender')
const renameActors = defineRenaming('events', 'actor')
const forgetDownloads = defineQuery(
  last,
  (after: string, ids: List) => Prisma.sql`
    WITH slice AS MATERIALIZED (SELECT id, actor_id FROM document_downloads WHERE id > ${after} ORDER BY id LIMIT 5000),
      forgotten AS (
        UPDATE document_downloads d SET actor_name = NULL, address = NULL, agent = NULL FROM slice s
        WHERE d.id = s.id AND s.actor_id = ANY(${ids}::text[])
          AND (d.actor_name IS NOT NULL OR d.address IS NOT NULL OR d.agent IS NOT NULL))
    SELECT max(id) AS last FROM slice`,
)
const renameAuthor = defineCommand(
  (authorId: string, name: string) => Prisma.sql`
    UPDATE order_notes SET author_name = ${name} WHERE ctid IN (
      SELECT ctid FROM order_notes WHERE author_id = ${authorId} AND author_name <> ${name} LIMIT 2000)`,
)

type Named = { id: string; createdAt: Date; name: string }

/** The person, their researcher, and the keys of the clients that go, with what each is called from now on. */
async function findNamed(deletionId: string, user: User, researcher: Researcher | null): Promise<Named[]> {
  const keys = await getDb().apiKey.findMany({
    where: { client: { deletionId } },
    select: { id: true, createdAt: true },
  })
  return [
    { id: user.id, createdAt: user.createdAt, name: deletedNames.person },
    ...(researcher ? [{ ...researcher, name: deletedNames.researcher }] : []),
    ...keys.map((key) => ({ ...key, name: deletedNames.key })),
  ]
}

/** Nothing of theirs has an older id; the day is for clocks that differ. */
const firstDayOf = (named: readonly Named[]): Date =>
  new Date(named.reduce((first, { createdAt }) => Math.min(first, createdAt.getTime()), Infinity) - 86_400_000)

/** Takes the names of a person, and of the keys that go with them, from under what they wrote and did. */
export async function forgetName(deletionId: string, user: User, researcher: Researcher | null): Promise<void> {
  const named = await findNamed(deletionId, user, researcher)
  const since = firstDayOf(named)
  const ids = named.map(({ id }) => id)
  const names = named.map(({ name }) => name)
  const tx: Tx = getDb()
  await throughSlices(firstIdAt('message', since), (after) => renameSenders(tx, after, ids, names))
  await throughSlices(firstIdAt('event', since), (after) => renameActors(tx, after, ids, names))
  await throughSlices(firstIdAt('download', since), (after) => forgetDownloads(tx, after, ids))
  while ((await renameAuthor(tx, user.id, deletedNames.person)) > 0);
}
