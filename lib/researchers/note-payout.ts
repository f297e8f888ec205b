import { getDb, inTransaction } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { portalUrl, type Letter } from '#lib/mail/letter.ts'
import { sayDay, sayMoney } from '#lib/mail/said.ts'
import { findCurrency } from '#lib/money.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { getProvider } from '#lib/payments/provider.ts'
import { catalogue } from '#lib/words/en/mail-researcher.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)
/** An INTEGER's largest. */
const mostInOldColumn = 2_147_483_647

/**
 * Looks at a payout of a researcher's account to their bank. One that came back stands on the account until a later one
 * has arrived, and is mailed to them once; that it arrived is nothing to write about but on the month's statement. A
 * repetition changes nothing.
 */
export async function notePayout(environment: Environment, accountId: string, payoutId: string): Promise<void> {
  const known = await getDb().researcherAccount.findFirst({
    where: { accountId, environment },
    select: { researcher: { select: { id: true, name: true, user: { select: { email: true } } } } },
  })
  if (!known) return
  const { stripe } = getProvider(environment)
  const payout = await stripe.payouts.retrieve(payoutId, {}, { stripeAccount: accountId })
  const sentAt = new Date(payout.created * 1000)
  const { id: researcherId } = known.researcher
  const row = {
    status: payout.status,
    amountMinor: Math.min(payout.amount, mostInOldColumn),
    exactMinor: payout.amount,
    currency: payout.currency.toUpperCase(),
    sentAt,
    arrivesAt: new Date(payout.arrival_date * 1000),
  }
  await getDb().accountPayout.upsert({
    where: { id: payoutId },
    create: { id: payoutId, researcherId, environment, ...row },
    update: row,
  })
  if (payout.status === 'paid') {
    await getDb().researcherAccount.updateMany({
      where: { accountId, failedPayoutAt: { lt: sentAt } },
      data: { failedPayoutAt: null, failedPayout: null },
    })
  }
  if (payout.status !== 'failed') return
  const reason = payout.failure_message ?? payout.failure_code ?? t('theBankGaveNoReason')
  await inTransaction(async (tx) => {
    const { count } = await tx.researcherAccount.updateMany({
      where: { accountId, OR: [{ failedPayoutAt: null }, { failedPayoutAt: { lt: sentAt } }] },
      data: { failedPayoutAt: sentAt, failedPayout: reason },
    })
    const { name, user } = known.researcher
    if (count === 0 || !user) return
    // Payouts are in the currency of the bank account, which may be one that nothing is priced in here.
    const amount = findCurrency(payout.currency) ? sayMoney(payout.amount, payout.currency) : t('whatWasDue')
    const dedupeKey = `payout:${payoutId}`
    await postMail(tx, {
      dedupeKey,
      to: { email: user.email, name },
      environment,
      letter: tell(amount, sentAt, reason),
    })
  })
}

export const tell = (amount: string, sentAt: Date, reason: string): Letter => ({
  subject: t('aPayoutToYourBank'),
  body: [t('thePayoutOfFromYour', { amount, sentAt: sayDay(sentAt) }), reason, t('theMoneyIsInYour')],
  link: { label: t('seeYourPayoutAccount'), url: portalUrl('/research/profile') },
})
