import type { BillingDetailsInput, BillingDetailsView } from '#lib/billing/schema.ts'

const members = ['name', 'address', 'country', 'vatId', 'costCentre'] as const
type Member = (typeof members)[number]
export type DetailsValues = Record<Member, string>

/** A form knows an empty text where the API knows an absent member. */
export const valuesOf = (details: BillingDetailsView): DetailsValues => {
  const { name, address = '', country = '', vatId = '', costCentre = '' } = details
  return { name, address, country, vatId, costCentre }
}
export const given = ({ name, ...optional }: DetailsValues): BillingDetailsInput => ({
  name,
  ...Object.fromEntries(Object.entries(optional).filter(([, text]) => text.trim() !== '')),
})

/**
 * What was typed over `was`, laid over what the details say by now: the API takes all of them at once, and what others have changed
 * since is not to be undone. `both`: what they have changed as well, and otherwise.
 */
export function layOverDetails(was: DetailsValues, typed: DetailsValues, now: DetailsValues) {
  const own = members.filter((member) => typed[member] !== was[member])
  return {
    values: { ...now, ...Object.fromEntries(own.map((member) => [member, typed[member]])) },
    both: own.filter((member) => now[member] !== was[member] && now[member] !== typed[member]),
  }
}
