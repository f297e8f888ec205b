import { listAttachments, listResearchAttachments } from '#lib/attachments/operations.ts'
import type { Api } from '#lib/browser/api.ts'

const operationFor = ({ identity: { role } }: Api) =>
  role === 'researcher' ? listResearchAttachments : listAttachments

/** All that is attached to an order and its messages, with links that live fifteen minutes; asked anew well before. */
export const attachmentsQuery = (api: Api, orderId: string) => ({
  ...api.askAll(operationFor(api), { orderId }),
  staleTime: 5 * 60_000,
})
