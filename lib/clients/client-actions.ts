import { catalogue } from '#lib/words/en/clients.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)
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
  keys: [
    'key.created',
    'key.rotated',
    'key.revoked',
    'key.networks_changed',
    'key.version_changed',
    'request_log.bodies_kept',
    'request_log.bodies_not_kept',
  ],
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
    'production.limits_changed',
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

const key = ({ name = '', lastFour = '' }: ActionPayload) => t('theKey', { name, lastFour })
const withAgent = ({ agent }: ActionPayload) => (agent === undefined ? '' : t('with', { agent }))
const through = ({ through: way }: ActionPayload) => (way === undefined ? '' : t('through', { way }))
const because = ({ reason }: ActionPayload) => (reason === undefined ? '' : `: “${reason}”`)

const words: Record<ClientActionType, (payload: ActionPayload, nameOf: NameOf) => string> = {
  'member.signed_in': (payload) => t('signedIn', { agent: withAgent(payload), way: through(payload) }),
  'member.invited': ({ invitationId, role }, nameOf) =>
    t('invitedAs', { invitationId: nameOf(invitationId), role: String(role) }),
  'member.invited_again': ({ invitationId }, nameOf) =>
    t('sentTheInvitationToAgain', { invitationId: nameOf(invitationId) }),
  'member.invitation_withdrawn': ({ invitationId }, nameOf) =>
    t('withdrewTheInvitationTo', { invitationId: nameOf(invitationId) }),
  'member.joined': (payload) => t('joinedAs', { role: String(payload['role']), way: through(payload) }),
  'member.role_changed': ({ memberId, from, to }, nameOf) =>
    t('changedTheRoleOfFrom', { memberId: nameOf(memberId), from: String(from), to: String(to) }),
  'member.left': ({ role }) => t('left', { role: String(role) }),
  'member.removed': ({ memberId, role }, nameOf) => t('removed', { memberId: nameOf(memberId), role: String(role) }),
  'key.created': (payload) => t('createdWith', { key: key(payload), scopes: String(payload['scopes']) }),
  'key.rotated': (payload) => t('rotated', { key: key(payload) }),
  'key.revoked': (payload) => t('revoked', { key: key(payload), because: because(payload) }),
  'key.networks_changed': (payload) =>
    t('changedWhereMayBeUsed', { key: key(payload), networks: String(payload['networks']) }),
  'key.version_changed': (payload) =>
    t('changedTheVersionOf', { key: key(payload), version: String(payload['version']) }),
  'webhook_endpoint.created': ({ url }) => t('registeredTheWebhookEndpoint', { url: String(url) }),
  'webhook_endpoint.changed': ({ url, changed }) =>
    t('changedTheWebhookEndpoint', { url: String(url), changed: String(changed) }),
  'webhook_endpoint.secret_rotated': ({ url }) => t('rotatedTheSecretOfThe', { url: String(url) }),
  'webhook_endpoint.disabled': (payload) =>
    t('disabledTheWebhookEndpoint', { url: String(payload['url']), because: because(payload) }),
  'webhook_endpoint.deleted': ({ url }) => t('deletedTheWebhookEndpoint', { url: String(url) }),
  'billing.details_changed': ({ changed }) => t('changedTheBillingDetails', { changed: String(changed) }),
  'billing.card_saved': ({ card }) => t('savedTheCard', { card: String(card) }),
  'billing.card_preferred': ({ card }) => t('choseTheCardToBe', { card: String(card) }),
  'billing.card_removed': ({ card }) => t('removedTheCard', { card: String(card) }),
  'request_log.bodies_kept': () => t('hadTheRequestLogKeepBodies'),
  'request_log.bodies_not_kept': () => t('hadTheRequestLogKeepNoBodies'),
  'production.requested': () => t('askedForProduction'),
  'production.enabled': (payload) => t('enabledProduction', { because: because(payload) }),
  'production.refused': (payload) => t('refusedProduction', { because: because(payload) }),
  'production.disabled': (payload) => t('disabledProduction', { because: because(payload) }),
  'production.reopened': () => t('tookTheDecisionAboutProduction'),
  'production.limits_changed': (payload) =>
    t('changedTheLimits', { limits: String(payload['limits']), because: because(payload) }),
  'client.opened': () => t('openedTheAccountForOrders'),
  'client.connects_systems': () => t('beganToConnectASystem'),
  'client.suspended': (payload) => t('suspendedTheClient', { because: because(payload) }),
  'client.resumed': (payload) => t('endedTheSuspension', { because: because(payload) }),
  'order.persons_forgotten': ({ orderId }) => t('forgotThePersonsAndThe', { orderId: String(orderId) }),
  'sign_on.saved': ({ issuer, role, required }) =>
    t('setSingleSignOnAt', {
      issuer: String(issuer),
      role: String(role),
      required: required === 'true' ? t('andOwnersAloneNeedNo') : '',
    }),
  'sign_on.removed': () => t('removedSingleSignOn'),
  'sign_on.domain_added': ({ domain }) => t('claimedTheDomain', { domain: String(domain) }),
  'sign_on.domain_proved': ({ domain }) => t('provedTheDomain', { domain: String(domain) }),
  'sign_on.domain_removed': ({ domain }) => t('gaveTheDomainUp', { domain: String(domain) }),
}

export const isActionType = (type: string): type is ClientActionType => type in words
/** What was done, as a sentence without its subject. */
export const summaryOf = (type: ClientActionType, payload: ActionPayload, nameOf: NameOf): string =>
  words[type](payload, nameOf)
