import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { archiveInput, ListArchivesQuery, mergeArchiveInput } from '#lib/archives/schema.ts'
import type { Api } from '#lib/browser/api.ts'
import { ApiFailure } from '#lib/browser/failure.ts'
import { keyFor } from '#lib/browser/keys.ts'
import type { Lazy } from '#lib/browser/lazy.ts'
import { pagedQuery } from '#lib/browser/paged.ts'
import type { optionalReasonInput, reasonInput, updateClientInput } from '#lib/clients/schema.ts'
import type { FiguresQuery } from '#lib/figures/schema.ts'
import type {
  cancelOrderInput,
  FindClientsQuery,
  FindOrdersQuery,
  ListActionsQuery,
  remindInput,
  updateEndpointInput,
} from '#lib/operators/schema.ts'
import type { FindResearchersQuery, refundInput, updateResearcherInput } from '#lib/researchers/schema.ts'

const operators = () => import('#lib/operators/schema.ts')
const actionView = () => operators().then((all) => all.actionView)
const checkedPaymentView = () => operators().then((all) => all.checkedPaymentView)
const clientOverviewView = () => operators().then((all) => all.clientOverviewView)
const operatorEventView = () => operators().then((all) => all.operatorEventView)
const operatorOrderView = () => operators().then((all) => all.operatorOrderView)
const operatorView = () => operators().then((all) => all.operatorView)
const orderDossierView = () => operators().then((all) => all.orderDossierView)
const remindedView = () => operators().then((all) => all.remindedView)
const resentView = () => operators().then((all) => all.resentView)
const researchers = () => import('#lib/researchers/schema.ts')
const refundView = () => researchers().then((all) => all.refundView)
const researcherFileView = () => researchers().then((all) => all.researcherFileView)
const researcherView = () => researchers().then((all) => all.researcherView)
const clients = () => import('#lib/clients/schema.ts')
const clientView = () => clients().then((all) => all.clientView)
const keyView = () => clients().then((all) => all.keyView)
const archives = () => import('#lib/archives/schema.ts')
const archiveFileView = () => archives().then((all) => all.archiveFileView)
const archiveView = () => archives().then((all) => all.archiveView)
const importReportView = () => archives().then((all) => all.importReportView)
const orderView = () => import('#lib/orders/schema.ts').then((all) => all.orderView)
const queueView = () => import('#lib/queue/schema.ts').then((all) => all.queueView)
const figuresView = () => import('#lib/figures/schema.ts').then((all) => all.figuresView)
const healthView = () => import('#lib/health/schema.ts').then((all) => all.healthView)
const endpointView = () => import('#lib/webhooks/schema.ts').then((all) => all.endpointView)

// The console looks at one market from many sides, so whatever an operator does makes all of it stale.
const operatorKey = (api: Api, ...parts: unknown[]) => keyFor(api, 'operator', ...parts)
const base = '/operator'

const one = <S extends z.ZodType>(
  api: Api,
  schema: Lazy<S>,
  path: string,
  more: { query?: Record<string, string | undefined>; every?: number } = {},
) =>
  queryOptions({
    queryKey: operatorKey(api, path, more.query ?? {}),
    queryFn: ({ signal }) => api.get(schema, base + path, { signal, query: more.query ?? {} }),
    ...(more.every === undefined ? {} : { refetchInterval: more.every }),
  })

const list = <S extends z.ZodType>(
  api: Api,
  row: Lazy<S>,
  path: string,
  query: Record<string, string | number | undefined> = {},
) => pagedQuery(api, { key: operatorKey(api, path, query), row, path: base + path, query: { limit: 25, ...query } })

export const queueQuery = (api: Api) => one(api, queueView, '/queue', { every: 20_000 })
export const findOrdersQuery = (api: Api, query: Partial<FindOrdersQuery>) =>
  list(api, operatorOrderView, '/orders', query)
export const dossierQuery = (api: Api, orderId: string) =>
  one(api, orderDossierView, `/orders/${orderId}`, { every: 15_000 })
export const allEventsQuery = (api: Api, orderId: string) =>
  list(api, operatorEventView, `/orders/${orderId}/events`, { order: 'desc', limit: 100 })
export const findClientsQuery = (api: Api, query: Partial<FindClientsQuery>) => list(api, clientView, '/clients', query)
export const clientOverviewQuery = (api: Api, clientId: string) =>
  one(api, clientOverviewView, `/clients/${clientId}/overview`)
export const clientKeysQuery = (api: Api, clientId: string) => list(api, keyView, `/clients/${clientId}/keys`)
export const findResearchersQuery = (api: Api, query: Partial<FindResearchersQuery>) =>
  list(api, researcherView, '/researchers', query)
export const researcherQuery = (api: Api, researcherId: string) =>
  one(api, researcherFileView, `/researchers/${researcherId}`)
export const findArchivesQuery = (api: Api, query: Partial<ListArchivesQuery>) =>
  list(api, archiveView, '/archives', query)
