import { rolesOfJoiners } from '#lib/clients/roles.ts'
import type { Tx } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import type { SignOnDomain } from '#lib/generated/prisma/client.ts'
import type { DomainView, SignOnView } from '#lib/sign-on/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

/**
 * Where a client's provider sends people back to. Each client has an address of its own: a provider that leads people on to
 * another one would have that one's answer end up at its own client otherwise, and be handed the code (a mix-up).
 */
export const redirectUri = (clientId: string) => `${getEnv().PORTAL_URL}/api/sign-on/callback/${clientId}`

/** What has to stand in the DNS. A name of its own, so that it gets in nobody's way. */
export const recordOf = ({ domain, token }: Pick<SignOnDomain, 'domain' | 'token'>) => ({
  name: `_callslip.${domain}`,
  value: `callslip-domain=${token}`,
})

const toDomainView = (row: SignOnDomain): DomainView => ({
  id: row.id,
  domain: row.domain,
  record: recordOf(row),
  ...withoutAbsent({ provedAt: row.provedAt?.toISOString() }),
})

/** All that there is of it, which every change returns. */
export async function toSignOnView(tx: Tx, clientId: string): Promise<SignOnView> {
  const row = await tx.signOn.findUnique({ where: { clientId } })
  const domains = await tx.signOnDomain.findMany({ where: { clientId }, orderBy: { id: 'asc' } })
  return {
    redirectUri: redirectUri(clientId),
    ...(row
      ? {
          settings: {
            issuer: row.issuer,
            clientId: row.providerClientId,
            role: rolesOfJoiners.find((role) => role === row.role) ?? 'read',
            required: row.required,
            triedAt: row.triedAt.toISOString(),
          },
        }
      : {}),
    domains: domains.map(toDomainView),
  }
}
