// Reads what Stripe publishes from the declarations of its npm package, and writes stripe.json beside this file.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractPublished, toText } from '#tools/stripe-simulator/published/extract.ts'

const file = join(import.meta.dirname, 'stripe.json')
writeFileSync(file, toText(extractPublished()))
console.log(`Written: ${file}`)
