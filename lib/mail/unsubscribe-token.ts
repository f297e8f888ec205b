import { z } from 'zod'
import { mailOccasions } from '#lib/mail/occasions.ts'
import { decrypt, encrypt } from '#lib/secrets.ts'

const muting = z.object({ email: z.string(), occasion: z.enum(mailOccasions) })
export type Muting = z.infer<typeof muting>

/** For a link that stops the mails of one occasion to one address, without a sign-in and for as long as the mail is kept. */
export const unsubscribeToken = (what: Muting): string => encrypt(JSON.stringify(what))

/** What it was made of; undefined where it isn't one of ours. */
export function openUnsubscribeToken(token: string): Muting | undefined {
  try {
    return muting.parse(JSON.parse(decrypt(token)))
  } catch {
    return undefined
  }
}
