import { randomBytes } from 'node:crypto'
import type { Tx } from '#lib/db.ts'
import { endSessions } from '#lib/factors/end-sessions.ts'
import { newId } from '#lib/ids.ts'
import { recordCommand } from '#lib/operators/record-command.ts'
import type { OperatorRole } from '#lib/users/operator-roles.ts'
import { hashPassword } from '#lib/users/password.ts'

export type NewOperator = { email: string; name: string; password?: string | undefined; role?: OperatorRole }
export type MadeOperator = { created: boolean; /** Only where one was made here. */ password?: string }

/**
 * Makes a person an operator: a new one with a password, or one who is known already and keeps theirs. Running it again
 * changes nothing. Nobody made here is exempt from a second factor, whatever they were before.
 */
export async function createOperator(
  tx: Tx,
  { email, name, password, role = 'admin' }: NewOperator,
): Promise<MadeOperator> {
  const known = await tx.user.findUnique({ where: { email } })
  if (known) {
    await tx.user.update({
      where: { id: known.id },
      data: {
        operatorRole: role,
        factorExempt: false,
        disabledAt: null,
        emailVerifiedAt: known.emailVerifiedAt ?? new Date(),
      },
    })
    // Whoever is signed in as this person was let in for less.
    if (!known.operator || known.factorExempt) await endSessions(tx, known.id)
    await recordCommand(tx, 'operator.create', known.id, { after: { role } })
    return { created: false }
  }
  const made = password ?? randomBytes(12).toString('base64url')
  const id = newId('user')
  await tx.user.create({
    data: {
      id,
      email,
      name,
      passwordHash: await hashPassword(made),
      operatorRole: role,
      emailVerifiedAt: new Date(),
    },
  })
  await recordCommand(tx, 'operator.create', id, { after: { role } })
  return password === undefined ? { created: true, password: made } : { created: true }
}
