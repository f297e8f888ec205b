import { composeClientStatement } from '#lib/billing/compose-client-statement.ts'
import { firstThatFit } from '#lib/billing/first-that-fit.ts'
import { issueDocument } from '#lib/billing/issue-document.ts'
import { asBuyer, detailsOf, sellerOf } from '#lib/billing/parties.ts'
import { snapshot } from '#lib/billing/schema.ts'
import {
  disputeEntryOf,
  entryOf,
  findAccounts,
  findDisputes,
  findDocuments,
  type Account,
  type Reported,
  type Span,
} from '#lib/billing/reported-entries.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { doForEach } from '#lib/do-each.ts'

/** As much as fits on paper that somebody can handle; what is left of a month goes onto a second one, as does what comes to more than a document can. */
const mostEntries = 5000

const monthStart = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))

/**
 * Issues what is missing of customers' statements up to the end of last month (UTC); the clock sets it off daily. Looks three
 * months back, so that nothing is lost where the clock stood still.
 */
export async function issueClientStatements(now = new Date(), since = monthStart(now, -3)): Promise<void> {
  // Of whom a month couldn't be issued no later one is: what the first was to tell would stand there.
  const failed = new Set<string>()
  const issue = async (account: Account, span: Span) => {
    const key = `${account.environment}:${account.clientId}:${account.currency}`
    if (failed.has(key)) return
    failed.add(key)
    await issueFor(account, span)
    failed.delete(key)
  }
  await doForEach([-2, -1, 0], async (months) => {
    const end = monthStart(now, months)
    // A bank decides months later; that belongs to the newest statement, and opens none of a month that had nothing to tell.
    const span = { since, end, lostBefore: months === 0 ? end : new Date(0) }
    await doForEach(await findAccounts(getDb(), span), (account) => issue(account, span))
  })
}

async function issueFor(account: Account, span: Span): Promise<void> {
  await inTransaction(async (tx) => {
    await lockClient(tx, account.clientId)
    const month = new Date(span.end.getTime() - 1).toISOString().slice(0, 7)
    const cause = `statement:${account.clientId}:${account.currency}:${month}`
    // What became known only after the month's statement stands on the next one.
    if ((await tx.billingDocument.count({ where: { environment: account.environment, cause } })) > 0) return
    for (let part = 1; await issuePart(tx, account, span, { month, cause: part === 1 ? cause : `${cause}:${part}` });)
      part += 1
  })
}

const amountOf = ({ entry }: Reported) => entry.amountMinor

type Part = { month: string; cause: string }

/** Whether there was anything to tell. */
async function issuePart(tx: Tx, account: Account, span: Span, { month, cause }: Part): Promise<boolean> {
  const found = await findDocuments(tx, account, span, mostEntries)
  const documents = firstThatFit(found.map(entryOf), amountOf)
  const reported = firstThatFit([...documents, ...(await findLost(tx, account, span, documents))], amountOf).sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )
  if (reported.length === 0) return false
  const { clientId, environment, currency } = account
  const { buyer } = asBuyer(await detailsOf(tx, clientId))
  const entries = reported.map(({ entry }) => entry)
  const parties = { seller: sellerOf(), buyer, month }
  const { id: documentId } = await issueDocument(tx, {
    ...{ environment, kind: 'statement', cause, currency, clientId },
    ...composeClientStatement(entries, currency, parties),
  })
  await tx.statementMovement.createMany({ data: reported.map(({ id }) => ({ movementId: id, documentId })) })
  return true
}

/** What banks gave back of charges that are told, on this statement or one before it; the others wait for their receipt. */
async function findLost(tx: Tx, account: Account, span: Span, now: readonly { id: string }[]) {
  const disputes = await findDisputes(tx, account, span)
  const causes = disputes.map(({ paymentId }) => `charge:${paymentId}`)
  const receipts = await tx.billingDocument.findMany({
    where: { environment: account.environment, cause: { in: causes } },
    select: { id: true, paymentId: true, snapshot: true },
  })
  const before = await tx.statementMovement.findMany({ where: { movementId: { in: receipts.map(({ id }) => id) } } })
  const reported = new Set([...now.map(({ id }) => id), ...before.map(({ movementId }) => movementId)])
  const known = new Map(
    receipts
      .filter(({ id }) => reported.has(id))
      .map((receipt) => [receipt.paymentId, snapshot.parse(receipt.snapshot)]),
  )
  return disputes.flatMap((dispute) => {
    const receipt = known.get(dispute.paymentId)
    return receipt ? disputeEntryOf(dispute, receipt) : []
  })
}
