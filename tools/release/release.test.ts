import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { openedByPath } from '#tools/release/make.ts'
import { filesOfPackage, productionPackages } from '#tools/release/packages.ts'
import { reach } from '#tools/release/reach.ts'

const root = join(import.meta.dirname, '../..')
const names = z.record(z.string(), z.string())
const { scripts, dependencies } = z
  .object({ scripts: names, dependencies: names })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
const reached = reach(root, scripts)
const packages = productionPackages(root)

/** Loaded by nobody's import. */
const otherwise = {
  next: 'by web, which asks for it as CommonJS does',
  react: 'by Next',
  'react-dom': 'by Next',
  '@aws-sdk/s3-request-presigner': 'by flydrive',
  'dejavu-fonts-ttf': 'its files, by their path',
  'pdfjs-dist': 'its files, by their path',
}

it('has among dependencies what the processes of production load, and nothing else', () => {
  const loaded = [...reached.packages.keys(), ...Object.keys(otherwise)].toSorted()
  expect(loaded).toEqual(Object.keys(dependencies).toSorted())
  expect(Object.keys(otherwise).filter((name) => reached.packages.has(name))).toEqual([])
})

it('holds their packages and Node, and no compiler', () => {
  expect(Object.keys(dependencies).filter((name) => !packages.includes(`node_modules/${name}`))).toEqual([])
  expect(packages.filter((path) => /^node_modules\/node(-bin)?-\w+-\w+$/.test(path))).toHaveLength(1)
  expect(
    packages.filter((path) => /typescript$|\/@types\/|\/@next\/swc|\/prisma$|postgres\/|playwright/.test(path)),
  ).toEqual([])
})

it('holds what they open by its path', () => {
  expect(openedByPath.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const files = ['next', '@prisma/client', 'pdfjs-dist', 'dejavu-fonts-ttf'].flatMap((name) =>
    filesOfPackage(root, `node_modules/${name}`),
  )
  for (const wanted of [
    'next/dist/server/next.js',
    '@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64.mjs',
    'pdfjs-dist/cmaps/78-H.bcmap',
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  ])
    expect(files).toContain(`node_modules/${wanted}`)
  expect(files.filter((file) => /\.d\.ts$|mysql|next\/dist\/esm\/|Mono/.test(file))).toEqual([])
})

it('holds whatever the handbook of operators tells to run', () => {
  const named = [...readFileSync(join(root, 'docs/operators.md'), 'utf8').matchAll(/npm run ([\w:-]+)/g)]
  const told = [...new Set(named.map(([, name = '']) => name))].filter((name) => name !== 'build')
  expect(told.length).toBeGreaterThan(5)
  expect(told.filter((name) => !reached.files.includes(scripts[name]?.split(' ').at(-1) ?? name))).toEqual([])
})

it('holds the commands, and no test', () => {
  expect(reached.files).toEqual(expect.arrayContaining(['tools/migrate.ts', 'lib/orders/place-order.ts']))
  expect(reached.files.filter((file) => /\.test\.|testing|^e2e|^tools\/(bench|stripe)/.test(file))).toEqual([])
})
