import { defineOperation, schemasOf } from '#lib/operation.ts'

const { addTargetInput, addedTargetView, alertRuleView, alertView, alertsView, setAlertRuleInput, triedTargetView } =
  schemasOf(() => import('#lib/alerts/schema.ts'))
const { succeeded } = schemasOf(() => import('#lib/text.ts'))

const changes = ['/operator/alerts']

export const getAlerts = defineOperation({
  id: 'getAlerts',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/alerts',
  scope: 'operator',
  summary: 'What operators are alerted of, and where',
  response: alertsView,
  live: 30_000,
})
export const listAlerts = defineOperation({
  id: 'listAlerts',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/alerts/history',
  scope: 'operator',
  summary: 'Alerts that began, and when they were over',
  response: alertView,
  list: { kind: 'alert', newestFirst: true },
})
export const setAlertRule = defineOperation({
  id: 'setAlertRule',
  tag: 'Operator',
  method: 'PUT',
  path: '/operator/alerts/rules/{alertKind}',
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Decide from when on operators are alerted, or silence it',
  body: setAlertRuleInput,
  response: alertRuleView,
  changes,
})
export const addAlertTarget = defineOperation({
  id: 'addAlertTarget',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/alerts/targets',
  scope: 'operator:admin',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Add an address for alerts',
  body: addTargetInput,
  response: addedTargetView,
  description:
    'Mail, a webhook that is signed as those of clients are, or a chat that takes `{"text": …}` as Slack does. URLs have to be public, as those of webhooks.',
  changes,
  stepUp: true,
})
export const tryAlertTarget = defineOperation({
  id: 'tryAlertTarget',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/alerts/targets/{targetId}/try',
  scope: 'operator:admin',
  summary: 'Send a trial to an address for alerts',
  response: triedTargetView,
})
export const removeAlertTarget = defineOperation({
  id: 'removeAlertTarget',
  tag: 'Operator',
  method: 'DELETE',
  path: '/operator/alerts/targets/{targetId}',
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Take an address for alerts away',
  response: succeeded,
  changes,
})
