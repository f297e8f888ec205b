import { glob } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

export type RouteModule = Partial<Record<string, (request: Request) => Promise<Response>>>
type Node = { literal: Map<string, Node>; param?: Node; module?: RouteModule }

const emptyNode = (): Node => ({ literal: new Map() })

/** The handlers of app/api by path, as Next itself would find them: a literal folder before a `[param]` one. */
export class RouteTable {
  readonly #root = emptyNode()

  add(segments: readonly string[], module: RouteModule): void {
    let node = this.#root
    for (const segment of segments) {
      if (segment.startsWith('[')) node = node.param ??= emptyNode()
      else {
        const next: Node = node.literal.get(segment) ?? emptyNode()
        node.literal.set(segment, next)
        node = next
      }
    }
    node.module = module
  }

  /** The module for a path below the API's root; undefined where there is none. A final slash changes nothing. */
  find(path: string): RouteModule | undefined {
    const segments = path.split('/').slice(1)
    if (segments.at(-1) === '') segments.pop()
    return this.#search(this.#root, segments, 0)
  }

  #search(node: Node, segments: readonly string[], i: number): RouteModule | undefined {
    const segment = segments[i]
    if (segment === undefined) return node.module
    const literal = node.literal.get(segment)
    return (
      (literal && this.#search(literal, segments, i + 1)) ??
      (node.param && segment !== '' ? this.#search(node.param, segments, i + 1) : undefined)
    )
  }
}

/** Loads every route file but those that only Next can run (next-auth) and the catch-all, whose part this door plays. */
export async function loadRoutes(root: string): Promise<RouteTable> {
  const table = new RouteTable()
  const folder = join(root, 'app', 'api')
  for await (const file of glob('**/route.ts', { cwd: folder })) {
    const segments = file.split(sep).slice(0, -1)
    if (segments.some((segment) => segment.startsWith('[...'))) continue
    table.add(segments, (await import(pathToFileURL(join(folder, file)).href)) as RouteModule)
  }
  return table
}
