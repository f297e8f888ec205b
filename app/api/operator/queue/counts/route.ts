import { countQueue } from '#lib/queue/count-queue.ts'
import { countQueue as count } from '#lib/queue/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(count, ({ tx, actor }) => countQueue(tx, actor)),
})
