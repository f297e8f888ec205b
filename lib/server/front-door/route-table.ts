import { glob } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addRoute, createRouter, findRoute } from 'rou3'

/** `allow`: of one that only refuses, the methods that are possible in its place. */
export type RouteModule = Partial<
  Record<string, ((request: Request) => Promise<Response>) & { allow?: readonly string[] }>
>
/** The module for a path below the API's root; undefined where there is none. A final slash changes nothing. */
export type RouteTable = (path: string) => RouteModule | undefined

/** Loads every route file but next-auth's, which only Next can run, to be found as Next itself would find them. */
export async function loadRoutes(root: string): Promise<RouteTable> {
  const router = createRouter<RouteModule>()
  const folder = join(root, 'app', 'api')
  for await (const file of glob('**/route.ts', { cwd: folder })) {
    if (file.includes('[...')) continue
    const path = file
      .split(sep)
      .slice(0, -1)
      .join('/')
      .replace(/\[(\w+)\]/g, ':$1')
    addRoute(router, '', `/${path}`, (await import(pathToFileURL(join(folder, file)).href)) as RouteModule)
  }
  return (path) => findRoute(router, '', path, { params: false })?.data
}
