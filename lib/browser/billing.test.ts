import { expect, it } from 'vitest'
import type { BillingDocumentView } from '#lib/billing/schema.ts'
import type { Api } from '#lib/browser/api.ts'
import { orderDocumentsQuery, otherCharges } from '#lib/browser/billing.ts'
import type { OrderPayment } from '#lib/browser/payments.ts'
import type { OrderView } from '#lib/orders/schema.ts'

const order = { id: 'ord_1', status: 'completed' } as OrderView // all that is read of one
const document = (kind: BillingDocumentView['kind'], paymentIntentId: string, totalMinor = 4675) =>
  ({ kind, paymentIntentId, totalMinor }) as BillingDocumentView // as above
const payment = (refundedAmount?: number) =>
  ({ paymentIntentId: 'pi_2', status: 'captured', ...(refundedAmount ? { refundedAmount } : {}) }) as OrderPayment

function nextLook(paid: OrderPayment | null, data: BillingDocumentView[], dataUpdateCount = 1) {
  const api = { identity: { environment: 'development', role: 'customer' } } as unknown as Api // asked by nobody here
  const { refetchInterval } = orderDocumentsQuery(api, order, paid, true)
  if (typeof refetchInterval !== 'function') throw new Error('it follows from what there is')
  const query = { state: { data, dataUpdateCount } } as unknown as Parameters<typeof refetchInterval>[0] // as above
  return refetchInterval(query)
}

it('asks until the documents of the payment say what it says, whatever those of another charge say', () => {
  const earlier = [document('receipt', 'pi_1'), document('credit_note', 'pi_1')]
  expect(nextLook(payment(), earlier)).toBe(2_000)
  expect(nextLook(payment(), [...earlier, document('receipt', 'pi_2')])).toBe(false)
  expect(nextLook(payment(1100), [...earlier, document('receipt', 'pi_2')])).toBe(2_000)
  const credited = [...earlier, document('receipt', 'pi_2'), document('credit_note', 'pi_2', 1100)]
  expect(nextLook(payment(1100), credited)).toBe(false)
})

it('asks seldom where they are long in coming, and no more where there are none', () => {
  expect(nextLook(payment(1100), [document('receipt', 'pi_2')], 21)).toBe(60_000)
  expect(nextLook(payment(), [], 21)).toBe(false)
  expect(nextLook(null, [], 20)).toBe(2_000)
  expect(nextLook(null, [], 21)).toBe(false)
})

it('finds other charges of an order by their receipts, and asks for none of a payment that isn’t charged', () => {
  const documents = [document('receipt', 'pi_1'), document('credit_note', 'pi_1'), document('receipt', 'pi_2')]
  expect(otherCharges(documents, 'pi_2')).toEqual(['pi_1'])
  expect(otherCharges(documents, undefined)).toEqual(['pi_1', 'pi_2'])
  expect(nextLook({ ...payment(), status: 'authorized' }, [document('receipt', 'pi_1')])).toBe(false)
})
