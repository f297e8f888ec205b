import { Link } from '#components/ui/link.tsx'
import type { ReactNode } from 'react'
import { catalogue } from '#lib/words/en/operator-queue.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const RowText = ({ children }: { children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-1">{children}</div>
)

export const OrderLink = ({ orderId, children }: { orderId: string; children: ReactNode }) => (
  <Link className="text-link font-medium" href={`/operator/orders/${orderId}`}>
    <bdi>{children}</bdi>
  </Link>
)
export const ClientLink = ({ id, name }: { id: string; name: string }) => (
  <Link className="text-link" href={`/operator/clients/${id}`}>
    <bdi>{name}</bdi>
  </Link>
)
export const ResearcherLink = ({ id, name }: { id: string; name: string }) => (
  <Link className="text-link" href={`/operator/researchers/${id}`}>
    <bdi>{name}</bdi>
  </Link>
)

type Party = { id: string; name: string }

/** Whom an order concerns: who placed it, and who works on it. */
export const Parties = ({ client, researcher }: { client: Party; researcher?: Party | undefined }) => (
  <>
    <ClientLink {...client} /> · {researcher ? <ResearcherLink {...researcher} /> : t('noResearcher')}
  </>
)
