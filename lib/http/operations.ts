import type { Operation } from '#lib/http/operation.ts'
import * as archives from '#lib/http/operations/archives.ts'
import * as goLive from '#lib/http/operations/go-live.ts'
import * as keys from '#lib/http/operations/keys.ts'
import * as me from '#lib/http/operations/me.ts'
import * as offers from '#lib/http/operations/offers.ts'
import * as operator from '#lib/http/operations/operator.ts'
import * as operatorArchives from '#lib/http/operations/operator-archives.ts'
import * as orders from '#lib/http/operations/orders.ts'
import * as requests from '#lib/http/operations/requests.ts'
import * as research from '#lib/http/operations/research.ts'
import * as researcher from '#lib/http/operations/researcher.ts'
import * as sandbox from '#lib/http/operations/sandbox.ts'
import * as webhooks from '#lib/http/operations/webhooks.ts'

/** Every operation of the API, in the order of the document. */
export const operations: readonly Operation[] = [
  orders, offers, archives, webhooks, sandbox, requests, goLive, keys, me, researcher, research, operator, operatorArchives,
].flatMap((group) => Object.values(group))
