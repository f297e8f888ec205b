import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'

export type Entry = {
  /** A person, a researcher, a key, or what acts without being one: `callslip`, the command line. */
  by: string
  role?: string | undefined
  network?: string | null | undefined
  environment?: Environment | null
  action: string
  targetType: string
  targetId: string
  reason?: string | undefined
  before?: Prisma.InputJsonValue
  after?: Prisma.InputJsonValue
  approvalId?: string
  withoutSecond?: boolean
}

/** Adds an entry to the operators' audit log. The database chains it when the transaction commits. */
export async function recordEntry(tx: Tx, { by, role, network, environment, reason, ...entry }: Entry): Promise<void> {
  await tx.operatorAction.create({
    data: {
      id: newId('operatorAction'),
      operatorId: by,
      role: role ?? null,
      network: network ?? null,
      environment: environment ?? null,
      reason: reason ?? null,
      ...entry,
    },
  })
}
