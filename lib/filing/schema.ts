import { z } from 'zod'
import { folderName, labelName } from '#lib/orders/schema.ts'
import { costCentre, idText } from '#lib/text.ts'
import { refusal } from '#lib/refusals.ts'

/** Orders of one request. */
export const mostFiled = 500
export const mostLabels = 20
const labels = z.array(labelName).max(mostLabels, refusal('labels', { most: mostLabels }))

export const fileOrdersInput = z
  .object({
    orderIds: z.array(idText).min(1, 'must name an order').max(mostFiled, `must name at most ${mostFiled} orders`),
    folder: folderName.nullable().optional(),
    addLabels: labels.optional(),
    removeLabels: labels.optional(),
    assigneeId: idText.nullable().optional().meta({ description: 'The member who looks after them' }),
    costCentre: costCentre.nullable().optional().meta({
      description: 'Printed on their receipts, invoices and credit notes in place of that of the billing details',
      example: 'KST 4711',
    }),
  })
  .meta({
    id: 'FileOrders',
    example: { orderIds: ['ord_01k9z3v7e8f6q9w2x4y5z6a7b8'], folder: 'Moreau', addLabels: ['urgent'] },
  })
export type FileOrdersInput = z.output<typeof fileOrdersInput>
export const filedView = z.object({ filed: z.int() }).meta({ id: 'FiledOrders', example: { filed: 1 } })
export type FiledView = z.output<typeof filedView>

export const shelvesView = z
  .object({ folders: z.array(z.string()), labels: z.array(z.string()), costCentres: z.array(z.string()) })
  .meta({ id: 'Shelves', example: { folders: ['Moreau', 'Nowak'], labels: ['urgent'], costCentres: ['KST 4711'] } })
export type ShelvesView = z.output<typeof shelvesView>
