import { watch } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['lib', 'app/api']

/** Whether web and worker run a file of these folders. What only pages use is Next's to exchange. */
export const isSource = (file: string): boolean =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && !/(^|[/\\])(generated|browser)[/\\]/.test(file)

/** Calls `changed` after each burst of changes to the files that the web process and the worker run, until closed. */
export function watchSources(root: string, changed: () => void): { close(): void } {
  let settling: NodeJS.Timeout | undefined
  const watchers = FOLDERS.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file === null || !isSource(file)) return
      clearTimeout(settling)
      // An editor saves in several steps, a checkout touches many files.
      settling = setTimeout(changed, 100)
    }),
  )
  return {
    close() {
      clearTimeout(settling)
      for (const watcher of watchers) watcher.close()
    },
  }
}
