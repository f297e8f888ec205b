import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ApiFailure } from '#lib/browser/failure.ts'
import type { Assertion, Registration } from '#lib/factors/schema.ts'
import { catalogue } from '#lib/words/en/browser.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// The library comes with the first click that needs it. What it is given was made by the server's half of it.
const load = () => import('@simplewebauthn/browser')

/** Has the device answer with one of its passkeys. */
export async function askPasskey(options: object): Promise<Assertion> {
  const { startAuthentication } = await load()
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON // as above
  const answer = await startAuthentication({ optionsJSON }).catch(refused)
  return answer as unknown as Assertion // as the standard has it; the server parses it
}

/**
 * Has the browser offer the device's passkeys among what it fills into the address field. Returns once somebody has chosen
 * one; undefined where the browser can't, where another question takes its place, or where nobody did.
 */
export async function offerPasskeys(options: () => Promise<object>): Promise<Assertion | undefined> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await load()
  if (!(await browserSupportsWebAuthnAutofill())) return undefined
  const optionsJSON = (await options()) as PublicKeyCredentialRequestOptionsJSON // as above
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => undefined)
  return answer as unknown as Assertion | undefined // as above
}

/** Takes the offer back. */
export const takeOfferBack = () => load().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())

/** Has the device make a passkey. */
export async function makePasskey(options: object): Promise<Registration> {
  const { startRegistration } = await load()
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON // as above
  const answer = await startRegistration({ optionsJSON }).catch(refused)
  return answer as unknown as Registration // as above
}

function refused(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  throw new ApiFailure('refused', sentences()[name] ?? 'The passkey could not be used. Try again.')
}
const sentences = (): Record<string, string> => ({
  NotAllowedError: t('noPasskeyWasUsedThe'),
  AbortError: t('noPasskeyWasUsedTheQuestion'),
  InvalidStateError: t('thisDeviceHasAPasskey'),
  NotSupportedError: t('thisDeviceCannotMakeSuch'),
  SecurityError: t('passkeysNeedTheAddressOf'),
})
