import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, nullable, text } from '#lib/sql.ts'

/** How the browser writes that whoever has this address was last seen with. */
export const findLocale = defineQuery(
  { locale: nullable(text) },
  (email: string) => Prisma.sql`
    SELECT s.locale FROM user_sessions s JOIN users u ON u.id = s.user_id
    WHERE u.email = ${email} AND s.locale IS NOT NULL ORDER BY s.last_seen_at DESC LIMIT 1`,
)
