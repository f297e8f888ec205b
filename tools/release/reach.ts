import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** What an operator starts: these names of package.json's scripts. */
const commands = [
  ...['web', 'worker', 'migrate', 'operator', 'reseal', 'backup', 'restore', 'verify', 'audit:verify'],
  ...['figures:count', 'archives:import'],
]

/** The file that each of them hands to Node, beside the routes, which web finds by their places. */
function entriesOf(root: string, scripts: Readonly<Record<string, string>>): string[] {
  const routes = globSync('app/api/**/route.ts', { cwd: root }).filter((path) => !path.includes('[...'))
  return [...commands.map((name) => scripts[name]?.split(' ').at(-1) ?? name), ...routes]
}

/** Files by their paths from the root; packages by name, each with one of the files that load it. */
export type Reached = { files: string[]; packages: Map<string, string> }

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** What Node loads for the commands of production, types left out as Node leaves them out. */
export function reach(root: string, scripts: Readonly<Record<string, string>>): Reached {
  const files = new Set(entriesOf(root, scripts))
  const packages = new Map<string, string>()
  for (const file of files) {
    const text = stripTypeScriptTypes(readFileSync(join(root, file), 'utf8'))
    for (const { fileName: name } of ts.preProcessFile(text, true, true).importedFiles) {
      if (name.startsWith('#')) files.add(name.slice(1))
      else if (name.startsWith('.')) files.add(join(dirname(file), name))
      else if (!name.startsWith('node:')) packages.set(packageOf(name), file)
    }
  }
  return { files: [...files], packages }
}
