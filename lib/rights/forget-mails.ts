import { getDb } from '#lib/db.ts'
import { Prisma, type User } from '#lib/generated/prisma/client.ts'
import { firstIdAt } from '#lib/ids.ts'
import { throughSlices } from '#lib/rights/through-slices.ts'
import { defineQuery, nullable, text } from '#lib/sql.ts'

const deleteMails = defineQuery(
  { last: nullable(text) },
  (after: string, until: string, userId: string, email: string) => Prisma.sql`
    WITH slice AS MATERIALIZED (SELECT id, user_id, recipient FROM mails WHERE id > ${after} AND id < ${until} ORDER BY id LIMIT 5000),
      gone AS (
        DELETE FROM mails m USING slice s
        WHERE m.id = s.id AND (s.user_id = ${userId} OR s.user_id IS NULL AND s.recipient = ${email}))
    SELECT max(id) AS last FROM slice`,
)

/** Takes away what was mailed to a person before `until`, and to their address before it was anybody's. */
export const forgetMails = ({ id, email }: User, until: Date): Promise<void> =>
  throughSlices('', (after) => deleteMails(getDb(), after, firstIdAt('mail', until), id, email))
