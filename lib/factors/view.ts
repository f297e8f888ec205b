import type { Factor } from '#lib/generated/prisma/client.ts'
import type { FactorView } from '#lib/factors/schema.ts'
import { viewOf } from '#lib/view.ts'

export const toFactorView = ({ id, kind, name, createdAt, lastUsedAt }: Factor): FactorView =>
  viewOf<FactorView>({ id, kind, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() })
