import type { Tx } from '#lib/db.ts'
import type { SignOn } from '#lib/generated/prisma/client.ts'
import { decrypt } from '#lib/secrets.ts'
import type { ProviderSettings } from '#lib/sign-on/provider.ts'

/** What a row says of its provider, with the secret opened. */
export const settingsOf = ({ issuer, providerClientId, secretEncrypted }: SignOn): ProviderSettings => ({
  issuer,
  clientId: providerClientId,
  clientSecret: decrypt(secretEncrypted),
})

/** Ends the sessions that a client's provider has begun, but for the one that asks. */
export async function requireNewSignIns(tx: Tx, clientId: string, except: string | undefined): Promise<void> {
  await tx.userSession.updateMany({
    where: { signOnClientId: clientId, endedAt: null, ...(except === undefined ? {} : { id: { not: except } }) },
    data: { endedAt: new Date() },
  })
}
