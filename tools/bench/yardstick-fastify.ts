// The same answers behind Fastify: its router, its reading and checking of bodies, its writing, without schemas of what is answered.
import { fastify, type FastifyReply, type FastifyRequest } from 'fastify'
import { connectAnswers, keyOf, type Answer, type NewOrder } from './answers.ts'

const answers = connectAnswers(process.env['DATABASE_URL'])
const app = fastify()

type Of = { Params: { orderId: string; offerId: string } }
const asked = ({ headers, params: { orderId } }: FastifyRequest<Of>) => ({ key: keyOf(headers.authorization), orderId })
const end = (reply: FastifyReply, { status, rows }: Answer) => reply.code(status).send(rows ?? null)
const texts = (...names: string[]) => ({
  body: {
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  },
})

app.get<{ Querystring: { limit?: string } }>('/orders', async ({ headers, query: { limit = '20' } }, reply) =>
  end(reply, await answers.list(keyOf(headers.authorization), Number(limit))),
)
app.get<Of>('/orders/:orderId', async (request, reply) => end(reply, await answers.get(asked(request))))
app.get<Of>('/orders/:orderId/events', async (request, reply) => end(reply, await answers.events(asked(request))))
app.post<{ Body: NewOrder }>(
  '/orders',
  { schema: texts('repositoryName', 'documentType', 'location', 'countryISOA3', 'instructions') },
  async ({ headers, body }, reply) => {
    const given = headers['idempotency-key']
    const kept = typeof given === 'string' ? { key: given, text: JSON.stringify(body) } : undefined
    return end(reply, await answers.create(keyOf(headers.authorization), body, kept))
  },
)
app.post<Of & { Body: { content: string } }>(
  '/orders/:orderId/messages',
  { schema: texts('content') },
  async (request, reply) => end(reply, await answers.message(asked(request), request.body.content)),
)
app.post<Of>('/orders/:orderId/offers/:offerId/select', async (request, reply) =>
  end(reply, await answers.select(asked(request), request.params.offerId)),
)

process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
process.on('disconnect', () => process.exit(0))
