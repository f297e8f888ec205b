import { z } from 'zod'
import { reasonInput } from '#lib/clients/schema.ts'
import { named } from '#lib/operators/schema.ts'
import { researcherStatuses } from '#lib/researchers/schema.ts'
import { instant, text } from '#lib/text.ts'
import { operatorRoleNames } from '#lib/users/operator-roles.ts'
import { calledName, emailAddress, sessionView } from '#lib/users/schema.ts'
import { refusal } from '#lib/refusals.ts'

export const findPeopleQuery = z.object({
  q: text(200).optional().meta({ description: 'A part of an e-mail address or a name, or an id' }),
  disabled: z.enum(['true', 'false']).optional(),
})
export type FindPeopleQuery = z.output<typeof findPeopleQuery>

const operatorRole = z.enum(operatorRoleNames)

export const personView = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    createdAt: instant,
    disabledAt: instant.optional(),
    operatorRole: operatorRole.optional(),
    clients: z.array(named),
    researcher: named.extend({ status: z.enum(researcherStatuses) }).optional(),
  })
  .meta({ id: 'Person' })
export type PersonView = z.output<typeof personView>

export const personFileView = personView
  .extend({
    emailVerifiedAt: instant.optional(),
    keys: z.int().meta({ description: 'Live API keys that this person made, of all their clients' }),
    sessions: z.array(sessionView.omit({ current: true, endedAt: true }).meta({ id: 'PersonSession' })),
  })
  .meta({ id: 'PersonFile' })
export type PersonFileView = z.output<typeof personFileView>

export const disablePersonInput = reasonInput
  .extend({ endKeys: z.boolean().default(false).meta({ description: 'Revokes the API keys that this person made' }) })
  .meta({ id: 'DisablePerson', example: { reason: 'They have left the company.', endKeys: true } })
export type DisablePersonInput = z.input<typeof disablePersonInput>

export const setRoleInput = reasonInput
  .extend({ role: operatorRole })
  .meta({ id: 'SetOperatorRole', example: { role: 'finance', reason: 'They take over the refunds.' } })

export const inviteOperatorInput = z
  .object({ email: emailAddress, role: operatorRole })
  .meta({ id: 'InviteOperator', example: { email: 'olu@example.com', role: 'support' } })
export const invitationView = z
  .object({
    id: z.string(),
    email: z.string(),
    role: operatorRole,
    invitedBy: named,
    createdAt: instant,
    expiresAt: instant,
    state: z.enum(['open', 'accepted', 'withdrawn', 'expired']),
  })
  .meta({ id: 'OperatorInvitation' })
export type InvitationView = z.output<typeof invitationView>

// The public routes of those who aren't operators yet: what they send and see before they are signed in.
const token = z.string().min(1).max(2000)
export const readInvitationInput = z.object({ token })
export const readInvitationView = z.object({ email: z.string(), role: operatorRole, known: z.boolean() })
export const joinInput = z.object({
  token,
  name: calledName.optional(),
  // Of the account that the address has, or a new one: which rules hold is known only then.
  password: z.string().min(1, refusal('required')).max(200, refusal('tooMuch')),
})
export const joinedView = z.object({ email: z.string() })