export const archiveQuery = (api: Api, archiveId: string) => one(api, archiveFileView, `/archives/${archiveId}`)
export const figuresQuery = (api: Api, query: FiguresQuery) => one(api, figuresView, '/figures', { query })
export const actionsQuery = (api: Api, query: Partial<ListActionsQuery>) => list(api, actionView, '/actions', query)
export const operatorsQuery = (api: Api) => list(api, operatorView, '/operators', { limit: 100 })
export const healthQuery = (api: Api) => one(api, healthView, '/health', { every: 30_000 })

const act = <Input, S extends z.ZodType>(
  api: Api,
  schema: Lazy<S>,
  path: string,
  method: 'POST' | 'PATCH' | 'PUT' = 'POST',
) =>
  mutationOptions({
    mutationFn: (body: Input) => api.send(schema, base + path, { method, body }),
    onSettled: (_data, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: operatorKey(api) }),
  })
type In<S extends z.ZodType> = z.input<S>
type Loaded<Load extends Lazy<unknown>> = Awaited<ReturnType<Load>>

export const openOrder = (api: Api, orderId: string) =>
  act<void, Loaded<typeof orderView>>(api, orderView, `/orders/${orderId}/open`)
export const cancelOrder = (api: Api, orderId: string) =>
  act<In<typeof cancelOrderInput>, Loaded<typeof orderView>>(api, orderView, `/orders/${orderId}/cancel`)
export const refundOrder = (api: Api, orderId: string) =>
  act<In<typeof refundInput>, Loaded<typeof refundView>>(api, refundView, `/orders/${orderId}/refund`)
export const checkPayment = (api: Api, orderId: string) =>
  act<void, Loaded<typeof checkedPaymentView>>(api, checkedPaymentView, `/orders/${orderId}/check-payment`)
export const remindResearcher = (api: Api, orderId: string) =>
  act<In<typeof remindInput>, Loaded<typeof remindedView>>(api, remindedView, `/orders/${orderId}/remind`)
export const resendEvent = (api: Api, orderId: string, eventId: string) =>
  act<void, Loaded<typeof resentView>>(api, resentView, `/orders/${orderId}/events/${eventId}/resend`)

type ClientVerb = 'enable-production' | 'refuse-production' | 'disable-production'
export const decideProduction = (api: Api, clientId: string, verb: ClientVerb) =>
  act<In<typeof optionalReasonInput>, Loaded<typeof clientView>>(api, clientView, `/clients/${clientId}/${verb}`)
export const reopenProduction = (api: Api, clientId: string) =>
  act<void, Loaded<typeof clientView>>(api, clientView, `/clients/${clientId}/reopen-production`)
export const updateClient = (api: Api, clientId: string) =>
  act<In<typeof updateClientInput>, Loaded<typeof clientView>>(api, clientView, `/clients/${clientId}`, 'PATCH')
export const revokeKey = (api: Api, clientId: string, keyId: string) =>
  act<In<typeof reasonInput>, Loaded<typeof keyView>>(api, keyView, `/clients/${clientId}/keys/${keyId}/revoke`)
export const updateEndpoint = (api: Api, endpointId: string) =>
  act<In<typeof updateEndpointInput>, Loaded<typeof endpointView>>(
    api,
    endpointView,
    `/webhook-endpoints/${endpointId}`,
    'PATCH',
  )

export const updateResearcher = (api: Api, researcherId: string) =>
  act<In<typeof updateResearcherInput>, Loaded<typeof researcherView>>(
    api,
    researcherView,
    `/researchers/${researcherId}`,
    'PATCH',
  )
export const openAccount = (api: Api, researcherId: string) =>
  act<void, Loaded<typeof researcherView>>(api, researcherView, `/researchers/${researcherId}/account`)

export const addArchive = (api: Api) =>
  act<In<typeof archiveInput>, Loaded<typeof archiveFileView>>(api, archiveFileView, '/archives')
export const replaceArchive = (api: Api, archiveId: string) =>
  act<In<typeof archiveInput>, Loaded<typeof archiveFileView>>(api, archiveFileView, `/archives/${archiveId}`, 'PUT')
export const mergeArchive = (api: Api, archiveId: string) =>
  act<In<typeof mergeArchiveInput>, Loaded<typeof archiveFileView>>(
    api,
    archiveFileView,
    `/archives/${archiveId}/merge`,
  )
export const splitArchive = (api: Api, archiveId: string) =>
  act<void, Loaded<typeof archiveFileView>>(api, archiveFileView, `/archives/${archiveId}/split`)

/** Sends the file as it is. Importing it twice changes nothing the second time, so it needs no key. */
export const importArchives = (api: Api) =>
  mutationOptions({
    retry: false,
    mutationFn: async (file: Blob) => {
      const response = await api.fetch(`${base}/archives/import`, {
        method: 'POST',
        body: file,
        headers: { 'Content-Type': 'text/csv' },
      })
      const parsed = (await importReportView()).safeParse(await response.json().catch(() => undefined))
      if (!parsed.success)
        throw new ApiFailure('unreadable', 'The answer could not be read. Look at the directory before trying again.', {
          status: response.status,
        })
      return parsed.data
    },
    onSettled: (_data, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: operatorKey(api) }),
  })
