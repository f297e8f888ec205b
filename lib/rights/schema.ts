import { z } from 'zod'
import { instant } from '#lib/text.ts'

export const dataExportView = z
  .object({
    id: z.string(),
    state: z.enum(['waiting', 'ready', 'expired']),
    createdAt: instant,
    readyAt: instant.optional(),
    expiresAt: instant.optional().meta({ description: 'Until when it can be downloaded' }),
    sizeBytes: z.int().optional(),
  })
  .meta({
    id: 'DataExport',
    example: {
      id: 'exp_01k9z3v7e8f6q9w2x4y5z6a7b8',
      state: 'ready',
      createdAt: '2026-03-02T09:30:00.000Z',
      readyAt: '2026-03-02T09:30:04.000Z',
      expiresAt: '2026-03-09T09:30:04.000Z',
      sizeBytes: 481_203,
    },
  })
export type DataExportView = z.output<typeof dataExportView>

export const obstacleKinds = ['open_orders', 'money', 'payout', 'sole_owner', 'last_admin'] as const
export const obstacle = z
  .object({ kind: z.enum(obstacleKinds), sentence: z.string() })
  .meta({ id: 'DeletionObstacle', description: 'What stands in the way of a deletion, in words' })
export type Obstacle = z.output<typeof obstacle>

export const deletionView = z
  .object({
    state: z.enum(['none', 'waiting', 'working']),
    askedAt: instant.optional(),
    dueAt: instant.optional().meta({ description: 'When it happens, unless it is taken back' }),
    clientsThatGo: z
      .array(z.object({ id: z.string(), name: z.string(), kind: z.enum(['personal', 'integration']) }))
      .meta({ description: 'Clients that nobody else belongs to: they go with the account' }),
    obstacles: z.array(obstacle),
  })
  .meta({
    id: 'AccountDeletion',
    example: {
      state: 'waiting',
      askedAt: '2026-03-02T09:30:00.000Z',
      dueAt: '2026-03-16T09:30:00.000Z',
      clientsThatGo: [{ id: 'cli_01k9z3v7e8f6q9w2x4y5z6a7b8', name: 'Moreau Genealogy', kind: 'integration' }],
      obstacles: [],
    },
  })
export type DeletionView = z.output<typeof deletionView>

export const keepAccountInput = z.object({ token: z.string().min(1).max(2000) })
export const keptView = z.object({ kept: z.literal(true) })
