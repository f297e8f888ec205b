import { getDb } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { openUnsubscribeToken } from '#lib/mail/unsubscribe-token.ts'
import { defineCommand } from '#lib/sql.ts'

// Its notifications end too: where no device is left to be told on, a mail would come in their place again.
const stop = defineCommand(
  (email: string, occasion: string) => Prisma.sql`
    UPDATE users SET muted_mails = array_append(array_remove(muted_mails, ${occasion}::text), ${occasion}::text),
      pushed_notices = array_remove(pushed_notices, ${occasion}::text)
    WHERE email = ${email}`,
)

/** Stops the mails that a mail's link names. Twice is once, and an address that has no account any more is mailed nothing. */
export async function unsubscribe(token: string): Promise<void> {
  const what = openUnsubscribeToken(token)
  if (!what) throw invalid('token', 'is not one of a mail of ours, or is cut off')
  await stop(getDb(), what.email, what.occasion)
}
