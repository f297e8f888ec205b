import type { Operation } from '#lib/operation.ts'
import * as archives from '#lib/server/http/operations/archives.ts'
import * as goLive from '#lib/server/http/operations/go-live.ts'
import * as keys from '#lib/server/http/operations/keys.ts'
import * as me from '#lib/server/http/operations/me.ts'
import * as offers from '#lib/server/http/operations/offers.ts'
import * as operator from '#lib/server/http/operations/operator.ts'
import * as operatorArchives from '#lib/server/http/operations/operator-archives.ts'
import * as orders from '#lib/server/http/operations/orders.ts'
import * as requests from '#lib/server/http/operations/requests.ts'
import * as research from '#lib/server/http/operations/research.ts'
import * as researcher from '#lib/server/http/operations/researcher.ts'
import * as sandbox from '#lib/server/http/operations/sandbox.ts'
import * as webhooks from '#lib/server/http/operations/webhooks.ts'

/** Every operation of the API, in the order of the document. */
export const operations: readonly Operation[] = [
  orders,
  offers,
  archives,
  webhooks,
  sandbox,
  requests,
  goLive,
  keys,
  me,
  researcher,
  research,
  operator,
  operatorArchives,
].flatMap((group) => Object.values(group))
