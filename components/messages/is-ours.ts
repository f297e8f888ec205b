import type { MessageView } from '#lib/messages/schema.ts'

/** Written by the customer's side, whoever of it. */
export const isOurs = ({ senderType }: Pick<MessageView, 'senderType'>) =>
  senderType === 'customer' || senderType === 'api_client'
