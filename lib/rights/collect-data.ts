import type { User } from '#lib/generated/prisma/client.ts'
import { getDb } from '#lib/db.ts'
import { collectAccount } from '#lib/rights/collect-account.ts'
import { collectClient } from '#lib/rights/collect-client.ts'
import { collectResearch } from '#lib/rights/collect-research.ts'
import { textFile } from '#lib/rights/zip-files.ts'
import type { ZipEntry } from '#lib/files/zip-of.ts'

const contents = `A copy of your data in Callslip.

account.json                  you: name, address, roles, where you are signed in, second factors
mails.json                    what was mailed to your address, as far as its texts are kept
notifications.json            what your devices were told in the last 30 days
messages-you-wrote.json, notes-you-wrote.json, about-problems-you-wrote.json, reviews-you-wrote.json
                              in the name of the clients that you belong to, or did
what-you-did.json             what the clients' audit logs hold of you
what-you-did-as-operator.json only of operators

clients/<id>/                 of each client that you own:
  client.json                 the client, its billing details and what it answered when it asked for production
  members.json, invitations.json, audit-log.json
  waiting-order.json          what a visitor wrote that becomes an order with the account, as long as it waits
  production-notes.json       what you and the operators wrote to each other about production
  development/, production/   of each environment:
    orders.json               orders with their offers, messages, history and lists of documents
    documents/<order>/        the documents themselves
    attachments/<order>/      what is attached to the order and its messages
    billing-documents.json    receipts, invoices and credit notes
    order-templates.json, api-keys.json, webhook-endpoints.json

research/                     of researchers:
  profile.json, offer-templates.json, searches.json
  qualification.json          what you named as your qualification, and what was said of it
  development/, production/   of each environment:
    offers.json, messages-you-wrote.json, about-problems-you-wrote.json, reviews-you-wrote.json
    earnings.json, statements.json
    given-back.json           orders that you gave back, and why
    visits.json               your days at archives, with your notes
    orders.json, inbox.json   as long as you are approved
    documents/<order>/        what you uploaded
    attachments/<order>/      what you attached to messages

A file that is lost has a note in its place, <name>.missing.txt.

Passwords, keys and webhook secrets are not in it: of passwords and keys only hashes are kept. Saved cards lie at the payment
provider; your account page shows them. Times are UTC.
`

/**
 * Everything about a person, file by file: what they see in the portal, by the same verbs, in both environments. Of clients
 * those that are named, as far as they own them still.
 */
export async function* collectData(user: User, clientIds: string[]): AsyncGenerator<ZipEntry> {
  yield textFile('README.txt', contents)
  yield* collectAccount(user)
  const memberships = await getDb().membership.findMany({
    where: { userId: user.id, role: 'owner', clientId: { in: clientIds } },
    include: { client: true },
    orderBy: { clientId: 'asc' },
  })
  for (const membership of memberships) yield* collectClient(user, membership)
  const researcher = await getDb().researcher.findUnique({ where: { userId: user.id } })
  if (researcher) yield* collectResearch(researcher)
}
