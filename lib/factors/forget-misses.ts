import { getDb } from '#lib/db.ts'

export const forgetMisses = (who: string) => getDb().signInDelay.deleteMany({ where: { who } })
