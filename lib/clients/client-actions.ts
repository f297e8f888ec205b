/** What is written down in a client's audit log, by kind. */
export const actionKinds = {
  sign_in: ['member.signed_in'],
  members: [
    'member.invited',
    'member.invited_again',
    'member.invitation_withdrawn',
    'member.joined',
    'member.role_changed',
    'member.left',
    'member.removed',
  ],
  keys: ['key.created', 'key.rotated', 'key.revoked', 'key.networks_changed'],
  webhooks: [
    'webhook_endpoint.created',
    'webhook_endpoint.changed',
    'webhook_endpoint.secret_rotated',
    'webhook_endpoint.disabled',
    'webhook_endpoint.deleted',
  ],
  billing: ['billing.details_changed', 'billing.card_saved', 'billing.card_preferred', 'billing.card_removed'],
  access: [
    'production.requested',
    'production.enabled',
    'production.refused',
    'production.disabled',
    'production.reopened',
    'client.opened',
    'client.connects_systems',
    'client.suspended',
    'client.resumed',
    'sign_on.saved',
    'sign_on.removed',
    'sign_on.domain_added',
    'sign_on.domain_proved',
    'sign_on.domain_removed',
  ],
  retention: ['order.persons_forgotten'],
} as const
export type ActionKind = keyof typeof actionKinds
export type ClientActionType = (typeof actionKinds)[ActionKind][number]

export const kindNames = [
  'sign_in',
  'members',
  'keys',
  'webhooks',
  'billing',
  'access',
  'retention',
] as const satisfies ActionKind[]
/** What did it. Of Callslip's own people none is named. */
export const actionActors = ['member', 'api_key', 'callslip'] as const

/** People and invitations by their ids, everything else in its own words. */
export type ActionPayload = Record<string, string>
/** Where the sentence needs somebody's name, it is looked up by the id when it is read. */
export type NameOf = (id: string | undefined) => string

const key = ({ name = '', lastFour = '' }: ActionPayload) => `the key ${name} …${lastFour}`
const withAgent = ({ agent }: ActionPayload) => (agent === undefined ? '' : ` with ${agent}`)
const through = ({ through: way }: ActionPayload) => (way === undefined ? '' : ` through ${way}`)
const because = ({ reason }: ActionPayload) => (reason === undefined ? '' : `: “${reason}”`)

const words: Record<ClientActionType, (payload: ActionPayload, nameOf: NameOf) => string> = {
  'member.signed_in': (payload) => `Signed in${withAgent(payload)}${through(payload)}`,
  'member.invited': ({ invitationId, role }, nameOf) => `Invited ${nameOf(invitationId)} as ${role}`,
  'member.invited_again': ({ invitationId }, nameOf) => `Sent the invitation to ${nameOf(invitationId)} again`,
  'member.invitation_withdrawn': ({ invitationId }, nameOf) => `Withdrew the invitation to ${nameOf(invitationId)}`,
  'member.joined': (payload) => `Joined as ${payload['role']}${through(payload)}`,
  'member.role_changed': ({ memberId, from, to }, nameOf) =>
    `Changed the role of ${nameOf(memberId)} from ${from} to ${to}`,
  'member.left': ({ role }) => `Left (${role})`,
  'member.removed': ({ memberId, role }, nameOf) => `Removed ${nameOf(memberId)} (${role})`,
  'key.created': (payload) => `Created ${key(payload)} with ${payload['scopes']}`,
  'key.rotated': (payload) => `Rotated ${key(payload)}`,
  'key.revoked': (payload) => `Revoked ${key(payload)}${because(payload)}`,
  'key.networks_changed': (payload) => `Changed where ${key(payload)} may be used from: ${payload['networks']}`,
  'webhook_endpoint.created': ({ url }) => `Registered the webhook endpoint ${url}`,
  'webhook_endpoint.changed': ({ url, changed }) => `Changed the webhook endpoint ${url}: ${changed}`,
  'webhook_endpoint.secret_rotated': ({ url }) => `Rotated the secret of the webhook endpoint ${url}`,
  'webhook_endpoint.disabled': (payload) => `Disabled the webhook endpoint ${payload['url']}${because(payload)}`,
  'webhook_endpoint.deleted': ({ url }) => `Deleted the webhook endpoint ${url}`,
  'billing.details_changed': ({ changed }) => `Changed the billing details: ${changed}`,
  'billing.card_saved': ({ card }) => `Saved the card ${card}`,
  'billing.card_preferred': ({ card }) => `Chose the card ${card} to be offered first`,
  'billing.card_removed': ({ card }) => `Removed the card ${card}`,
  'production.requested': () => 'Asked for production',
  'production.enabled': (payload) => `Enabled production${because(payload)}`,
  'production.refused': (payload) => `Refused production${because(payload)}`,
  'production.disabled': (payload) => `Disabled production${because(payload)}`,
  'production.reopened': () => 'Took the decision about production back',
  'client.opened': () => 'Opened the account for orders',
  'client.connects_systems': () => 'Began to connect a system',
  'client.suspended': (payload) => `Suspended the client${because(payload)}`,
  'client.resumed': (payload) => `Ended the suspension${because(payload)}`,
  'order.persons_forgotten': ({ orderId }) =>
    `Forgot the persons and the instructions of the order ${orderId}, its time being over`,
  'sign_on.saved': ({ issuer, role, required }) =>
    `Set single sign-on at ${issuer}: who comes first joins as ${role}${required === 'true' ? ', and owners alone need no single sign-on' : ''}`,
  'sign_on.removed': () => 'Removed single sign-on',
  'sign_on.domain_added': ({ domain }) => `Claimed the domain ${domain}`,
  'sign_on.domain_proved': ({ domain }) => `Proved the domain ${domain}`,
  'sign_on.domain_removed': ({ domain }) => `Gave the domain ${domain} up`,
}

export const isActionType = (type: string): type is ClientActionType => type in words
/** What was done, as a sentence without its subject. */
export const summaryOf = (type: ClientActionType, payload: ActionPayload, nameOf: NameOf): string =>
  words[type](payload, nameOf)
