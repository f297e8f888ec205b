import { z } from 'zod'
import { orderView, placeOrderInput } from '#lib/orders/schema.ts'
import { shownAs, shownText } from '#lib/shown.ts'

/** As documented and as sent; what arrives is judged row by row, and so is let through here (lib/server/http/place-rows.ts). */
const orderRow = z.custom<z.input<typeof placeOrderInput> & { idempotencyKey?: string | undefined }>().meta({
  id: 'PlaceOrderRow',
  override: {
    allOf: [
      { $ref: '#/components/schemas/PlaceOrder' },
      { type: 'object', properties: { idempotencyKey: { type: 'string', minLength: 1, maxLength: 257 } } },
    ],
  },
})
shownAs.set(orderRow, z.object({ ...placeOrderInput.shape, idempotencyKey: z.string() }))

export const placeOrdersInput = z.object({ orders: z.array(orderRow).min(1).max(500) }).meta({
  id: 'PlaceOrders',
  example: { orders: [{ idempotencyKey: 'list-7-row-1', ...(placeOrderInput.meta()?.example as object) }] },
})

const placedRow = z
  .object({
    index: z.int().meta({ description: 'The place of the row, from 0' }),
    status: z.int().meta({
      description: '201: placed. 200: placed before, under its key. Otherwise as `POST /orders` would answer',
    }),
    order: orderView.optional(),
    error: z
      .looseObject({
        error: shownText,
        code: shownText,
        requestId: z.string(),
        details: z.array(z.object({ field: shownText, message: shownText })).optional(),
      })
      .optional()
      .meta({ description: 'What `POST /orders` would answer' }),
  })
  .meta({ id: 'PlacedRow' })
export type PlacedRow = z.output<typeof placedRow>

export const placedRows = z.object({ results: z.array(placedRow) }).meta({
  id: 'PlacedRows',
  example: {
    results: [
      {
        index: 0,
        status: 400,
        error: {
          error: 'location: is required',
          code: 'invalid_request',
          requestId: 'req_01k9z3v7e8f6q9w2x4y5z6a7b8',
          details: [{ field: 'location', message: 'is required' }],
        },
      },
    ],
  },
})
export type PlacedRows = z.output<typeof placedRows>
