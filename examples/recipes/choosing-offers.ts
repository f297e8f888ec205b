import { CallslipError, createClient, type Schemas } from '@callslip/client'

const { CALLSLIP_BASE_URL: baseUrl = '', CALLSLIP_API_KEY: apiKey = '' } = process.env
const client = createClient({ baseUrl, apiKey })
type Offer = Schemas['Offer']

/** The rule, as somebody in your house would say it. */
const rule = {
  currency: 'EUR',
  atMost: 90, // for all of it, fee included
  withinDays: 21,
  chanceOfFind: 0.7, // how often such a search finds something
  enoughOffers: 3, // choose at once; with fewer:
  patienceHours: 48,
}
const day = 86_400_000
const latest = new Date(Date.now() + rule.withinDays * day).toISOString().slice(0, 10)

const fits = (offer: Offer) =>
  offer.status === 'ACTIVE' &&
  !offer.awaitsConfirmation &&
  offer.currency === rule.currency &&
  offer.totalAmount <= rule.atMost &&
  offer.estimatedCompletionDate <= latest

/** What it costs on average: where nothing is found, only `totalNoFindAmount` is paid. */
const expected = ({ totalAmount, totalNoFindAmount }: Offer) =>
  rule.chanceOfFind * totalAmount + (1 - rule.chanceOfFind) * totalNoFindAmount
const better = (a: Offer, b: Offer) =>
  expected(a) - expected(b) ||
  a.estimatedCompletionDate.localeCompare(b.estimatedCompletionDate)

// What was true a moment ago isn't any more: look again.
const passed = new Set([
  'offer_changed',
  'offer_not_active',
  'offer_not_confirmed',
  'researcher_account_not_ready',
])
async function choose(
  order: Schemas['Order'],
  unusable = new Set<string>(),
): Promise<string> {
  const path = { orderId: order.id }
  const { data: offers } = await client.GET('/orders/{orderId}/offers', {
    params: { path },
  })
  const [best] = offers
    .filter((offer) => fits(offer) && !unusable.has(offer.id))
    .toSorted(better)
  const waited = Date.now() - Date.parse(order.order.openedAt ?? order.order.createdAt)
  if (offers.length < rule.enoughOffers && waited < rule.patienceHours * (day / 24))
    return 'waits for more offers'
  if (!best) return `none of ${offers.length} offers fits: for a person to decide`
  try {
    const offerId = best.id
    await client.POST('/orders/{orderId}/offers/{offerId}/select', {
      params: { path: { ...path, offerId } },
      // At the amounts that were weighed or not at all.
      body: { expectedAmount: best.amount, expectedNoFindAmount: best.noFindAmount },
    })
    const average = `${expected(best).toFixed(2)} on average`
    return `selected ${offerId}: ${best.totalAmount} ${best.currency}, ${average}`
  } catch (error) {
    if (!(error instanceof CallslipError) || error.code === undefined) throw error
    if (error.code === 'offer_already_selected')
      return `somebody selected ${error.selectedOfferId}`
    if (!passed.has(error.code)) throw error
    console.log(`${order.order.number}: ${best.id} ${error.code}`)
    // What has changed is weighed anew; the others are out of question for now.
    return choose(order, error.code === 'offer_changed' ? unusable : unusable.add(best.id))
  }
}
for await (const order of client.list('/orders', {
  params: { query: { status: 'open' } },
}))
  console.log(`${order.order.number}: ${await choose(order)}`)
