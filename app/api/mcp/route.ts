import { GET as listArchives } from '#app/api/archives/route.ts'
import { GET as listAccountEvents } from '#app/api/events/route.ts'
import { GET as listDocuments } from '#app/api/orders/[orderId]/documents/route.ts'
import { GET as listEvents } from '#app/api/orders/[orderId]/events/route.ts'
import { GET as listMessages, POST as postMessage } from '#app/api/orders/[orderId]/messages/route.ts'
import { POST as declineOffer } from '#app/api/orders/[orderId]/offers/[offerId]/decline/route.ts'
import { POST as selectOffer } from '#app/api/orders/[orderId]/offers/[offerId]/select/route.ts'
import { GET as listOffers } from '#app/api/orders/[orderId]/offers/route.ts'
import { GET as getOrder } from '#app/api/orders/[orderId]/route.ts'
import { POST as withdrawOrder } from '#app/api/orders/[orderId]/withdraw/route.ts'
import { GET as listOrders, POST as placeOrder } from '#app/api/orders/route.ts'
import { mcpRoute } from '#lib/server/mcp/answer.ts'
import { paymentLink, purchase } from '#lib/server/mcp/payment-link.ts'
import { methods } from '#lib/server/http/route.ts'

const answer = mcpRoute([
  { handle: listOrders },
  { handle: getOrder },
  { handle: placeOrder },
  { handle: withdrawOrder },
  { handle: listOffers },
  { handle: selectOffer, ...purchase },
  { handle: declineOffer },
  { handle: getOrder, ...paymentLink },
  { handle: listMessages },
  { handle: postMessage },
  { handle: listDocuments },
  { handle: listEvents },
  { handle: listAccountEvents },
  { handle: listArchives },
])

export const { GET, POST, PATCH, PUT, DELETE } = methods({ GET: answer, POST: answer, DELETE: answer })
