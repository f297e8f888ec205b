import type Stripe from 'stripe'
import { isRefusal, isRepeated } from '#lib/payments/provider.ts'

/** Something of a row of ours that is to be made at the provider once, however often it is asked for. */
export type Making<Made> = {
  /** Named after the row. */
  key: string
  /** As the row has it: when it was first asked for, or when a fault was found that will be repeated; null before all. */
  triedAt: Date | null
  /** Writes the present time there, unless another process has written one since. */
  note: (before: Date | null) => PromiseLike<unknown>
  /** Looks for it in the provider's own list: that forgets its keys after a day, and never what it made. */
  find: () => Promise<Made | undefined>
  create: (options: Stripe.RequestOptions) => Promise<Made>
}

/** What an earlier try has made whose answer was lost. */
export async function findTried<Made>({ triedAt, note, find }: Making<Made>): Promise<Made | undefined> {
  if (triedAt !== null) return find()
  await note(null)
  return undefined
}

/** What a fault has made all the same stands in the list by then. */
const waitMs = 60_000
const hasWaited = (triedAt: Date | null): triedAt is Date => triedAt !== null && triedAt.getTime() < Date.now() - waitMs

/** A refusal is the answer to this row, repeated or not; a fault is none. */
const isRepeatedFault = (error: unknown) => isRepeated(error) && !isRefusal(error)

/**
 * Makes what `findTried` hasn't found. Under a key that repeats a fault of the provider's own nothing is made for a day, so it is asked
 * for under the next: only a minute later, and once its list was looked at anew, for the fault may have come after the work. All
 * processes go through the same keys, each begun only where the one before it is known to be spent; so two never make it under two.
 */
export async function createOnce<Made>({ key, triedAt, note, find, create }: Making<Made>): Promise<Made> {
  try {
    return await create({ idempotencyKey: key })
  } catch (error) {
    if (!isRepeatedFault(error) || !hasWaited(triedAt)) throw error
  }
  const made = await find()
  if (made !== undefined) return made
  try {
    return await create({ idempotencyKey: `${key}-${triedAt.getTime()}` })
  } catch (error) {
    if (isRepeatedFault(error)) await note(triedAt)
    throw error
  }
}
