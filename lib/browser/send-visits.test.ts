import { expect, it } from 'vitest'
import { makeApi } from '#lib/browser/api.ts'
import { offline, readFailure } from '#lib/browser/failure.ts'
import { keepMark, keepPhoto, sendUnsent } from '#lib/browser/send-visits.ts'
import { getDb } from '#lib/db.ts'
import { apiRequest, jsonPost, makeOrderInProgress, setStatus } from '#tools/testing/order-in-progress.ts'
import { routeOf } from '#tools/testing/routes.ts'

const idOf = (method: string, path: string) => {
  if (path.includes('/marks/')) return 'markOnVisit'
  if (path.endsWith('/uploads')) return 'beginUpload'
  return method === 'GET' ? 'getUpload' : 'sendPart'
}

/** The API over a network that can be taken away, and what was sent over it. */
function connect(token: string) {
  const line = { up: false, sent: [] as string[] }
  const api = makeApi({ environment: 'development', role: 'researcher' }, async (_, path, init) => {
    if (!line.up) throw offline()
    const { method = 'GET' } = init
    const id = idOf(method, path)
    line.sent.push(id)
    const body = init.body instanceof Blob ? Buffer.from(await init.body.arrayBuffer()) : init.body
    const headers = Object.fromEntries(new Headers(init.headers))
    const response = await routeOf(id)(apiRequest(path, token, { method, headers, ...(body ? { body } : {}) }))
    if (!response.ok) throw await readFailure(response)
    return response
  })
  return { line, api }
}

const jpeg = () =>
  new File([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(3000, 'x')], 'image.jpg')

it('keeps marks and photos while there is no network, and sends each once, to its own order', async () => {
  const { orderId: begun, researcher } = await makeOrderInProgress()
  const { line, api } = connect(researcher.token)
  const arrived: string[] = []
  const sender = {
    ...{ api, userId: 'usr_a', ready: async () => {} },
    onMarked: (_: string, orderId: string) => void arrived.push(`mark ${orderId}`),
    onPhoto: (_: string, orderId: string) => void arrived.push(`photo ${orderId}`),
  }
  const planned = await routeOf('planVisit')(
    apiRequest('/research/visits', researcher.token, jsonPost({ day: '2098-01-01', place: 'Archives de Paris' })),
  )
  const { id: visitId } = (await planned.json()) as { id: string } // as documented
  await keepMark(sender, { visitId, orderId: begun }, { state: 'found', note: 'Folio 212' })
  await keepPhoto(sender, visitId, { orderId: begun, number: 'K7M-2Q4' }, jpeg())
  expect(line.sent).toEqual([])

  // The order takes no documents at the moment: its photo waits, and isn't lost.
  await setStatus(begun, 'confirmed')
  line.up = true
  // A tab in which somebody has to sign in first holds up no other.
  void sendUnsent({ ...sender, ready: () => new Promise(() => {}) })
  for (let times = 0; times < 2; times += 1) await sendUnsent(sender)
  const documents = () => getDb().orderDocument.findMany({ where: { orderId: begun }, select: { name: true } })
  expect(arrived).toEqual([`mark ${begun}`])
  expect(await documents()).toEqual([])
  await setStatus(begun, 'in_progress')
  for (let times = 0; times < 2; times += 1) await sendUnsent(sender)
  expect(arrived).toEqual([`mark ${begun}`, `photo ${begun}`])
  expect(line.sent).toEqual(['markOnVisit', 'beginUpload', 'beginUpload', 'beginUpload', 'sendPart'])
  expect((await documents()).map(({ name }) => name)).toEqual([expect.stringMatching(/^K7M-2Q4 .*\.jpg$/)])
  expect(await getDb().visitMark.findMany({ where: { visitId } })).toMatchObject([
    { orderId: begun, state: 'found', note: 'Folio 212' },
  ])
})
