import { methods, route } from '#lib/server/http/route.ts'
import { countWork } from '#lib/work/count-work.ts'
import { countWork as count } from '#lib/work/operations.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({ GET: route(count, ({ tx, actor }) => countWork(tx, actor)) })
