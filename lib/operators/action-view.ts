import { z } from 'zod'
import { nobody } from '#lib/audit/attempt.ts'
import { systemActor } from '#lib/actor.ts'
import { isId } from '#lib/ids.ts'
import { commandLine, formerNames } from '#lib/operators/action-names.ts'
import type { ActionRow } from '#lib/operators/action-row.ts'
import { summaryOf } from '#lib/operators/action-words.ts'
import type { nameThings } from '#lib/operators/name-things.ts'
import type { ActionView } from '#lib/operators/actions-schema.ts'
import { operatorRoleNames } from '#lib/users/operator-roles.ts'
import { withoutAbsent } from '#lib/view.ts'

type Things = Awaited<ReturnType<typeof nameThings>>
type ActorType = ActionView['actor']['type']

const unnamed: Readonly<Record<string, ActorType>> = {
  [systemActor('production').id]: 'callslip',
  [commandLine]: 'command_line',
  [nobody]: 'nobody',
}
const isAttempt = (action: string) => /^(sign_in|refusal)\./.test(action)
const typeOf = ({ operatorId: id, role, action }: ActionRow): ActorType =>
  unnamed[id] ??
  (isId('researcher', id)
    ? 'researcher'
    : isId('apiKey', id)
      ? 'api_key'
      : role === null && isAttempt(action)
        ? 'person'
        : 'operator')

const json = z.json()
const toJson = (value: unknown) => (value === null ? null : json.parse(value))

function actorOf(row: ActionRow, things: Things): ActionView['actor'] {
  const type = typeOf(row)
  const id = row.operatorId
  const role = operatorRoleNames.find((name) => name === row.role)
  return { type, name: things.get(id)?.name ?? id, ...withoutAbsent({ id: id in unnamed ? null : id, role }) }
}

function targetOf({ targetType: type, targetId: id }: ActionRow, things: Things): ActionView['target'] {
  const { name, page } = things.get(id) ?? { name: id }
  return { type, id, name, ...withoutAbsent({ page }) }
}

/** An entry as it is read: names are those of now. `askedBy`: of what another operator had asked for. */
export const toActionView = (row: ActionRow, things: Things, askedBy: string | undefined): ActionView => {
  const action = formerNames[row.action] ?? row.action
  return {
    id: row.id,
    kind: action.split('.', 1)[0] ?? action,
    action,
    summary: summaryOf(row),
    actor: actorOf(row, things),
    target: targetOf(row, things),
    position: Number(row.position),
    hash: Buffer.from(row.hash).toString('hex'),
    createdAt: row.createdAt.toISOString(),
    ...withoutAbsent({
      environment: row.environment,
      reason: row.reason,
      network: row.network,
      agent: row.agent,
      before: toJson(row.before),
      after: toJson(row.after),
      approval:
        row.approvalId === null || askedBy === undefined
          ? null
          : { id: row.approvalId, askedBy: { id: askedBy, name: things.get(askedBy)?.name ?? askedBy } },
      withoutSecond: row.withoutSecond ? (true as const) : null,
      forgotten: row.forgotten ? (true as const) : null,
    }),
  }
}
