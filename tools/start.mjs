// `npm start`, `npm run dev`: packages first, then everything else on the pinned Node.
import { hand } from './install.mjs'

hand('tools/serve.ts', process.argv.slice(2)).catch((error) => {
  console.error(error.message)
  process.exit(1)
})
