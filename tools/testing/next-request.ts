// First, for Next's own storage is made with what this provides.
import 'next/dist/server/node-environment-baseline.js'
import { workAsyncStorage, type WorkStore } from 'next/dist/server/app-render/work-async-storage.external.js'
import {
  workUnitAsyncStorage,
  type RequestStore,
} from 'next/dist/server/app-render/work-unit-async-storage.external.js'
import { RequestCookies } from 'next/dist/server/web/spec-extension/cookies.js'
import { NextRequest } from 'next/server.js'

type Handler = (request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }) => Promise<Response>

/** Calls next-auth's route as Next does: the library asks Next for headers and cookies, which Next keeps beside the request. */
export function callSignIn(handler: Handler, action: string, init: ConstructorParameters<typeof NextRequest>[1]) {
  const request = new NextRequest(`http://localhost:3000/api/auth/${action}`, init)
  const cookies = new RequestCookies(request.headers)
  // The members that `cookies()` and `headers()` look at.
  const unit = { type: 'request', phase: 'render', headers: request.headers, cookies } as unknown as RequestStore
  const work = { route: '/api/auth/[...nextauth]' } as WorkStore
  const params = Promise.resolve({ nextauth: action.split('/') })
  return workAsyncStorage.run(work, () => workUnitAsyncStorage.run(unit, () => handler(request, { params })))
}
