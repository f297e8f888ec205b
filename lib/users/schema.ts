import { z } from 'zod'
import { memberRoles } from '#lib/clients/roles.ts'
import { clientView } from '#lib/clients/schema.ts'
import { assertion, factorProof } from '#lib/factors/schema.ts'
import { instant, mailAddress, text, succeeded } from '#lib/text.ts'
import { operatorRoleNames } from '#lib/users/operator-roles.ts'
import { mailOccasions, pushOccasions } from '#lib/mail/occasions.ts'
import { refusal } from '#lib/refusals.ts'

export const meView = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    createdAt: instant,
    roles: z.array(z.enum(['customer', 'researcher', 'operator'])),
    operatorRole: z.enum(operatorRoleNames).optional().meta({ description: 'What an operator may do in the console' }),
    research: z
      .object({
        status: z.enum(['pending', 'approved', 'refused', 'suspended']),
        reason: z.string().optional().meta({ description: 'What the operator wrote with a refusal or a suspension' }),
      })
      .optional()
      .meta({ description: 'How you stand as a researcher; absent where you never applied' }),
    mutedMails: z.array(z.enum(mailOccasions)),
    pushedNotices: z.array(z.enum(pushOccasions)).meta({ description: 'What your devices are told of' }),
    bySignOn: z
      .boolean()
      .optional()
      .meta({ description: 'You came in through your organisation: nothing else of your account is within reach' }),
    secondFactor: z.enum(['enrolled', 'absent', 'required', 'exempt']).meta({
      description:
        'Whether there is a passkey or an authenticator app. `required`: an operator without one, to whom nothing else is open. `exempt`: an operator of the demo data, without one',
    }),
    clients: z.array(
      clientView
        .extend({
          role: z.enum(memberRoles),
          signOnRequired: z
            .boolean()
            .optional()
            .meta({ description: 'Open only to whom its own single sign-on lets in' }),
          orderWaits: z
            .boolean()
            .optional()
            .meta({ description: 'What they ordered as a visitor is placed once the account is opened' }),
        })
        .pick({
          id: true,
          signOnRequired: true,
          orderWaits: true,
          name: true,
          kind: true,
          role: true,
          status: true,
          byHand: true,
          productionState: true,
          productionReason: true,
          currency: true,
          billing: true,
        }),
    ),
  })
  .meta({ id: 'Me' })
export type MeView = z.output<typeof meView>

export const sessionView = z
  .object({
    id: z.string(),
    createdAt: instant,
    lastSeenAt: instant.meta({ description: 'A minute exact' }),
    lastSeenFrom: z
      .object({
        network: z.string().optional().meta({ example: '192.0.2.0/24' }),
        agent: z.string().optional().meta({ example: 'Firefox on Linux' }),
      })
      .optional(),
    current: z.boolean().meta({ description: 'Whether this request came by it' }),
    endedAt: instant.optional(),
  })
  .meta({ id: 'Session' })
export type SessionView = z.output<typeof sessionView>

const token = z.string().min(1).max(2000)

const longestAddress = 254

/**
 * A domain of another script in the letters that it is looked up by: some browsers write them, others leave it as it was typed.
 * What is no address by its length alone is left: to look from each of a thousand @ to the end takes seconds.
 */
const inAscii = (address: string) =>
  address.length > longestAddress
    ? address
    : address.replace(/@(?=.*[^\0-\x7f])([\p{L}\p{M}\p{N}.-]+)$/u, (typed, domain) =>
        URL.canParse(`https://${domain}`) ? `@${new URL(`https://${domain}`).hostname}` : typed,
      )

export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite(inAscii)
  .max(longestAddress, refusal('tooMuch'))
  .pipe(z.email({ pattern: mailAddress, error: refusal('email') }))
export const newPassword = z
  .string()
  .min(10, refusal('passwordShort', { least: 10 }))
  .max(200, refusal('tooLong', { most: 200 }))
  .refine((value) => value.isWellFormed(), refusal('halfCharacter'))

export const signInInput = z.object({
  email: emailAddress,
  password: z.string().min(1, refusal('required')).max(200, refusal('tooMuch')),
})

