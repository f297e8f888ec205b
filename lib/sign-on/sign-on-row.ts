import type { SignOn } from '#lib/generated/prisma/client.ts'
import { decrypt } from '#lib/secrets.ts'
import type { ProviderSettings } from '#lib/sign-on/provider.ts'
import { redirectUri } from '#lib/sign-on/view.ts'

/** What a row says of its provider, with the secret opened. */
export const settingsOf = ({ clientId, issuer, providerClientId, secretEncrypted }: SignOn): ProviderSettings => ({
  issuer,
  clientId: providerClientId,
  clientSecret: decrypt(secretEncrypted),
  redirectUri: redirectUri(clientId),
})
