/** JSON of the document; what is looked at is asked for its type first. */
export type Node = Record<string, unknown>
type Components = Record<string, Record<string, Node>>
type Documented = { parameters?: Node[]; responses: Record<string, Node> } & Node
export type Whole = {
  paths: Record<string, Record<string, Documented>>
  components: Components
  tags: { name: string }[]
} & Node

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object and all that lies in it, but for examples. */
export function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item)
  if (!isNode(value)) return
  yield value
  for (const [name, member] of Object.entries(value))
    if (name !== 'example' && name !== 'examples') yield* nodesOf(member)
}
