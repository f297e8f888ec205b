import { getDb } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'

/** From now on the database refuses to change one row, or to write one: where `column` is `value`. */
export async function breakRow(table: string, column: string, value: string): Promise<void> {
  const name = newId('event')
  await getDb().$executeRawUnsafe(
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'a broken row'; END $$`,
  )
  await getDb().$executeRawUnsafe(
    `CREATE TRIGGER ${name} BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW WHEN (NEW.${column} = '${value}') EXECUTE FUNCTION ${name}()`,
  )
}
