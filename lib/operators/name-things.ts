import { commandLine } from '#lib/operators/action-names.ts'
import { nobody, unknownTarget } from '#lib/audit/attempt.ts'
import { allAttempts } from '#lib/audit/forgotten.ts'
import { systemActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { idPrefixes, type IdKind } from '#lib/ids.ts'
import type { ActionView } from '#lib/operators/actions-schema.ts'
import { catalogue } from '#lib/words/en/operator-actions.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Thing = { name: string; page?: ActionView['target']['page'] }

const unnamed = (): Record<string, Thing> => ({
  [systemActor('production').id]: { name: t('callslip') },
  [commandLine]: { name: t('commandLine') },
  [nobody]: { name: t('somebodyUnknown') },
  [unknownTarget]: { name: t('noAccount') },
  [allAttempts]: { name: t('allAttempts') },
})

/** What people call the things that entries name by their ids, and where each has a page, in a query for each kind. */
export async function nameThings(tx: Tx, ids: readonly string[]): Promise<Map<string, Thing>> {
  const where = (kind: IdKind) => ({
    id: { in: [...new Set(ids.filter((id) => id.startsWith(`${idPrefixes[kind]}_`)))] },
  })
  const named = { id: true, name: true } as const
  const [users, clients, researchers, archives, orders, keys, endpoints, invitations, incidents] = await Promise.all([
    tx.user.findMany({ where: where('user'), select: named }),
    tx.client.findMany({ where: where('client'), select: named }),
    tx.researcher.findMany({ where: where('researcher'), select: named }),
    tx.archive.findMany({ where: where('archive'), select: named }),
    tx.order.findMany({ where: where('order'), select: { id: true, number: true } }),
    tx.apiKey.findMany({ where: where('apiKey'), select: { ...named, lastFour: true, clientId: true } }),
    tx.webhookEndpoint.findMany({ where: where('webhookEndpoint'), select: { id: true, url: true, clientId: true } }),
    tx.operatorInvitation.findMany({ where: where('invitation'), select: { id: true, email: true } }),
    tx.incident.findMany({ where: where('incident'), select: { id: true, title: true } }),
  ])
  const own = (of: 'user' | 'client' | 'researcher' | 'archive', rows: { id: string; name: string }[]) =>
    rows.map(({ id, name }) => [id, { name, page: { of, id } }] as const)
  const theirs = (clientId: string) => ({ page: { of: 'client', id: clientId } as const })
  return new Map<string, Thing>([
    ...Object.entries(unnamed()),
    ...own('user', users),
    ...own('client', clients),
    ...own('researcher', researchers),
    ...own('archive', archives),
    ...orders.map(({ id, number }) => [id, { name: number, page: { of: 'order', id } as const }] as const),
    ...keys.map(
      ({ id, name, lastFour, clientId }) => [id, { name: `${name} …${lastFour}`, ...theirs(clientId) }] as const,
    ),
    ...endpoints.map(({ id, url, clientId }) => [id, { name: url, ...theirs(clientId) }] as const),
    ...invitations.map(({ id, email }) => [id, { name: email }] as const),
    ...incidents.map(({ id, title }) => [id, { name: title }] as const),
  ])
}
