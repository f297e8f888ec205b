import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { getCurrency, toMinor } from '#lib/money.ts'
import { mostOfferTemplates, type OfferTemplateView, type SaveOfferTemplateInput } from '#lib/offer-templates/schema.ts'
import { toOfferTemplateView } from '#lib/offer-templates/view.ts'
import { refusal } from '#lib/refusals.ts'

function priceOf({ amount, currency }: SaveOfferTemplateInput) {
  if (amount === undefined || currency === undefined) return { amountMinor: null, currency: null }
  const amountMinor = toMinor(amount, getCurrency(currency))
  if (typeof amountMinor !== 'number') throw invalid('amount', amountMinor.issue)
  return { amountMinor, currency }
}

/** Keeps what a researcher often offers; under a name that they use already, in the place of the template before. */
export async function saveOfferTemplate(
  tx: Tx,
  { id: researcherId }: ResearcherActor,
  input: SaveOfferTemplateInput,
): Promise<OfferTemplateView> {
  const { name, message, days, noFindPercent = null } = input
  const content = { message, days, noFindPercent, ...priceOf(input) }
  const row = await tx.offerTemplate.upsert({
    where: { researcherId_name: { researcherId, name } },
    create: { id: newId('offerTemplate'), researcherId, name, ...content },
    update: content,
  })
  if ((await tx.offerTemplate.count({ where: { researcherId } })) > mostOfferTemplates)
    throw invalid('name', refusal('templatesFull', { most: mostOfferTemplates }))
  return toOfferTemplateView(row)
}
