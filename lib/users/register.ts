import { drawTokens, type Allowance } from '#lib/clients/rate-buckets.ts'
import { inTransaction, type Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { mayMail } from '#lib/users/few-mails.ts'
import { makeLink } from '#lib/users/mail-link.ts'
import { hashOf } from '#lib/users/sign-in-limits.ts'
import { hashPassword, requireUncommon } from '#lib/users/password.ts'
import { portalUrl, type Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { hashOfMark } from '#lib/users/browser-mark.ts'
import { registeringMs } from '#lib/users/registering-browser.ts'
import type { RegisterInput } from '#lib/users/schema.ts'
import { withoutAbsent } from '#lib/view.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const tooMany = () =>
  new ApiError('rate_limited', 'That was tried too often. Wait a few minutes and try again.', {
    headers: { 'Retry-After': '300' },
  })

/**
 * Draws from the bucket of the network that asks, and from that of the address asked for. None is shared by everybody, or
 * one sender could empty it for all; and a network that has used up its own takes nothing from an address any more.
 */
export async function requireFewAttempts(occasion: string, address: string, network: string | null): Promise<void> {
  await requireFewFrom(occasion, network)
  await requireToken(`${occasion}:${hashOf(address)}`, { perMinute: 0.5, burst: 5 })
}

/** Where anybody can type anybody's address: a bucket of the address would keep its owner out (lib/users/few-mails.ts). */
export const requireFewFrom = (occasion: string, network: string | null): Promise<void> =>
  requireToken(`${occasion}:from ${network ?? t('anUnknownNetwork')}`, { perMinute: 6, burst: 60 })

async function requireToken(bucket: string, allowance: Allowance): Promise<void> {
  const { drawn } = await drawTokens(bucket, 'development', allowance, 1)
  if (drawn < 1) throw tooMany()
}

type Registering = {
  network: string | null
  /** The cookie by which the browser is known again. */
  browser: string
  /** Keeps what was asked for beside the registration, where the address is free, and returns its id. */
  keepOrder?: (tx: Tx) => Promise<string>
}

/**
 * Begins a registration: a mail with a link, and nothing else. An address that has an account gets a mail that says so,
 * and the caller learns nothing of the difference.
 */
export async function register(
  { email, password, name, organisation, purpose }: RegisterInput,
  { network, browser, keepOrder }: Registering,
): Promise<void> {
  await requireFewFrom('register', network)
  await requireUncommon(password, 'password')
  const passwordHash = await hashPassword(password)
  if (!(await mayMail('register', email, network))) return
  const account = withoutAbsent({ name, email, passwordHash, purpose, organisation })
  await inTransaction(async (tx) => {
    const taken = await tx.user.findUnique({ where: { email }, select: { name: true } })
    if (taken) return postMail(tx, { to: { email, name: taken.name }, letter: takenLetter() })
    const link = makeLink('confirm', {
      ...account,
      browser: { hash: hashOfMark(browser), until: Date.now() + registeringMs },
      ...withoutAbsent({ firstOrderId: await keepOrder?.(tx) }),
    })
    // Who hasn't confirmed has said nothing yet that we would write to anybody.
    return postMail(tx, { to: { email }, letter: confirmLetter(link, keepOrder !== undefined) })
  })
}

export const confirmLetter = (url: string, places: boolean): Letter => ({
  subject: places ? t('confirmYourAddressToPlace') : t('confirmYourAddressForCallslip'),
  body: [
    places ? t('confirmThatThisAddressIs') : t('confirmThatThisAddressIsYours'),
    t('inTheBrowserInWhich'),
    t('theLinkIsGoodFor'),
  ],
  link: { label: places ? t('confirmAndPlaceTheOrder') : t('confirmTheAddress'), url, secret: true },
})

export const takenLetter = (): Letter => ({
  subject: t('youAlreadyHaveACallslip'),
  body: [t('somebodyProbablyYouTriedTo'), [{ label: t('ifYouHaveForgottenThe'), url: portalUrl('/forgot-password') }]],
  link: { label: t('signIn'), url: portalUrl('/sign-in') },
})
