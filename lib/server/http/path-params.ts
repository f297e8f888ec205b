import { notFound } from '#lib/errors.ts'
import { financeLists } from '#lib/finance/state.ts'
import { idPattern, type IdKind } from '#lib/ids.ts'

const shape = (pattern: string, description: string) => {
  const expression = new RegExp(pattern)
  return { pattern, description, matches: (value: string) => expression.test(value) }
}
const ownId = (kind: IdKind, description: string) => shape(idPattern(kind), description)

/** Every name that a path may hold. A value of another shape is an unknown id: 404, without a query. */
export const pathParams = {
  orderId: ownId('order', 'The order'),
  offerId: ownId('offer', 'The offer, one of this order'),
  messageId: ownId('message', 'The message, one of this order'),
  endpointId: ownId('webhookEndpoint', 'The webhook endpoint'),
  deliveryId: ownId('webhookDelivery', 'The delivery record'),
  documentId: ownId('document', 'The document, one of this order'),
  uploadId: ownId('upload', 'The upload, one of yours'),
  attachmentId: ownId('attachment', 'The attachment'),
  clientId: ownId('client', 'The API client'),
  researcherId: ownId('researcher', 'The researcher'),
  caseId: ownId('case', 'The case, one of this order'),
  reviewId: ownId('review', 'The review, one of this order'),
  eventId: ownId('event', 'The event, one of this order'),
  archiveId: ownId('archive', 'The archive'),
  importId: ownId('archiveImport', 'The import of archives'),
  keyId: ownId('apiKey', 'The API key, by its id and not the key itself'),
  billingDocumentId: ownId('billingDocument', 'The receipt, invoice, credit note or statement'),
  memberId: ownId('user', 'The member, one of your client'),
  userId: ownId('user', 'The person'),
  invitationId: ownId('invitation', 'The invitation'),
  alertKind: shape('^[a-z_]{1,40}$', 'What is measured'),
  targetId: ownId('alertTarget', 'Where alerts go'),
  incidentId: ownId('incident', 'What was said on the status page'),
  approvalId: ownId('approval', 'What waits for a second operator'),
  sessionId: ownId('session', 'The session, one of yours'),
  domainId: ownId('domain', 'The domain, one of your client'),
  factorId: ownId('factor', 'The passkey or authenticator app, one of yours'),
  noteId: ownId('orderNote', 'The note, one of this order'),
  remarkId: ownId('orderRemark', 'The internal note, one of this order'),
  viewId: ownId('savedView', 'The saved view, one of yours'),
  templateId: ownId('orderTemplate', 'The template'),
  offerTemplateId: ownId('offerTemplate', 'The template of offers, one of yours'),
  credentialId: ownId('credential', 'The credential, one of this researcher'),
  visitId: ownId('visit', 'The visit, one of yours'),
  searchId: ownId('boardSearch', 'The search of the board, one of yours'),
  requestId: ownId('request', 'The request, one of yours'),
  exportId: ownId('dataExport', 'The copy of your data'),
  paymentIntentId: shape('^pi_[A-Za-z0-9_]{1,200}$', 'The payment, as the provider names it'),
  cardId: shape('^pm_[A-Za-z0-9_]{1,200}$', 'The saved card, as the provider names it'),
  // As somebody types it from a screen.
  userCode: shape('^[A-Za-z- ]{8,12}$', 'The code that the program shows'),
  refundId: ownId('refund', 'The refund'),
  movementId: ownId('shareMovement', 'The try to move a share'),
  paymentId: ownId('payment', 'The payment'),
  transactionId: shape('^txn_[A-Za-z0-9_]{1,200}$', 'The movement of the balance, as the provider names it'),
  financeList: shape(`^(${financeLists.join('|')})$`, `One of ${financeLists.join(', ')}`),
  month: shape('^20\\d{2}-(0[1-9]|1[0-2])$', 'The month, `YYYY-MM`, UTC'),
  disputeId: shape('^d[up]_[A-Za-z0-9_]{1,200}$', 'The dispute, as the provider names it'),
} as const
export type PathParam = keyof typeof pathParams

/** The names in an operation's path; operations hold no others. */
export const paramNames = (path: string): PathParam[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as PathParam)

/** The values of `{names}` in an operation's path; one that can't be an id of its kind is an unknown one. */
export function readParams(template: string, path: string): Record<string, string> {
  const given = path.split('/').slice(1)
  const params: Record<string, string> = {}
  for (const [i, part] of template.split('/').slice(1).entries()) {
    if (!part.startsWith('{')) continue
    const name = part.slice(1, -1) as PathParam
    let value: string
    try {
      value = decodeURIComponent(given[i] ?? '')
    } catch {
      throw notFound()
    }
    if (!pathParams[name].matches(value)) throw notFound()
    params[name] = value
  }
  return params
}
