// `npm test`: packages first, then the tests on the pinned Node, with the same arguments.
import { hand } from './install.mjs'

hand('tools/test.ts', process.argv.slice(2)).catch((error) => {
  console.error(error.message)
  console.log('0 passed, 1 failed')
  process.exit(1)
})