/** What a person or their organisation is called: it is written to others, in mails too. */
export const calledName = text(100)
  .refine((name) => !/[\r\n\u2028\u2029]/.test(name), refusal('oneLine'))
  // What turns the direction of writing turns the rest of every line that the name is said in.
  .refine((name) => !/[\u202a-\u202e\u2066-\u2069]/.test(name), refusal('controlCharacter'))
  .refine((name) => !/:\/\/|www\.|@|\w\.\w{2,}\//i.test(name), refusal('noAddress'))

export const registerInput = z.object({
  name: calledName,
  email: emailAddress,
  password: newPassword,
  organisation: calledName.optional(),
  purpose: z
    .enum(['documents', 'integration', 'research'], 'must be documents, integration or research')
    .default('integration')
    .meta({
      description: 'What the account is for: looking for documents, connecting a system, or working as a researcher',
    }),
})
export type RegisterInput = z.output<typeof registerInput>

export const confirmEmailInput = z.object({
  token,
  password: z
    .string()
    .min(1, refusal('required'))
    .max(200, refusal('tooMuch'))
    .optional()
    .meta({ description: 'Not needed in the browser that registered, for two hours' }),
})
export type ConfirmEmailInput = z.output<typeof confirmEmailInput>
export const forgotPasswordInput = z.object({ email: emailAddress })
export const resetPasswordInput = z.object({ token, password: newPassword })
/** What public routes return: never whether an address is known. */
export const acceptedView = succeeded
export const confirmedView = z.object({ email: z.string() }).meta({ id: 'ConfirmedAddress' })
export const confirmedEmailView = confirmedView.extend({
  signedIn: z.boolean().meta({ description: 'Whether the answer has begun a session' }),
  firstOrderId: z.string().optional().meta({ description: 'What was asked for beside the registration' }),
  orderId: z.string().optional().meta({ description: 'The order that was placed with it' }),
  orderWaits: z.literal(true).optional().meta({ description: 'It is placed once the account is opened' }),
  orderNotPlaced: z
    .literal(true)
    .optional()
    .meta({ description: 'Another link made the account, or it can no longer be ordered: nothing comes of it' }),
  toApply: z
    .literal(true)
    .optional()
    .meta({ description: 'They came to work as a researcher: that is to be applied for' }),
})
export type ConfirmedEmailView = z.output<typeof confirmedEmailView>

export const proveInput = z
  .discriminatedUnion('method', [
    z.object({
      method: z.literal('password'),
      password: z.string().min(1, refusal('required')).max(200, refusal('tooMuch')),
    }),
    ...factorProof.options,
  ])
  .meta({ id: 'Prove', example: { method: 'password', password: 'the old reading room' } })
export type ProveInput = z.output<typeof proveInput>
export const provedView = z.object({ provedUntil: instant }).meta({ id: 'Proved' })

export const changeEmailInput = z
  .object({ email: emailAddress })
  .meta({ id: 'ChangeEmail', example: { email: 'jeanne@example.org' } })
export const confirmAddressInput = z
  .object({ token: token.meta({ description: 'From the link in the mail' }) })
  .meta({ id: 'ConfirmAddress', example: { token: 'the-token-of-the-link' } })

/** The second step of signing in: what the first one answered, and what is shown. */
export const secondStepInput = z.object({ half: token, proof: factorProof })
/** Nobody says who they are before their passkey does. */
export const passkeyChallengeInput = z.object({})
export const passkeySignInInput = z.object({ token, response: assertion })

export const updateMeInput = z
  .object({
    name: calledName.optional(),
    mutedMails: z.array(z.enum(mailOccasions)).max(mailOccasions.length).optional(),
    pushedNotices: z.array(z.enum(pushOccasions)).max(pushOccasions.length).optional(),
  })
  .meta({ id: 'UpdateMe', example: { mutedMails: ['offers'] } })
export type UpdateMeInput = z.output<typeof updateMeInput>
export const changePasswordInput = z
  .object({ currentPassword: z.string().min(1, refusal('required')).max(200, refusal('tooMuch')), newPassword })
  .meta({
    id: 'ChangePassword',
    example: { currentPassword: 'the old reading room', newPassword: 'a quiet new reading room' },
  })

export const internalDocumentView = z
  .looseObject({ openapi: z.string() })
  .meta({ id: 'InternalDocument', description: 'An OpenAPI 3.1 document' })
