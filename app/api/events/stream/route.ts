import { streamEvents } from '#lib/events/stream-events.ts'
import { streamEvents as stream } from '#lib/events/operations.ts'
import { isStillGood } from '#lib/server/http/authenticate.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(
    stream,
    async ({ actor, query, request, requestTarget }) =>
      new Response(
        streamEvents(actor, query, () => isStillGood(request, requestTarget, stream)),
        {
          headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' },
        },
      ),
  ),
})
