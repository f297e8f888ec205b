import type { OperatorActor, SystemActor } from '#lib/actor.ts'
import { clientUrl } from '#lib/clients/client-url.ts'
import { openForPeople, type Opened } from '#lib/clients/open-for-people.ts'
import { rolesWith } from '#lib/clients/roles.ts'
import type { Tx } from '#lib/db.ts'
import { placeWaitingOrder } from '#lib/first-orders/place-waiting-order.ts'
import type { Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/**
 * Lets a client's people order in production, places what waited for it, and mails them both. Done twice, it happens once.
 * @param quietly where it takes back what they haven't heard of yet
 */
export async function openAccount(
  tx: Tx,
  clientId: string,
  actor: OperatorActor | SystemActor,
  { quietly = false } = {},
): Promise<Opened | null> {
  const opened = await openForPeople(tx, clientId, actor)
  if (!opened?.changed) return opened
  const orderId = await placeWaitingOrder(tx, clientId)
  if (!quietly || orderId !== undefined) await mailBuyers(tx, clientId, orderId)
  return opened
}

async function mailBuyers(tx: Tx, clientId: string, orderId: string | undefined): Promise<void> {
  const role = { in: rolesWith('orders:write', 'production') }
  const members = await tx.user.findMany({
    where: { disabledAt: null, memberships: { some: { clientId, role } } },
    select: { email: true, name: true },
  })
  for (const member of members) await postMail(tx, { to: member, letter: letterOf(clientId, orderId) })
}

export function letterOf(clientId: string, orderId: string | undefined): Letter {
  const { sentence, ...words } = openedWords(clientId, orderId)
  return { ...words, body: [sentence] }
}

/** What whoever may order now is told, by whichever decision that came. `orderId`: what waited for it, and is placed. */
export const openedWords = (clientId: string, orderId: string | undefined) => ({
  subject: t('yourCallslipAccountIsOpen'),
  sentence: orderId === undefined ? t('youCanPlaceOrdersNow') : t('theOrderThatWaitedWith'),
  link:
    orderId === undefined
      ? { label: t('placeAnOrder'), url: clientUrl('/orders/new', clientId, 'production') }
      : { label: t('yourOrder'), url: clientUrl(`/orders/${orderId}`, clientId, 'production') },
})
