import { inTransaction } from '#lib/db.ts'
import { takeBack } from '#lib/rights/take-back.ts'
import { brokenLink, readLink } from '#lib/users/mail-link.ts'

/** Takes a deletion back by the link that was mailed with it. The link is good once. */
export async function keepAccount(token: string): Promise<{ kept: true }> {
  const { deletionId } = readLink('keep', token)
  if (!(await inTransaction((tx) => takeBack(tx, deletionId)))) throw brokenLink()
  return { kept: true }
}
