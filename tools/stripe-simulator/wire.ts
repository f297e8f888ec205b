import { badParam } from '#tools/stripe-simulator/errors.ts'
import type { Call } from '#tools/stripe-simulator/call.ts'

/** JSON as it leaves: without the simulator's own notes. (A metadata key of that name holds a string and stays.) */
export function toWire(value: unknown): string {
  return JSON.stringify(value, (key, member: unknown) =>
    key === '_simulator' && typeof member === 'object' ? undefined : member,
  )
}

/** Replaces the ids that `expand[]` names by their objects; `data.x` reaches into lists. */
export function expand(call: Call, value: unknown): unknown {
  const copy: unknown = structuredClone(value)
  for (const path of call.params.texts('expand')) expandPath(call, copy, path.split('.'), path)
  return copy
}

function expandPath(call: Call, target: unknown, parts: string[], path: string): void {
  if (Array.isArray(target)) {
    for (const item of target) expandPath(call, item, parts, path)
    return
  }
  const [name, ...rest] = parts
  if (name === undefined || target === null || typeof target !== 'object') return
  // A wire object is a record of JSON values.
  const record = target as Record<string, unknown>
  const member = record[name]
  // Only a refund that failed has one.
  if (member === null || (member === undefined && name === 'failure_balance_transaction')) return
  if (typeof member === 'string') {
    const found = call.store.find(member, call.livemode)
    if (found === undefined) throw cannotExpand(path)
    record[name] = found
  } else if (typeof member !== 'object') {
    throw cannotExpand(path)
  }
  expandPath(call, record[name], rest, path)
}

function cannotExpand(path: string) {
  return badParam('expand', `This property cannot be expanded (${path}).`)
}
