// `npm run release -- <folder>`: writes what production needs, and nothing else, into a new folder, to be copied to machines of the
// same kind or into an image. After `npm run build`.
import { resolve } from 'node:path'
import { makeRelease } from '#tools/release/make.ts'
import { buildStamp, isBuilt } from '#tools/runtime/build.ts'

const root = process.cwd()
const [folder] = process.argv.slice(2)
if (folder === undefined || !isBuilt(root, buildStamp(root))) {
  console.error(
    folder === undefined ? 'npm run release -- <folder>' : 'There is no build of these sources: npm run build',
  )
  process.exit(1)
}
const { packages, files } = makeRelease(root, resolve(folder))
console.log(`${resolve(folder)}: ${packages} packages and ${files} files.`)
