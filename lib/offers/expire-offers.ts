import { getDb } from '#lib/db.ts'

/** Marks offers past their date. `ACTIVE` in the WHERE: one selected in between keeps its state. */
export async function expireOffers(): Promise<number> {
  return getDb().$executeRaw`
    UPDATE offers SET status = 'EXPIRED', updated_at = now() WHERE status = 'ACTIVE' AND expires_at < now()`
}
