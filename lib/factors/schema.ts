import { z } from 'zod'
import { instant, text } from '#lib/text.ts'
import { refusal } from '#lib/refusals.ts'

export const factorKinds = ['passkey', 'totp'] as const

export const factorView = z
  .object({
    id: z.string(),
    kind: z.enum(factorKinds),
    name: z.string(),
    createdAt: instant,
    lastUsedAt: instant.optional(),
  })
  .meta({ id: 'Factor' })
export type FactorView = z.output<typeof factorView>

const token = z.string().min(1).max(4000).meta({ description: 'What the operation before this one has answered' })
/** What a browser's WebAuthn takes and gives, as JSON: the standard's own names, which are nobody's to change. */
const webauthn = z.record(z.string(), z.unknown())
const bytes = z.base64url().max(16_000)

export const beginFactorInput = z
  .object({ kind: z.enum(factorKinds) })
  .meta({ id: 'BeginFactor', example: { kind: 'totp' } })
export const begunFactorView = z
  .object({
    token: z.string(),
    expiresAt: instant,
    passkey: webauthn.optional().meta({ description: 'Options for `navigator.credentials.create`, as JSON' }),
    totp: z
      .object({ secret: z.string(), uri: z.string().meta({ description: 'For a QR code' }) })
      .optional()
      .meta({ description: 'Shown here and never again' }),
  })
  .meta({ id: 'BegunFactor' })
export type BegunFactorView = z.output<typeof begunFactorView>

const registration = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  clientExtensionResults: webauthn.default({}),
})
export type Registration = z.output<typeof registration>

export const assertion = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
  clientExtensionResults: webauthn.default({}),
})
export type Assertion = z.output<typeof assertion>

const code = z.string().trim().min(1, refusal('required')).max(40, refusal('tooMuch'))
const name = text(60)

export const addFactorInput = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('passkey'), token, name, response: registration }),
    z.object({ kind: z.literal('totp'), token, name, code }),
  ])
  .meta({ id: 'AddFactor', example: { kind: 'totp', token: 'b3BhcXVl', name: 'Phone', code: '123456' } })
export type AddFactorInput = z.output<typeof addFactorInput>
export const addedFactorView = factorView
  .extend({
    recoveryCodes: z
      .array(z.string())
      .optional()
      .meta({ description: 'With the first factor: ten codes, each good once, shown here and never again' }),
  })
  .meta({ id: 'AddedFactor' })
export type AddedFactorView = z.output<typeof addedFactorView>

export const renameFactorInput = z.object({ name }).meta({ id: 'RenameFactor', example: { name: 'Blue key' } })
export type RenameFactorInput = z.output<typeof renameFactorInput>

export const recoveryCodesView = z.object({ left: z.int() }).meta({ id: 'RecoveryCodes' })
export type RecoveryCodesView = z.output<typeof recoveryCodesView>
export const newRecoveryCodesView = z
  .object({ left: z.int(), recoveryCodes: z.array(z.string()) })
  .meta({ id: 'NewRecoveryCodes' })
export type NewRecoveryCodesView = z.output<typeof newRecoveryCodesView>

/** What somebody shows beside a password, to sign in or to prove themselves again. */
export const factorProof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('passkey'), token, response: assertion }),
  z.object({ method: z.literal('totp'), code }),
  z.object({ method: z.literal('recovery'), code }),
])
export type FactorProof = z.output<typeof factorProof>
export const proofMethods = ['password', 'passkey', 'totp', 'recovery', 'oidc'] as const
export type ProofMethod = (typeof proofMethods)[number]

/** What may be shown, and what a passkey has to sign where there is one. */
export const proofChallengeView = z
  .object({
    methods: z.array(z.enum(proofMethods)),
    token: z.string(),
    passkey: webauthn.optional().meta({ description: 'Options for `navigator.credentials.get`, as JSON' }),
  })
  .meta({ id: 'ProofChallenge' })
export type ProofChallengeView = z.output<typeof proofChallengeView>
